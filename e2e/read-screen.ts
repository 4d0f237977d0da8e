import type { Page } from '@playwright/test';
import { misplacedInTime } from '#content/law/dated-sentences.ts';
import { interfaceWords } from '#content/localized.ts';
import { factsOf, isPath } from '#contract/platform/pages.ts';
import type { Language } from '#core/platform/languages.ts';
import { disordered, missingControls, turnedAround, unfilled, type Shown } from './shown-text.ts';

declare global {
  interface Window {
    /** Requests under way. */
    waiting: number;
  }
}

/** Requests of the application are counted from its first script on. */
export async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.waiting = 0;
    const fetchOriginal = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      window.waiting += 1;
      try {
        return await fetchOriginal(...asked);
      } finally {
        window.waiting -= 1;
      }
    };
  });
}

/**
 * Goes to an address inside the application, or stays without one, and reads the screen once it stands: nothing is asked for, and its text
 * does not change any more.
 */
export function visit(page: Page, address: string | null): Promise<Shown> {
  return page.evaluate(async (to) => {
    if (to !== null && location.pathname + location.search !== to) history.pushState(null, '', to);
    const textNow = (): string => {
      const main = document.querySelector('main');
      const waits = window.waiting > 0 || main?.querySelector('[data-placeholder], [aria-busy=true], .animate-pulse');
      return waits || !main?.querySelector('h1, h2') ? '' : main.innerText;
    };
    let [text, same] = ['', 0];
    for (let tries = 0; same < 3 && tries < 1000; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      const now = textNow();
      same = now !== '' && now === text ? same + 1 : 0;
      text = now;
    }
    const named = document.querySelectorAll('a, button, label, legend, summary, option, h1, h2, h3, h4, [role=tab], [role=radio]');
    // A list with `data-order` is in another order than that of days, and says in which.
    const lists = Array.from(document.querySelectorAll('main :is(ol, ul, tbody):not([data-order])'));
    return {
      text,
      code: Array.from(document.querySelectorAll('main :is(code, pre)'), (one) => one.textContent),
      names: Array.from(named, (one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`),
      lists: lists.map((list) => Array.from(list.children, (item) => (item as HTMLElement).innerText)),
      contradictions: document.querySelectorAll('[data-contradiction]').length,
    };
  }, address);
}

function leavesOf(words: object, before = ''): string[] {
  return Object.entries(words).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [`${before}${key}`] : leavesOf(inner as object, `${before}${key}.`),
  );
}

export const keys = new Set(leavesOf(interfaceWords.pl).filter((key) => key.includes('.')));

/** Everything that is wrong with a screen; names of controls are looked for in Polish. */
export function faultsOf(address: string, shown: Shown, language: Language = 'pl'): string[] {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  const legal = isPath(address) && factsOf(address).legal !== undefined;
  const faults = {
    empty: shown.text.length < 40 ? [shown.text] : [],
    unfilled: unfilled(shown, keys),
    'a contradiction of scope and answers': shown.contradictions > 0 ? [String(shown.contradictions)] : [],
    'out of time': misplacedInTime(shown.text, today),
    'an end before its beginning': turnedAround(shown.text),
    'days out of order': disordered(shown.lists),
    // Legal texts name what is on other screens.
    'promised, and not there': legal || language !== 'pl' ? [] : missingControls(shown),
  };
  return Object.entries(faults).flatMap(([kind, found]) => found.map((one) => `${address}: ${kind}: ${one}`));
}
