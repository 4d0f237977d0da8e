import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { nis2Steps, sizeRule, uksc, type Nis2Answers } from './scope-nis2-answers.ts';
import { basesOf, key, nis2Statuses, none, type NamedBasis, type Nis2Status } from './scope-nis2-bases.ts';
import { countedSize, largest, sizeOf, sizesOf, type Size } from './scope-nis2-size.ts';
import { isSettled, strongest, withoutRepeats, type ScopeOutcome, type ScopeReason, type Span } from './scope-outcome.ts';

/** The least with the smaller size, the most with the larger one. */
function spanOf(basis: NamedBasis, from: Size, to: Size): Span {
  return { floor: basis.rule(from).floor, ceiling: basis.rule(to).ceiling };
}

function span(answers: Nis2Answers): Span {
  const [from, to] = sizesOf(answers);
  return strongest(basesOf(answers).map((basis) => spanOf(basis, from, to)));
}

/** Whether one size gives the same as the other. */
function sameFor(answers: Nis2Answers, one: Size, other: Size): boolean {
  const bases = basesOf(answers);
  const [first, second] = [one, other].map((size) => strongest(bases.map((basis) => basis.rule(size))));
  return first?.floor === second?.floor && first?.ceiling === second?.ceiling;
}

/** Everything that was said before a step. */
function pathOfRoles({ roles, publicKind }: Nis2Answers): readonly [path: string[], done: boolean] {
  if (!roles || span({ roles }).floor === key) return [['seat', 'roles'], true];
  if (!roles.includes('public')) return [['seat', 'roles'], false];
  return [['seat', 'roles', 'public'], !publicKind || span({ roles, publicKind }).floor === key];
}

/** The steps that these answers lead through; one that could change nothing is left out. */
export function nis2Path(answers: Nis2Answers): string[] {
  const { seat, roles, publicKind, sectors } = answers;
  if (seat !== 'poland') return ['seat'];
  const [path, done] = pathOfRoles(answers);
  if (done) return path;
  const said = { roles, publicKind, sectors };
  if (!sectors || sameFor(said, 0, largest)) return [...path, 'sectors'];
  const size = countedSize(answers);
  const isLast = size === null || sameFor(said, size, largest);
  return [...path, 'sectors', 'size', ...(isLast ? [] : ['group'])];
}

function ofSeat(seat: 'abroad_active' | 'abroad'): ScopeOutcome<Nis2Status> {
  return {
    regime: 'nis2',
    status: seat === 'abroad' ? 'not_covered' : 'unclear',
    atLeast: 'not_covered',
    reasons: [{ field: 'seat', code: seat }],
    references: nis2Steps[0].references,
  };
}

/** The unit that says each status; what leads to DORA says so itself. */
const units: Readonly<Record<Nis2Status, readonly LegalReference[]>> = {
  not_covered: [uksc('art. 5')],
  dora: [],
  important: [uksc('art. 5 ust. 2')],
  key: [uksc('art. 5 ust. 1')],
};

type Deciding = Readonly<{ basis: NamedBasis; own: Span }>;

/** The bases that make the outcome: those as strong as it, or, while it is unclear, those that are open. */
function decidingBases(answers: Nis2Answers, whole: Span): Deciding[] {
  const [from, to] = sizesOf(answers);
  const spans = basesOf(answers).map((basis) => ({ basis, own: spanOf(basis, from, to) }));
  return spans.filter(({ own }) => (isSettled(whole) ? own.floor === whole.floor && own.floor > none : own.ceiling > whole.floor));
}

/** Answers about the size that leave the outcome open. */
function openSizes({ before, group }: Nis2Answers): ScopeReason[] {
  return [
    ...(before === 'before_unsure' ? [{ field: 'before', code: before }] : []),
    ...(group === 'not_included' ? [{ field: 'group', code: group }] : []),
  ];
}

function unitsOf({ basis, own }: Deciding): readonly LegalReference[] {
  return [...basis.units, ...(nis2Statuses[own.ceiling] === 'important' ? (basis.whenImportant ?? []) : [])];
}

/** What the answers to every step of their path mean under the Polish act. */
export function nis2Outcome(answers: Nis2Answers): ScopeOutcome<Nis2Status> {
  if (answers.seat === 'abroad' || answers.seat === 'abroad_active') return ofSeat(answers.seat);
  const whole = span(answers);
  const unclear = !isSettled(whole);
  const deciding = decidingBases(answers, whole);
  const atLeast = nis2Statuses[whole.floor] ?? 'not_covered';
  return {
    regime: 'nis2',
    status: unclear ? 'unclear' : atLeast,
    atLeast,
    reasons: [...deciding.map(({ basis }) => basis.reason), ...(unclear ? openSizes(answers) : [])],
    references: withoutRepeats([
      ...units[unclear ? 'not_covered' : atLeast],
      ...deciding.flatMap(unitsOf),
      ...(sizeOf(answers) === null ? [] : [sizeRule]),
    ]),
  };
}

/** Roles, kinds and sectors that hold the entity in the act whatever is still open. */
export function holding(answers: Nis2Answers): string[] {
  const [from] = sizesOf(answers);
  return basesOf(answers)
    .filter((basis) => basis.rule(from).floor > none)
    .map((basis) => basis.reason.code);
}
