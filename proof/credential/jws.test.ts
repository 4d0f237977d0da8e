import { beforeAll, describe, expect, it } from 'vitest';
import { base64url, fromBase64url, textOf, utf8, type Bytes } from '#proof/bytes.ts';
import { isSignedBy, jwsHead, jwsPart, readJws, writeJws } from './jws.ts';
import { pair, prepareIssuer } from '#proof/testing/issuer.ts';

beforeAll(prepareIssuer);

const good = { alg: 'EdDSA', kid: 'k1', typ: 'dc+sd-jwt' };
const signature = base64url(new Uint8Array(64));
const token = (header: unknown, payload: unknown): string => `${jwsPart(header)}.${jwsPart(payload)}.${signature}`;

describe('a signed token', () => {
  it('is written with its algorithm, key and type, and read back', async () => {
    const key = pair('k1');
    const text = await writeJws({ kid: key.id, typ: 'x' }, { name: 'Żółw' }, key.sign);
    expect(JSON.parse(textOf(fromBase64url(text.split('.')[0]!)))).toEqual({ alg: 'EdDSA', kid: 'k1', typ: 'x' });
    expect(text.startsWith(`${jwsHead({ kid: 'k1', typ: 'x' })}.`)).toBe(true);
    const read = readJws(text);
    expect(read).toMatchObject({ kid: 'k1', typ: 'x', payload: { name: 'Żółw' } });
    expect(await isSignedBy(read, key.raw)).toBe(true);
    expect(await isSignedBy(read, pair('k1').raw)).toBe(false);
    const [head, , sign] = text.split('.');
    expect(await isSignedBy(readJws(`${head}.${jwsPart({ name: 'other' })}.${sign}`), key.raw)).toBe(false);
  });

  it('may name its algorithm by either of its two names, and need not name a type', () => {
    expect(readJws(token({ alg: 'Ed25519', kid: 'k1' }, {})).typ).toBeNull();
    expect(readJws(token({ ...good, typ: 7 }, {})).typ).toBeNull();
  });

  it.each<[string, string]>([
    ['no key', token({ alg: 'EdDSA' }, {})],
    ['a key that is no text', token({ ...good, kid: 1 }, {})],
    ['another algorithm', token({ ...good, alg: 'ES256' }, {})],
    ['no algorithm', token({ ...good, alg: 'none' }, {})],
    ['something critical', token({ ...good, crit: [] }, {})],
    ['a payload that is not encoded', token({ ...good, b64: false }, {})],
    ['a list for a payload', token(good, [])],
    ['nothing for a payload', token(good, null)],
    ['a text for a payload', token(good, 'x')],
    ['a list for a header', token([], {})],
    ['a header that is no JSON', `${base64url(utf8('{'))}.${jwsPart({})}.${signature}`],
    ['four parts', `${token(good, {})}.`],
  ])('with %s is refused', (_, text) => {
    expect(() => readJws(text)).toThrow(expect.objectContaining({ code: 'bad_jws' }));
  });

  it('of one part is refused, and so are loose ends in its signature', () => {
    expect(() => readJws('abc')).toThrow();
    const odd: Bytes = new Uint8Array([1]);
    expect(() => readJws(`${jwsPart(good)}.${jwsPart({})}.${base64url(odd).slice(0, 1)}R`)).toThrow();
  });
});
