import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import {
  act,
  boundBy,
  modelRoles,
  newPractices,
  transparencyUnits,
  type AiAnswers,
  type AiScopeRole,
  type practices,
} from './scope-ai-answers.ts';
import { exactly, isSettled, strongest, withoutRepeats, type ScopeOutcome, type ScopeReason, type Span } from './scope-outcome.ts';

/** From the weakest to the strongest; `sectoral` is what art. 2 ust. 2 leaves of the act for products of Annex I, section B. */
export const aiTiers = ['none', 'minimal', 'sectoral', 'transparency', 'model', 'high_risk', 'prohibited'] as const;
export type AiTier = (typeof aiTiers)[number];
const rank = (tier: AiTier): number => aiTiers.indexOf(tier);

function isOfModels(role: AiScopeRole): boolean {
  return (modelRoles as readonly string[]).includes(role);
}

/** Without a role, and with the role of a model provider only, the steps about systems are left out. */
export function aiPath({ aiRoles = [] }: AiAnswers): string[] {
  const systems = aiRoles.some((role) => !isOfModels(role));
  return systems ? ['aiRoles', 'practices', 'product', 'areas', 'transparency'] : ['aiRoles'];
}

type Basis = Readonly<{ reason: ScopeReason; span: Span; units: readonly LegalReference[] }>;

function basis(field: string, code: string, span: Span, ...cites: string[]): Basis {
  return { reason: { field, code }, span, units: cites.map(act) };
}

/** Up to that tier: what the answer "I do not know" leaves possible. */
function upTo(tier: AiTier): Span {
  return { floor: 0, ceiling: rank(tier) };
}

function roleBasis(role: AiScopeRole): Basis {
  if (role === 'open_model_provider') return basis('aiRoles', role, exactly(rank('model')), 'art. 53 ust. 2');
  if (role === 'model_provider') return basis('aiRoles', role, exactly(rank('model')), 'art. 51–55');
  return basis('aiRoles', role, exactly(rank('minimal')), 'art. 2 ust. 1');
}

function practiceBasis(code: (typeof practices)[number]): Basis {
  if (code === 'practice_unsure') return basis('practices', code, upTo('prohibited'), 'art. 5 ust. 1');
  const isNew = (newPractices as readonly string[]).includes(code);
  return basis('practices', code, exactly(rank('prohibited')), isNew ? 'art. 5 ust. 1 lit. ba i bb' : 'art. 5 ust. 1 lit. a–h');
}

function productBases(product: AiAnswers['product']): Basis[] {
  if (product === 'section_a') return [basis('product', product, exactly(rank('high_risk')), 'art. 6 ust. 1', 'załącznik I')];
  if (product === 'section_b')
    return [basis('product', product, exactly(rank('sectoral')), 'art. 2 ust. 2', 'art. 6 ust. 1', 'załącznik I')];
  // Which section was not asked: sectoral at least.
  if (product === 'yes') {
    const either = { floor: rank('sectoral'), ceiling: rank('high_risk') };
    return [basis('product', product, either, 'art. 6 ust. 1', 'art. 2 ust. 2', 'załącznik I')];
  }
  return product === 'product_unsure' ? [basis('product', product, upTo('high_risk'), 'art. 6 ust. 1', 'załącznik I')] : [];
}

function basesOf(answers: AiAnswers): Basis[] {
  const { aiRoles = [], practices: suspected = [], product, areas: chosen = [], transparency = [] } = answers;
  return [
    ...aiRoles.map(roleBasis),
    ...suspected.map(practiceBasis),
    ...productBases(product),
    ...chosen.map((code) => {
      const span = code === 'area_unsure' ? upTo('high_risk') : exactly(rank('high_risk'));
      return basis('areas', code, span, 'art. 6 ust. 2', 'załącznik III');
    }),
    // What binds somebody else makes nobody a bound one.
    ...transparency
      .filter((code) => aiRoles.includes(boundBy[code]))
      .map((code) => basis('transparency', code, exactly(rank('transparency')), transparencyUnits[code])),
  ];
}

/** What the answers to every step of their path mean under Regulation (EU) 2024/1689. */
export function aiOutcome(answers: AiAnswers): ScopeOutcome<AiTier> {
  const bases = basesOf(answers);
  const whole = strongest(bases.map(({ span }) => span));
  const unclear = !isSettled(whole);
  const deciding = bases.filter(({ span }) => (unclear ? span.ceiling > whole.floor : span.floor === whole.floor));
  const atLeast = aiTiers[whole.floor] ?? 'none';
  const general = whole.floor === 0 ? ['art. 2 ust. 1', 'art. 3 pkt 3', 'art. 3 pkt 4'] : [];
  return {
    regime: 'ai_act',
    status: unclear ? 'unclear' : atLeast,
    atLeast,
    reasons: deciding.map(({ reason }) => reason),
    references: withoutRepeats([...deciding.flatMap(({ units }) => units), ...general.map(act)]),
  };
}
