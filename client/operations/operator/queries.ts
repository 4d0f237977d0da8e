import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invoicePage, lengths } from '#core/platform/limits.ts';
import type { SecurityEventKind, SecurityEventSpan } from '#core/account/people/security-events.ts';
import type { Place } from '#contract/platform/fields.ts';
import type { RouteCall, RouteKey } from '#contract/routes.ts';
import { api, saveFile, sendFile } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const operatorKey = ['operator'] as const;
const todayMillis = 60_000;

export function useSearch(q: string) {
  return useQuery({
    queryKey: [...operatorKey, 'search', q],
    queryFn: () => api('GET /api/operator/search', { query: { q } }),
    enabled: q.length >= lengths.operatorSearch.least,
    staleTime: 0,
  });
}

export function useOrganization(id: string) {
  return useQuery({
    queryKey: [...operatorKey, 'organization', id],
    queryFn: () => api('GET /api/operator/organizations/:id', { params: { id } }),
    staleTime: 0,
  });
}

/** What somebody has to decide, page by page, the oldest first. */
export function useOpenTasks() {
  return useInfiniteQuery({
    queryKey: [...operatorKey, 'tasks'],
    queryFn: ({ pageParam }) => api('GET /api/operator/tasks', { query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: null as Place | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}

/** What is looked at first, and how much waits behind each tab: read again every minute while the page is seen. */
export function useToday() {
  return useQuery({
    queryKey: [...operatorKey, 'today'],
    queryFn: () => api('GET /api/operator/today'),
    staleTime: 0,
    refetchInterval: todayMillis,
  });
}

export function useStatus() {
  return useQuery({ queryKey: [...operatorKey, 'trust'], queryFn: () => api('GET /api/operator/trust'), staleTime: 0 });
}

export function useLawReach() {
  const lang = shownLanguage();
  return useQuery({
    queryKey: [...operatorKey, 'law', lang],
    queryFn: () => api('GET /api/operator/law-changes', { query: { lang } }),
    staleTime: 0,
  });
}

export function useAccountants() {
  return useQuery({ queryKey: [...operatorKey, 'accountants'], queryFn: () => api('GET /api/operator/accountants'), staleTime: 0 });
}

export function useInviteAccountant() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<'POST /api/operator/accountants'>['body']) => api('POST /api/operator/accountants', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKey }),
  });
}

export function useJobs() {
  return useQuery({ queryKey: [...operatorKey, 'jobs'], queryFn: () => api('GET /api/operator/jobs'), staleTime: 0 });
}

/** The invoices of a month, page by page, the earliest sale first. */
export function useInvoices(month: string) {
  return useInfiniteQuery({
    queryKey: [...operatorKey, 'invoices', month],
    queryFn: ({ pageParam }) =>
      api('GET /api/operator/invoices/:month', { params: { month }, query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: null as Place | null,
    getNextPageParam: (page): Place | null => {
      const last = page.at(-1);
      return last && page.length === invoicePage ? `${last.soldAt}_${last.id}` : null;
    },
    staleTime: 0,
  });
}

/** What waits for KSeF; it moves by itself every minute. */
export function useKsefQueue() {
  return useQuery({
    queryKey: [...operatorKey, 'ksef'],
    queryFn: () => api('GET /api/operator/ksef'),
    staleTime: 0,
    refetchInterval: 30_000,
  });
}

/** Drafts near their deadline. */
export function useDueInvoices() {
  return useQuery({ queryKey: [...operatorKey, 'due-invoices'], queryFn: () => api('GET /api/operator/due-invoices'), staleTime: 0 });
}

export function useLog(organizationId: string | undefined) {
  return useQuery({
    queryKey: [...operatorKey, 'log', organizationId ?? ''],
    queryFn: () => api('GET /api/operator/log', { query: { organizationId } }),
    staleTime: 0,
  });
}

/** What was refused, page by page, the newest first. */
export function useSecurityEvents(kind: SecurityEventKind | '', span: SecurityEventSpan) {
  return useInfiniteQuery({
    queryKey: [...operatorKey, 'security', kind, span],
    queryFn: ({ pageParam }) =>
      api('GET /api/operator/security-events', { query: { span, ...(kind ? { kind } : {}), ...(pageParam ? { before: pageParam } : {}) } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}

/** One act of an operator: which call, and what it needs beside the reason. */
type ActKey = Extract<RouteKey, `POST /api/operator/${string}/:id/${string}`>;
/** Acts about the way to KSeF as a whole. */
type KsefKey = Exclude<Extract<RouteKey, `POST /api/operator/ksef/${string}`>, ActKey>;
export type Act =
  | { [K in ActKey]: Readonly<{ key: K; id: string; body: Omit<RouteCall<K>['body'], 'note'> }> }[ActKey]
  | { [K in KsefKey]: Readonly<{ key: K; body: Omit<RouteCall<K>['body'], 'note'> }> }[KsefKey];

/** Does an act with its reason; everything an operator looks at is read anew. */
export function useAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ act, note }: { act: Act; note: string }) =>
      'id' in act ? api(act.key, { params: { id: act.id }, body: { ...act.body, note } }) : api(act.key, { body: { ...act.body, note } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKey }),
  });
}

/** Writes down a complaint that came in another way than by the form. */
export function useRecordComplaint() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<'POST /api/operator/complaints'>['body']) => api('POST /api/operator/complaints', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKey }),
  });
}

export function usePrintLetter() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      saveFile('POST /api/operator/letters/:id/print', { params: { id }, body: { note } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKey }),
  });
}

/** Reads a bank statement; nothing is booked yet. */
export function usePreviewStatement() {
  return useMutation({ mutationFn: (file: File) => sendFile('PUT /api/operator/statements', file) });
}

export function useBookStatement() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & RouteCall<'POST /api/operator/statements/:id/booking'>['body']) =>
      api('POST /api/operator/statements/:id/booking', { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKey }),
  });
}

export function useBookByHand() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<'POST /api/operator/transfers'>['body']) => api('POST /api/operator/transfers', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorKey }),
  });
}
