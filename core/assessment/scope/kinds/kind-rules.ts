import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { exactly, type Span } from '#core/assessment/scope/outcome.ts';
import { dora, nis2, uksc } from '#core/assessment/scope/nis2/units.ts';

/** 0 micro, 1 small, 2 medium, 3 above. */
export type Size = 0 | 1 | 2 | 3;

/** From the weakest to the strongest. */
export const nis2Statuses = ['not_covered', 'dora', 'important', 'key'] as const;
export type Nis2Status = (typeof nis2Statuses)[number];
export const [none, ofDora, important, key] = [0, 1, 2, 3];

/** A status by size, and the units of law that give it. */
export type Rule = Readonly<{
  rule: (size: Size) => Span;
  units: readonly LegalReference[];
  /** Further units where it makes an important entity. */
  whenImportant?: readonly LegalReference[];
}>;

const rankInAnnex1 = (size: Size): number => (size === 3 ? key : size === 2 ? important : none);
const rankInAnnex2 = (size: Size): number => (size >= 2 ? important : none);
const upTo = (ceiling: number): Span => ({ floor: none, ceiling });

const annex1 = uksc('załącznik nr 1');
const annex2 = uksc('załącznik nr 2');
const anySize = uksc('art. 5 ust. 1 pkt 4');

/** How the kinds of a table get their status (UKSC art. 5 ust. 1 and 2); `perhaps` is what the sources do not settle. */
export const kindRules = {
  annex_1: { rule: (size) => exactly(rankInAnnex1(size)), units: [annex1, uksc('art. 5 ust. 1 pkt 1', false)] },
  annex_2: { rule: (size) => exactly(rankInAnnex2(size)), units: [annex2] },
  any_size: { rule: () => exactly(key), units: [anySize] },
  communications: { rule: (size) => exactly(size >= 2 ? key : important), units: [uksc('art. 5 ust. 1 pkt 2', false)] },
  managed_security: { rule: (size) => exactly(size >= 1 ? key : none), units: [uksc('art. 5 ust. 1 pkt 3', false)] },
  trust: {
    rule: (size) => exactly(size === 3 ? key : important),
    units: [annex1, nis2('art. 2 ust. 2 lit. a ppkt ii')],
    whenImportant: [nis2('art. 3 ust. 2')],
  },
  dora: { rule: () => exactly(ofDora), units: [nis2('art. 4 ust. 1'), nis2('art. 4 ust. 2'), dora('art. 1 ust. 2')] },
  dora_alone: { rule: () => exactly(ofDora), units: [dora('art. 2 ust. 1')] },
  public_annex_2: { rule: () => exactly(important), units: [annex2, uksc('art. 5 ust. 2 pkt 8', false)] },
  perhaps_annex_1: { rule: (size) => upTo(rankInAnnex1(size)), units: [annex1] },
  perhaps_annex_2: { rule: (size) => upTo(rankInAnnex2(size)), units: [annex2] },
  perhaps_public: { rule: () => upTo(important), units: [annex2, nis2('art. 6 pkt 41')] },
  outside: { rule: () => exactly(none), units: [] },
} as const satisfies Readonly<Record<string, Rule>>;
export type KindRule = keyof typeof kindRules;
