import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Questionnaire, QuestionnaireRow } from '#contract/assessment/answering/customer-questionnaires.ts';
import type { Language } from '#core/platform/languages.ts';
import { api, sendFile } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const listKey = ['customer-questionnaires'] as const;
const keyOf = (id: string) => [...listKey, id, shownLanguage()] as const;

/** Read anew whenever the screen opens: others work on it too, and what is proposed follows from answers. */
export function useQuestionnaires() {
  return useQuery({ queryKey: listKey, staleTime: 0, queryFn: () => api('GET /api/customer-questionnaires') });
}

export function useQuestionnaire(id: string) {
  const lang = shownLanguage();
  return useQuery({
    queryKey: keyOf(id),
    staleTime: 0,
    queryFn: () => api('GET /api/customer-questionnaires/:id', { params: { id }, query: { lang } }),
  });
}

function cacheQuestionnaire(queries: QueryClient) {
  return (questionnaire: Questionnaire): void => {
    queries.setQueryData(keyOf(questionnaire.id), questionnaire);
    void queries.invalidateQueries({ queryKey: listKey, exact: true });
  };
}

export function useAddQuestionnaire() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendFile('PUT /api/customer-questionnaires/files/:name', file, { params: { name: file.name } }),
    onSuccess: cacheQuestionnaire(queries),
  });
}

export function useChangeQuestionnaire(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { customer: string; language: Language }) =>
      api('PATCH /api/customer-questionnaires/:id', { params: { id }, query: { lang: shownLanguage() }, body }),
    onSuccess: cacheQuestionnaire(queries),
  });
}

export type Decided = Readonly<{ written: string; comment: string; questionId: string | null; seen: string | null }>;

/** Keeps a decision; what somebody else decided meanwhile is read instead. */
export function useDecideRow(id: string, row: number) {
  const queries = useQueryClient();
  const call = { params: { id, row }, query: { lang: shownLanguage() } };
  return useMutation({
    mutationFn: (body: Decided | null) =>
      body
        ? api('PUT /api/customer-questionnaires/:id/rows/:row', { ...call, body })
        : api('DELETE /api/customer-questionnaires/:id/rows/:row', call),
    onSuccess: (saved) => {
      queries.setQueryData<Questionnaire>(keyOf(id), (shown) => shown && { ...shown, rows: replaced(shown.rows, saved) });
      void queries.invalidateQueries({ queryKey: listKey, exact: true });
    },
    onError: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

const replaced = (rows: readonly QuestionnaireRow[], saved: QuestionnaireRow): QuestionnaireRow[] =>
  rows.map((row) => (row.row === saved.row ? saved : row));

export function useRemoveQuestionnaire(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/customer-questionnaires/:id', { params: { id } }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: keyOf(id) });
      return queries.invalidateQueries({ queryKey: listKey, exact: true });
    },
  });
}
