import { dayText, numberFormat } from '#core/platform/text/formats.ts';
import { languages } from '#core/platform/languages.ts';
import type { CredentialClaims, DisclosedClaims } from '#proof/credential/credential.ts';

/** What is compared on a copy of a certificate, in the order in which it is shown. */
export const copyFields = ['number', 'name', 'nip', 'issued', 'expires', 'score', 'coverage', 'declarant', 'hash'] as const;
export type CopyField = (typeof copyFields)[number];

/**
 * agrees: the signed value stands there · differs: another value of its kind stands there, or the signed one is missing among
 * what could be read · unsigned: something stands there that the signed claims at hand do not state (a score that is not
 * disclosed) · unread: nothing of the kind was found.
 */
export type CopyOutcome = 'agrees' | 'differs' | 'unsigned' | 'unread';

/** One thing on a copy beside what was signed; `seen` as it stands there, `signed` as the claims have it (a date as ISO 8601). */
export type Compared = Readonly<{ field: CopyField; outcome: CopyOutcome; seen: string | null; signed: string | null }>;

/** What the issuer signed, with the SHA-256 of the credential in hex. */
export type SignedClaims = Readonly<{ claims: CredentialClaims; disclosed: DisclosedClaims | null; hash: string }>;

const numberPattern = /ATESTO-(?:NIS2|AIACT)-\d{4}-[A-Z0-9]{6}(?![A-Z0-9])/g;
const nipPattern = /NIP[\s:]{0,5}((?:PL)?\d[\d -]{8,12}\d)/g;
const percentPattern = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?%/g;
const hashPattern = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const dayPattern = /(?<!\d)(\d{1,2})(?:\.|er)? (\p{L}{3,12}) (\d{4})(?!\d)/gu;
/** “48 of 49 questions” and what follows of those left out, in the four languages of the documents. */
const assessedPattern = /(\d{1,2}) (?:z|of|von) (\d{1,2}) (?:pytań|questions|Fragen)|(\d{1,2}) questions évaluées sur (\d{1,2})/;
const leftPattern = /(?:Nie dotyczy|Not applicable|Nicht zutreffend|Sans objet) ?: ?(\d{1,2}), [\p{L} ]{4,30} ?: ?(\d{1,2})(?!\d)/u;

/** Text of a page with plain spaces, hyphens and no breaks: forms that programs choose say nothing. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Text without any space: names break across lines, and where a program puts spaces differs. */
const dense = (text: string): string => plain(text).replaceAll(' ', '');

const monthNames = new Map(
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => {
      const [name = ''] = /\p{L}{3,}/u.exec(dayText(new Date(Date.UTC(2026, month, 15)), language)) ?? [];
      return [name.toLowerCase(), month + 1] as const;
    }),
  ),
);

/** Days that stand in a text, written out in any of the languages, as ISO dates. */
function daysIn(text: string): string[] {
  return [...text.matchAll(dayPattern)].flatMap(([, day = '', name = '', year = '']) => {
    const month = monthNames.get(name.toLowerCase());
    return month === undefined ? [] : [`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`];
  });
}

const warsawDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const isoDay = (instant: Date): string => warsawDay.format(instant);

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** A kind of value of which everything that stands there must be the signed one. */
function only(field: CopyField, found: readonly string[], signed: string): Compared {
  const other = unique(found).find((value) => value !== signed);
  if (other !== undefined) return { field, outcome: 'differs', seen: other, signed };
  return { field, outcome: found.length === 0 ? 'unread' : 'agrees', seen: found[0] ?? null, signed };
}

/** Dates: the signed ones must stand there, and no day besides them and that of the confirmation. */
function comparedDays(text: string, { issuedAt, expiresAt, confirmation }: CredentialClaims): Compared[] {
  const found = unique(daysIn(text));
  const signed = { issued: isoDay(issuedAt), expires: isoDay(new Date(expiresAt.getTime() - 1)) };
  const known = new Set([...Object.values(signed), confirmation?.date ?? '']);
  const strange = found.filter((day) => !known.has(day));
  return (['issued', 'expires'] as const).map((field) => {
    if (found.length === 0) return { field, outcome: 'unread', seen: null, signed: signed[field] };
    if (found.includes(signed[field])) return { field, outcome: 'agrees', seen: signed[field], signed: signed[field] };
    return { field, outcome: 'differs', seen: strange.shift() ?? null, signed: signed[field] };
  });
}

const score = numberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const hundredths = (text: string): string => score.format(Number(text.replace(',', '.')));

/** Of the percentages on a certificate one is the threshold, and every other one the score. */
function comparedScore(text: string, { threshold }: CredentialClaims, disclosed: DisclosedClaims | null): Compared {
  const found = [...text.matchAll(percentPattern)].map(([, value = '']) => value);
  const scores = unique(found.filter((value) => /[.,]/.test(value) || Number(value) !== threshold).map(hundredths));
  const signed = disclosed?.score ?? null;
  if (signed !== null) return only('score', scores, hundredths(signed));
  const [seen = null] = scores;
  return { field: 'score', outcome: seen === null ? 'unread' : 'unsigned', seen, signed };
}

function comparedCoverage(text: string, claims: CredentialClaims): Compared {
  const assessed = assessedPattern
    .exec(text)
    ?.slice(1)
    .filter((value) => value !== undefined);
  const left = leftPattern.exec(text)?.slice(1);
  const signed = `${claims.assessed}/${claims.questionCount}, ${claims.notApplicable}, ${claims.withoutReason}`;
  if (!assessed || !left) return { field: 'coverage', outcome: 'unread', seen: null, signed };
  return only('coverage', [`${assessed.join('/')}, ${left.join(', ')}`], signed);
}

/** A text that has to stand there, in whatever lines; null is compared with nothing. */
function comparedWords(field: CopyField, text: string, signed: string): Compared {
  return { field, outcome: dense(text).includes(dense(signed)) ? 'agrees' : 'differs', seen: null, signed };
}

/**
 * Compares the text of a copy of a certificate, in any of the languages of the documents, with what the issuer signed. Only
 * certificates in the form in which they are drawn are understood; a text in which nothing of it stands is `unread` throughout.
 * What agrees was read from the text that lies in the file, which need not be what an eye sees.
 */
export function compareCopy(pageText: string, { claims, disclosed, hash }: SignedClaims): Compared[] {
  const text = plain(pageText);
  const numbers = [...text.matchAll(numberPattern)].map(([number]) => number);
  const nips = [...text.matchAll(nipPattern)].map(([, nip = '']) => nip.replaceAll(/\D/g, ''));
  const isOurs = numbers.length > 0 || nips.length > 0;
  // A name may say “100 %” or a date.
  const rest = text.replaceAll(plain(claims.organization.name), ' ');
  const words = (field: CopyField, signed: string): Compared =>
    isOurs ? comparedWords(field, text, signed) : { field, outcome: 'unread', seen: null, signed };
  const declarant = [disclosed?.declarantName, disclosed?.declarantRole].filter(Boolean).join(' ');
  return [
    only('number', numbers, claims.number),
    words('name', claims.organization.name),
    only('nip', nips, claims.organization.nip),
    ...comparedDays(rest, claims),
    comparedScore(rest, claims, disclosed),
    comparedCoverage(text, claims),
    ...(declarant === '' ? [] : [words('declarant', declarant)]),
    only('hash', text.match(hashPattern) ?? [], hash),
  ];
}

/** The number of a certificate that stands in a text, when there is one and no other. */
export function numberIn(text: string): string | null {
  const found = unique(plain(text).match(numberPattern) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What all comparisons together say: without number, name and NIP nothing agrees. */
export type CopyVerdict = 'agrees' | 'differs' | 'unread';

export function copyVerdictOf(compared: readonly Compared[]): CopyVerdict {
  if (compared.some(({ outcome }) => outcome === 'differs')) return 'differs';
  const needed = ['number', 'name', 'nip', 'issued', 'expires'];
  const agreed = compared.filter(({ field, outcome }) => outcome === 'agrees' && needed.includes(field));
  return agreed.length === needed.length ? 'agrees' : 'unread';
}
