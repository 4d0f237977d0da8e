import { useEffect, useState } from 'react';

/** Known while the page lives, also while somebody signs in on another screen of it: nothing is written into the browser. */
let known = '';

function tokenOfEntry(): string {
  const { accessToken } = (history.state ?? {}) as { accessToken?: unknown };
  return typeof accessToken === 'string' ? accessToken : '';
}

/** The secret after the mark of the address; else the one that this entry of the history, or this page, was opened with. */
function consumeToken(): string {
  const found = location.hash.slice(1);
  if (/^[\w-]+$/.test(found)) known = found;
  else known ||= tokenOfEntry();
  return known;
}

/** The secret of the link that was opened, taken out of the address at once; also after the page is opened anew. */
export function useLinkToken(): string {
  const [token, setToken] = useState(consumeToken);
  useEffect(() => {
    const storeToken = (): void => {
      if (known !== '' && (location.hash !== '' || tokenOfEntry() !== known)) {
        history.replaceState({ ...(history.state as object | null), accessToken: known }, '', location.pathname);
      }
    };
    const change = (): void => {
      setToken(consumeToken());
      storeToken();
    };
    storeToken();
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return token;
}
