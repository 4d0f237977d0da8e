const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf: ReadonlyMap<string, number> = new Map(Array.from(alphabet, (letter, value) => [letter, value]));

/** The bytes of a text in base64 (RFC 4648), padded or not; null for what is none. */
export function readBase64(text: string): readonly number[] | null {
  const letters = text.replace(/={1,2}$/, '');
  if (letters.length % 4 === 1) return null;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of letters) {
    const value = valueOf.get(letter);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}

/** One value of DER (X.690): its tag, and where its content begins and ends. */
type Value = Readonly<{ tag: number; from: number; to: number }>;

const tagOf = { integer: 0x02, bits: 0x03, sequence: 0x30 } as const;
/** The identifier rsaEncryption, 1.2.840.113549.1.1.1 (RFC 8017, appendix A.1), as DER. */
const rsaEncryption = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01];

function readValue(bytes: readonly number[], at: number, end: number): Value | null {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return null;
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (lengthBytes > 3 || first === 0x80) return null;
  const from = at + 2 + lengthBytes;
  const length = lengthBytes === 0 ? first : bytes.slice(at + 2, from).reduce((sum, byte) => sum * 256 + byte, 0);
  return from + length <= end ? { tag, from, to: from + length } : null;
}

function inside(bytes: readonly number[], value: Value | null, tag: number): Value | null {
  return value?.tag === tag ? readValue(bytes, value.from, value.to) : null;
}

/** The RSAPublicKey, which stands there by itself or in a SubjectPublicKeyInfo (RFC 5280, section 4.1). */
function readKey(bytes: readonly number[]): Value | null {
  const outer = readValue(bytes, 0, bytes.length);
  const first = inside(bytes, outer, tagOf.sequence);
  if (first?.tag !== tagOf.sequence) return outer;
  if (rsaEncryption.some((byte, at) => bytes[first.from + at] !== byte)) return null;
  const key = outer && readValue(bytes, first.to, outer.to);
  // A bit string begins with the number of bits that its last byte leaves out.
  return key?.tag === tagOf.bits ? readValue(bytes, key.from + 1, key.to) : null;
}

/** How many bits the modulus of an RSA key has; null for bytes that are none. */
export function rsaBits(bytes: readonly number[]): number | null {
  const modulus = inside(bytes, readKey(bytes), tagOf.sequence);
  if (modulus?.tag !== tagOf.integer) return null;
  const digits = bytes.slice(modulus.from, modulus.to);
  const first = digits.findIndex((byte) => byte !== 0);
  if (first < 0) return null;
  return (digits.length - first) * 8 - (Math.clz32(digits[first] ?? 0) - 24);
}
