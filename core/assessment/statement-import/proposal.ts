import { targetsOf, type MappedTarget, type QuestionMapping } from '#core/assessment/mapping/mapping.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { StatedState } from './cells.ts';

/**
 * Why no answer is proposed: the law alone asks; what is asked for is no control but a clause of the standard; controls are not in the file, excluded or
 * not assessed; or what is missing of them need not be what is asked for.
 */
export const openReasons = ['law', 'clause', 'missing', 'excluded', 'not_assessed', 'shared_part'] as const;
export type OpenReason = (typeof openReasons)[number];

export type Proposal<Stated> = Readonly<{ questionId: string; rows: readonly Stated[] }> &
  (Readonly<{ answer: Exclude<AnswerValue, 'not_applicable'>; why: null }> | Readonly<{ answer: null; why: OpenReason }>);

type Stated = Readonly<{ control: string; state: StatedState }>;

/** What the law asks of those under it alone, so that no control answers it: the register, the approval and training of the management body, and the three time limits. */
const requiredByLaw: ReadonlySet<string> = new Set(['nis2-1-1', 'nis2-1-2', 'nis2-3-6', 'nis2-7-1']);

/** Questions that ask for a period of their own. A control states “implemented” without one. */
const requiringPeriod: ReadonlySet<string> = new Set(['nis2-1-5', 'nis2-2-1', 'nis2-3-3', 'nis2-4-6', 'nis2-6-2', 'nis2-6-4', 'nis2-7-2']);

/** Controls of Annex A; a statement of applicability says nothing of the clauses. */
function annexA(mapping: QuestionMapping): Readonly<{ controls: MappedTarget[]; hasClauses: boolean }> {
  const targets = targetsOf(mapping, 'iso27001');
  const controls = targets.filter(({ id }) => id.startsWith('A.'));
  return { controls, hasClauses: controls.length < targets.length };
}

/**
 * Whether implemented controls cover the question wholly: it lies within each one that it is mapped to (`subset`), our reading of that is sure, no clause
 * belongs to it, and it asks for no period. A control that only shares something with it (`intersect`) leaves the rest of it open.
 */
function mayBeCovered(questionId: string, mapping: QuestionMapping): boolean {
  const { controls, hasClauses } = annexA(mapping);
  const isWithin = controls.length > 0 && controls.every(({ relation }) => relation === 'subset');
  return isWithin && !hasClauses && mapping.confidence === 'high' && !requiringPeriod.has(questionId);
}

/** Whether a control shows that something of what is asked for is there: what it shares with the question is, once it is implemented; half of it may be the other half. */
function showsPart({ relation }: MappedTarget, state: StatedState): boolean {
  return state === 'implemented' || (state === 'partial' && relation === 'subset');
}

/** What is planned is not there today. */
const isNotThere = (state: StatedState | undefined): boolean => state === 'planned' || state === 'not_implemented';

function answerTo(
  questionId: string,
  mapping: QuestionMapping,
  states: ReadonlyMap<string, StatedState>,
): Exclude<AnswerValue, 'not_applicable'> | null {
  const { controls } = annexA(mapping);
  if (mayBeCovered(questionId, mapping) && controls.every(({ id }) => states.get(id) === 'implemented')) return 'yes';
  if (controls.some((target) => showsPart(target, states.get(target.id) ?? 'not_assessed'))) return 'partial';
  // A “no” needs all of its controls to be known, and one that holds the question wholly: what only shares something with it may be missing elsewhere.
  const isMissing = controls.every(({ id }) => isNotThere(states.get(id)));
  return isMissing && controls.some(({ relation }) => relation === 'subset') ? 'no' : null;
}

function reasonOf(mapping: QuestionMapping, states: ReadonlyMap<string, StatedState>): OpenReason {
  const { controls } = annexA(mapping);
  if (controls.length === 0) return 'clause';
  const stated = controls.map(({ id }) => states.get(id));
  if (stated.every((state) => state === undefined)) return 'missing';
  // The law knows no exclusion: that a control is left out makes nothing “not applicable”.
  if (stated.includes('excluded')) return 'excluded';
  if (stated.includes('not_assessed')) return 'not_assessed';
  return stated.includes(undefined) ? 'missing' : 'shared_part';
}

/** What a statement of applicability proposes for each question that is mapped, with the controls it rests on; a person confirms each. */
export function proposalsFrom<Control extends Stated>(
  mappings: Readonly<Record<string, QuestionMapping>>,
  stated: readonly Control[],
): Proposal<Control>[] {
  const states = new Map(stated.map(({ control, state }) => [control, state]));
  return Object.entries(mappings).map(([questionId, mapping]) => {
    const ids = annexA(mapping).controls.map(({ id }) => id);
    const rows = ids.flatMap((id) => stated.find(({ control }) => control === id) ?? []);
    if (requiredByLaw.has(questionId)) return { questionId, rows, answer: null, why: 'law' };
    const answer = answerTo(questionId, mapping, states);
    return answer ? { questionId, rows, answer, why: null } : { questionId, rows, answer: null, why: reasonOf(mapping, states) };
  });
}
