import { interfaceWords } from '#content/localized.ts';
import { verifyToolWords } from '#content/labels/verify-tool.ts';
import { isLanguage, negotiateLanguage, type Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';

/** What the check page states about a certificate, for the tool that says the same. */
export type CheckWords = (typeof interfaceWords)['en']['check'];

/** The language that was asked for, else that of the terminal, else English: whoever runs this may be anywhere. */
export function languageFor(asked: string | undefined, env: Readonly<Record<string, string | undefined>>): Language {
  if (isLanguage(asked)) return asked;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return negotiateLanguage(locale.split(/[_.]/)[0]) ?? 'en';
}

/** Words of the check page, filled. */
export function checkText(text: string, values: Readonly<Record<string, unknown>> = {}): string {
  return filled(text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}'), values);
}

export function toolText(name: keyof typeof verifyToolWords, language: Language, values: Readonly<Record<string, unknown>> = {}): string {
  return filled(verifyToolWords[name][language], values);
}

export function wordsIn(language: Language): CheckWords {
  return interfaceWords[language].check;
}

/** What a code means in words; codes that have none are said as they are. */
export function reasonText(words: CheckWords, code: string): string {
  const known: Readonly<Record<string, string>> = { ...words.why, ...words.file.why };
  return known[code] ?? checkText(words.why.other, { code });
}
