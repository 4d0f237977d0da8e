import type { EarlyAnswer } from './certificate/registry/check/early-answer.ts';
import './styles.css';

/**
 * A page that the server has drawn is complete without scripts: links, menu and details work by themselves. The
 * application starts when somebody points at, touches or types into it, and then does what was meant.
 */
const { hydrate, rendered } = document.documentElement.dataset;
const startEvents = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const acts = ['click', 'change'] as const;
let started = false;
let shown: Promise<EarlyAnswer | null> = Promise.resolve(null);
let missed: { target: HTMLElement; type: string; value: string | null } | null = null;

type Preloads = Readonly<{ early: readonly string[]; words: string; modules: readonly string[] }>;

/** What a page that the server has drawn will need at once comes with one wait instead of several after each other. */
function preload(wanted: (named: Preloads) => readonly object[]): void {
  const state = document.getElementById('preloads')?.textContent;
  if (!state) return;
  // One by one: a request takes a slow processor milliseconds, and somebody may be typing or scrolling.
  for (const link of wanted(JSON.parse(state) as Preloads))
    setTimeout(() => document.head.append(Object.assign(document.createElement('link'), link)));
}

const asModule = (href: string): object => ({ rel: 'modulepreload', href });

function start(): void {
  if (started) return;
  started = true;
  preload(({ words, modules }) => [{ rel: 'preload', as: 'fetch', crossOrigin: '', href: words }, ...modules.map(asModule)]);
  for (const event of startEvents) removeEventListener(event, start, true);
  Promise.all([import('./start.tsx'), shown])
    .then(([{ startApplication }, early]) => startApplication(early?.data))
    .catch(missing);
}

/** The application cannot be fetched; the first script of the page states so (client/public/theme.js). */
function missing(): void {
  started = false;
  for (const event of startEvents) addEventListener(event, start, { capture: true, passive: true });
  addEventListener('online', start, { once: true });
  dispatchEvent(new Event('atesto:missing'));
}

/** Whether the browser sends a form at a click: the application must not send it once more while the answer is on its way. */
function isSentByItself(target: HTMLElement): boolean {
  return (
    target instanceof HTMLButtonElement && target.type === 'submit' && target.form?.hasAttribute('action') === true && navigator.onLine
  );
}

/** What was clicked or chosen before the application was there to notice. Links and summaries need nobody. */
function remember(event: Event): void {
  const target = (event.target as Element | null)?.closest<HTMLElement>('button:not([popovertarget]), select');
  if (!target) return;
  event.stopPropagation();
  if (isSentByItself(target)) return start();
  // A form that only the application sends would go nowhere, and what was typed with it; so would any without a network.
  if (target instanceof HTMLButtonElement && target.form) event.preventDefault();
  start();
  missed = { target, type: event.type, value: target instanceof HTMLSelectElement ? target.value : null };
}

function makeUp(): void {
  for (const act of acts) removeEventListener(act, remember, true);
  if (!missed) return;
  const { target, type, value } = missed;
  if (target instanceof HTMLSelectElement && value !== null) target.value = value;
  target.dispatchEvent(type === 'click' ? new MouseEvent('click', { bubbles: true }) : new Event(type, { bubbles: true }));
}

/** Another language was chosen here earlier than the one the page came in. */
function speaksOther(): boolean {
  try {
    const chosen = localStorage.getItem('i18nextLng');
    return chosen !== null && chosen !== rendered && !new URLSearchParams(location.search).has('lang');
  } catch {
    return false;
  }
}

/** The address names more than a page and a language: what it asks for is drawn by the application. */
function hasFurtherParams(): boolean {
  return [...new URLSearchParams(location.search).keys()].some((name) => name !== 'lang');
}

if (rendered) {
  for (const act of acts) addEventListener(act, remember, true);
  // After what was typed before has been drawn.
  addEventListener('atesto:ready', () => setTimeout(makeUp), { once: true });
}
/** Milliseconds after which the application starts though nothing was painted, as in a page that nobody looks at. */
const longestWithoutPaint = 5000;

/** What the server has drawn is on the screen before anything else takes the processor. */
function afterPaint(act: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return act();
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  const late = setTimeout(once, document.hidden ? 0 : longestWithoutPaint);
  function once(): void {
    painted.disconnect();
    clearTimeout(late);
    act();
  }
  painted.observe({ type: 'paint', buffered: true });
}

/** Milliseconds after which the application starts in a page with something to type into, though nobody has touched it. */
const longestWaitMillis = 8000;

function startWhenTouched(): void {
  for (const event of startEvents) addEventListener(event, start, { capture: true, passive: true });
  if (hydrate === 'still') return;
  const wait = (): void => void setTimeout(start, longestWaitMillis);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** The answer about a certificate comes before the application, and without it where that can be. */
function checkFirst(): void {
  preload(({ early }) => early.map(asModule));
  shown = import('./certificate/registry/check/early-answer.ts').then(({ showEarlyAnswer }) => showEarlyAnswer()).catch(() => null);
  void shown.then((early) => (early?.isAll ? startWhenTouched() : start()));
  // Another code of the same certificate, or none: what is shown was found for the one before. A place in the page has no dots.
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (!started && [oldURL, newURL].some((address) => new URL(address).hash.includes('.'))) location.reload();
  });
}

if (hydrate && !speaksOther() && !hasFurtherParams()) {
  if (hydrate !== 'prompt') startWhenTouched();
  else afterPaint(document.querySelector('template[data-found]') ? checkFirst : start);
} else if (rendered) afterPaint(start);
else start();
