import { endingOf } from '#core/platform/text/file-name.ts';

/** What a file of evidence may be, with the endings of its name; the first is the usual one. */
export const evidenceTypes = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
  png: { mediaType: 'image/png', endings: ['png'] },
  jpeg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { mediaType: 'image/webp', endings: ['webp'] },
  docx: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['docx'] },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  pptx: { mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', endings: ['pptx'] },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', endings: ['odt'] },
  ods: { mediaType: 'application/vnd.oasis.opendocument.spreadsheet', endings: ['ods'] },
  txt: { mediaType: 'text/plain', endings: ['txt'] },
  csv: { mediaType: 'text/csv', endings: ['csv'] },
} as const satisfies Readonly<Record<string, Readonly<{ mediaType: string; endings: readonly string[] }>>>;
export type EvidenceType = keyof typeof evidenceTypes;

/** Pictures are drawn anew before they are stored. */
export const pictureTypes = ['png', 'jpeg', 'webp'] as const satisfies readonly EvidenceType[];
export type PictureType = (typeof pictureTypes)[number];

export function isPictureType(type: EvidenceType): type is PictureType {
  return (pictureTypes as readonly EvidenceType[]).includes(type);
}

/** Sizes in bytes, and how many pieces of evidence an organisation may store (docs/product.md, “Evidence”). */
export const evidenceLimits = { file: 20_000_000, organization: 2_000_000_000, part: 4_000_000, items: 2000, openUploads: 20 } as const;

const endingsOf: (type: EvidenceType) => readonly string[] = (type) => evidenceTypes[type].endings;

/**
 * The name under which a file of that type is stored: a picture with a wrong ending of a picture gets its own; null when the
 * ending states something else than the content.
 */
export function nameFor(name: string, type: EvidenceType): string | null {
  const ending = endingOf(name);
  if (endingsOf(type).includes(ending)) return name;
  const isPicture = pictureTypes.some((one) => endingsOf(one).includes(ending));
  if (!isPictureType(type) || !isPicture) return null;
  return `${name.slice(0, -ending.length)}${endingsOf(type)[0]}`;
}
