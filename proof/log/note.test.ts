import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBase64url, type Bytes } from '#proof/bytes.ts';
import {
  cosignatureLine,
  cosignatureType,
  noteKey,
  noteType,
  readKey,
  readNote,
  signatureLine,
  signersOf,
  writeKey,
  writeNote,
} from './note.ts';

function pair(): { raw: Bytes; sign: (message: Bytes) => Bytes } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = fromBase64url(publicKey.export({ format: 'jwk' }).x!);
  return { raw, sign: signWith(privateKey) };
}

function signWith(key: KeyObject): (message: Bytes) => Bytes {
  return (message) => new Uint8Array(sign(null, message, key));
}

// The example of the Go checksum database's notes.
const neumann = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const neumannNote = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

describe('a signed note', () => {
  it('of another implementation is read and verified', async () => {
    const signers = await signersOf(readNote(neumannNote), [await readKey(neumann)]);
    expect(signers.map(({ key }) => key.name)).toEqual(['PeterNeumann']);
  });

  it('names its key as published elsewhere', async () => {
    const published = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
    expect(writeKey(await readKey(published))).toBe(published);
    await expect(readKey(published.replace('foo+5', 'foo+6'))).rejects.toThrow('bad_key');
  });

  it.each<[string, string, number, number]>([
    ['a space in its name', 'a b', noteType, 32],
    ['no name', '', noteType, 32],
    ['another type', 'a', 2, 32],
    ['a byte too few', 'a', noteType, 31],
    ['a byte too many', 'a', cosignatureType, 33],
  ])('takes no key with %s', async (_, name, type, length) => {
    const text = writeKey(await noteKey(name, type, new Uint8Array(length)));
    await expect(readKey(text)).rejects.toMatchObject({ code: 'bad_key' });
  });

  it('takes a key of a log and one of a witness', async () => {
    for (const type of [noteType, cosignatureType]) {
      const key = await noteKey('a', type, new Uint8Array(32));
      expect(await readKey(writeKey(key))).toEqual(key);
    }
    await expect(readKey('a+00000000+')).rejects.toThrow();
  });

  it('has 64 signatures at most', () => {
    const line = '— a AAAAAAA=\n';
    expect(readNote(`text\n\n${line.repeat(64)}`).signatures).toHaveLength(64);
    expect(() => readNote(`text\n\n${line.repeat(65)}`)).toThrow('bad_note');
  });

  it('is worthless when a known key’s signature is wrong, whoever else signed', async () => {
    const [good, bad] = [pair(), pair()];
    const [goodKey, badKey] = [await noteKey('good', noteType, good.raw), await noteKey('bad', noteType, bad.raw)];
    const lines = [await signatureLine(goodKey, good.sign, 'a\n'), await signatureLine(badKey, good.sign, 'a\n')];
    const note = readNote(writeNote({ text: 'a\n', signatures: lines }));
    expect(await signersOf(note, [goodKey])).toHaveLength(1);
    await expect(signersOf(note, [goodKey, badKey])).rejects.toThrow('bad_signature');
  });

  it('is not signed by a key that has only the name of another', async () => {
    const [own, foreign] = [pair(), pair()];
    const key = await noteKey('log', noteType, own.raw);
    const line = await signatureLine(await noteKey('log', noteType, foreign.raw), foreign.sign, 'a\n');
    expect(await signersOf({ text: 'a\n', signatures: [line] }, [key])).toEqual([]);
  });

  it('shows when a witness saw it, and a changed time is noticed', async () => {
    const witness = pair();
    const key = await noteKey('witness.example/w1', cosignatureType, witness.raw);
    const line = await cosignatureLine(key, witness.sign, 'log\n1\n', 1_795_219_200);
    expect(await signersOf({ text: 'log\n1\n', signatures: [line] }, [key])).toEqual([{ key, time: 1_795_219_200 }]);
    const later = { ...line, signature: line.signature.map((byte, at) => (at === 7 ? byte ^ 1 : byte)) };
    await expect(signersOf({ text: 'log\n1\n', signatures: [later] }, [key])).rejects.toThrow('bad_signature');
  });

  it.each([
    ['without a signature', 'text\n'],
    ['without an end', neumannNote.slice(0, -1)],
    ['with a control character', neumannNote.replace('answer', 'ans\u0007wer')],
    ['with a hyphen for the dash', neumannNote.replace('—', '-')],
    ['with more after the signature', neumannNote.replace('nAM=', 'nAM= x')],
    ['with a loose end in base64', neumannNote.replace('nAM=', 'nAN=')],
  ])('%s is refused', (_, note) => {
    expect(() => readNote(note)).toThrow(/bad_note|not_base64/);
  });
});
