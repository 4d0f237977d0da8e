import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportPreview } from '#contract/assessment/answering/exchange/imports.ts';
import { fromPayload } from '#contract/platform/mapping.ts';
import { api, sendFile } from '#client/platform/api/api.ts';
import { useCacheAssessment } from '#client/assessment/data/queries.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

function importKey(id: string) {
  return ['imports', id, shownLanguage()] as const;
}

/** Sends a filled sheet; its preview is cached where the screen reads it. */
export function usePreviewImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => sendFile('PUT /api/imports', file),
    onSuccess: (preview) => queries.setQueryData(importKey(preview.id), preview),
  });
}

/** Sends a statement of applicability; comments are proposed in the language of the page. */
export function usePreviewStatement() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) => sendFile('PUT /api/imports/statements/:lang', file, { params: { lang: shownLanguage() } }),
    onSuccess: (preview) => queries.setQueryData(importKey(preview.id), preview),
  });
}

/** The preview of a sheet against the answers of now; it does not outlive the page. */
export function useImport(id: string | null) {
  const lang = shownLanguage();
  return useQuery<ImportPreview>({
    queryKey: importKey(id ?? ''),
    enabled: id !== null,
    queryFn: () => api('GET /api/imports/:id', { params: { id: id ?? '' }, query: { lang } }),
  });
}

type Chosen = { questionId: string; seen: string | null };

export function useApplyImport(id: string) {
  const queries = useQueryClient();
  const cache = useCacheAssessment();
  return useMutation({
    mutationFn: async (rows: Chosen[]) => api('POST /api/imports/:id/application', { params: { id }, body: { rows } }),
    onSuccess: async ({ assessment }) => {
      cache(fromPayload(assessment));
      await queries.invalidateQueries({ queryKey: ['answers', assessment.id] });
    },
    // What was refused is shown as it is now.
    onError: () => queries.invalidateQueries({ queryKey: ['imports', id] }),
  });
}
