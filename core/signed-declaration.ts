/** A declaration is taken back signed within so many days. */
export const declarationDays = 30;
/** Signed files of one account in a day. */
export const signedFilesPerDay = 10;
/** Size of a signed file, in bytes. */
export const longestSignedFile = 5 * 2 ** 20;

/** What became of a signed declaration. `sealed` alone confirms. */
export const signatureVerdicts = [
  'sealed',
  /** Not the declaration as it was issued to this account. */
  'not_ours',
  'unsigned',
  'several',
  /** The signature leaves a part of the file out. */
  'not_whole',
  /** Something beside the signature was added or changed. */
  'changed',
  'unreadable',
  'broken',
  'untrusted',
  'expired',
  'not_qualified',
  /** A seal of another company. */
  'other_company',
  /** A qualified signature of a person, whose right to sign a person has to look at. */
  'person',
] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];

const dayMillis = 86_400_000;

export function declarationExpiry(from: Date): Date {
  return new Date(from.getTime() + declarationDays * dayMillis);
}
