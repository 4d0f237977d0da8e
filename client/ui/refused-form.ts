import { useEffect, useState } from 'react';
import { refusedFormKey, type RefusedForm } from '#contract/drawing.ts';
import { useQueryClient } from '#client/query/hooks.ts';

/** What the server says of a form that was sent before the application was there; null for every other visit. */
export function useRefusedForm(): RefusedForm | null {
  const queries = useQueryClient();
  const [refused] = useState(() => queries.getQueryData<RefusedForm>(refusedFormKey) ?? null);
  useEffect(() => queries.removeQueries({ queryKey: refusedFormKey }), [queries]);
  return refused;
}
