import type { LegalReference } from './questionnaire.ts';
import { newPractices, type AiAnswers } from './scope-ai-answers.ts';
import type { ScopeDuty } from './scope-outcome.ts';

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
  return { code, from, references: cites.map((cite): LegalReference => ({ act: 'AI Act', cite })) };
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

const roleUnits = [
  ['provider', 'art. 16'],
  ['deployer', 'art. 26'],
  ['importer', 'art. 23'],
  ['distributor', 'art. 24'],
] as const;

function highRisk({ aiRoles = [], product, areas = [] }: AiAnswers): ScopeDuty[] {
  const annex3 = areas.some((area) => area !== 'area_unsure');
  const annex1 = product === 'yes';
  if (!annex1 && !annex3) return [];
  const roles = roleUnits.filter(([role]) => aiRoles.includes(role));
  const own = roles.flatMap(([role, unit]) => [
    ...(annex3 ? [duty(`annex_3_${role}`, days.annex3, unit, 'załącznik III')] : []),
    ...(annex1 ? [duty(`annex_1_${role}`, days.annex1, unit, 'załącznik I')] : []),
  ]);
  return [
    ...own,
    ...(annex3 && aiRoles.includes('provider') ? [duty('exception', days.annex3, 'art. 6 ust. 3', 'art. 6 ust. 4', 'art. 49 ust. 2')] : []),
    ...(aiRoles.some((role) => role !== 'provider' && role !== 'model_provider') ? [duty('become_provider', null, 'art. 25 ust. 1')] : []),
  ];
}

function transparent({ transparency = [] }: AiAnswers): ScopeDuty[] {
  const units = { interaction: '1', synthetic_content: '2', emotion_recognition: '3', deep_fake: '4' } as const;
  return transparency.map((code) =>
    duty(code, days.general, `art. 50 ust. ${units[code]}`, ...(code === 'synthetic_content' ? ['art. 111 ust. 4'] : [])),
  );
}

/** What follows from the answers, the earliest day first; `unclear` asks to settle what is open before anything else. */
export function aiDuties(answers: AiAnswers, unclear: boolean): ScopeDuty[] {
  const { aiRoles = [] } = answers;
  if (aiRoles.length === 0) return [duty('none', null, 'art. 2 ust. 1', 'art. 25 ust. 1')];
  const heavy = highRisk(answers);
  const light = transparent(answers);
  return [
    ...(unclear ? [duty('clarify_ai', null, 'art. 5 ust. 1', 'art. 6')] : []),
    ...prohibited(answers),
    ...literacy(answers),
    ...(aiRoles.includes('model_provider') ? [duty('models', days.models, 'art. 51–55', 'art. 101 ust. 1')] : []),
    ...light,
    ...heavy,
    ...(heavy.length + light.length > 0 ? [duty('fines_operators', null, 'art. 99 ust. 4', 'art. 99 ust. 6')] : []),
  ];
}
