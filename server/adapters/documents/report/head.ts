import { colon, dayText } from '#core/platform/text/formats.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Branding } from '#server/adapters/documents/branding.ts';
import { headline, documentBranding } from './appearance.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';

type Head = Readonly<{
  title: string;
  organization: Readonly<{ name: string; nip: string }>;
  words: Readonly<{ nip: string; made: string }>;
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
    ...documentBranding(branding, name, language),
    title,
    headline: headline(`${title} · ${name}`),
    dated: dayText(madeAt, language),
    name: bind(name, language),
    colon: colon(language),
    about: `${words.nip}${colon(language)} ${organization.nip} · ${words.made} ${dayText(madeAt, language)}`,
  };
}
