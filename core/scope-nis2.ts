import type { LegalReference } from './questionnaire.ts';
import {
  exactly,
  isSettled,
  strongest,
  withoutRepeats,
  type ScopeOutcome,
  type ScopeReason,
  type ScopeStep,
  type Span,
} from './scope-outcome.ts';
import { nis2Duties } from './scope-nis2-duties.ts';

/** `abroad_active`: a seat outside Poland with a branch or services in Poland. */
export const seats = ['poland', 'abroad_active', 'abroad'] as const;

/** Roles whose status does not follow from size as in a sector. */
export const nis2Roles = [
  'dns',
  'tld',
  'domain_registration',
  'trust_qualified',
  'trust_unqualified',
  'communications',
  'managed_security',
  'critical',
  'public_annex_1',
  'public_annex_2',
  'public_unsure',
] as const;
export type Nis2Role = (typeof nis2Roles)[number];

export const annex1Sectors = [
  'energy',
  'transport',
  'banking',
  'market_infrastructure',
  'health',
  'drinking_water',
  'waste_water',
  'cloud',
  'data_centre',
  'content_delivery',
  'exchange_point',
  'managed_services',
  'space',
] as const;
export const annex2Sectors = [
  'postal',
  'waste',
  'chemicals',
  'food',
  'manufacturing',
  'marketplace',
  'search_engine',
  'social_network',
  'research',
] as const;
const sectors = [...annex1Sectors, ...annex2Sectors, 'sector_unsure'] as const;
export type Nis2Sector = (typeof sectors)[number];

/** Bounds of Annex I to Regulation (EU) 651/2014: persons, and millions of euro. */
export const headcounts = ['under_10', 'under_50', 'under_250', 'from_250'] as const;
export const turnovers = ['to_2', 'to_10', 'to_50', 'over_50'] as const;
export const balances = ['to_2', 'to_10', 'to_43', 'over_43'] as const;

/** Whether the figures count partner and linked enterprises (UKSC art. 5 ust. 6–7). */
export const groups = ['alone', 'included', 'independent', 'not_included'] as const;

export type Nis2Answers = Readonly<{
  seat?: (typeof seats)[number] | undefined;
  roles?: readonly Nis2Role[] | undefined;
  sectors?: readonly Nis2Sector[] | undefined;
  headcount?: (typeof headcounts)[number] | undefined;
  turnover?: (typeof turnovers)[number] | undefined;
  balance?: (typeof balances)[number] | undefined;
  group?: (typeof groups)[number] | undefined;
}>;

/** From the weakest to the strongest. */
export const nis2Statuses = ['not_covered', 'important', 'key'] as const;
export type Nis2Status = (typeof nis2Statuses)[number];
const [none, important, key] = [0, 1, 2];

const uksc = (cite: string, verified = true): LegalReference => ({ act: 'UKSC', cite, verified });
const nis2 = (cite: string): LegalReference => ({ act: 'NIS2', cite });
const sizeRule: LegalReference = { act: '651/2014', cite: 'załącznik I' };

export const nis2Steps = [
  { id: 'seat', fields: [{ name: 'seat', many: false, options: seats }], references: [uksc('art. 5'), nis2('art. 26 ust. 1')] },
  { id: 'roles', fields: [{ name: 'roles', many: true, options: nis2Roles }], references: [uksc('art. 5 ust. 1'), uksc('art. 5 ust. 2')] },
  {
    id: 'sectors',
    fields: [{ name: 'sectors', many: true, options: sectors }],
    references: [uksc('załącznik nr 1'), uksc('załącznik nr 2'), nis2('załącznik I'), nis2('załącznik II')],
  },
  {
    id: 'size',
    fields: [
      { name: 'headcount', many: false, options: headcounts },
      { name: 'turnover', many: false, options: turnovers },
      { name: 'balance', many: false, options: balances },
    ],
    references: [sizeRule, uksc('art. 5')],
  },
  {
    id: 'group',
    fields: [{ name: 'group', many: false, options: groups }],
    references: [sizeRule, uksc('art. 5'), uksc('art. 5 ust. 6', false), uksc('art. 5 ust. 7', false)],
  },
] as const satisfies readonly ScopeStep[];

/** 0 micro, 1 small, 2 medium, 3 above. */
export type Size = 0 | 1 | 2 | 3;
const largest: Size = 3;

/** The headcount bound must hold, and one of the two money bounds (Annex I to Regulation (EU) 651/2014). */
export function sizeOf(answers: Pick<Nis2Answers, 'headcount' | 'turnover' | 'balance'>): Size | null {
  const { headcount, turnover, balance } = answers;
  if (!headcount || !turnover || !balance) return null;
  const money = Math.min(turnovers.indexOf(turnover), balances.indexOf(balance));
  return Math.max(headcounts.indexOf(headcount), money) as Size;
}

function byAnnex1(size: Size): Span {
  return exactly(size === 3 ? key : size === 2 ? important : none);
}

function byAnnex2(size: Size): Span {
  return exactly(size >= 2 ? important : none);
}

type Basis = Readonly<{ rule: (size: Size) => Span; units: readonly LegalReference[] }>;

const regardless: Basis = { rule: () => exactly(key), units: [uksc('art. 5 ust. 1 pkt 4', false)] };

/** UKSC art. 5 ust. 1 and 2. What the facts at hand do not settle is left as a span. */
const roleBases: Readonly<Record<Nis2Role, Basis>> = {
  dns: regardless,
  tld: regardless,
  domain_registration: regardless,
  trust_qualified: regardless,
  trust_unqualified: {
    rule: (size) => (size >= 2 ? byAnnex1(size) : { floor: none, ceiling: important }),
    units: [uksc('załącznik nr 1')],
  },
  communications: { rule: (size) => exactly(size >= 2 ? key : important), units: [uksc('art. 5 ust. 1 pkt 2', false)] },
  managed_security: { rule: (size) => exactly(size >= 1 ? key : none), units: [uksc('art. 5 ust. 1 pkt 3', false)] },
  critical: { rule: () => exactly(key), units: [nis2('art. 3 ust. 1 lit. f')] },
  public_annex_1: { rule: () => exactly(key), units: [uksc('załącznik nr 1'), uksc('art. 5 ust. 1 pkt 4', false)] },
  public_annex_2: { rule: () => exactly(important), units: [uksc('załącznik nr 2'), uksc('art. 5 ust. 2 pkt 8', false)] },
  public_unsure: { rule: () => ({ floor: none, ceiling: key }), units: [uksc('załącznik nr 1'), uksc('załącznik nr 2')] },
};

function sectorBasis(sector: Nis2Sector): Basis {
  if (sector === 'sector_unsure') return { rule: (size) => ({ floor: none, ceiling: byAnnex1(size).ceiling }), units: [] };
  const first = (annex1Sectors as readonly string[]).includes(sector);
  return first
    ? { rule: byAnnex1, units: [uksc('załącznik nr 1'), uksc('art. 5 ust. 1 pkt 1', false)] }
    : { rule: byAnnex2, units: [uksc('załącznik nr 2')] };
}

type Named = Basis & Readonly<{ reason: ScopeReason }>;

function basesOf({ roles = [], sectors: chosen = [] }: Nis2Answers): Named[] {
  return [
    ...roles.map((code) => ({ ...roleBases[code], reason: { field: 'roles', code } })),
    ...chosen.map((code) => ({ ...sectorBasis(code), reason: { field: 'sectors', code } })),
  ];
}

/** The least with the smaller size, the most with the larger one. */
function spanOf(basis: Basis, from: Size, to: Size): Span {
  return { floor: basis.rule(from).floor, ceiling: basis.rule(to).ceiling };
}

/** The sizes that are still possible: figures without the group can only grow. */
function sizesOf(answers: Nis2Answers): [Size, Size] {
  const size = sizeOf(answers);
  if (size === null) return [0, largest];
  return answers.group === undefined || answers.group === 'not_included' ? [size, largest] : [size, size];
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

/** The steps that these answers lead through; one that could change nothing is left out. */
export function nis2Path(answers: Nis2Answers): string[] {
  const { seat, roles, sectors: chosen } = answers;
  if (seat !== 'poland') return ['seat'];
  if (!roles || span({ roles }).floor === key) return ['seat', 'roles'];
  if (!chosen || sameFor({ roles, sectors: chosen }, 0, largest)) return ['seat', 'roles', 'sectors'];
  const size = sizeOf(answers);
  const path = ['seat', 'roles', 'sectors', 'size'];
  return size === null || sameFor({ roles, sectors: chosen }, size, largest) ? path : [...path, 'group'];
}

function ofSeat(seat: 'abroad_active' | 'abroad'): ScopeOutcome<Nis2Status> {
  const status = seat === 'abroad' ? 'not_covered' : 'unclear';
  return {
    regime: 'nis2',
    status,
    atLeast: 'not_covered',
    reasons: [{ field: 'seat', code: seat }],
    references: nis2Steps[0].references,
    duties: nis2Duties({ atLeast: 'not_covered', unclear: status === 'unclear', holding: [] }),
  };
}

/** The unit that says each status. */
const units: readonly LegalReference[] = [uksc('art. 5'), uksc('art. 5 ust. 2'), uksc('art. 5 ust. 1')];

/** The bases that make the outcome: those as strong as it, or, while it is unclear, those that are open. */
function decidingBases(answers: Nis2Answers, whole: Span): Named[] {
  const [from, to] = sizesOf(answers);
  const spans = basesOf(answers).map((basis) => ({ basis, own: spanOf(basis, from, to) }));
  const strong = spans.filter(({ own }) => (isSettled(whole) ? own.floor === whole.floor && own.floor > none : own.ceiling > whole.floor));
  return strong.map(({ basis }) => basis);
}

/** What the answers to every step of their path mean under the Polish act. */
export function nis2Outcome(answers: Nis2Answers): ScopeOutcome<Nis2Status> {
  if (answers.seat === 'abroad' || answers.seat === 'abroad_active') return ofSeat(answers.seat);
  const whole = span(answers);
  const unclear = !isSettled(whole);
  const deciding = decidingBases(answers, whole);
  const atLeast = nis2Statuses[whole.floor] ?? 'not_covered';
  const group: ScopeReason[] = unclear && answers.group === 'not_included' ? [{ field: 'group', code: 'not_included' }] : [];
  return {
    regime: 'nis2',
    status: unclear ? 'unclear' : atLeast,
    atLeast,
    reasons: [...deciding.map((basis) => basis.reason), ...group],
    references: withoutRepeats([
      ...units.slice(unclear ? none : whole.floor).slice(0, 1),
      ...deciding.flatMap((basis) => basis.units),
      ...(sizeOf(answers) === null ? [] : [sizeRule]),
    ]),
    duties: nis2Duties({ atLeast, unclear, holding: holding(answers) }),
  };
}

/** Roles and sectors that hold the entity in the act whatever is still open. */
function holding(answers: Nis2Answers): string[] {
  const [from] = sizesOf(answers);
  return basesOf(answers)
    .filter((basis) => basis.rule(from).floor > none)
    .map((basis) => basis.reason.code);
}
