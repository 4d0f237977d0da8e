import { act, boundBy, newPractices, transparencyUnits, type AiAnswers, type AiScopeRole } from './scope-ai-answers.ts';
import { aiOutcome } from './scope-ai.ts';
import type { ScopeDuty } from './scope-duty.ts';

/** Days of application of Regulation (EU) 2024/1689 as amended by Regulation (EU) 2026/1744. */
const days = {
  chapters1And2: '2025-02-02',
  models: '2025-08-02',
  general: '2026-08-02',
  newPractices: '2026-12-02',
  annex3: '2027-12-02',
  annex1: '2028-08-02',
} as const;

function duty(code: ScopeDuty['code'], from: string | null, ...cites: string[]): ScopeDuty {
  return { code, from, references: cites.map(act) };
}

function literacy({ aiRoles = [] }: AiAnswers): ScopeDuty[] {
  const bound = aiRoles.includes('provider') || aiRoles.includes('deployer');
  return bound ? [duty('literacy', days.chapters1And2, 'art. 4 ust. 1')] : [];
}

function prohibited({ practices = [] }: AiAnswers): ScopeDuty[] {
  const isNew = (code: string): boolean => (newPractices as readonly string[]).includes(code);
  const suspected = practices.filter((code) => code !== 'practice_unsure');
  return [
    ...(suspected.some((code) => !isNew(code)) ? [duty('prohibited', days.chapters1And2, 'art. 5 ust. 1 lit. a–h', 'art. 99 ust. 3')] : []),
    ...(suspected.some(isNew) ? [duty('prohibited_new', days.newPractices, 'art. 5 ust. 1 lit. ba i bb', 'art. 99 ust. 3')] : []),
  ];
}

/** Open-source models are spared art. 53 ust. 1 lit. a and b, unless they carry a systemic risk. */
function models({ aiRoles = [] }: AiAnswers): ScopeDuty[] {
  return [
    ...(aiRoles.includes('model_provider') ? [duty('models', days.models, 'art. 51–55', 'art. 101 ust. 1')] : []),
    ...(aiRoles.includes('open_model_provider')
      ? [duty('models_open', days.models, 'art. 53 ust. 2', 'art. 53 ust. 1 lit. c', 'art. 53 ust. 1 lit. d', 'art. 101 ust. 1')]
      : []),
  ];
}

const roleUnits = [
  ['provider', 'art. 16'],
  ['deployer', 'art. 26'],
  ['importer', 'art. 23'],
  ['distributor', 'art. 24'],
] as const;
type HighRisk = Readonly<{ aiRoles: readonly AiScopeRole[]; annex3: boolean; annex1: boolean }>;

function ofRoles({ aiRoles, annex3, annex1 }: HighRisk): ScopeDuty[] {
  const roles = roleUnits.filter(([role]) => aiRoles.includes(role));
  const own = roles.flatMap(([role, unit]) => [
    ...(annex3 ? [duty(`annex_3_${role}`, days.annex3, unit, 'załącznik III')] : []),
    ...(annex1 ? [duty(`annex_1_${role}`, days.annex1, unit, 'załącznik I')] : []),
  ]);
  const made = annex1 && aiRoles.includes('manufacturer');
  return [...own, ...(made ? [duty('annex_1_manufacturer', days.annex1, 'art. 25 ust. 3', 'art. 16')] : [])];
}

/** What deployers owe to people whom systems of Annex III are about; point 2 is left out where the act leaves it out. */
function towardsPeople({ aiRoles = [], areas = [] }: AiAnswers): ScopeDuty[] {
  const people = areas.some((area) => area !== 'area_unsure' && area !== 'infrastructure');
  if (!aiRoles.includes('deployer') || !people) return [];
  return [
    duty('inform_persons', days.annex3, 'art. 26 ust. 11'),
    duty('impact', days.annex3, 'art. 27 ust. 1'),
    duty('explanation', days.annex3, 'art. 86 ust. 1'),
  ];
}

function highRisk(answers: AiAnswers): ScopeDuty[] {
  const { aiRoles = [], product, areas = [] } = answers;
  const annex3 = areas.some((area) => area !== 'area_unsure');
  const annex1 = product === 'section_a' || product === 'yes';
  if (!annex1 && !annex3) return [];
  return [
    ...(product === 'yes' ? [duty('section_depends', null, 'art. 2 ust. 2', 'załącznik I')] : []),
    ...ofRoles({ aiRoles, annex3, annex1 }),
    ...towardsPeople(answers),
    ...(annex3 && aiRoles.includes('provider') ? [duty('exception', days.annex3, 'art. 6 ust. 3', 'art. 6 ust. 4', 'art. 49 ust. 2')] : []),
    ...(aiRoles.some((role) => ['deployer', 'importer', 'distributor'].includes(role))
      ? [duty('become_provider', null, 'art. 25 ust. 1')]
      : []),
  ];
}

function transparent({ aiRoles = [], transparency = [] }: AiAnswers): ScopeDuty[] {
  return transparency
    .filter((code) => aiRoles.includes(boundBy[code]))
    .map((code) => duty(code, days.general, transparencyUnits[code], ...(code === 'synthetic_content' ? ['art. 111 ust. 4'] : [])));
}

/** What the ticked cases ask of somebody else: of the provider of a system that is used, of whoever uses one that is provided. */
function ofOthers({ aiRoles = [], transparency = [] }: AiAnswers): ScopeDuty[] {
  const others = transparency.filter((code) => !aiRoles.includes(boundBy[code]));
  const unitsFor = (role: 'provider' | 'deployer'): string[] =>
    others.filter((code) => boundBy[code] === role).map((code) => transparencyUnits[code]);
  return (['provider', 'deployer'] as const).flatMap((role) => {
    const units = unitsFor(role);
    return units.length > 0 ? [duty(`of_${role}`, null, ...units)] : [];
  });
}

const bySection = (product: AiAnswers['product']): ScopeDuty[] =>
  product === 'section_b' ? [duty('annex_1_b', null, 'art. 2 ust. 2', 'art. 6 ust. 1', 'załącznik I')] : [];

/** What follows from the answers to every step of their path; what is open has to be settled before anything else. */
export function aiDuties(answers: AiAnswers): ScopeDuty[] {
  const { aiRoles = [] } = answers;
  if (aiRoles.length === 0) return [duty('none', null, 'art. 2 ust. 1', 'art. 25 ust. 1')];
  const heavy = highRisk(answers);
  const light = transparent(answers);
  const isFined = light.length > 0 || heavy.some(({ code }) => code.startsWith('annex_'));
  return [
    ...(aiOutcome(answers).status === 'unclear' ? [duty('clarify_ai', null, 'art. 5 ust. 1', 'art. 6')] : []),
    ...prohibited(answers),
    ...literacy(answers),
    ...models(answers),
    ...light,
    ...ofOthers(answers),
    ...heavy,
    ...bySection(answers.product),
    ...(isFined ? [duty('fines_operators', null, 'art. 99 ust. 4', 'art. 99 ust. 6')] : []),
  ];
}
