import { important, key, kindRules, none, type Rule } from '#core/assessment/scope/kinds/kind-rules.ts';
import type { Nis2Role, PublicKind } from './answers.ts';
import type { Span } from '#core/assessment/scope/outcome.ts';
import { nis2, uksc } from './units.ts';

const open: Span = { floor: none, ceiling: key };
const anySize: Rule = kindRules.any_size;
const publicKey: Rule = { rule: () => ({ floor: key, ceiling: key }), units: [uksc('załącznik nr 1'), uksc('art. 5 ust. 1 pkt 4', false)] };
const publicImportant: Rule = kindRules.public_annex_2;
const publicOpen: Rule = { rule: () => open, units: [uksc('załącznik nr 1'), uksc('załącznik nr 2')] };

/** UKSC art. 5 ust. 1 and 2. What the facts at hand do not settle is left as a span. */
export const roleBases: Readonly<Record<Nis2Role, Rule>> = {
  critical: { ...publicKey, units: [nis2('art. 3 ust. 1 lit. f')] },
  // As what an authority named it, the decision says.
  decision: { rule: () => ({ floor: important, ceiling: key }), units: [nis2('art. 2 ust. 2 lit. b'), nis2('art. 3 ust. 1 lit. e')] },
  sole_supplier: { rule: () => open, units: [nis2('art. 2 ust. 2 lit. b')] },
  systemic_effect: { rule: () => open, units: [nis2('art. 2 ust. 2 lit. c'), nis2('art. 2 ust. 2 lit. d'), nis2('art. 2 ust. 2 lit. e')] },
  former_operator: { ...publicKey, units: [uksc('art. 46 ust. 1'), nis2('art. 3 ust. 1 lit. g')] },
  // Of earlier rules: whether for others or for itself was not asked.
  dns: { rule: () => open, units: anySize.units },
  domain_registration: { rule: () => open, units: [...anySize.units, nis2('art. 2 ust. 4')] },
  tld: anySize,
  trust_qualified: anySize,
  trust_unqualified: kindRules.trust,
  communications: kindRules.communications,
  managed_security: kindRules.managed_security,
  public: publicOpen,
  public_annex_1: publicKey,
  public_annex_2: publicImportant,
  public_unsure: publicOpen,
};

/** Annexes 1 and 2 to the Polish act, public entities. Institutes stand in both, by their kind; public hospitals count by size. */
export const publicBases: Readonly<Record<PublicKind, Rule>> = {
  government: { ...publicKey, units: [...publicKey.units, nis2('art. 3 ust. 1 lit. d')] },
  voivodeship: publicKey,
  powiat: publicKey,
  gmina_from_50: publicKey,
  gmina_under_50: publicImportant,
  budget_unit: publicImportant,
  public_hospital: { ...kindRules.annex_1, units: [...kindRules.annex_1.units, nis2('załącznik I pkt 5')] },
  university: publicImportant,
  research_institute: { rule: () => ({ floor: important, ceiling: key }), units: publicOpen.units },
  municipal_company: publicImportant,
  unlisted: publicOpen,
};
