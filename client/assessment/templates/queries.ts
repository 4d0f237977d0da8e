import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TemplateDetail } from '#contract/assessment/templates.ts';
import { api } from '#client/platform/api/api.ts';
import { useEvidenceChanged } from '#client/assessment/evidence/queries.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const listKey = (): readonly unknown[] => ['templates', shownLanguage()];
const detailKey = (id: string): readonly unknown[] => ['template', id, shownLanguage()];
const query = (): { lang: ReturnType<typeof shownLanguage> } => ({ lang: shownLanguage() });

export function useTemplates() {
  return useQuery({ queryKey: listKey(), queryFn: () => api('GET /api/templates', { query: query() }), staleTime: 0 });
}

export function useTemplate(id: string) {
  return useQuery({
    queryKey: detailKey(id),
    queryFn: () => api('GET /api/templates/:name', { params: { name: id }, query: query() }),
    staleTime: 0,
  });
}

/** Every change is answered with the template as it is then; what was adopted stands in the evidence too. */
function useChange<Input>(id: string, change: (input: Input) => Promise<TemplateDetail>) {
  const queries = useQueryClient();
  const evidenceChanged = useEvidenceChanged();
  return useMutation({
    mutationFn: change,
    onSuccess: async (template) => {
      queries.setQueryData(detailKey(id), template);
      await Promise.all([queries.invalidateQueries({ queryKey: ['templates'] }), evidenceChanged()]);
    },
  });
}

type Gaps = Readonly<{ revision: number; gaps: { words: string; value: string }[] }>;

export function useFillGaps(id: string) {
  return useChange(id, (body: Gaps) => api('PUT /api/templates/:name/gaps', { params: { name: id }, query: query(), body }));
}

type Approval = Readonly<{ evidenceId: string; approvedOn: string; approvedBy: string }>;

export function useAdopt(id: string) {
  return useChange(id, (body: Approval) => api('POST /api/templates/:name/adoptions', { params: { name: id }, query: query(), body }));
}

export function useWithdraw(id: string) {
  return useChange(id, (evidence: string) =>
    api('DELETE /api/templates/:name/adoptions/:evidence', { params: { name: id, evidence }, query: query() }),
  );
}

export function useConfirmReading(id: string) {
  return useChange(id, (evidence: string) =>
    api('PUT /api/templates/:name/adoptions/:evidence/reading', { params: { name: id, evidence }, query: query() }),
  );
}
