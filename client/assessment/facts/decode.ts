export type DecodeProblem = 'archive' | 'undecoded';
type Decoded = Readonly<{ text: string }> | Readonly<{ problem: DecodeProblem }>;

function begins(bytes: Uint8Array, ...first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte);
}

/** UTF-16 without a mark: every second byte of Latin letters is zero. */
function halvesWithZero(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 200);
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => at % 2 === odd && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (even + odd < head.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be';
  return halvesWithZero(bytes) ?? 'utf-8';
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text of a file in UTF-8 or UTF-16, else in windows-1250, as Polish Excel writes it. A ZIP (also XLSX) and what is no text are none. */
export function decode(bytes: Uint8Array): Decoded {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return { problem: 'archive' };
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding) ?? (encoding === 'utf-8' ? decoded(bytes, 'windows-1250') : null);
  return text === null || text.includes('\u0000') ? { problem: 'undecoded' } : { text };
}
