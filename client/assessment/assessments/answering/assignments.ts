import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { Assignment } from '#contract/assessment/answering/assignments.ts';
import type { Member } from '#contract/account/members.ts';
import { mayAct } from '#core/account/members/members.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { api } from '#client/platform/api/api.ts';
import { useMembers } from '#client/account/team/queries.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';

const key = ['assignments'] as const;

/** Who sees to which question of a questionnaire. */
export type Tasks = Readonly<{
  /** Those who may answer. */
  people: readonly Member[];
  of: ReadonlyMap<string, Assignment>;
  mine: ReadonlySet<string>;
  /** Whether only the reader's own questions are shown. */
  onlyMine: boolean;
  mayAssign: boolean;
  assign: (questionIds: readonly string[], personId: string | null) => void;
}>;

/** Null where there is nobody to share the questions with, and while it is not known. */
export function useTasks(regime: Regime): Tasks | null {
  const queries = useQueryClient();
  const failed = useFailureToast();
  const members = useMembers();
  const people = (members.data ?? []).filter(({ role }) => mayAct(role, 'consultant'));
  const several = people.length > 1;
  const query = useQuery({ queryKey: key, queryFn: () => api('GET /api/assignments'), enabled: several, refetchOnWindowFocus: true });
  const { mutate } = useMutation({
    mutationFn: (body: { questionIds: string[]; personId: string | null }) => api('PUT /api/assignments', { body }),
    onSuccess: (list) => queries.setQueryData(key, list),
    onError: (error) => {
      failed(error);
      void queries.invalidateQueries({ queryKey: ['members'] });
    },
  });
  const mayAssign = useMay('PUT /api/assignments', 'consultant');
  const isRequested = new URLSearchParams(useSearch()).has('mine');
  if (!several || !query.data) return null;
  const own = query.data.filter(({ questionId }) => questionPlace(questionId)?.regime === regime);
  return {
    people,
    of: new Map(own.map((one) => [one.questionId, one])),
    mine: new Set(own.filter(({ mine }) => mine).map(({ questionId }) => questionId)),
    onlyMine: isRequested,
    mayAssign,
    assign: (questionIds, personId) => mutate({ questionIds: [...questionIds], personId }),
  };
}
