import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FactCheck, FactReason } from '#core/assessment/facts/verdicts.ts';
import type { RouteCall, RouteOutput } from '#contract/routes.ts';
import { contradictionsKey } from '#client/assessment/contradictions/queries.ts';
import { observedKey } from '#client/assessment/data/observed-questions.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

export type Facts = RouteOutput<'GET /api/facts'>;

const factsKey = () => ['facts', shownLanguage()] as const;
const query = () => ({ lang: shownLanguage() });

/** Facts of the organisation; read anew whenever the screen opens, as programs report too. */
export function useFacts() {
  return useQuery({ queryKey: factsKey(), staleTime: 0, queryFn: () => api('GET /api/facts', { query: query() }) });
}

/** A change of facts; what it states about answers and evidence elsewhere is read anew. */
function useFactChange<T>(change: (input: T) => Promise<Facts>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (facts) => {
      queries.setQueryData(factsKey(), facts);
      void queries.invalidateQueries({ queryKey: observedKey });
      void queries.invalidateQueries({ queryKey: ['evidence'] });
      return queries.invalidateQueries({ queryKey: contradictionsKey });
    },
    onError: () => queries.invalidateQueries({ queryKey: factsKey() }),
  });
}

export type Reported = RouteCall<'POST /api/facts'>['body'];
export const useReportFact = () => useFactChange((body: Reported) => api('POST /api/facts', { query: query(), body }));

type Explained = Readonly<{ check: FactCheck; reason: FactReason; explanation: string }>;
export const useExplainFact = () =>
  useFactChange(({ check, ...body }: Explained) => api('PUT /api/facts/:check/explanation', { params: { check }, query: query(), body }));

export const useRemoveFact = () => useFactChange((id: string) => api('DELETE /api/facts/:id', { params: { id }, query: query() }));
