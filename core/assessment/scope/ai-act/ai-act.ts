import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import {
  act,
  actualRoles,
  biometricLetters,
  boundBy,
  isExcluded,
  modelRoles,
  newPractices,
  transparencyUnits,
  wholeExclusions,
  type AiAnswers,
  type AiScopeRole,
  type practices,
  type TransparencyCase,
} from './answers.ts';
import {
  exactly,
  isSettled,
  strongest,
  withoutRepeats,
  type ScopeOutcome,
  type ScopeReason,
  type Span,
} from '#core/assessment/scope/outcome.ts';

/** From the weakest to the strongest; `sectoral` is what art. 2 ust. 2 leaves of the act for products of Annex I, section B. */
export const aiTiers = ['none', 'minimal', 'sectoral', 'transparency', 'model', 'high_risk', 'prohibited'] as const;
export type AiTier = (typeof aiTiers)[number];
const rank = (tier: AiTier): number => aiTiers.indexOf(tier);

function isOfModels(role: AiScopeRole): boolean {
  return (modelRoles as readonly string[]).includes(role);
}

/** Without a role, with systems that the act leaves alone, and with the role of a model provider only, the steps about systems are left out. */
export function aiPath(answers: AiAnswers): string[] {
  const systems = answers.aiRoles?.some((role) => !isOfModels(role)) && !isExcluded(answers);
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

/** A manufacturer has a role by its product alone; open-source systems are in the act by what they do. */
function roleBasis(role: AiScopeRole, isOpenSource: boolean): Basis {
  if (role === 'open_model_provider') return basis('aiRoles', role, exactly(rank('model')), 'art. 53 ust. 2');
  if (role === 'model_provider') return basis('aiRoles', role, exactly(rank('model')), 'art. 51–55');
  if (role === 'manufacturer') return basis('aiRoles', role, exactly(rank('none')), 'art. 2 ust. 1', 'art. 25 ust. 3');
  if (isOpenSource) return basis('aiExclusions', 'open_source', exactly(rank('none')), 'art. 2 ust. 12');
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

/** Roles that the act binds where a system is in Annex III; a manufacturer alone has none of them yet. */
const rolesOfSystems = ['provider', 'deployer', 'importer', 'distributor', 'representative'] as const;

function areaBases({ areas: chosen = [] }: AiAnswers, hasRole: boolean): Basis[] {
  return chosen.map((code) => {
    if (!hasRole) return basis('aiRoles', 'manufacturer', upTo('high_risk'), 'art. 25 ust. 1', 'art. 6 ust. 2', 'załącznik III');
    const span = code === 'area_unsure' ? upTo('high_risk') : exactly(rank('high_risk'));
    return basis('areas', code, span, 'art. 6 ust. 2', 'załącznik III');
  });
}

/** What binds somebody else makes nobody a bound one; what recognises emotions is high risk for whoever has it. */
function transparencyBases(code: TransparencyCase, roles: ReadonlySet<AiScopeRole>, hasRole: boolean): Basis[] {
  const isBound = roles.has(boundBy[code]);
  const own = isBound ? [basis('transparency', code, exactly(rank('transparency')), transparencyUnits[code])] : [];
  if (!hasRole) return own;
  if (code === 'emotion_recognition') return [...own, basis('transparency', code, upTo('high_risk'), 'załącznik III pkt 1')];
  if (code !== 'emotion_system' && code !== 'sensitive_categorisation') return own;
  const unit = `załącznik III pkt 1 lit. ${biometricLetters[code]}`;
  return [...own, basis('transparency', code, exactly(rank('high_risk')), 'art. 6 ust. 2', unit)];
}

function basesOf(answers: AiAnswers): Basis[] {
  const { aiRoles = [], aiExclusions = [], practices: suspected = [], product, transparency = [] } = answers;
  const roles = actualRoles(answers);
  const hasRole = rolesOfSystems.some((role) => roles.has(role));
  return [
    ...aiRoles.map((role) => roleBasis(role, aiExclusions.includes('open_source'))),
    ...suspected.map(practiceBasis),
    ...productBases(product),
    ...areaBases(answers, hasRole),
    ...transparency.flatMap((code) => transparencyBases(code, roles, hasRole)),
  ];
}

const exclusionUnits = {
  military: 'art. 2 ust. 3',
  science_only: 'art. 2 ust. 6',
  pre_market: 'art. 2 ust. 8',
  personal: 'art. 2 ust. 10',
} as const;

/** No role under the act, because it leaves the systems alone. */
function excludedOutcome({ aiExclusions = [] }: AiAnswers): ScopeOutcome<AiTier> {
  const named = wholeExclusions.filter((code) => aiExclusions.includes(code));
  return {
    regime: 'ai_act',
    status: 'none',
    atLeast: 'none',
    reasons: named.map((code) => ({ field: 'aiExclusions', code })),
    references: named.map((code) => act(exclusionUnits[code])),
  };
}

/** What the answers to every step of their path mean under Regulation (EU) 2024/1689. */
export function aiOutcome(answers: AiAnswers): ScopeOutcome<AiTier> {
  if (isExcluded(answers)) return excludedOutcome(answers);
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
    reasons: [...new Map(deciding.map(({ reason }) => [`${reason.field} ${reason.code}`, reason])).values()],
    references: withoutRepeats([...deciding.flatMap(({ units }) => units), ...general.map(act)]),
  };
}
