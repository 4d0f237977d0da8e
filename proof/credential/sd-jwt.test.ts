import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { base64url, fromBase64url, utf8, type Bytes } from '#proof/bytes.ts';
import { isSignedBy } from './jws.ts';
import { issueSdJwt, readSdJwt, sdJwtType, withDisclosures } from './sd-jwt.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = fromBase64url(publicKey.export({ format: 'jwk' }).x!);
const signed = (message: Bytes): Bytes => new Uint8Array(sign(null, message, privateKey));
let salts = 0;
const salt = (): Bytes => new Uint8Array(16).fill((salts += 1));
const always = { iss: 'https://atesto.example', vct: 'x', number: 'ATESTO-1' };
const hidden = { score: '84.50', declarant_name: 'Anna Żółć' };

const issue = () => issueSdJwt({ kid: 'k', always, hidden, sign: signed, salt });
const part = (value: unknown): string => base64url(utf8(JSON.stringify(value)));

function tokenOf(payload: object, header: object = { alg: 'EdDSA', kid: 'k', typ: sdJwtType }): string {
  const input = `${part(header)}.${part(payload)}`;
  return `${input}.${base64url(signed(utf8(input)))}`;
}

describe('a credential with parts to withhold', () => {
  it('shows all, some or none of them under one signature', async () => {
    const text = await issue();
    const all = await readSdJwt(text);
    expect({ ...all.disclosed }).toEqual(hidden);
    expect(all.always).toEqual(always);
    expect(await isSignedBy(all.jws, raw)).toBe(true);
    const one = await readSdJwt(withDisclosures(text, ['score']));
    expect({ ...one.disclosed }).toEqual({ score: '84.50' });
    const none = withDisclosures(text, []);
    expect({ ...(await readSdJwt(none)).disclosed }).toEqual({});
    expect(none).not.toContain('Anna');
    expect(await isSignedBy((await readSdJwt(none)).jws, raw)).toBe(true);
  });

  it('gives two credentials with the same score different digests', async () => {
    const digests = async () => (await readSdJwt(await issue())).jws.payload._sd;
    expect(await digests()).not.toEqual(await digests());
  });

  const disclosure = (name: string, value: unknown) => part(['c2FsdHNhbHRzYWx0c2FsdA', name, value]);

  it.each<[string, (text: string) => string]>([
    ['without the closing mark', (text) => text.slice(0, -1)],
    ['with a changed disclosure', (text) => text.replace(text.split('~')[1]!, disclosure('score', '99.99'))],
    ['with a foreign disclosure', (text) => `${text}${disclosure('score', '99.99')}~`],
    ['with a disclosure twice', (text) => `${text}${text.split('~')[1]!}~`],
    ['with an empty disclosure', (text) => `${text}~`],
    ['with a key binding', (text) => `${text}${tokenOf({ nonce: 'x' })}`],
    ['of another type', () => `${tokenOf(always, { alg: 'EdDSA', kid: 'k', typ: 'JWT' })}~`],
    ['with no algorithm', () => `${tokenOf(always, { alg: 'none', kid: 'k', typ: sdJwtType })}~`],
    ['with a symmetric algorithm', () => `${tokenOf(always, { alg: 'HS256', kid: 'k', typ: sdJwtType })}~`],
    ['with something critical', () => `${tokenOf(always, { alg: 'EdDSA', kid: 'k', typ: sdJwtType, crit: ['x'] })}~`],
    ['with another hash', () => `${tokenOf({ ...always, _sd_alg: 'sha-1' })}~`],
    ['with digests deeper down', () => `${tokenOf({ ...always, organization: { _sd: ['x'] } })}~`],
    ['with the same digest twice', () => `${tokenOf({ ...always, _sd: ['x', 'x'] })}~`],
    ['with four parts', (text) => text.replace('~', '.x~')],
  ])('%s is refused', async (_, change) => {
    await expect(readSdJwt(change(await issue()))).rejects.toMatchObject({ name: 'NotProven' });
  });

  it('takes no digests from inside of a disclosure', async () => {
    const text = await issueSdJwt({ kid: 'k', always, hidden: { section: { _sd: ['x'] } }, sign: signed, salt });
    await expect(readSdJwt(text)).rejects.toMatchObject({ code: 'bad_sd_jwt' });
  });

  it('has the type that the standard names, and SHA-256 also where it does not say so', async () => {
    const [head = ''] = (await issue()).split('.');
    expect(JSON.parse(new TextDecoder().decode(fromBase64url(head)))).toEqual({ alg: 'EdDSA', kid: 'k', typ: 'dc+sd-jwt' });
    expect((await readSdJwt(`${tokenOf(always)}~`)).always).toEqual(always);
    expect((await readSdJwt(`${tokenOf({ ...always, _sd_alg: 'sha-256' })}~`)).always).toEqual(always);
  });

  it.each<[string, unknown]>([
    ['no list', { score: '1' }],
    ['two parts', ['salt', 'score']],
    ['four parts', ['salt', 'score', '1', '2']],
    ['a salt that is no text', [1, 'score', '1']],
    ['a name that is no text', ['salt', 7, '1']],
  ])('takes no disclosure with %s', async (_, value) => {
    await expect(readSdJwt(`${tokenOf(always)}~${part(value)}~`)).rejects.toMatchObject({ code: 'bad_disclosure' });
  });

  it('states that a disclosure is not the issuer’s', async () => {
    await expect(readSdJwt(`${await issue()}${disclosure('score', '99.99')}~`)).rejects.toMatchObject({ code: 'unsigned_disclosure' });
  });

  it.each(['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'status', '_sd', '_sd_alg', '...', 'number'])(
    'never takes “%s” from a disclosure',
    async (name) => {
      const text = await issueSdJwt({ kid: 'k', always, hidden: { [name]: 'other' }, sign: signed, salt });
      await expect(readSdJwt(text)).rejects.toMatchObject({ code: 'bad_disclosure' });
    },
  );
});
