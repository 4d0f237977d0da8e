import { useEffect, useState } from 'react';
import { refusedFormKey, type RefusedForm } from '#contract/drawing.ts';
import { ApiError } from '#client/api.ts';
import { useQueryClient } from '#client/query/hooks.ts';

/** Why the server refused a form as a whole, as a call would have been refused; null where the fields say it. */
export function refusalOf(refused: RefusedForm | null): ApiError | null {
  return refused?.failure ? new ApiError(refused.failure.status, refused.failure.body, '') : null;
}

/** What the server says of a form that was sent before the application was there; null for every other visit. */
export function useSaid<T>(key: readonly string[]): T | null {
  const queries = useQueryClient();
  const [said] = useState(() => queries.getQueryData<T>(key) ?? null);
  useEffect(() => queries.removeQueries({ queryKey: key }), [queries, key]);
  return said;
}

/** What is wrong with such a form; null where it was taken. */
export function useRefusedForm(): RefusedForm | null {
  return useSaid(refusedFormKey);
}
