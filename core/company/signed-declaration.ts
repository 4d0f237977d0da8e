/** A declaration is taken back signed within so many days. */
export const declarationDays = 30;
/** Signed files of one account in a day. */
export const signedFilesPerDay = 10;
/** Size of a signed file, in bytes. */
export const longestSignedFile = 5 * 2 ** 20;

/** What became of a signed declaration. `sealed`, `owner` and `entitled` confirm. */
export const signatureVerdicts = [
  'sealed',
  /** The qualified signature of the sole trader whose NIP it is. */
  'owner',
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
  /** The authority revoked the certificate. */
  'revoked',
  /** A time-stamp in it is of something else, or of a time when the certificate was not valid. */
  'bad_stamp',
  'not_qualified',
  /** A seal of another company. */
  'other_company',
  /** A signature of a person, whose right to sign for the company an operator looks at. */
  'person',
  /** As good as sealed, but the authority did not say whether the certificate was revoked; an operator asks. */
  'unchecked',
  /** The operator did not learn that it stands. */
  'not_established',
  /** The operator found that right in the register. */
  'entitled',
  /** The operator did not find it. */
  'not_entitled',
] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];

const dayMillis = 86_400_000;

export function declarationExpiry(from: Date): Date {
  return new Date(from.getTime() + declarationDays * dayMillis);
}

/** What machines decide by themselves so that the company is confirmed. */
export function confirmsByItself(verdict: SignatureVerdict): boolean {
  return verdict === 'sealed' || verdict === 'owner';
}

/** What an operator is asked about. */
export function waitsForOperator(verdict: SignatureVerdict): verdict is 'person' | 'unchecked' {
  return verdict === 'person' || verdict === 'unchecked';
}

/** How a person signed: with a qualified certificate of their own, or by the trusted profile that the state keeps. */
export type PersonalSignature = 'qualified' | 'trusted';

/** The name that a signature by the trusted profile gives as its reason, “… w imieniu: (Jan Kowalski, …)”; null where there is none. */
export function nameInReason(reason: string): string | null {
  const [, name] = /w imieniu:?\s*\(?\s*([^,;()]+)/iu.exec(reason) ?? [];
  return name?.trim() || null;
}
