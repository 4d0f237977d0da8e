import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { key, nis2Statuses, none, type Nis2Status, type Size } from '#core/assessment/scope/kinds/kind-rules.ts';
import { exclusionsOf, kinds } from '#core/assessment/scope/kinds/kinds.ts';
import { nis2Steps, type Nis2Answers } from './answers.ts';
import { basesOf, chosenKinds, isPublic, type NamedBasis } from './bases.ts';
import { countedSize, largest, neededFigures, sizeOf, sizesOf } from './size.ts';
import {
  isSettled,
  strongest,
  withoutRepeats,
  type ScopeOutcome,
  type ScopeReason,
  type ScopeStep,
  type Span,
} from '#core/assessment/scope/outcome.ts';
import { sizeRule, uksc } from './units.ts';

/** The least with the smaller size, the most with the larger one. */
function spanOf(basis: NamedBasis, from: Size, to: Size): Span {
  return { floor: basis.rule(from).floor, ceiling: basis.rule(to).ceiling };
}

function span(answers: Nis2Answers): Span {
  const [from, to] = sizesOf(answers);
  return strongest(basesOf(answers).map((basis) => spanOf(basis, from, to)));
}

/** The kinds that hold the entity at one size: authorities and duties follow each of them. */
function effectiveKinds(bases: readonly NamedBasis[], size: Size): string {
  const effective = bases.filter(({ reason, rule }) => reason.field === 'kinds' && rule(size).floor > none);
  return effective.map(({ code }) => code).join(' ');
}

/** Whether one size gives the same as the other. */
function sameFor(answers: Nis2Answers, one: Size, other: Size): boolean {
  const bases = basesOf(answers);
  const [first, second] = [one, other].map((size) => strongest(bases.map((basis) => basis.rule(size))));
  const sameSpan = first?.floor === second?.floor && first?.ceiling === second?.ceiling;
  return sameSpan && effectiveKinds(bases, one) === effectiveKinds(bases, other);
}

/** Roles after which nothing else was asked until the rules of December 2026. */
function endedWithRoles({ seat, roles = [] }: Nis2Answers): boolean {
  return roles.includes('dns') || roles.includes('domain_registration') || span({ seat, roles }).floor === key;
}

/** Whether roles were answered before sectors, as until those rules, and left no sector to ask for. */
function endsWithRoles(answers: Nis2Answers): boolean {
  const { seat, roles, publicKind, sectors } = answers;
  if (!roles || sectors) return false;
  const needsKind = roles.includes('public') && !publicKind;
  return endedWithRoles(answers) || needsKind || span({ seat, roles, publicKind }).floor === key;
}

function stepsOfSize(answers: Nis2Answers): string[] {
  const { headcount: _, turnover: __, balance: ___, before: ____, group: _____, ...rest } = answers;
  if (sameFor(rest, 0, largest)) return [];
  const size = countedSize(answers);
  const isLast = size === null || sameFor(rest, size, largest);
  return ['size', ...(isLast ? [] : ['group'])];
}

/** The steps that these answers lead through; one that could change nothing is left out. */
export function nis2Path(answers: Nis2Answers): string[] {
  const { seat, sectors = [] } = answers;
  if (seat === 'abroad' || seat === 'abroad_active') return ['seat'];
  if (endsWithRoles(answers)) return ['seat', 'sectors', ...(isPublic(answers) && !endedWithRoles(answers) ? ['public'] : []), 'roles'];
  const chosen = chosenKinds(answers);
  const isForeign = seat === 'branch' || seat === 'services';
  return [
    'seat',
    'sectors',
    ...(sectors.some((sector) => sector.startsWith('in_') && sector !== 'in_public') ? ['kinds'] : []),
    ...(exclusionsOf(chosen).length > 0 ? ['exclusions'] : []),
    ...(isForeign && chosen.some((code) => kinds[code].jurisdiction === 'main_establishment') ? ['establishment'] : []),
    ...(isPublic(answers) ? ['public'] : []),
    'roles',
    ...stepsOfSize(answers),
  ];
}

/** The step with only the options that the answers before it leave: kinds of the chosen sectors, exclusions of the chosen kinds. */
export function narrowedStep(step: ScopeStep, answers: Nis2Answers): ScopeStep {
  const only = (options: readonly string[]): ScopeStep => ({ ...step, fields: step.fields.map((field) => ({ ...field, options })) });
  if (step.id === 'sectors' && endsWithRoles(answers))
    return { ...step, fields: step.fields.map((field) => ({ ...field, optional: true })) };
  if (step.id === 'size') {
    const needed: readonly string[] = neededFigures(answers);
    // Without scripts all are asked at once: what is left open is asked for only as long as it matters.
    const isOptional = (name: string): boolean => Boolean(answers.headcount) && !needed.includes(name);
    return { ...step, fields: step.fields.map((field) => (isOptional(field.name) ? { ...field, optional: true } : field)) };
  }
  if (step.id === 'exclusions') return only([...exclusionsOf(chosenKinds(answers)), 'exclusion_unsure']);
  if (step.id !== 'kinds') return step;
  const asked: readonly string[] = answers.sectors ?? [];
  return only(
    step.fields.flatMap(({ options }) =>
      options.filter((code) => !(code in kinds) || asked.includes(kinds[code as keyof typeof kinds].sector)),
    ),
  );
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

/** The unit that says each status; what leads to DORA states so itself. */
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

/** What was chosen and brings nobody under the act: kinds that are none, and exclusions. */
function sparing(answers: Nis2Answers): ScopeReason[] {
  const chosen = chosenKinds(answers);
  const { exclusions = [] } = answers;
  return [
    ...chosen.filter((code) => kinds[code].rule === 'outside').map((code) => ({ field: 'kinds', code })),
    ...exclusionsOf(chosen)
      .filter((code) => exclusions.includes(code))
      .map((code) => ({ field: 'exclusions', code })),
  ];
}

function reasonsOf(answers: Nis2Answers, deciding: readonly Deciding[], whole: Span): ScopeReason[] {
  const named = new Map(deciding.map(({ basis: { reason } }) => [`${reason.field} ${reason.code}`, reason]));
  if (!isSettled(whole)) return [...named.values(), ...openSizes(answers)];
  return whole.floor === none ? sparing(answers) : [...named.values()];
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
    reasons: reasonsOf(answers, deciding, whole),
    references: withoutRepeats([
      ...units[unclear ? 'not_covered' : atLeast],
      ...deciding.flatMap(unitsOf),
      ...(sizeOf(answers) === null ? [] : [sizeRule]),
    ]),
  };
}

/** The bases that hold the entity in the act, or under DORA, whatever is still open. */
export function effectiveBases(answers: Nis2Answers): NamedBasis[] {
  const [from] = sizesOf(answers);
  return basesOf(answers).filter((basis) => basis.rule(from).floor > none);
}
