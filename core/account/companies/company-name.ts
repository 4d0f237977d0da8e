/**
 * How the law lets a legal form be shortened in the name of a company (Commercial Companies Code, art. 160, 305, 300⁵¹ and
 * others), longest first.
 */
const legalForms: readonly (readonly [RegExp, string])[] = [
  [/SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA/i, 'sp. z o.o. sp.k.'],
  [/SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ/i, 'sp. z o.o.'],
  [/PROSTA SPÓŁKA AKCYJNA/i, 'P.S.A.'],
  [/SPÓŁKA KOMANDYTOWO-AKCYJNA/i, 'S.K.A.'],
  [/SPÓŁKA AKCYJNA/i, 'S.A.'],
  [/SPÓŁKA KOMANDYTOWA/i, 'sp.k.'],
  [/SPÓŁKA JAWNA/i, 'sp.j.'],
];

/** A name with its legal form as the law shortens it. */
export function shortName(fullName: string): string {
  for (const [form, short] of legalForms) if (form.test(fullName)) return fullName.replace(form, short);
  return fullName;
}

/** The legal form that a full name ends with, in small letters; null where it names none. */
export function legalFormIn(fullName: string): string | null {
  for (const [form] of legalForms) {
    const [found] = form.exec(fullName) ?? [];
    if (found) return found.toLowerCase();
  }
  return null;
}

/** Quotation marks of any country; an apostrophe is a letter of a name. */
const quotationMarks = /["\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2039\u203a\u300c\u300d]/g;
const apostrophes = /[\u2018\u2019\u201a\u2032`\u00b4]/g;

/** What is compared of a name: composed letters, no quotation marks, single blanks. */
function comparable(name: string): string[] {
  return Array.from(name.normalize('NFC').replace(quotationMarks, ' ').replace(apostrophes, "'").replace(/\s+/g, ' ').trim());
}

function sameLetter(registered: string, chosen: string): boolean {
  return chosen === registered || chosen === registered.toLowerCase() || chosen === registered.toUpperCase();
}

function differsInCaseOnly(registered: string, chosen: string): boolean {
  const [one, other] = [comparable(registered), comparable(chosen)];
  return one.length === other.length && one.every((letter, place) => sameLetter(letter, other[place] ?? ''));
}

/**
 * Whether a chosen name is the one in the register (docs/product.md, “Who a company is”): only letter case, quotation marks
 * and the lawful short form of the legal form may differ.
 */
export function sameName(registered: string, chosen: string): boolean {
  return differsInCaseOnly(registered, chosen) || differsInCaseOnly(shortName(registered), chosen);
}

/** The name to show: the first requested name that is the register's name, else the register's own with its short legal form. */
export function nameFrom(registered: string, candidates: readonly (string | null)[]): string {
  return candidates.find((candidate) => candidate !== null && sameName(registered, candidate)) ?? shortName(registered);
}

/** Controls, direction overrides, zero-width and private characters, separators of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
const combining = /\p{M}/u;
const letters = /\p{L}/gu;
const latin = /\p{Script=Latin}/u;
/** Scripts with letters that look like Latin ones. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

/**
 * Whether a name is written with nothing that hides or looks like something else: letters are composed and Latin, as the
 * Polish registers write them, or all of a script that nobody takes for Latin; no character is invisible, turns the direction
 * or stands for another.
 */
export function isPlainName(name: string): boolean {
  const composed = name.normalize('NFC');
  if (unseen.test(composed) || combining.test(composed)) return false;
  const found = composed.match(letters) ?? [];
  if (found.some((letter) => letter.normalize('NFKC') !== letter)) return false;
  return found.every((letter) => latin.test(letter)) || !found.some((letter) => latin.test(letter) || lookAlike.test(letter));
}
