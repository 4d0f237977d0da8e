import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { meKey } from '#client/account/accounts/queries.ts';
import { api, ApiError } from '#client/platform/api/api.ts';
import { useMembers } from '#client/account/team/queries.ts';
import type { AnswerSaver } from './answer-saver.ts';

const everyMillis = 3000;
/** Saves of the same moment may become visible out of order: so much is read again. */
const overlapMillis = 10_000;

function sinceOf(saver: AnswerSaver): { since?: string } {
  const newest = saver.newest();
  return newest === null ? {} : { since: new Date(Date.parse(newest) - overlapMillis).toISOString() };
}

/** Shows what others answer within seconds, while the page is looked at and there are others. */
export function useLiveAnswers({ id, completedAt }: Assessment, saver: AnswerSaver): void {
  const queries = useQueryClient();
  const members = useMembers(completedAt === null);
  const isShared = completedAt === null && (members.data?.length ?? 1) > 1;
  useEffect(() => {
    if (!isShared) return undefined;
    const poll = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const changed = await api('GET /api/answers/:assessmentId', { params: { assessmentId: id }, query: sinceOf(saver) });
        for (const answer of changed) saver.adopt(answer);
      } catch (error) {
        // Somebody who was removed, or who turned to another organisation, learns who they are now.
        if (error instanceof ApiError && [403, 404, 409].includes(error.status)) void queries.invalidateQueries({ queryKey: [...meKey] });
      }
    };
    const timer = setInterval(() => void poll(), everyMillis);
    return () => clearInterval(timer);
  }, [isShared, id, saver, queries]);
}
