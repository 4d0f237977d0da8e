import { unitsOf } from '#core/assessment/questionnaire/citation.ts';
import { questionsOf, shownReferences, type Catalogue, type Question } from '#core/assessment/questionnaire/questionnaire.ts';
import { frameworkControls } from './framework-controls.ts';
import { frameworks, targetsOf, type QuestionMapping, type Relation } from './mapping.ts';
import { nis2Mapping } from './nis2.ts';

/** What questions are mapped to: the annex to Implementing Regulation (EU) 2024/2690, by the points they cite, and the frameworks. */
export const mappedFrameworks = ['regulation', ...frameworks] as const;
export type MappedFramework = (typeof mappedFrameworks)[number];

/** A question and a control, read from the question to the control: `subset` states that the question is the part. */
export type MappedPair = Readonly<{ question: string; target: string; relation: Relation; confidence: QuestionMapping['confidence'] }>;

/** Points of the annex that a question cites, such as `6.5.2(d)`. Articles of the regulation are cited as ranges and are no points. */
export function annexPoints(question: Question): string[] {
  const cited = shownReferences(question).filter(({ act }) => act === '2024/2690');
  return cited.flatMap(({ cite }) => {
    const [point, letter] = unitsOf(cite);
    if (point?.kind !== 'annexPoint') return [];
    return [letter?.kind === 'letter' ? `${point.value}(${letter.value})` : point.value];
  });
}

/** A citation states that a question and a point share something, and no more. */
function regulationPairs(question: Question): MappedPair[] {
  return annexPoints(question).map((target) => ({ question: question.id, target, relation: 'intersect', confidence: 'unknown' }));
}

/** Identifiers of CIS Controls were compared with one published mapping only, whatever the rest of their row agrees with. */
function confidenceIn(framework: MappedFramework, { confidence }: QuestionMapping): QuestionMapping['confidence'] {
  return framework === 'cis' && confidence === 'high' ? 'medium' : confidence;
}

/** Every pair of a question of the catalogue and a control of a framework, in the order of the questions. */
export function mappedPairs(catalogue: Catalogue, framework: MappedFramework): MappedPair[] {
  return questionsOf(catalogue).flatMap((question) => {
    if (framework === 'regulation') return regulationPairs(question);
    const mapping = nis2Mapping[question.id];
    if (!mapping) return [];
    const confidence = confidenceIn(framework, mapping);
    return targetsOf(mapping, framework).map(({ id, relation }) => ({ question: question.id, target: id, relation, confidence }));
  });
}

/** Questions and controls that stand in no pair; null where not every control of the framework is known. */
export function unmapped(
  catalogue: Catalogue,
  framework: MappedFramework,
): Readonly<{ questions: readonly string[]; controls: readonly string[] | null }> {
  const pairs = mappedPairs(catalogue, framework);
  const questions = new Set(pairs.map(({ question }) => question));
  const targets = new Set(pairs.map(({ target }) => target));
  const controls = framework === 'regulation' ? null : frameworkControls[framework];
  return {
    questions: questionsOf(catalogue).flatMap(({ id }) => (questions.has(id) ? [] : [id])),
    controls: controls?.filter((id) => !targets.has(id)) ?? null,
  };
}
