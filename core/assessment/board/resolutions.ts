/** What the head of an entity decides: approval of measures, of the action plan, acceptance of risks (UKSC art. 8d). */
export const resolutionKinds = ['measures', 'plan', 'risks'] as const;
export type ResolutionKind = (typeof resolutionKinds)[number];

/** A company resolves, a public body orders, a sole trader states. */
export const resolutionForms = ['resolution', 'order', 'statement'] as const;
export type ResolutionForm = (typeof resolutionForms)[number];

/** Polish is what authorities read; groups of companies ask for English too. */
export const resolutionLanguages = ['pl', 'en'] as const;
export type ResolutionLanguage = (typeof resolutionLanguages)[number];

export const votes = ['for', 'against', 'abstained', 'absent'] as const;
export type Vote = (typeof votes)[number];

/** As many documents as one decision approves: more than there are templates. */
export const mostDocuments = 50;

/** A document made from a template that a decision approves, named as when it was drafted. */
export type DecidedDocument = Readonly<{ templateId: string; heading: string; version: number }>;

/** Whether the approval that a decision of that day (ISO) gave stands recorded: of its day, or a later one. */
export function isRecorded(adoptedOn: string | null, approvals: readonly Readonly<{ approvedOn: string }>[]): boolean {
  return adoptedOn !== null && approvals.some(({ approvedOn }) => approvedOn >= adoptedOn);
}

/** An item of the plan as decisions read it. */
type Item = Readonly<{ questionId: string; state: string; owner: string | null; dueOn: string | null; reason: string | null }>;
export type AssessedState = Readonly<{
  assessmentId: string;
  completedOn: string;
  score: string;
  met: readonly string[];
  items: readonly Item[];
}>;

/** What a decision rests on, as it is hashed: another one today means that something changed since. Null where there is nothing to decide. */
export function restsOn(kind: ResolutionKind, state: AssessedState): unknown {
  const { assessmentId, completedOn, score, met, items } = state;
  if (kind === 'measures')
    return { assessmentId, completedOn, score, met: met.toSorted(), gaps: items.map(({ questionId }) => questionId) };
  const chosen = itemsOf(kind, state);
  if (chosen.length === 0) return null;
  if (kind === 'plan') return chosen.map(({ questionId, state: at, owner, dueOn }) => [questionId, at, owner, dueOn]);
  return chosen.map(({ questionId, reason }) => [questionId, reason]);
}

/** Items that a decision names: open ones of the plan, or those whose risk was accepted. */
export function itemsOf(kind: ResolutionKind, { items }: Pick<AssessedState, 'items'>): readonly Item[] {
  if (kind === 'risks') return items.filter(({ state }) => state === 'risk_accepted');
  return kind === 'plan' ? items.filter(({ state }) => state !== 'risk_accepted' && state !== 'done') : items;
}
