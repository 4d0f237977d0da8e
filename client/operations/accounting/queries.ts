import { useMutation, useQuery } from '@tanstack/react-query';
import type { DownloadCall, DownloadKey } from '#contract/routes.ts';
import { api, saveFile } from '#client/platform/api/api.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';

/** What was issued in a month, with its sums. */
export function useAccountingMonth(month: string) {
  return useQuery({
    queryKey: ['accounting', month],
    queryFn: () => api('GET /api/accounting/:month', { params: { month } }),
    staleTime: 0,
  });
}

type AccountingKey = Extract<DownloadKey, `GET /api/accounting/${string}`>;
export type Wanted = { [K in AccountingKey]: Readonly<{ key: K; call: DownloadCall<K> }> }[AccountingKey];

/** Saves a file; what prevents it is shown. */
export function useSaveDocument() {
  const failed = useFailureToast();
  return useMutation({ mutationFn: ({ key, call }: Wanted) => saveFile(key, call), onError: (error) => failed(error) });
}
