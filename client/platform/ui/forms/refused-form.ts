import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusedFormKey, acceptedFormKey, type RefusedForm, type AcceptedForm } from '#contract/platform/server-rendered-payload.ts';
import type { Path } from '#contract/platform/pages.ts';
import type { RouteKey, RouteOutput } from '#contract/routes.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

/** Where a form is sent without the application: to the address of its page, which answers in the language shown. */
export function sentTo(path: Path): string {
  return `${path}?lang=${shownLanguage()}`;
}

/** Why the server refused a form as a whole, as a call would have been refused; null where the fields say it. */
export function refusalOf(refused: RefusedForm | null): ApiError | null {
  return refused?.failure ? new ApiError(refused.failure.status, refused.failure.body, '') : null;
}

/** What the server states about a form that was sent before the application was there; null for every other visit. */
export function useServerReply<T>(key: readonly string[]): T | null {
  const queries = useQueryClient();
  const [reply] = useState(() => queries.getQueryData<T>(key) ?? null);
  useEffect(() => queries.removeQueries({ queryKey: key }), [queries, key]);
  return reply;
}

/** What is wrong with such a form; null where it was taken. */
export function useRefusedForm(): RefusedForm | null {
  return useServerReply(refusedFormKey);
}

/** The answer of a call to a form that was sent before the application was there; undefined for every other visit. */
export function useAcceptedForm<K extends RouteKey>(
  call: K,
): Readonly<{ values: AcceptedForm['values']; answer: RouteOutput<K> }> | undefined {
  const accepted = useServerReply<AcceptedForm>(acceptedFormKey);
  return accepted?.call === call ? { values: accepted.values, answer: accepted.answer as RouteOutput<K> } : undefined;
}

/** What came of a form that was sent before the application was there; it counts until the application sends the form itself (`forget`). */
export function useEarlyForm<K extends RouteKey>(call: K) {
  const refused = useRefusedForm();
  const accepted = useAcceptedForm(call);
  const [counts, setCounts] = useState(true);
  return { refused: counts ? refused : null, accepted: counts ? accepted : undefined, forget: () => setCounts(false) };
}
