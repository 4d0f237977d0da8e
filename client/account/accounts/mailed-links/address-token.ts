import { useEffect, useState } from 'react';

/** The `?token=` of the address, taken out of it at once so that it stays in no history and no referrer. */
export function useAddressToken(): string {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return token;
}
