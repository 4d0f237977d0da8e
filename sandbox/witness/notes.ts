import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** A public key as signed notes write it (C2SP signed-note): `name+id+base64(type‖key)`. */
export type NoteKey = Readonly<{ name: string; id: Buffer; key: Buffer }>;

const noteType = 1;
const cosignatureType = 4;
const idLength = 4;

function keyId(name: string, type: number, key: Buffer): Buffer {
  const hashed = Buffer.concat([Buffer.from(`${name}\n`), Buffer.from([type]), key]);
  return createHash('sha256').update(hashed).digest().subarray(0, idLength);
}

export function readLogKey(text: string): NoteKey | null {
  const [name = '', , ...rest] = text.split('+');
  const bytes = Buffer.from(rest.join('+'), 'base64');
  const key = bytes.subarray(1);
  return bytes[0] === noteType && key.length === 32 ? { name, id: keyId(name, noteType, key), key } : null;
}

function rawOf(key: KeyObject): Buffer {
  return Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');
}

/** The witness's own key as others write it down. */
export function witnessKey(name: string, key: KeyObject): string {
  const raw = rawOf(key);
  const id = keyId(name, cosignatureType, raw).toString('hex');
  return `${name}+${id}+${Buffer.concat([Buffer.from([cosignatureType]), raw]).toString('base64')}`;
}

/** What a checkpoint states and who signed it. */
export type Checkpoint = Readonly<{ text: string; origin: string; size: number; root: Buffer; lines: readonly string[] }>;

export function readCheckpoint(note: string): Checkpoint | null {
  const at = note.lastIndexOf('\n\n');
  if (at < 0 || !note.endsWith('\n')) return null;
  const text = note.slice(0, at + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  const bytes = Buffer.from(root, 'base64');
  if (!/^(0|[1-9]\d{0,15})$/.test(size) || bytes.length !== 32 || origin === '') return null;
  return { text, origin, size: Number(size), root: bytes, lines: note.slice(at + 2, -1).split('\n') };
}

export function isSignedBy({ text, lines }: Checkpoint, { name, id, key }: NoteKey): boolean {
  const prefix = `— ${name} `;
  const line = lines.find(
    (one) => one.startsWith(prefix) && Buffer.from(one.slice(prefix.length), 'base64').subarray(0, idLength).equals(id),
  );
  if (!line) return false;
  const signature = Buffer.from(line.slice(prefix.length), 'base64').subarray(idLength);
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, signature);
}

/** The line by which a witness states that it saw a checkpoint (C2SP tlog-cosignature); `time` in seconds since 1970. */
export function cosignature(name: string, key: KeyObject, text: string, time: number): string {
  const seconds = Buffer.alloc(8);
  seconds.writeBigUInt64BE(BigInt(time));
  const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), key);
  const encoded = Buffer.concat([keyId(name, cosignatureType, rawOf(key)), seconds, signature]).toString('base64');
  return `— ${name} ${encoded}\n`;
}
