import type { LegalReference } from './questionnaire.ts';
import { aiScopeRoles, areas, newPractices, practices, products, transparencyCases, type AiAnswers } from './scope-ai-answers.ts';
import { aiDuties } from './scope-ai-duties.ts';
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

/** From the weakest to the strongest. */
export const aiTiers = ['none', 'minimal', 'transparency', 'model', 'high_risk', 'prohibited'] as const;
export type AiTier = (typeof aiTiers)[number];
const rank = (tier: AiTier): number => aiTiers.indexOf(tier);

const act = (cite: string): LegalReference => ({ act: 'AI Act', cite });

export const aiSteps = [
  {
    id: 'aiRoles',
    fields: [{ name: 'aiRoles', many: true, options: aiScopeRoles }],
    references: [act('art. 2 ust. 1'), act('art. 3 pkt 3'), act('art. 3 pkt 4'), act('art. 25 ust. 1')],
  },
  { id: 'practices', fields: [{ name: 'practices', many: true, options: practices }], references: [act('art. 5 ust. 1')] },
  {
    id: 'product',
    fields: [{ name: 'product', many: false, options: products }],
    references: [act('art. 6 ust. 1'), act('art. 6 ust. 1a–1c'), act('załącznik I')],
  },
  {
    id: 'areas',
    fields: [{ name: 'areas', many: true, options: areas }],
    references: [act('art. 6 ust. 2'), act('art. 6 ust. 3'), act('załącznik III')],
  },
  {
    id: 'transparency',
    fields: [{ name: 'transparency', many: true, options: transparencyCases }],
    references: [act('art. 50')],
  },
] as const satisfies readonly ScopeStep[];

/** Without a role, and with the role of a model provider only, the steps about systems are left out. */
export function aiPath({ aiRoles = [] }: AiAnswers): string[] {
  const systems = aiRoles.some((role) => role !== 'model_provider');
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

const transparencyUnits: Readonly<Record<(typeof transparencyCases)[number], string>> = {
  interaction: 'art. 50 ust. 1',
  synthetic_content: 'art. 50 ust. 2',
  emotion_recognition: 'art. 50 ust. 3',
  deep_fake: 'art. 50 ust. 4',
};

function practiceBasis(code: (typeof practices)[number]): Basis {
  if (code === 'practice_unsure') return basis('practices', code, upTo('prohibited'), 'art. 5 ust. 1');
  const isNew = (newPractices as readonly string[]).includes(code);
  return basis('practices', code, exactly(rank('prohibited')), isNew ? 'art. 5 ust. 1 lit. ba i bb' : 'art. 5 ust. 1 lit. a–h');
}

function productBases(product: AiAnswers['product']): Basis[] {
  if (product === 'yes') return [basis('product', 'yes', exactly(rank('high_risk')), 'art. 6 ust. 1', 'załącznik I')];
  return product === 'product_unsure' ? [basis('product', product, upTo('high_risk'), 'art. 6 ust. 1', 'załącznik I')] : [];
}

function basesOf(answers: AiAnswers): Basis[] {
  const { aiRoles = [], practices: suspected = [], product, areas: chosen = [], transparency = [] } = answers;
  return [
    ...aiRoles.map((role) =>
      role === 'model_provider'
        ? basis('aiRoles', role, exactly(rank('model')), 'art. 51–55')
        : basis('aiRoles', role, exactly(rank('minimal')), 'art. 2 ust. 1'),
    ),
    ...suspected.map(practiceBasis),
    ...productBases(product),
    ...chosen.map((code) => {
      const span = code === 'area_unsure' ? upTo('high_risk') : exactly(rank('high_risk'));
      return basis('areas', code, span, 'art. 6 ust. 2', 'załącznik III');
    }),
    ...transparency.map((code) => basis('transparency', code, exactly(rank('transparency')), transparencyUnits[code])),
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
    duties: aiDuties(answers, unclear),
  };
}
