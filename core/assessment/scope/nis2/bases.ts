import { exclusionRules, type Kind } from '#core/assessment/scope/kinds/kind.ts';
import { kindRules, none, type Rule } from '#core/assessment/scope/kinds/kind-rules.ts';
import { kinds, type KindCode } from '#core/assessment/scope/kinds/kinds.ts';
import { publicBases, roleBases } from './roles.ts';
import { kindSectors, wholeSectors2, type Nis2Answers, type Nis2Sector } from './answers.ts';
import type { ScopeReason } from '#core/assessment/scope/outcome.ts';
import { nis2, uksc } from './units.ts';

/** A rule with the answer it rests on, and the row of the tables, if it is a kind. */
export type NamedBasis = Rule & Readonly<{ reason: ScopeReason; code: string; kind?: Kind }>;

/** Up to what the rule gives: whether it applies at all is not known. */
function opened(rule: Rule): Rule {
  return { rule: (size) => ({ floor: none, ceiling: rule.rule(size).ceiling }), units: rule.units };
}

/** The kinds within the chosen sectors; others were chosen for sectors that were taken back. */
export function chosenKinds({ sectors = [], kinds: chosen = [] }: Nis2Answers): KindCode[] {
  const asked: readonly string[] = sectors;
  return chosen.filter((code): code is KindCode => code !== 'kind_unsure' && asked.includes(kinds[code].sector));
}

type Place = 'here' | 'elsewhere' | 'open';
const mainPlaces: Readonly<Record<NonNullable<Nis2Answers['establishment']>, Place>> = {
  main_poland: 'here',
  main_elsewhere: 'elsewhere',
  representative_poland: 'here',
  representative_elsewhere: 'elsewhere',
  no_representative: 'open',
  establishment_unsure: 'open',
};

/** Whether the kind is under Polish jurisdiction (NIS2 art. 26). */
function placeOf({ jurisdiction }: Kind, { seat, establishment = 'establishment_unsure' }: Nis2Answers): Place {
  if (seat === 'branch' || seat === 'services') {
    if (jurisdiction === 'main_establishment') return mainPlaces[establishment];
    return jurisdiction === 'establishment' && seat === 'services' ? 'elsewhere' : 'here';
  }
  return 'here';
}

/** The fact that takes the kind out of its annex or leaves it open, if one was named. */
function exclusionOf({ exclusion }: Kind, { exclusions = [] }: Nis2Answers): 'out' | ScopeReason | null {
  if (!exclusion) return null;
  if (exclusions.includes(exclusion)) return exclusionRules[exclusion] === 'out' ? 'out' : { field: 'exclusions', code: exclusion };
  return exclusions.includes('exclusion_unsure') ? { field: 'exclusions', code: 'exclusion_unsure' } : null;
}

function kindBasis(code: KindCode, answers: Nis2Answers): NamedBasis[] {
  const kind = kinds[code];
  const [place, exclusion] = [placeOf(kind, answers), exclusionOf(kind, answers)];
  if (place === 'elsewhere' || exclusion === 'out') return [];
  const rule: Rule = kindRules[kind.rule];
  const named = { ...rule, units: [...rule.units, ...(kind.unit ? [nis2(kind.unit)] : [])] };
  if (exclusion) return [{ ...opened(named), reason: exclusion, code, kind }];
  if (place === 'open') {
    const { establishment = 'establishment_unsure' } = answers;
    const units = [...named.units, nis2('art. 26 ust. 3')];
    return [{ ...opened({ ...named, units }), reason: { field: 'establishment', code: establishment }, code, kind }];
  }
  return [{ ...named, reason: { field: 'kinds', code }, code, kind }];
}

/** What a sector says by itself: nothing by the rules of today; by earlier ones, that one of its kinds may be there. */
function sectorBasis(sector: Nis2Sector, answers: Nis2Answers): NamedBasis[] {
  const reason = { field: 'sectors', code: sector };
  if (sector === 'sector_unsure') return [{ ...opened(kindRules.annex_1), units: [], reason, code: sector }];
  if (sector in kindSectors) {
    const code = kindSectors[sector as keyof typeof kindSectors];
    return kindBasis(code, answers).map((basis) => (basis.reason.field === 'kinds' ? { ...basis, reason } : basis));
  }
  if (sector.startsWith('in_')) return [];
  const second = (wholeSectors2 as readonly string[]).includes(sector);
  return [{ ...opened(second ? kindRules.annex_2 : kindRules.annex_1), reason, code: sector }];
}

/** A kind that is not known may be of any size's rule in the digital sectors, and of Annex 1 elsewhere. */
function unsureKind({ sectors = [], kinds: chosen = [] }: Nis2Answers): NamedBasis[] {
  if (!chosen.includes('kind_unsure') || !sectors.some((sector) => sector.startsWith('in_'))) return [];
  const digital = sectors.includes('in_digital') || sectors.includes('in_communications') || sectors.includes('in_ict_services');
  const rule: Rule = digital ? { ...kindRules.any_size, units: [] } : { ...kindRules.annex_1, units: [] };
  return [
    {
      ...opened(rule),
      units: [uksc('załącznik nr 1'), uksc('załącznik nr 2')],
      reason: { field: 'kinds', code: 'kind_unsure' },
      code: 'kind_unsure',
    },
  ];
}

/** The kind of public entity, where the entity is one; asked as a role until the rules of December 2026. */
export function isPublic({ sectors = [], roles = [] }: Nis2Answers): boolean {
  return sectors.includes('in_public') || roles.includes('public');
}

/** Whether the sector of research is left out: an educational institution is no research organisation (NIS2 art. 6 pkt 41). */
function isNoResearch(sector: Nis2Sector, kind: string | undefined): boolean {
  return sector === 'research' && kind === 'university';
}

/** Everything in the answers that can bring an entity under the act. */
export function basesOf(answers: Nis2Answers): NamedBasis[] {
  const { roles = [], publicKind, sectors = [] } = answers;
  const kind = isPublic(answers) ? publicKind : undefined;
  return [
    ...roles.filter((code) => code !== 'public' || !kind).map((code) => ({ ...roleBases[code], reason: { field: 'roles', code }, code })),
    ...(kind ? [{ ...publicBases[kind], reason: { field: 'publicKind', code: kind }, code: kind }] : []),
    ...chosenKinds(answers).flatMap((code) => kindBasis(code, answers)),
    ...unsureKind(answers),
    ...sectors.filter((code) => !isNoResearch(code, kind)).flatMap((code) => sectorBasis(code, answers)),
  ];
}
