import { interfaceWords } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';

/** Why no certificate can be issued, a sentence for each obstacle. */
export function obstacleReasons(obstacles: readonly Obstacle[], language: Language): string {
  const { why } = interfaceWords[language].obstacles;
  return obstacles
    .map(({ code, sections, questionIds }) =>
      why[code].replace('{{sections}}', sections.join(', ')).replace('{{questions}}', questionIds.map(questionNumber).join(', ')),
    )
    .join(' ');
}

/** Why no certificate can be issued, and what to do. */
export function obstacleText(obstacles: readonly Obstacle[], language: Language): string {
  const { what } = interfaceWords[language].obstacles;
  return obstacles.map((one) => `${obstacleReasons([one], language)} ${what[one.code]}`).join(' ');
}
