import { namesAddress } from '#core/platform/text/addresses.ts';

/** Why a name of a person is refused. */
export type NameProblem = 'hidden_characters' | 'name_scripts' | 'name_links' | 'name_form';

/** Controls, direction overrides, zero-width and private characters, separators of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Scripts whose letters look like those of another one of them. */
const alike = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
/** More marks than that over one letter hide the line above. */
const stacked = /\p{M}{3,}/u;
/** Letters and their marks, and what stands between the parts of names: O’Neil, Anna-Maria, J. R., Jan Kowalski, jr, Gal·la. */
const written = /^[\p{L}\p{M}\s.,'’ʼ`´·-]+$/u;
/** More words make a sentence. */
const mostWords = 6;

/** Whether letters that look like one another come from several scripts, or stand for others, such as 𝐀 for A. */
function mixesScripts(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  return (
    alike.filter((script) => letters.some((letter) => script.test(letter))).length > 1 ||
    letters.some((letter) => letter.normalize('NFKC') !== letter)
  );
}

/** Why text that names somebody hides something; null when it does not. Any one script is good. */
export function hiddenInName(name: string): NameProblem | null {
  const composed = name.normalize('NFC');
  if (unseen.test(composed) || stacked.test(composed)) return 'hidden_characters';
  return mixesScripts(composed) ? 'name_scripts' : null;
}

/**
 * Why that is no name of a person (docs/product.md, “Accounts”): names go into mails to people who know nothing of Atesto yet, so
 * that they are words of letters, and neither an address nor a sentence. Null when it is one.
 */
export function nameProblem(name: string): NameProblem | null {
  const hidden = hiddenInName(name);
  if (hidden) return hidden;
  if (namesAddress(name)) return 'name_links';
  return written.test(name) && name.trim().split(/\s+/).length <= mostWords && /\p{L}/u.test(name) ? null : 'name_form';
}

/** Whether the name of a company that nobody confirmed says more than a name: an address, a number to call, or a sentence. */
export function carriesMessage(companyName: string): boolean {
  const mostCompanyWords = 10;
  return (
    namesAddress(companyName) || /[!?:;]|\d[\d\s-]{5,}\d/.test(companyName) || companyName.trim().split(/\s+/).length > mostCompanyWords
  );
}
