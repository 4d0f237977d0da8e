import { concat, demand, type Bytes } from './bytes.ts';

/** Decompresses zlib data; rejects with `code` when there is more than expected, before it is held in memory. */
export async function inflated(data: Bytes, most: number, code: string): Promise<Bytes> {
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const written = writer.write(data).then(() => writer.close());
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      length += value.length;
      demand(length <= most, code);
      parts.push(value);
    }
    await written;
  } catch {
    written.catch(() => {});
    await reader.cancel().catch(() => {});
    demand(false, code);
  }
  return concat(...parts);
}
