import type { EvidenceType } from '#core/assessment/evidence/evidence.ts';
import type { ZipEntry } from '#server/platform/files/zip.ts';
import { Unfit } from './fault.ts';
import { readDirectory, requireIsolated, unpacked } from './zip.ts';

/** Main parts of documents without macros (ECMA-376 part 1, section 11–13), and of OpenDocument (section 2.2.4 of part 2). */
const mainParts: readonly (readonly [string, EvidenceType])[] = [
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml', 'pptx'],
];
const openDocuments: Readonly<Record<string, EvidenceType>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

const programNames = /(^|\/)(vbaProject|vbaData|activeX|macrosheets|customUI)|^(Basic|Scripts)\/./i;
const programParts = /macroEnabled|vbaProject|activeX|ms-office\.vba|oleObject/i;
/** Parts that are fetched from elsewhere when the document is opened. */
const fetchedParts = /(attachedTemplate|oleObject|frame|subDocument)"/i;
const embedded = /(^|\/)embeddings\/./i;
const embeddedDocument = /\.(docx|xlsx|pptx)$/i;

type Package = Readonly<{ entries: readonly ZipEntry[]; read: (name: string) => string }>;

function typeOfPackage({ entries, read }: Package): EvidenceType {
  if (entries[0]?.name === 'mimetype') {
    const type = openDocuments[read('mimetype').trim()];
    if (type && read('META-INF/manifest.xml').includes('encryption-data')) throw new Unfit('evidence_encrypted');
    if (type) return type;
  }
  const types = read('[Content_Types].xml');
  if (programParts.test(types)) throw new Unfit('evidence_macros');
  const found = mainParts.find(([part]) => types.includes(`"${part}"`));
  if (!found) throw new Unfit('evidence_type');
  return found[1];
}

function fetchesFromElsewhere(relationships: string): boolean {
  return relationships.split('<').some((tag) => /TargetMode="External"/i.test(tag) && fetchedParts.test(tag));
}

/** Checks what is embedded: documents like this one; anything else may be a program. */
function inspectEmbedded(name: string, content: Buffer, depth: number): void {
  if (!embeddedDocument.test(name) || depth > 1) throw new Unfit('evidence_macros');
  inspectOffice(content, depth + 1);
}

/**
 * The type of an office document. Refuses macros, controls and embedded programs by the names and types of its parts, parts that are
 * fetched from elsewhere, and every part that does not unpack to just what the directory states.
 */
export function inspectOffice(bytes: Buffer, depth = 0): EvidenceType {
  const entries = readDirectory(bytes);
  requireIsolated(bytes, entries);
  if (entries.some(({ name }) => programNames.test(name))) throw new Unfit('evidence_macros');
  const contents = new Map<string, Buffer>();
  for (const entry of entries) {
    if (contents.has(entry.name)) throw new Unfit('evidence_damaged');
    const content = unpacked(bytes, entry);
    if (embedded.test(entry.name)) inspectEmbedded(entry.name, content, depth);
    const isRead = /\.rels$|^mimetype$|^META-INF\/manifest\.xml$|^\[Content_Types\]\.xml$/.test(entry.name);
    contents.set(entry.name, isRead ? content : Buffer.alloc(0));
    if (entry.name.endsWith('.rels') && fetchesFromElsewhere(content.toString('utf8'))) throw new Unfit('evidence_macros');
  }
  return typeOfPackage({ entries, read: (name) => contents.get(name)?.toString('utf8') ?? '' });
}

const oleStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Documents with a password are wrapped into the format of before (MS-OFFCRYPTO, section 2.3.4). */
export function refuseCompound(bytes: Buffer): void {
  if (!bytes.subarray(0, oleStart.length).equals(oleStart)) return;
  throw new Unfit(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'evidence_encrypted' : 'evidence_type');
}
