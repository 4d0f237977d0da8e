import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import {
  annex1Sectors,
  dora,
  nis2,
  uksc,
  type Nis2Answers,
  type Nis2Role,
  type Nis2Sector,
  type PublicKind,
} from './scope-nis2-answers.ts';
import type { Size } from './scope-nis2-size.ts';
import { exactly, type ScopeReason, type Span } from './scope-outcome.ts';

/** From the weakest to the strongest. */
export const nis2Statuses = ['not_covered', 'dora', 'important', 'key'] as const;
export type Nis2Status = (typeof nis2Statuses)[number];
export const [none, ofDora, important, key] = [0, 1, 2, 3];

type Basis = Readonly<{
  rule: (size: Size) => Span;
  units: readonly LegalReference[];
  /** Further units where it makes an important entity. */
  whenImportant?: readonly LegalReference[];
}>;
export type NamedBasis = Basis & Readonly<{ reason: ScopeReason }>;

function byAnnex1(size: Size): Span {
  return exactly(size === 3 ? key : size === 2 ? important : none);
}

function byAnnex2(size: Size): Span {
  return exactly(size >= 2 ? important : none);
}

const open: Span = { floor: none, ceiling: key };
const regardless: Basis = { rule: () => exactly(key), units: [uksc('art. 5 ust. 1 pkt 4')] };
const publicKey: Basis = { rule: () => exactly(key), units: [uksc('załącznik nr 1'), uksc('art. 5 ust. 1 pkt 4', false)] };
const publicImportant: Basis = { rule: () => exactly(important), units: [uksc('załącznik nr 2'), uksc('art. 5 ust. 2 pkt 8', false)] };
const publicOpen: Basis = { rule: () => open, units: [uksc('załącznik nr 1'), uksc('załącznik nr 2')] };

/** UKSC art. 5 ust. 1 and 2. What the facts at hand do not settle is left as a span. */
const roleBases: Readonly<Record<Nis2Role, Basis>> = {
  dns: regardless,
  tld: regardless,
  domain_registration: { ...regardless, units: [...regardless.units, nis2('art. 2 ust. 4')] },
  trust_qualified: regardless,
  trust_unqualified: {
    rule: (size) => exactly(size === 3 ? key : important),
    units: [uksc('załącznik nr 1'), nis2('art. 2 ust. 2 lit. a ppkt ii')],
    whenImportant: [nis2('art. 3 ust. 2')],
  },
  communications: { rule: (size) => exactly(size >= 2 ? key : important), units: [uksc('art. 5 ust. 1 pkt 2', false)] },
  managed_security: { rule: (size) => exactly(size >= 1 ? key : none), units: [uksc('art. 5 ust. 1 pkt 3', false)] },
  critical: { rule: () => exactly(key), units: [nis2('art. 3 ust. 1 lit. f')] },
  // In the register ex officio; as what, the notice of the entry says.
  former_operator: { rule: () => ({ floor: important, ceiling: key }), units: [uksc('art. 46 ust. 1'), nis2('art. 3 ust. 1 lit. g')] },
  public: publicOpen,
  public_annex_1: publicKey,
  public_annex_2: publicImportant,
  public_unsure: publicOpen,
};

/** Annexes 1 and 2 to the Polish act, public entities. Institutes stand in both, by their kind. */
const publicBases: Readonly<Record<PublicKind, Basis>> = {
  government: { ...publicKey, units: [...publicKey.units, nis2('art. 3 ust. 1 lit. d')] },
  voivodeship: publicKey,
  powiat: publicKey,
  gmina_from_50: publicKey,
  gmina_under_50: publicImportant,
  budget_unit: publicImportant,
  university: publicImportant,
  research_institute: { rule: () => ({ floor: important, ceiling: key }), units: publicOpen.units },
  municipal_company: publicImportant,
  unlisted: publicOpen,
};

function sectorBasis(sector: Nis2Sector): Basis {
  if (sector === 'sector_unsure') return { rule: (size) => ({ floor: none, ceiling: byAnnex1(size).ceiling }), units: [] };
  if (sector === 'other_finance') return { rule: () => exactly(ofDora), units: [dora('art. 2 ust. 1')] };
  if (sector === 'banking' || sector === 'market_infrastructure') {
    return {
      rule: () => exactly(ofDora),
      units: [nis2('załącznik I'), nis2('art. 4 ust. 1'), nis2('art. 4 ust. 2'), dora('art. 1 ust. 2')],
    };
  }
  const first = (annex1Sectors as readonly string[]).includes(sector);
  return first
    ? { rule: byAnnex1, units: [uksc('załącznik nr 1'), uksc('art. 5 ust. 1 pkt 1', false)] }
    : { rule: byAnnex2, units: [uksc('załącznik nr 2')] };
}

/** Whether the sector of research is left out: an educational institution is no research organisation (NIS2 art. 6 pkt 41). */
function isNoResearch(sector: Nis2Sector, kind: PublicKind | undefined): boolean {
  return sector === 'research' && kind === 'university';
}

/** Everything in the answers that can bring an entity under the act. */
export function basesOf({ roles = [], publicKind, sectors = [] }: Nis2Answers): NamedBasis[] {
  const kind = roles.includes('public') ? publicKind : undefined;
  return [
    ...roles.filter((code) => code !== 'public' || !kind).map((code) => ({ ...roleBases[code], reason: { field: 'roles', code } })),
    ...(kind ? [{ ...publicBases[kind], reason: { field: 'publicKind', code: kind } }] : []),
    ...sectors.filter((code) => !isNoResearch(code, kind)).map((code) => ({ ...sectorBasis(code), reason: { field: 'sectors', code } })),
  ];
}
