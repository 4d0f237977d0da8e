import { useEffect, useState } from 'react';

const key = 'atesto.guest';

function storedToken(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The secret after the mark of the address, or the one that this tab was opened with; it is taken out of the address at once. */
function consumeToken(): string {
  const found = location.hash.slice(1);
  if (!/^[\w-]+$/.test(found)) return storedToken();
  try {
    sessionStorage.setItem(key, found);
  } catch {
    // Without a store it is known until the page is opened anew.
  }
  return found;
}

/** The secret of the link that was opened, also after the page is opened anew in this tab, and another one when another link is opened here. */
export function useGuestToken(): string {
  const [token, setToken] = useState(consumeToken);
  useEffect(() => {
    const clean = (): void => {
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
    };
    const change = (): void => {
      setToken(consumeToken());
      clean();
    };
    clean();
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return token;
}
