import { actionStateLabels, planWords } from '#content/documents/report/action-plan.ts';
import type { ActionState } from '#core/assessment/report/action-plan.ts';
import { colon, dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';

/** What people had planned about a gap when a document was made. */
export type Planned = Readonly<{ state: ActionState; owner: string | null; dueOn: string | null }>;

/** Plans by question; those that nobody touched are left out. */
export type PlannedByQuestion = Readonly<Record<string, Planned>>;

/** State, owner and day in one line; nothing where nobody planned anything. */
export function plannedText(planned: Planned | undefined, language: Language): string {
  if (!planned) return '';
  const words = planWords[language];
  const of = (label: string, value: string): string => `${label}${colon(language)} ${value}`;
  return [
    of(words.state, actionStateLabels[planned.state][language]),
    ...(planned.owner ? [of(words.owner, planned.owner)] : []),
    ...(planned.dueOn ? [of(words.due, dayText(new Date(`${planned.dueOn}T12:00:00Z`), language))] : []),
  ].join(' · ');
}
