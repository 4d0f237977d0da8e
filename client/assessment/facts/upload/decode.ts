import { yieldToPage } from './yield-to-page.ts';

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

/** So many bytes are decoded at a time. */
const pieceBytes = 100_000;

/** The text of bytes, piece by piece; null for what is none. */
async function decoded(bytes: Uint8Array, encoding: string): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const breathe = yieldToPage();
  const parts: string[] = [];
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      parts.push(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }));
      await breathe();
    }
    parts.push(decoder.decode());
  } catch {
    return null;
  }
  return parts.some((part) => part.includes('\u0000')) ? null : parts.join('');
}

/** The text of a file in UTF-8 or UTF-16, else in windows-1250, as Polish Excel writes it. A ZIP (also XLSX) and what is no text are none. */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return { problem: 'archive' };
  const encoding = encodingOf(bytes);
  const text = (await decoded(bytes, encoding)) ?? (encoding === 'utf-8' ? await decoded(bytes, 'windows-1250') : null);
  return text === null ? { problem: 'undecoded' } : { text };
}
