import { createHash } from 'node:crypto';

/**
 * Versions of OSCAL (NIST, pages.nist.gov/OSCAL). Results, their plan and the catalogue keep to the one that results were promised in; mappings
 * have a model since 1.2.0, whose form of confidence 1.2.1 mended.
 */
export const oscalVersions = { results: '1.1.2', mapping: '1.2.1' } as const;

/** A name for a part that is the same at each export (RFC 9562, version 5). */
export function nameOf(space: string, part: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(space.replaceAll('-', ''), 'hex'))
    .update(part)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Where names of our own properties come from. */
export function namespaceOf(publicUrl: string): string {
  return `${publicUrl}/ns/oscal`;
}

/** Space of the names of what belongs to no assessment; the outer one is RFC 9562's for addresses. */
export function publicSpace(publicUrl: string): string {
  return nameOf('6ba7b811-9dad-11d1-80b4-00c04fd430c8', namespaceOf(publicUrl));
}

/** A document is named by what it states, since its UUID has to change with that; the same words are the same bytes. */
export function oscalDocument(root: string, space: string, content: Readonly<Record<string, unknown>>): string {
  const uuid = nameOf(space, `${root} ${JSON.stringify(content)}`);
  return `${JSON.stringify({ [root]: { uuid, ...content } }, null, 2)}\n`;
}

/** A file inside of a document, for whoever reads it without a network. */
export function embedded(filename: string, mediaType: string, content: string) {
  return { filename, 'media-type': mediaType, value: Buffer.from(content).toString('base64') };
}
