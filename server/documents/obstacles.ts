import { interfaceWords } from '#content/said.ts';
import type { Language } from '#core/languages.ts';
import type { Obstacle } from '#core/obstacles.ts';

/** Why no certificate can be issued, a sentence for each obstacle. */
export function obstacleReasons(obstacles: readonly Obstacle[], language: Language): string {
  const { why } = interfaceWords[language].obstacles;
  return obstacles.map(({ code, sections }) => why[code].replace('{{sections}}', sections.join(', '))).join(' ');
}

/** Why no certificate can be issued, and what to do. */
export function obstacleText(obstacles: readonly Obstacle[], language: Language): string {
  const { what } = interfaceWords[language].obstacles;
  return obstacles.map((one) => `${obstacleReasons([one], language)} ${what[one.code]}`).join(' ');
}
