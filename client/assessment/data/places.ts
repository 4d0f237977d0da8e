import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** Where the questionnaire of a regime is. */
export const pathOf = { nis2: '/nis2', ai_act: '/ai-act' } as const satisfies Readonly<Record<Regime, string>>;

/** The address of one question, opened and with the focus on its answers. */
export function questionAddress(id: string): string {
  const place = questionPlace(id);
  return place ? `${pathOf[place.regime]}?question=${id}` : '/';
}

/** The address of the discussion at a question, opened. */
export function discussionAddress(id: string): string {
  const place = questionPlace(id);
  return place ? `${pathOf[place.regime]}?discussion=${id}` : '/';
}

/** The address of one question, or of what follows the last, while one question is shown at a time; of all or of the reader's own. */
export function answeringAddress(regime: Regime, at: string, onlyMine: boolean): string {
  return `${pathOf[regime]}?${onlyMine ? 'mine&' : ''}${questionPlace(at) ? `question=${at}` : at}`;
}

/** The address of the review before the lock. */
export function reviewAddress(regime: Regime): string {
  return `${pathOf[regime]}?review`;
}

/** The address of the reader's own questions of a regime. */
export function minePathOf(regime: Regime): string {
  return `${pathOf[regime]}?mine`;
}

/** Where the questions of a regime are filled in as a spreadsheet. */
export function sheetAddress(regime: Regime): string {
  return `/arkusz?regime=${regime}`;
}
