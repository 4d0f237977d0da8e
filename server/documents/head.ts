import { colon, dayText } from '#core/formats.ts';
import { businessDay } from '#core/calendar.ts';
import type { Language } from '#core/languages.ts';
import { filled } from '#core/placeholders.ts';
import { brandingData, type Branding } from './branding.ts';
import { headline } from './report.ts';
import { bind, oneLine } from './typography.ts';

type Head = Readonly<{
  title: string;
  organization: Readonly<{ name: string; nip: string }>;
  words: Readonly<{ logoAlt: string; nip: string; made: string }>;
  branding: Branding | null;
  madeAt: Date;
  language: Language;
}>;

/** What the head of a document about an organisation prints: whose it is, when it was made, in whose colours. */
export function headData({ title, organization, words, branding, madeAt, language }: Head) {
  const name = oneLine(organization.name);
  return {
    language,
    day: businessDay(madeAt),
    words,
    branding: brandingData(branding),
    logoAlt: filled(words.logoAlt, { name }),
    title,
    headline: headline(`${title} · ${name}`),
    dated: dayText(madeAt, language),
    name: bind(name, language),
    colon: colon(language),
    about: `${words.nip}${colon(language)} ${organization.nip} · ${words.made} ${dayText(madeAt, language)}`,
  };
}
