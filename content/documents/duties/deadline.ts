import type { Language } from '#core/platform/languages.ts';
import type { DeadlinePhase } from '#core/platform/calendar/deadline.ts';

/** The last day of something in a list, by how it stands to the clock; `{date}` is filled in. */
export const deadlineWords: Readonly<Record<Language, Readonly<Record<DeadlinePhase, string>>>> = {
  pl: { coming: '{date}', today: '{date} (dziś)', passed: '{date} (termin minął)' },
  en: { coming: '{date}', today: '{date} (today)', passed: '{date} (overdue)' },
  de: { coming: '{date}', today: '{date} (heute)', passed: '{date} (überfällig)' },
  fr: { coming: '{date}', today: '{date} (aujourd’hui)', passed: '{date} (en retard)' },
};
