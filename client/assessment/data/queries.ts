import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { fromPayload } from '#contract/platform/mapping.ts';
import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';
import { comparedInside } from './compared.ts';
import { newerOf } from './newer.ts';

/** Own assessments; not asked for somebody who has no organisation. */
export function useAssessments(has = true) {
  return useQuery({
    queryKey: ['assessments'],
    queryFn: has ? async () => (await api('GET /api/assessments')).map(fromPayload) : skipToken,
  });
}

export function useCurrent(regime: Regime) {
  return useQuery({
    queryKey: ['assessments', regime, 'current'],
    queryFn: async () => fromPayload(await api('GET /api/assessments/:regime/current', { params: { regime } })),
  });
}

export function useAnswers(assessmentId: string | undefined) {
  return useQuery({
    queryKey: ['answers', assessmentId],
    queryFn: assessmentId ? () => api('GET /api/answers/:assessmentId', { params: { assessmentId } }) : skipToken,
  });
}

export function questionsQuery(regime: Regime, section: number) {
  const lang = shownLanguage();
  return {
    queryKey: ['questions', regime, section, lang] as const,
    queryFn: () => api('GET /api/questions/:regime/:section', { params: { regime, section }, query: { lang } }),
  };
}

export function useResult(assessment: Assessment | undefined) {
  const lang = shownLanguage();
  return useQuery({
    queryKey: ['result', assessment?.id, assessment?.edition, lang],
    enabled: assessment?.completedAt !== null && assessment !== undefined,
    queryFn: () => api('GET /api/assessments/:id/result', { params: { id: assessment?.id ?? '' }, query: { lang } }),
  });
}

/** Read anew whenever the assessment changed. */
export function useReview(assessment: Assessment) {
  const lang = shownLanguage();
  const { id, revision } = assessment;
  return useQuery({
    queryKey: ['review', id, revision, lang],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: () => api('GET /api/assessments/:id/review', { params: { id }, query: { lang } }),
  });
}

export function useComparison(pair: { from: string; to: string } | null) {
  const lang = shownLanguage();
  return useQuery({
    queryKey: ['comparison', pair?.from, pair?.to, lang],
    queryFn: pair ? async () => comparedInside(await api('GET /api/assessments/compare', { query: { ...pair, lang } })) : skipToken,
  });
}

/** Read when it is shown, and anew after every save. */
export function useAnswerHistory(assessmentId: string, questionId: string, savedAt: Date | null) {
  return useQuery({
    queryKey: ['answers', assessmentId, questionId, 'history', savedAt?.getTime() ?? 0],
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    queryFn: () => api('GET /api/answers/:assessmentId/:questionId/history', { params: { assessmentId, questionId } }),
  });
}

/** Puts a changed assessment where the screens read it. */
export function useCacheAssessment(): (assessment: Assessment) => void {
  const queries = useQueryClient();
  return (assessment) => {
    queries.setQueryData<Assessment>(['assessments', assessment.regime, 'current'], (cached) => newerOf(cached, assessment));
    void queries.invalidateQueries({ queryKey: ['assessments'], exact: true });
  };
}

export function useMakeReport() {
  const cache = useCacheAssessment();
  return useMutation({
    mutationFn: async ({ id, revision }: { id: string; revision: number }) =>
      fromPayload(await api('POST /api/assessments/:id/report', { params: { id }, query: { revision } })),
    onSuccess: cache,
  });
}

export function useReopen() {
  const cache = useCacheAssessment();
  return useMutation({
    mutationFn: async (id: string) => fromPayload(await api('POST /api/assessments/:id/reopen', { params: { id } })),
    onSuccess: cache,
  });
}

/** The reports of an assessment that was opened again; read anew when it is finished once more. */
export function useReports({ id, edition, completedAt }: Assessment) {
  return useQuery({
    queryKey: ['reports', id, edition, completedAt],
    queryFn: edition > 1 ? () => api('GET /api/assessments/:id/reports', { params: { id } }) : skipToken,
  });
}

export function useStartAssessment() {
  const cache = useCacheAssessment();
  return useMutation({
    mutationFn: async ({ regime, ...body }: { regime: Regime; copyFrom?: string }) =>
      fromPayload(await api('POST /api/assessments', { body: { ...body, type: regime } })),
    onSuccess: cache,
  });
}

export function useDeclareScope() {
  const cache = useCacheAssessment();
  return useMutation({
    mutationFn: async ({ id, scope }: { id: string; scope: ScopeCheck }) =>
      fromPayload(await api('PUT /api/assessments/:id/scope', { params: { id }, body: { scope } })),
    onSuccess: cache,
  });
}

export function useIssueCertificate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name, role }: { id: string; name: string; role: string }) =>
      api('POST /api/assessments/:id/certificate', { params: { id }, body: { declaration: { name, role } } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['certificates'] }),
        queries.invalidateQueries({ queryKey: ['assessments'] }),
        queries.invalidateQueries({ queryKey: ['registry'] }),
      ]),
  });
}
