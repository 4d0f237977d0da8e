import { useQuery } from '@tanstack/react-query';
import { api } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

/** Read anew whenever it is shown: others give and take tasks meanwhile. */
export function useMyTasks() {
  const lang = shownLanguage();
  return useQuery({ queryKey: ['my-tasks', lang], staleTime: 0, queryFn: () => api('GET /api/my-tasks', { query: { lang } }) });
}

/** What was read of them already; asks for nothing. */
export function useReadTasks() {
  const lang = shownLanguage();
  return useQuery({ queryKey: ['my-tasks', lang], enabled: false, queryFn: () => api('GET /api/my-tasks', { query: { lang } }) }).data;
}
