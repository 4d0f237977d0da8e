import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CurrentUser } from '#contract/account/accounts.ts';
import type { Language } from '#core/platform/languages.ts';
import { api } from '#client/platform/api/api.ts';
import { showLanguage, shownLanguage } from '#client/platform/words/i18n.ts';
import { meKey, useMe } from './queries.ts';

/** Shows the interface in the account's own language from sign-in on. */
export function useOwnLanguage(): void {
  const own = useMe().data?.language;
  useEffect(() => {
    if (own && own !== shownLanguage()) void showLanguage(own);
  }, [own]);
}

/** Chooses the language here and, when signed in, for the account: its mails and messages follow. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const queries = useQueryClient();
  return async (language) => {
    const me = queries.getQueryData<CurrentUser | null>(meKey);
    if (me) queries.setQueryData(meKey, { ...me, language });
    await showLanguage(language);
    if (me) await api('PATCH /api/account/language', { body: { language } });
  };
}
