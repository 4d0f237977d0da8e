import { useEffect, useState } from 'react';

/** Known while the page lives, also while somebody signs in on another screen of it: nothing is written into the browser. */
let known = '';

function heldByEntry(): string {
  const { accessToken } = (history.state ?? {}) as { accessToken?: unknown };
  return typeof accessToken === 'string' ? accessToken : '';
}

/** The secret after the mark of the address; else the one that this entry of the history, or this page, was opened with. */
function consumeToken(): string {
  const found = location.hash.slice(1);
  if (/^[\w-]+$/.test(found)) known = found;
  else known ||= heldByEntry();
  return known;
}

/** The secret of the link that was opened, taken out of the address at once; also after the page is opened anew. */
export function useLinkToken(): string {
  const [token, setToken] = useState(consumeToken);
  useEffect(() => {
    const hold = (): void => {
      if (known !== '' && (location.hash !== '' || heldByEntry() !== known)) {
        history.replaceState({ ...(history.state as object | null), accessToken: known }, '', location.pathname);
      }
    };
    const change = (): void => {
      setToken(consumeToken());
      hold();
    };
    hold();
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return token;
}
