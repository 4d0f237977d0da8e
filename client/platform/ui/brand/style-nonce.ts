import { setNonce } from 'get-nonce';

// The library holds the page behind a window still by a style of its own, which the policy knows by the number of the page
// (server/platform/pages/pages.ts). Import this wherever a window of the library is drawn.
setNonce(document.querySelector<HTMLElement>('style[nonce], link[nonce]')?.nonce ?? '');
