import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImpactView, RegistrationView } from '#contract/assessment/ai/ai-sheets.ts';
import type { ChecklistAnswer, ChecklistPoint } from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { contradictionsKey } from '#client/assessment/contradictions/queries.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const keyOf = (id: string) => ['ai-systems', id, 'impact'] as const;

/** Read anew whenever the screen opens: others work on it too. */
export function useImpact(id: string) {
  return useQuery({ queryKey: keyOf(id), staleTime: 0, queryFn: () => api('GET /api/ai-systems/:id/impact', { params: { id } }) });
}

function cacheSheet(queries: QueryClient, id: string) {
  return (view: ImpactView): void => {
    queries.setQueryData(keyOf(id), view);
    void queries.invalidateQueries({ queryKey: ['duties'] });
  };
}

/** How the draft is read and saved, each time with everything that the screen shows of it. */
export function useImpactCalls(id: string) {
  const queries = useQueryClient();
  const known = (view: ImpactView): ImpactView => {
    queries.setQueryData(keyOf(id), view);
    return view;
  };
  return {
    send: async (body: { version: number; content: Record<string, string> }) =>
      known(await api('PUT /api/ai-systems/:id/impact', { params: { id }, body })),
    read: async () => known(await api('GET /api/ai-systems/:id/impact', { params: { id } })),
  };
}

export function useFinishImpact(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; revision: number; person: string; doneOn: string }) =>
      api('POST /api/ai-systems/:id/impact/finished', { params: { id }, body }),
    onSuccess: cacheSheet(queries, id),
    // The system or the draft may be another one by now.
    onError: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

export function useWithdrawImpact(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (assessment: string) => api('DELETE /api/ai-systems/:id/impact/finished/:assessment', { params: { id, assessment } }),
    onSuccess: cacheSheet(queries, id),
  });
}

const registrationKey = (id: string) => ['ai-systems', id, 'registration', shownLanguage()] as const;
const inLanguage = (id: string) => ({ params: { id }, query: { lang: shownLanguage() } });

export function useRegistration(id: string) {
  return useQuery({
    queryKey: registrationKey(id),
    staleTime: 0,
    queryFn: () => api('GET /api/ai-systems/:id/registration', inLanguage(id)),
  });
}

export function useRegistrationCalls(id: string) {
  const queries = useQueryClient();
  const known = (view: RegistrationView): RegistrationView => {
    queries.setQueryData(registrationKey(id), view);
    return view;
  };
  return {
    send: async (body: { version: number; content: Record<string, string> }) =>
      known(await api('PUT /api/ai-systems/:id/registration', { ...inLanguage(id), body })),
    read: async () => known(await api('GET /api/ai-systems/:id/registration', inLanguage(id))),
  };
}

const checklistKey = (id: string) => ['ai-systems', id, 'deployer-checklist'] as const;

export function useChecklist(id: string) {
  return useQuery({
    queryKey: checklistKey(id),
    staleTime: 0,
    queryFn: () => api('GET /api/ai-systems/:id/deployer-checklist', { params: { id } }),
  });
}

type Answer = Readonly<{ version: number; answer: ChecklistAnswer; note: string }>;

export function useAnswerPoint(id: string, point: ChecklistPoint) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) => api('PUT /api/ai-systems/:id/deployer-checklist/:point', { params: { id, point }, body }),
    onSuccess: (view) => {
      queries.setQueryData(checklistKey(id), view);
      void queries.invalidateQueries({ queryKey: contradictionsKey });
    },
    // Somebody may have answered meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: checklistKey(id) }),
  });
}
