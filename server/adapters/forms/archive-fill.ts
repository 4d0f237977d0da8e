import { BlobReader, BlobWriter, configure, TextReader, Uint8ArrayReader, ZipReader, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** An archive with some of its parts replaced; all others are copied as they are packed, in their order. */
export async function replacedParts(bytes: Uint8Array, parts: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  const writer = new ZipWriter(new BlobWriter(), { extendedTimestamp: false });
  for (const entry of await reader.getEntries()) {
    const text = parts.get(entry.filename);
    const { lastModDate, comment, externalFileAttributes } = entry;
    if (entry.directory) await writer.add(entry.filename, undefined, { directory: true, lastModDate, externalFileAttributes });
    else if (text !== undefined) await writer.add(entry.filename, new TextReader(text), { lastModDate, comment, externalFileAttributes });
    else {
      const packed = await entry.getData(new BlobWriter(), { passThrough: true });
      const { uncompressedSize, signature, compressionMethod, encrypted } = entry;
      const asItWas = { passThrough: true, uncompressedSize, signature, compressionMethod, encrypted };
      await writer.add(entry.filename, new BlobReader(packed), { ...asItWas, lastModDate, comment, externalFileAttributes });
    }
  }
  const filled = await writer.close();
  await reader.close();
  return new Uint8Array(await filled.arrayBuffer());
}
