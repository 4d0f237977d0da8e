import { zipMethods } from '#core/platform/zip-directory.ts';
import { concat, type Bytes } from '#proof/bytes.ts';

/** So much is unpacked at a time: at most some thousand times as long, so that the page goes on answering. */
const sliceBytes = 2048;

/** Packed bytes as they were; never more than `most` of them are held. */
export async function unpacked(packed: Bytes, method: number, most: number): Promise<Bytes | 'too_large' | 'broken'> {
  if (method === zipMethods.stored) return packed.length > most ? 'too_large' : packed;
  if (method !== zipMethods.deflated) return 'broken';
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const feed = async (): Promise<void> => {
    for (let at = 0; at < packed.length; at += sliceBytes) {
      await writer.ready;
      await writer.write(packed.subarray(at, at + sliceBytes));
    }
    await writer.close();
  };
  const fed = feed();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      length += value.length;
      if (length > most) break;
      parts.push(value);
    }
    if (length <= most) await fed;
  } catch {
    return 'broken';
  } finally {
    fed.catch(() => {});
    await reader.cancel().catch(() => {});
  }
  return length > most ? 'too_large' : concat(...parts);
}
