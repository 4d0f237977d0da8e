import type { Authority } from '#core/assessment/scope/kinds/kind.ts';
import { effectiveBases, nis2Outcome } from './nis2.ts';
import type { Nis2Answers, PublicKind } from './answers.ts';
import { basesOf, type NamedBasis } from './bases.ts';

/** The team of the national level, until the one of the sector is announced; under DORA the financial supervisor. */
export const csirts = ['gov', 'nask', 'gov_or_nask', 'dora'] as const;
export type Csirt = (typeof csirts)[number];

/** Teams of sectors that are known by name. */
export const sectorCsirts = ['knf', 'health', 'water'] as const;
type SectorCsirt = (typeof sectorCsirts)[number];

/** Who takes notifications of incidents: the team of the national level, and those of sectors. */
export type Team = Readonly<{ csirt: Csirt; sectorCsirts: readonly SectorCsirt[] }>;
export type Nis2Receivers = Team & Readonly<{ authorities: readonly Authority[] }>;

const ofPublic: Readonly<Record<PublicKind, Authority>> = {
  government: 'digital',
  voivodeship: 'digital',
  powiat: 'digital',
  gmina_from_50: 'digital',
  gmina_under_50: 'digital',
  budget_unit: 'digital',
  public_hospital: 'health',
  university: 'digital',
  research_institute: 'digital',
  municipal_company: 'digital',
  unlisted: 'digital',
};

/** Roles of earlier rules that are kinds, and sectors whose authority is known without the kind. */
const ofFormerCode: Readonly<Record<string, Authority>> = {
  dns: 'digital',
  tld: 'digital',
  domain_registration: 'digital',
  trust_qualified: 'digital',
  trust_unqualified: 'digital',
  managed_security: 'digital',
  communications: 'uke',
  public: 'digital',
  public_annex_1: 'digital',
  public_annex_2: 'digital',
  public_unsure: 'digital',
  energy: 'energy',
  health: 'health',
  drinking_water: 'water',
};

function authorityOf({ kind, code }: NamedBasis): Authority {
  return kind?.authority ?? ofPublic[code as PublicKind] ?? ofFormerCode[code] ?? 'to_check';
}

function csirtOf(bases: readonly NamedBasis[]): Csirt {
  if (bases.some(({ code }) => code === 'government')) return 'gov';
  return bases.some(({ code }) => code === 'critical' || code === 'public_annex_1') ? 'gov_or_nask' : 'nask';
}

/** Who supervises and to whom incidents are notified; null where nothing can bring the entity under the act. */
export function nis2Receivers(answers: Nis2Answers): Nis2Receivers | null {
  const { status, atLeast } = nis2Outcome(answers);
  if (status === 'not_covered') return null;
  const effective = effectiveBases(answers);
  const bases = effective.length > 0 ? effective : basesOf(answers).filter(({ kind }) => kind?.rule !== 'outside');
  if (bases.length === 0) return null;
  const authorities = [...new Set(bases.map(authorityOf))];
  return {
    authorities,
    csirt: atLeast === 'dora' ? 'dora' : csirtOf(bases),
    sectorCsirts: sectorCsirts.filter((code) => authorities.includes(code)),
  };
}
