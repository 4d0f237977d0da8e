import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ObservationCheck, ObservationReason } from '#core/assessment/observations/checks.ts';
import type { RouteOutput } from '#contract/routes.ts';
import { contradictionsKey } from '#client/assessment/contradictions/queries.ts';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';
import { observedKey } from '#client/assessment/data/observed-questions.ts';

type Domains = RouteOutput<'GET /api/domains'>;

const domainsKey = () => ['domains', shownLanguage()] as const;

/** Own domains and what was observed there; read anew whenever the screen opens, as the service looks by itself too. */
export function useDomains() {
  return useQuery({
    queryKey: domainsKey(),
    staleTime: 0,
    queryFn: () => api('GET /api/domains', { query: { lang: shownLanguage() } }),
  });
}

/** A change of domains; what it states about answers elsewhere is read anew. */
function useDomainChange<T>(change: (input: T) => Promise<Domains>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (domains) => {
      queries.setQueryData(domainsKey(), domains);
      void queries.invalidateQueries({ queryKey: observedKey });
      return queries.invalidateQueries({ queryKey: contradictionsKey });
    },
    onError: () => queries.invalidateQueries({ queryKey: domainsKey() }),
  });
}

const query = () => ({ lang: shownLanguage() });

export const useAddDomain = () =>
  useDomainChange((name: string) => api('POST /api/domains', { query: query(), body: { name, consent: true } }));

export const useConfirmDomain = () =>
  useDomainChange((id: string) => api('POST /api/domains/:id/confirmation', { params: { id }, query: query() }));

export const useObserveNow = () =>
  useDomainChange((id: string) => api('POST /api/domains/:id/observations', { params: { id }, query: query() }));

export const useRemoveDomain = () => useDomainChange((id: string) => api('DELETE /api/domains/:id', { params: { id }, query: query() }));

export type Explained = Readonly<{ id: string; check: ObservationCheck; reason: ObservationReason; explanation: string }>;

export const useExplainObservation = () =>
  useDomainChange(({ id, check, ...body }: Explained) =>
    api('PUT /api/domains/:id/observations/:check/explanation', { params: { id, check }, query: query(), body }),
  );
