import fc from 'fast-check';
import { between, chance, pick, type Draw } from './draw.ts';

const digits = '9'.repeat(81);
const nobody = '00000000-0000-4000-8000-000000000000';
const days = [
  '-000100-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00T00:00:00Z',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
];
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf', 'then', 'toJSON'];

/** Places in lists as they are handed out, with contents that nobody handed out. */
const cursors = days.flatMap((day) =>
  [`p|${day}|ATESTO-1`, `${day}|${nobody}`, JSON.stringify([day, nobody]), `["${day}"]`].map((text) =>
    Buffer.from(text).toString('base64url'),
  ),
);

const texts: readonly string[] = [
  '', ' ', '\0', 'a\0b', '\ud800', 'x\udfffy', '\u202etxt.exe', '\u200b', '\ufeff', 'ß'.repeat(191), 'ł'.repeat(255), 'a'.repeat(190),
  'a'.repeat(201), 'é'.repeat(4001), '😀'.repeat(130), '\u0301'.repeat(400), digits, '-1', 'NaN', '1e400', '0x10', 'null', 'undefined', 'true',
  "' or '1'='1", "'; drop table users; --", '${7*7}', '{{7*7}}', '<script>alert(1)</script>', '%s%n', '../../etc/passwd', '..\\..\\win.ini',
  'file:///etc/passwd', 'javascript:alert(1)', 'http://169.254.169.254/', 'http://[::1]/', 'a@b', 'a@b.c\r\nbcc: x@y.pl', '=cmd()', '\r\nset-cookie: a=b',
  '%', '_', '\\', '%00', nobody, nobody.toUpperCase(), ...days, ...names, ...cursors.slice(0, 6),
]; // prettier-ignore

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  -0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
  999_999_999_999,
];

const text = fc.array(fc.nat(0xffff), { maxLength: 300 }).map((units) => String.fromCharCode(...units));
const json = fc.jsonValue({ maxDepth: 3 });
const anyText = (): typeof text => text;
const anyJson = (): typeof json => json;

/** Text that nobody types. */
export function hostileText(draw: Draw): string {
  if (chance(draw, 70)) return pick(draw, texts);
  return draw(anyText);
}

function nested(draw: Draw): unknown {
  let value: unknown = pick(draw, ['x', null, 1]);
  const isList = chance(draw, 50);
  for (let depth = between(draw, 1, 90); depth > 0; depth -= 1) value = isList ? [value] : { a: value };
  return value;
}

/** Any value of JSON, and of none that a field is made for. */
export function hostileValue(draw: Draw): unknown {
  const kind = between(draw, 0, 9);
  if (kind < 5) return hostileText(draw);
  if (kind < 7) return pick(draw, numbers);
  if (kind === 7) return pick<unknown>(draw, [null, true, false, [], {}, [null], [[]], { length: -1 }, { $ne: null }, ['x', 'x']]);
  if (kind === 8) return nested(draw);
  return draw(anyJson);
}

export function hostileName(draw: Draw): string {
  return pick(draw, [...names, 'x', '', 'role', 'id', 'organizationId', 'ą', 'a.b', 'a[0]']);
}

/** As it may stand in an address: whatever is no part of one is encoded, half a pair as CESU-8 would. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed() === text ? text : text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    '%EF%BF%BD',
    '%ED%A0%80',
  );
}

const addressParts = [
  '%00',
  'a%00b',
  digits,
  '%20',
  '..%2f..',
  '%E0%A4%A',
  '%ED%A0%80',
  '%',
  '%25',
  '%2e%2e',
  '//',
  ';x=1',
  '%C0%AF',
  '%F0%9F%98%80',
  'a'.repeat(250),
];

/** A part of a path. */
export function hostilePart(draw: Draw): string {
  if (chance(draw, 50)) return pick(draw, addressParts);
  return inAddress(hostileText(draw)) || '%20';
}

/** A question of an address: known names with strange values, strange names, and what is none. */
export function hostileQuery(draw: Draw, known: readonly string[]): string {
  const one = (): string => {
    const name = known.length > 0 && chance(draw, 80) ? pick(draw, known) : inAddress(hostileName(draw));
    const value = pick(draw, ['text', 'cursor', 'part', 'bare'] as const);
    if (value === 'bare') return pick(draw, [name, `${name}=`, `${name}[]=1`, `${name}[a]=1`, `=${name}`, `${name}=1&${name}=2`]);
    if (value === 'cursor') return `${name}=${pick(draw, cursors)}`;
    return `${name}=${value === 'part' ? pick(draw, addressParts) : inAddress(hostileText(draw))}`;
  };
  return Array.from({ length: between(draw, 1, 3) }, one).join('&');
}

const deep = 20_000;
const bodies: readonly (string | Buffer)[] = [
  '', 'null', '[]', '"x"', '0', '{}', '{"a":', '{"a":1,}', '\ufeff{}', 'NaN', '1e999', '{"__proto__":{"role":"operator"}}', '{"constructor":{"prototype":{}}}',
  `${'['.repeat(deep)}${']'.repeat(deep)}`, `{"email":${'['.repeat(deep)}${']'.repeat(deep)}}`, '{"email":"a","email":["b"]}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), Buffer.from([0]), Buffer.from('{"email":"\xed\xa0\x80"}', 'latin1'),
]; // prettier-ignore

/** What is no body that anybody promised. */
export function hostileBody(draw: Draw): string | Buffer {
  return pick(draw, bodies);
}

const headers: Readonly<Record<string, readonly string[]>> = {
  'content-type': ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'application/json;charset=', 'multipart/form-data', 'x', '', 'application/x-www-form-urlencoded', 'application/JSON', 'application/json, text/html'],
  'accept-language': ['*', 'xx', 'de;q=9', 'pl-PL,pl;q=0.9,,', ';;;', 'a'.repeat(3000), 'pl;q=NaN'],
  accept: ['*/*', 'text/html', 'x', ''],
  'accept-encoding': ['gzip', 'br', 'x', '*;q=0', 'gzip;q=NaN'],
  cookie: ['atesto_session', 'atesto_session=', 'atesto_session=%00', 'atesto_session=%E0%A4%A', '=', ';;;', `atesto_session=${'a'.repeat(5000)}`, 'language=%00', 'atesto_session=a; atesto_session=b', '__proto__=1'],
  authorization: ['Bearer', 'Bearer ', 'Bearer x', 'Basic eDp4', `Bearer ${'a'.repeat(5000)}`, 'Bearer ak_\u00e9', ' '],
  'x-organization': [nobody, 'x', '', '__proto__'],
  origin: ['null', 'https://example.com', 'https://atesto.test', 'x', 'https://[', ''],
  'sec-fetch-site': ['cross-site', 'same-site', 'same-origin', 'none', 'x'],
  'if-none-match': ['*', '""', 'W/"x"', '"', 'W/', 'a'.repeat(3000)],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9999999999999999999-', 'x', 'bytes=0-0,1-1'],
  'x-forwarded-for': ['x', '1.2.3.4, 5.6.7.8', '::1', "' or 1=1"],
  'x-request-id': ['x', 'a'.repeat(64), 'abc-12345', '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9'],
  'user-agent': ['', 'x'.repeat(3000), '\u00ff\u00fe', '${jndi:ldap://x}'],
  host: ['', 'example.com', 'atesto.test:99999', '[', 'a b'],
  'stripe-signature': ['t=,v1=', 't=1', ''],
}; // prettier-ignore

/** One header with a value that no browser sends. */
export function hostileHeader(draw: Draw): Record<string, string> {
  const name = pick(draw, Object.keys(headers));
  return { [name]: pick(draw, headers[name]!) };
}
