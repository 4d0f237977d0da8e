import fc from 'fast-check';
import { often } from './draw.ts';

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

/** Text that nobody types. */
export const hostileText = often(
  70,
  fc.constantFrom(...texts),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 300, size: 'max' }),
);

const number = often(
  50,
  fc.constantFrom(0, -0, -1, 1, 0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 999_999_999_999),
  fc.double(),
);
const oddity = fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: -1 }, { $ne: null }, ['x', 'x']);
const nested = fc.tuple(fc.constantFrom('x', null, 1), fc.boolean(), fc.integer({ min: 1, max: 90 })).map(([inner, isList, depth]) => {
  let value: unknown = inner;
  for (let left = depth; left > 0; left -= 1) value = isList ? [value] : { a: value };
  return value;
});

/** Any value of JSON, and of none that a field is made for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: number },
  oddity,
  nested,
  fc.jsonValue({ maxDepth: 3 }),
);

export const hostileName = fc.constantFrom(...names, 'x', '', 'role', 'id', 'organizationId', 'ą', 'a.b', 'a[0]');

/** As it may stand in an address: whatever is no part of one is encoded, half a pair as CESU-8 would. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed() === text ? text : text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    '%EF%BF%BD',
    '%ED%A0%80',
  );
}

const addressParts = [
  '%00', 'a%00b', digits, '%20', '..%2f..', '%E0%A4%A', '%ED%A0%80', '%', '%25', '%2e%2e', '//', ';x=1', '%C0%AF', '%F0%9F%98%80', 'a'.repeat(250),
]; // prettier-ignore

/** A part of a path. */
export const hostilePart = often(
  50,
  fc.constantFrom(...addressParts),
  hostileText.map((text) => inAddress(text) || '%20'),
);

/** Questions of an address: known names with strange values, strange names, and what is none. */
export function hostileQuery(known: readonly string[]): fc.Arbitrary<string> {
  const strange = hostileName.map(inAddress);
  const value = fc.oneof(hostileText.map(inAddress), fc.constantFrom(...cursors), fc.constantFrom(...addressParts));
  const one = (known.length > 0 ? often(80, fc.constantFrom(...known), strange) : strange).chain((name) =>
    often(
      25,
      fc.constantFrom(name, `${name}=`, `${name}[]=1`, `${name}[a]=1`, `=${name}`, `${name}=1&${name}=2`),
      value.map((one) => `${name}=${one}`),
    ),
  );
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => all.join('&'));
}

const deep = 20_000;
const bodies: readonly (string | Buffer)[] = [
  '', 'null', '[]', '"x"', '0', '{}', '{"a":', '{"a":1,}', '\ufeff{}', 'NaN', '1e999', '{"__proto__":{"role":"operator"}}', '{"constructor":{"prototype":{}}}',
  `${'['.repeat(deep)}${']'.repeat(deep)}`, `{"email":${'['.repeat(deep)}${']'.repeat(deep)}}`, '{"email":"a","email":["b"]}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), Buffer.from([0]), Buffer.from('{"email":"\xed\xa0\x80"}', 'latin1'),
]; // prettier-ignore

/** What is no body that anybody promised. */
export const hostileBody = fc.constantFrom(...bodies);

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
export const hostileHeader = fc.constantFrom(
  ...Object.entries(headers).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
);
