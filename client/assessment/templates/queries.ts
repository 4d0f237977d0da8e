import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import type { DocumentLanguage } from '#core/assessment/templates/template.ts';
import { api } from '#client/platform/api/api.ts';
import { useEvidenceChanged } from '#client/assessment/evidence/queries.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

/** A template and the language of the document that is looked at. */
export type TemplatePlace = Readonly<{ id: string; document: DocumentLanguage }>;

const listKey = (): readonly unknown[] => ['templates', shownLanguage()];
const detailKey = ({ id, document }: TemplatePlace): readonly unknown[] => ['template', id, shownLanguage(), document];
const callOf = ({ id, document }: TemplatePlace) => ({ params: { name: id }, query: { lang: shownLanguage(), document } });

export function useTemplates() {
  return useQuery({ queryKey: listKey(), queryFn: () => api('GET /api/templates', { query: { lang: shownLanguage() } }), staleTime: 0 });
}

/** The same template in the other language stays on the screen until this one is there, so that nothing typed goes. */
export function useTemplate(place: TemplatePlace) {
  return useQuery({
    queryKey: detailKey(place),
    queryFn: () => api('GET /api/templates/:name', callOf(place)),
    staleTime: 0,
    placeholderData: (before) => (before?.id === place.id ? before : undefined),
  });
}

/** Every change is answered with the template as it is then; what was adopted stands in the evidence too, and in the other document. */
function useChange<Input>(place: TemplatePlace, change: (input: Input) => Promise<TemplateDetail>) {
  const queries = useQueryClient();
  const evidenceChanged = useEvidenceChanged();
  return useMutation({
    mutationFn: change,
    onSuccess: async (template) => {
      queries.removeQueries({ queryKey: ['template', place.id], type: 'inactive' });
      queries.setQueryData(detailKey(place), template);
      await Promise.all([queries.invalidateQueries({ queryKey: ['templates'] }), evidenceChanged()]);
    },
  });
}

type Gaps = Readonly<{ revision: number; gaps: { words: string; value: string }[] }>;

export function useFillGaps(place: TemplatePlace) {
  return useChange(place, (body: Gaps) => api('PUT /api/templates/:name/gaps', { ...callOf(place), body }));
}

type EditedText = Readonly<{ section: string; revision: number; own: { title: string; text: string } | null }>;

export function useEditText(place: TemplatePlace) {
  return useChange(place, (body: EditedText) => api('PUT /api/templates/:name/texts', { ...callOf(place), body }));
}

type Approval = Readonly<{ evidenceId: string; approvedOn: string; approvedBy: string }>;

export function useAdopt(place: TemplatePlace) {
  return useChange(place, (body: Approval) => api('POST /api/templates/:name/adoptions', { ...callOf(place), body }));
}

/** A call about one document that was approved. */
function adoptionCall(place: TemplatePlace, evidence: string) {
  const { params, query } = callOf(place);
  return { params: { ...params, evidence }, query };
}

export function useWithdraw(place: TemplatePlace) {
  return useChange(place, (evidence: string) => api('DELETE /api/templates/:name/adoptions/:evidence', adoptionCall(place, evidence)));
}

export function useConfirmReading(place: TemplatePlace) {
  return useChange(place, (evidence: string) => api('PUT /api/templates/:name/adoptions/:evidence/reading', adoptionCall(place, evidence)));
}
