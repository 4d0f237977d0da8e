import { actualAreas, actualRoles, type AiAnswers, type AiScopeRole } from './answers.ts';
import { days, duty } from './days.ts';
import type { ScopeDuty } from '#core/assessment/scope/duty.ts';

const roleUnits = [
  ['provider', 'art. 16'],
  ['deployer', 'art. 26'],
  ['importer', 'art. 23'],
  ['distributor', 'art. 24'],
] as const;
type HighRisk = Readonly<{
  roles: ReadonlySet<AiScopeRole>;
  areas: readonly string[];
  annex3: boolean;
  annex1: boolean;
  answers: AiAnswers;
}>;

function ofRoles({ roles, annex3, annex1 }: HighRisk): ScopeDuty[] {
  const named = roleUnits.filter(([role]) => roles.has(role));
  const own = named.flatMap(([role, unit]) => [
    ...(annex3 ? [duty(`annex_3_${role}`, days.annex3, unit, 'załącznik III')] : []),
    ...(annex1 ? [duty(`annex_1_${role}`, days.annex1, unit, 'załącznik I')] : []),
  ]);
  const made = annex1 && roles.has('manufacturer');
  return [...own, ...(made ? [duty('annex_1_manufacturer', days.annex1, 'art. 25 ust. 3', 'art. 16')] : [])];
}

/** The duties of a provider beside the requirements: registration, watching, reporting, and from outside the Union a representative. */
function ofProviders({ roles, annex3, annex1, answers }: HighRisk): ScopeDuty[] {
  const provides = roles.has('provider') || (roles.has('manufacturer') && annex1);
  const from = annex3 && roles.has('provider') ? days.annex3 : days.annex1;
  const represents = roles.has('representative')
    ? [duty('representative_tasks', annex3 ? days.annex3 : days.annex1, 'art. 22 ust. 3')]
    : [];
  if (!provides) return represents;
  return [
    ...(annex3 && roles.has('provider') ? [duty('eu_database', days.annex3, 'art. 49 ust. 1', 'załącznik VIII')] : []),
    duty('post_market', from, 'art. 72 ust. 1'),
    duty('serious_incidents', from, 'art. 73 ust. 1', 'art. 73 ust. 2'),
    ...(answers.aiSeat === 'third_country' ? [duty('representative', from, 'art. 22 ust. 1')] : []),
    ...represents,
  ];
}

/** Who must make an assessment of fundamental rights in any case: public deployers, except for point 2, and point 5 letters b and c. */
function impact({ roles, areas }: HighRisk): ScopeDuty {
  const isPublic = roles.has('public_deployer') || roles.has('public_service_deployer');
  const binds = areas.includes('credit') || areas.includes('insurance') || (isPublic && areas.some((area) => area !== 'infrastructure'));
  return binds ? duty('impact_binding', days.annex3, 'art. 27 ust. 1', 'art. 27 ust. 3') : duty('impact', days.annex3, 'art. 27 ust. 1');
}

/** The duties of deployers towards people whom systems of Annex III are about; point 2 is left out where the act leaves it out. */
function towardsPeople(known: HighRisk): ScopeDuty[] {
  const { roles, areas } = known;
  if (!roles.has('deployer') || areas.length === 0) return [];
  const registers = roles.has('public_deployer')
    ? [duty('eu_database_deployer', days.annex3, 'art. 49 ust. 3', 'art. 26 ust. 8', 'załącznik VIII')]
    : [];
  const people = areas.some((area) => area !== 'infrastructure');
  if (!people) return registers;
  return [
    duty('inform_persons', days.annex3, 'art. 26 ust. 11'),
    ...(areas.includes('employment') ? [duty('inform_workers', days.annex3, 'art. 26 ust. 7')] : []),
    impact(known),
    ...registers,
    duty('explanation', days.annex3, 'art. 86 ust. 1'),
  ];
}

/** What follows from systems of Annex III and products of Annex I, by role. */
export function highRisk(answers: AiAnswers): ScopeDuty[] {
  const { product } = answers;
  const [roles, areas] = [actualRoles(answers), actualAreas(answers)];
  const annex3 = areas.length > 0;
  const annex1 = product === 'section_a' || product === 'yes';
  if (!annex1 && !annex3) return [];
  const known = { roles, areas, annex3, annex1, answers };
  const mayProvide = (['deployer', 'importer', 'distributor', 'manufacturer'] as const).some((role) => roles.has(role));
  return [
    ...(product === 'yes' ? [duty('section_depends', null, 'art. 2 ust. 2', 'załącznik I')] : []),
    ...ofRoles(known),
    ...ofProviders(known),
    ...towardsPeople(known),
    ...(annex3 && roles.has('provider') ? [duty('exception', days.annex3, 'art. 6 ust. 3', 'art. 6 ust. 4', 'art. 49 ust. 2')] : []),
    ...(mayProvide ? [duty('become_provider', null, 'art. 25 ust. 1')] : []),
  ];
}
