import { actionOf } from '#content/questions/catalogue.ts';
import type { ActionItem, ActionPlan, ClosedItem } from '#contract/assessment/plan/action-items.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Language } from '#core/platform/languages.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { referenceView } from '#server/adapters/documents/report/references.ts';
import { textOfFormer, type Former, type Plan, type PlanItem } from './plan.ts';
import { ownActionView } from './own/service.ts';
import type { Values } from './repository.ts';

function valuesView({ state, reason, ownerUserId, ownerName, dueOn, notes }: Values) {
  return { state, reason, owner: ownerName === null ? null : { userId: ownerUserId, name: ownerName }, dueOn, notes };
}

/** An item in the reader's language. */
export function itemView(item: PlanItem, language: Language): ActionItem {
  const { regime, gap, sectionTitle, values, contradicted, version, updatedAt, updatedBy } = item;
  return {
    questionId: gap.questionId,
    regime,
    section: gap.section,
    sectionTitle: sectionTitle[language] ?? '',
    number: gap.number,
    questionText: gap.text[language],
    answer: gap.answer,
    title: actionOf(gap)[language],
    remediation: gap.remediation[language],
    evidence: gap.evidence[language],
    effort: gap.effort,
    references: gap.references.map((reference) => referenceView(reference, language)),
    appliesFrom: [...gap.appliesFrom],
    gain: { ...gap.gain },
    gainPercent: scorePercent(gap.gain) ?? 0,
    ...valuesView(values),
    contradicted,
    unmet: item.unmet,
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy,
  };
}

function closedView(former: Former, language: Language): ClosedItem[] {
  const { regime, row, closedBy } = former;
  const place = questionPlace(row.questionId);
  if (!place) return [];
  const { version, updatedAt, updatedBy, questionId } = row;
  const { section, number } = place;
  const questionText = textOfFormer(former)?.[language] ?? '';
  return [
    {
      questionId,
      regime,
      section,
      number,
      questionText,
      ...valuesView(row),
      version,
      updatedAt: updatedAt.toISOString(),
      updatedBy,
      closedBy,
    },
  ];
}

export function planView(plan: Plan, language: Language): ActionPlan {
  return {
    today: plan.today,
    regimes: plan.regimes.map(({ completedAt, score, ...rest }) => ({
      ...rest,
      completedAt: completedAt.toISOString(),
      score: { ...score },
      scorePercent: scorePercent(score),
    })),
    items: plan.items.map((item) => itemView(item, language)),
    closed: plan.former.flatMap((former) => closedView(former, language)),
    own: plan.own.map(ownActionView),
    people: [...plan.people],
  };
}
