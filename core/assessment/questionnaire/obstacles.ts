import type { AnswerValue, Catalogue } from './questionnaire.ts';

/** What prevents a certificate for a result whatever its score is (docs/product.md, “Certificates and registry”). */
export const obstacleCodes = [
  'prohibited_practices',
  'too_few_applicable',
  'section_not_applicable',
  'scope_binds',
  'scope_denies',
] as const;
export type ObstacleCode = (typeof obstacleCodes)[number];

/** `questionIds` are the answers that would lift it where answers can be named; `sections` those without an applicable question. */
export type Obstacle = Readonly<{ code: ObstacleCode; questionIds: readonly string[]; sections: readonly number[] }>;

/** Asks whether no system serves a practice that the AI Act prohibits (article 5). It concerns everybody. */
export const prohibitedPractices = 'ai-act-1-2';

/** A question with its answer; an open one has none. */
export type AnsweredQuestion = Readonly<{ questionId: string; section: number; answer: AnswerValue | null }>;

function sectionsWithoutAny(questions: readonly AnsweredQuestion[]): number[] {
  const sections = [...new Set(questions.map(({ section }) => section))];
  return sections.filter((section) => questions.every((one) => one.section !== section || one.answer === 'not_applicable'));
}

/** The obstacles of a whole questionnaire by its answers alone; of one that is not finished those that open questions cannot lift. */
export function obstaclesOf(questions: readonly AnsweredQuestion[]): Obstacle[] {
  const found: Obstacle[] = [];
  const refused = questions.some(
    ({ questionId, answer }) => questionId === prohibitedPractices && (answer === 'no' || answer === 'not_applicable'),
  );
  if (refused) found.push({ code: 'prohibited_practices', questionIds: [prohibitedPractices], sections: [] });
  const applicable = questions.filter(({ answer }) => answer !== 'not_applicable').length;
  if (applicable * 2 < questions.length) found.push({ code: 'too_few_applicable', questionIds: [], sections: [] });
  const sections = sectionsWithoutAny(questions);
  if (sections.length > 0) found.push({ code: 'section_not_applicable', questionIds: [], sections });
  return found;
}

/** The questions of a catalogue with the answers given so far. */
export function answeredQuestions(
  { sections }: Catalogue,
  answers: ReadonlyMap<string, Readonly<{ answer: AnswerValue }>>,
): AnsweredQuestion[] {
  return sections.flatMap(({ number, questions }) =>
    questions.map(({ id }) => ({ questionId: id, section: number, answer: answers.get(id)?.answer ?? null })),
  );
}

/** Those that are left once the named questions are answered with yes; what the scope denies is not lifted by claiming more of it. */
export function obstaclesAfter(obstacles: readonly Obstacle[], improved: ReadonlySet<string>): Obstacle[] {
  return obstacles.filter(
    ({ code, questionIds }) => code === 'scope_denies' || questionIds.length === 0 || !questionIds.every((id) => improved.has(id)),
  );
}
