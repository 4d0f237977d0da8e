import { Zip, ZipDeflate } from 'fflate';

export type ZipEntry = Readonly<{ name: string; at: Date; bytes: AsyncIterable<Uint8Array> }>;

/**
 * A ZIP made as it is read: of no file more than some blocks lies in memory. Entries are stored, not compressed: files of people are
 * compressed already, and blocks that are merely stored can be unpacked from a stream too.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for await (const { name, at, bytes } of entries) {
    const entry = Object.assign(new ZipDeflate(name, { level: 0 }), { mtime: at });
    zip.add(entry);
    for await (const chunk of bytes) {
      entry.push(new Uint8Array(chunk));
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
