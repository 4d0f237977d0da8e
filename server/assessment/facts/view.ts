import type { Fact, JudgedFact, listFacts as listCall } from '#contract/assessment/evidence/facts.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { mayAct } from '#core/account/members/members.ts';
import { earliestCollected, factVerdictNow, lastFreshDay, sinceWhen } from '#core/assessment/facts/days.ts';
import { factKinds, type FactKind } from '#core/assessment/facts/kinds.ts';
import { questionsOfFactCheck } from '#core/assessment/facts/questions.ts';
import { checksOf, reasonOfFact, type FactCheck } from '#core/assessment/facts/verdicts.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { shownQuestion } from '#server/assessment/results/shown-question.ts';
import type { Deps } from '#server/deps.ts';
import type { Member } from '#server/platform/security/principal.ts';
import * as repository from './repository.ts';

/** The questions that a check speaks to, as they are shown. */
function touchedBy(check: FactCheck, language: Language): JudgedFact['questions'] {
  return questionsOfFactCheck[check].flatMap((questionId) => {
    const shown = shownQuestion(questionId, language);
    return shown ? [{ questionId, section: shown.section, number: shown.number, text: shown.text }] : [];
  });
}

function factView({ id, source, takenOn, counts, columns, sha256, rules, reportedBy, collector, reportedAt }: repository.FactRow): Fact {
  return { id, source, takenOn, counts, columns: [...columns], sha256, rules, reportedBy, collector, reportedAt: reportedAt.toISOString() };
}

type Known = Readonly<{ explanations: readonly repository.ExplanationRow[]; today: string; language: Language }>;

function judgedBy(kind: FactKind, rows: readonly repository.FactRow[], { explanations, today, language }: Known): JudgedFact[] {
  const [newest] = rows;
  if (!newest) return [];
  return checksOf(kind).map((check) => {
    const reason = reasonOfFact(check, newest.counts);
    const explanation = explanations.find((one) => one.check === check && one.reason === reason);
    return {
      check,
      reason,
      verdict: factVerdictNow(kind, newest.takenOn, reason, today),
      since: sinceWhen(check, rows) ?? newest.takenOn,
      questions: touchedBy(check, language),
      explanation: explanation
        ? { text: explanation.explanation, by: explanation.explainedBy, at: explanation.explainedAt.toISOString() }
        : null,
    };
  });
}

/** Every kind with its facts and what follows from the newest, as a member sees it. */
export async function factsView(deps: Deps, { organization }: Member, language: Language): Promise<OutputOf<typeof listCall>> {
  const today = isoDay(deps.now());
  const byKind = Map.groupBy(await repository.factsOf(deps.db, organization.id), ({ kind }) => kind);
  const known = { explanations: await repository.explanationsOf(deps.db, organization.id), today, language };
  return {
    kinds: factKinds.map((kind) => {
      const rows = byKind.get(kind) ?? [];
      const [newest] = rows;
      const freshUntil = newest ? lastFreshDay(kind, newest.takenOn) : null;
      return { kind, facts: rows.map(factView), freshUntil, checks: judgedBy(kind, rows, known) };
    }),
    today,
    earliest: earliestCollected(today),
    mayReport: mayAct(organization.role, 'consultant'),
    mayChange: mayAct(organization.role, 'editor'),
  };
}
