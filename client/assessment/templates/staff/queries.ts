import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#contract/routes.ts';
import { api, saveFile } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

type Place = Readonly<{ name: string; evidence: string }>;
type LinkInput = NonNullable<RouteCall<'POST /api/templates/:name/adoptions/:evidence/staff/link'>['body']>;

const staffKey = ({ name, evidence }: Place): readonly unknown[] => ['template-staff', name, evidence];

export function useStaff(params: Place) {
  return useQuery({
    queryKey: staffKey(params),
    queryFn: () => api('GET /api/templates/:name/adoptions/:evidence/staff', { params }),
    staleTime: 0,
  });
}

/** A change after which the list, and the count of the document, are read anew. */
function useChange<Input, Output>(place: Place, change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: staffKey(place) });
      await queries.invalidateQueries({ queryKey: ['template', place.name] });
    },
  });
}

export function usePublish(params: Place) {
  return useChange(params, (body: LinkInput) => api('POST /api/templates/:name/adoptions/:evidence/staff/link', { params, body }));
}

export function useRevoke(params: Place) {
  return useChange(params, () => api('DELETE /api/templates/:name/adoptions/:evidence/staff/link', { params }));
}

export function useRemoveReading(params: Place) {
  return useChange(params, (id: string) => api('DELETE /api/templates/:name/adoptions/:evidence/staff/:id', { params: { ...params, id } }));
}

export function useOpenedDocument(token: string) {
  return useQuery({
    queryKey: ['staff-document', token],
    queryFn: () => api('POST /api/staff-document/opening', { body: { token } }),
    enabled: token !== '',
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

export function useSaveDocument(token: string) {
  return useMutation({ mutationFn: () => saveFile('POST /api/staff-document/file', { body: { token } }) });
}

export function useSendStaffCode(token: string) {
  return useMutation({
    mutationFn: (who: Readonly<{ name: string; email: string }>) =>
      api('POST /api/staff-document/code', { body: { token, ...who }, query: { lang: shownLanguage() } }),
  });
}

export function useConfirm(token: string) {
  return useMutation({
    mutationFn: (input: Readonly<{ email: string; code: string }>) =>
      api('POST /api/staff-document/confirmation', { body: { token, ...input } }),
  });
}
