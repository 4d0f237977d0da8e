import { aiOutcome } from './ai-act.ts';
import { actualRoles, boundBy, isExcluded, newPractices, transparencyUnits, type AiAnswers, type TransparencyCase } from './answers.ts';
import { days, duty } from './days.ts';
import { highRisk } from './high-risk.ts';
import type { ScopeDuty } from '#core/assessment/scope/duty.ts';

/** Providers, deployers, and manufacturers of products of Annex I, section A, that count as providers. */
function literacy(answers: AiAnswers, heavy: readonly ScopeDuty[]): ScopeDuty[] {
  const roles = actualRoles(answers);
  const isFree = answers.aiExclusions?.includes('open_source') && heavy.length === 0;
  const bound = roles.has('provider') || roles.has('deployer') || (roles.has('manufacturer') && answers.product === 'section_a');
  return bound && !isFree ? [duty('literacy', days.chapters1And2, 'art. 4 ust. 1')] : [];
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
function models({ aiRoles = [], aiSeat }: AiAnswers): ScopeDuty[] {
  const represented = aiSeat === 'third_country' && aiRoles.includes('model_provider');
  return [
    ...(aiRoles.includes('model_provider') ? [duty('models', days.models, 'art. 51–55', 'art. 101 ust. 1')] : []),
    ...(represented ? [duty('representative_model', days.models, 'art. 54 ust. 1')] : []),
    ...(aiRoles.includes('open_model_provider')
      ? [duty('models_open', days.models, 'art. 53 ust. 2', 'art. 53 ust. 1 lit. c', 'art. 53 ust. 1 lit. d', 'art. 101 ust. 1')]
      : []),
  ];
}

type TransparencyDuty = 'interaction' | 'synthetic_content' | 'emotion_recognition' | 'deep_fake';
const dutyOf: Readonly<Record<TransparencyCase, TransparencyDuty>> = {
  interaction: 'interaction',
  synthetic_content: 'synthetic_content',
  earlier_synthetic_content: 'synthetic_content',
  emotion_system: 'emotion_recognition',
  sensitive_categorisation: 'emotion_recognition',
  other_categorisation: 'emotion_recognition',
  emotion_recognition: 'emotion_recognition',
  deep_fake: 'deep_fake',
};

/** Each duty once; generators of before 2 August 2026 alone have until art. 111 ust. 4 says. */
function transparent(answers: AiAnswers): ScopeDuty[] {
  const roles = actualRoles(answers);
  const bound = (answers.transparency ?? []).filter((code) => roles.has(boundBy[code]));
  const earlier = bound.includes('earlier_synthetic_content') && !bound.includes('synthetic_content');
  const named = new Map(bound.map((code) => [dutyOf[code], code]));
  return [...named].map(([code, one]) => {
    if (code !== 'synthetic_content') return duty(code, days.general, transparencyUnits[one]);
    return duty(code, earlier ? days.newPractices : days.general, transparencyUnits[one], 'art. 111 ust. 4');
  });
}

/** What the ticked cases ask of somebody else: of the provider of a system that is used, of whoever uses one that is provided. */
function ofOthers(answers: AiAnswers): ScopeDuty[] {
  const roles = actualRoles(answers);
  const others = (answers.transparency ?? []).filter((code) => !roles.has(boundBy[code]));
  return (['provider', 'deployer'] as const).flatMap((role) => {
    const units = new Set(others.filter((code) => boundBy[code] === role).map((code) => transparencyUnits[code]));
    return units.size > 0 ? [duty(`of_${role}`, null, ...units)] : [];
  });
}

const bySection = (product: AiAnswers['product']): ScopeDuty[] =>
  product === 'section_b' ? [duty('annex_1_b', null, 'art. 2 ust. 2', 'art. 6 ust. 1', 'załącznik I')] : [];

/** Never an empty list: whoever is bound by nothing today looks again at the next system. */
const again = duty('none', null, 'art. 2 ust. 1', 'art. 25 ust. 1');

/** What follows from the answers to every step of their path; what is open has to be settled before anything else. */
export function aiDuties(answers: AiAnswers): ScopeDuty[] {
  const { aiRoles = [] } = answers;
  if (isExcluded(answers)) return [{ code: 'excluded_ai', from: null, references: aiOutcome(answers).references }];
  if (aiRoles.length === 0) return [again];
  const heavy = highRisk(answers);
  const light = transparent(answers);
  const isFined = light.length > 0 || heavy.some(({ code }) => code.startsWith('annex_'));
  const found = [
    ...(aiOutcome(answers).status === 'unclear' ? [duty('clarify_ai', null, 'art. 5 ust. 1', 'art. 6')] : []),
    ...prohibited(answers),
    ...literacy(answers, [...light, ...heavy]),
    ...models(answers),
    ...light,
    ...ofOthers(answers),
    ...heavy,
    ...bySection(answers.product),
    ...(isFined ? [duty('fines_operators', null, 'art. 99 ust. 4', 'art. 99 ust. 6')] : []),
  ];
  return found.length > 0 ? found : [again];
}
