import { base64, concat, demand, fromBase64, fromHex, hex, sha256, utf8, type Bytes } from '#proof/bytes.ts';
import { signatureLength, verifies, type Sign } from '#proof/ed25519.ts';

/** Signature types of C2SP notes: a plain Ed25519 signature, and a witness's with the time at which it saw the note. */
export const noteType = 1;
export const cosignatureType = 4;

/** A public key by the name of who holds it, as notes write it: `name+id+base64(type‖key)`. */
export type NoteKey = Readonly<{ name: string; id: string; type: number; key: Bytes }>;

type SignatureLine = Readonly<{ name: string; id: string; signature: Bytes }>;
/** A text and the lines of those who signed it; nothing is verified yet. `text` ends with a newline. */
export type Note = Readonly<{ text: string; signatures: readonly SignatureLine[] }>;
/** Who really signed; `time` (seconds since 1970) for witnesses. */
export type Signed = Readonly<{ key: NoteKey; time: number | null }>;

const mostSignatures = 64;
const idLength = 4;
const timeLength = 8;
const namePattern = /^[^\s+]+$/u;

/** The id of a key: the first four bytes of SHA-256(name ‖ 0A ‖ type ‖ key), in hex. */
export async function keyId(name: string, type: number, key: Bytes): Promise<string> {
  const digest = await sha256(concat(utf8(`${name}\n`), Uint8Array.of(type), key));
  return hex(digest.subarray(0, idLength));
}

export async function noteKey(name: string, type: number, key: Bytes): Promise<NoteKey> {
  return { name, id: await keyId(name, type, key), type, key };
}

export function writeKey({ name, id, type, key }: NoteKey): string {
  return `${name}+${id}+${base64(concat(Uint8Array.of(type), key))}`;
}

/** Reads a key; rejects one whose id is not its own. */
export async function readKey(text: string): Promise<NoteKey> {
  const [name = '', id = '', ...rest] = text.split('+');
  const encoded = fromBase64(rest.join('+'));
  const [type = 0, key] = [encoded[0], encoded.slice(1)];
  demand(namePattern.test(name) && (type === noteType || type === cosignatureType) && key.length === 32, 'bad_key');
  demand((await keyId(name, type, key)) === id, 'bad_key');
  return { name, id, type, key };
}

function readLine(line: string): SignatureLine {
  const [dash, name = '', encoded = '', more] = line.split(' ');
  demand(dash === '—' && more === undefined && namePattern.test(name), 'bad_note');
  const bytes = fromBase64(encoded);
  demand(bytes.length > idLength, 'bad_note');
  return { name, id: hex(bytes.subarray(0, idLength)), signature: bytes.slice(idLength) };
}

/** Splits a note (C2SP signed-note) at its last blank line. */
export function readNote(note: string): Note {
  const at = note.lastIndexOf('\n\n');
  // Control characters other than the newline have no place in a note.
  // oxlint-disable-next-line eslint/no-control-regex
  demand(at >= 0 && note.endsWith('\n') && !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(note), 'bad_note');
  const lines = note.slice(at + 2, -1).split('\n');
  demand(lines.length <= mostSignatures, 'bad_note');
  return { text: note.slice(0, at + 1), signatures: lines.map(readLine) };
}

function writeLine({ name, id, signature }: SignatureLine): string {
  return `— ${name} ${base64(concat(fromHex(id), signature))}\n`;
}

export function writeNote({ text, signatures }: Note): string {
  return `${text}\n${signatures.map(writeLine).join('')}`;
}

/** Eight bytes, the highest first. */
function bigEndian(value: number): Bytes {
  return Uint8Array.from({ length: timeLength }, (_, index) => Number((BigInt(value) >> BigInt(8 * (timeLength - 1 - index))) & 255n));
}

function timeOf(signature: Bytes): number {
  return Number(signature.subarray(0, timeLength).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n));
}

/** What a witness signs (C2SP tlog-cosignature, cosignature/v1). */
function cosigned(text: string, time: number): Bytes {
  return utf8(`cosignature/v1\ntime ${time}\n${text}`);
}

export async function signatureLine(key: NoteKey, sign: Sign, text: string): Promise<SignatureLine> {
  return { name: key.name, id: key.id, signature: await sign(utf8(text)) };
}

/** A witness's line; `time` in seconds since 1970. */
export async function cosignatureLine(key: NoteKey, sign: Sign, text: string, time: number): Promise<SignatureLine> {
  return { name: key.name, id: key.id, signature: concat(bigEndian(time), await sign(cosigned(text, time))) };
}

async function signedBy(key: NoteKey, { signature }: SignatureLine, text: string): Promise<Signed | null> {
  if (key.type === noteType) return (await verifies(key.key, signature, utf8(text))) ? { key, time: null } : null;
  if (signature.length !== timeLength + signatureLength) return null;
  const time = timeOf(signature);
  return (await verifies(key.key, signature.slice(timeLength), cosigned(text, time))) ? { key, time } : null;
}

/**
 * Who of the given keys signed a note; lines of unknown keys are passed over, of one key the first counts. A wrong
 * signature by a known key makes the whole note worthless: rejects with `bad_signature`.
 */
export async function signersOf(note: Note, keys: readonly NoteKey[]): Promise<Signed[]> {
  const found: Signed[] = [];
  for (const key of keys) {
    const line = note.signatures.find(({ name, id }) => name === key.name && id === key.id);
    if (!line) continue;
    const signed = await signedBy(key, line, note.text);
    demand(signed, 'bad_signature');
    found.push(signed);
  }
  return found;
}
