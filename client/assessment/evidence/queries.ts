import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EvidencePayload, EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { api } from '#client/platform/api/api.ts';

const evidenceKey = ['evidence'] as const;

/** All evidence of the organisation; one answer for every place that shows some of it. */
export function useEvidence() {
  return useQuery({ queryKey: evidenceKey, queryFn: () => api('GET /api/evidence'), staleTime: 30_000 });
}

/** Whether evidence stands at a place. */
export function standsAt({ uses }: EvidencePayload, { assessmentId, questionId }: EvidencePlace): boolean {
  return uses.some((use) => use.assessmentId === assessmentId && use.questionId === questionId);
}

/** Reads anew what changed with evidence: the list, and the revision of the assessments whose reports name it. */
export function useEvidenceChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: evidenceKey }),
      queries.invalidateQueries({ queryKey: ['assessments'], predicate: ({ queryKey }) => queryKey[2] === 'current' }),
    ]);
  };
}

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const changed = useEvidenceChanged();
  return useMutation({ mutationFn: change, onSuccess: changed });
}

export function useAddLink() {
  return useChange((body: { name: string; url: string; place?: EvidencePlace }) => api('POST /api/evidence/links', { body }));
}

export function useAttach() {
  return useChange(({ id, place }: { id: string; place: EvidencePlace }) =>
    api('POST /api/evidence/:id/uses', { params: { id }, body: { assessmentId: place.assessmentId, questionId: place.questionId } }),
  );
}

export function useDetach() {
  return useChange(({ id, place: { assessmentId, questionId } }: { id: string; place: EvidencePlace }) =>
    api('DELETE /api/evidence/:id/uses', { params: { id }, query: { questionId, ...(assessmentId ? { assessmentId } : {}) } }),
  );
}

export function useSetValidity() {
  return useChange(({ id, validUntil }: { id: string; validUntil: string | null }) =>
    api('PATCH /api/evidence/:id', { params: { id }, body: { validUntil } }),
  );
}

export function useRemoveEvidence() {
  return useChange((id: string) => api('DELETE /api/evidence/:id', { params: { id } }));
}

/** How a place is called beside its regime: 1.3. */
export function numberOf({ questionId }: EvidencePlace): string {
  const place = questionPlace(questionId);
  return place ? `${place.section}.${place.number}` : questionId;
}
