import { useState } from 'react';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { trialDays, type TrialAnswers } from '#core/assessment/trial/trial.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { stored } from '#client/platform/browser/stored.ts';

const maxAgeMillis = trialDays * 86_400_000;
const known: readonly unknown[] = answerValues;

/** Where answers wait that no server has: of one organisation and regime, so that nobody's come to another. */
function keyOf(organizationId: string, regime: Regime): string {
  return `${stored.answers.name}${organizationId}.${regime}`;
}

/** What an earlier visit answered; what was changed by hand or is too old counts for nothing. */
export function readTrial(organizationId: string, regime: Regime): TrialAnswers {
  try {
    const { at, answers } = JSON.parse(localStorage.getItem(keyOf(organizationId, regime)) ?? '{}') as { at?: number; answers?: object };
    if (at === undefined || Date.now() - at > maxAgeMillis) return {};
    return Object.fromEntries(Object.entries(answers ?? {}).filter(([, value]) => known.includes(value)));
  } catch {
    return {};
  }
}

function writeTrial(organizationId: string, regime: Regime, answers: TrialAnswers): void {
  try {
    localStorage.setItem(keyOf(organizationId, regime), JSON.stringify({ at: Date.now(), answers }));
  } catch {
    // A full or forbidden storage: the answers last as long as the page.
  }
}

/** The answers on trial of this browser. */
export function useTrial(regime: Regime) {
  const organizationId = useMe().data?.organization?.id ?? '';
  const [answers, setAnswers] = useState(() => readTrial(organizationId, regime));
  const store = (next: TrialAnswers): void => {
    setAnswers(next);
    writeTrial(organizationId, regime, next);
  };
  return {
    answers,
    choose: (questionId: string, answer: TrialAnswers[string]): void => store({ ...answers, [questionId]: answer }),
    forget: (): void => {
      setAnswers({});
      localStorage.removeItem(keyOf(organizationId, regime));
    },
  };
}
export type Trial = ReturnType<typeof useTrial>;
