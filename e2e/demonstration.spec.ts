import pg from 'pg';
import type { Page } from '@playwright/test';
import { misplacedInTime } from '#content/dated-sentences.ts';
import { interfaceWords } from '#content/said.ts';
import { certificatePath, embeddedPath, factsOf, isPath, paths, type Path } from '#contract/platform/pages.ts';
import { expect, test } from './atesto.ts';
import type { Service } from './service.ts';
import { anotherBrowser, prefer, signInAs } from './session.ts';
import { disordered, missingControls, turnedAround, unfilled, type Shown } from './shown-text.ts';

declare global {
  interface Window {
    /** Requests under way. */
    waiting: number;
  }
}

/** Requests of the application are counted from its first script on. */
async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.waiting = 0;
    const ask = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      window.waiting += 1;
      try {
        return await ask(...asked);
      } finally {
        window.waiting -= 1;
      }
    };
  });
}

/** Goes to an address inside the application and reads the screen once it stands: nothing is asked for, and its text does not change any more. */
function visit(page: Page, address: string): Promise<Shown> {
  return page.evaluate(async (to) => {
    if (location.pathname + location.search !== to) history.pushState(null, '', to);
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

const keys = new Set(leavesOf(interfaceWords.pl).filter((key) => key.includes('.')));

/** Everything that is wrong with a screen. */
function faultsOf(address: string, shown: Shown): string[] {
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
    'promised, and not there': legal ? [] : missingControls(shown),
  };
  return Object.entries(faults).flatMap(([kind, found]) => found.map((one) => `${address}: ${kind}: ${one}`));
}

/** Addresses that hold what was mailed to somebody: without it there is nothing to see. */
function isOpen(path: Path): boolean {
  return !path.includes(':') && !factsOf(path).secret;
}

type Reader = Readonly<{ email: string | null; role: string; belongs: boolean }>;

/** Every screen that the reader can reach, by the table of the application's pages; what everybody sees alike only for who is to read it. */
function reachable({ role, email, belongs }: Reader, open: boolean): Path[] {
  const audiences =
    email === null ? ['everybody', 'visitors'] : [...(open ? ['everybody'] : []), 'members', ...(role === 'operator' ? ['operators'] : [])];
  const own = paths.filter((path) => audiences.includes(factsOf(path).for) && (isOpen(path) || path.startsWith('/ustawienia')));
  return [...new Set<Path>(['/', ...own])].filter(
    (path) => belongs || email === null || factsOf(path).for !== 'members' || path.startsWith('/ustawienia'),
  );
}

/** Everybody who can sign in to the demonstration. */
async function readersOf(service: Service): Promise<Reader[]> {
  const client = new pg.Client({ connectionString: service.database() });
  await client.connect();
  const { rows } = await client.query<Reader>(`
    select u.email, u.role, exists (select 1 from memberships m where m.user_id = u.id and m.ended_at is null) as belongs
    from users u where u.email like '%demo.example' order by u.email`);
  await client.end();
  return rows;
}

async function addressesOf(page: Page, reader: Reader, open: boolean): Promise<string[]> {
  const fixed = reachable(reader, open);
  if (!reader.belongs) return fixed;
  const answer = await page.request.get('/api/certificates');
  const own = (await answer.json()) as { certificateNumber: string }[];
  return [...fixed, ...own.flatMap(({ certificateNumber: number }) => [certificatePath(number), embeddedPath(number)])];
}

/** What a browser reports of a call that was refused is looked at where the call is tested. */
const refusedCall = /the server responded with a status of 40[234]/;

async function readEverything(page: Page, reader: Reader, open: boolean): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  await countRequests(page);
  await prefer(page, {});
  if (reader.email) await signInAs(page, reader.email);
  await page.goto('/');
  for (const address of await addressesOf(page, reader, open)) {
    // What stands alone in somebody else's page has another beginning.
    if (address.startsWith('/embed')) await page.goto(address);
    faults.push(...faultsOf(address, await visit(page, address)));
  }
  return faults.map((fault) => `${reader.email ?? 'a visitor'} ${fault}`);
}

const shares = 6;

for (let share = 0; share < shares; share += 1) {
  test(`every screen of every demonstration account agrees with itself and with the clock (${share + 1} of ${shares})`, async ({
    browser,
    service,
    baseURL,
  }) => {
    const visitor: Reader = { email: null, role: 'user', belongs: false };
    const readers = [visitor, ...(await readersOf(service))].filter((_, place) => place % shares === share);
    expect(readers.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const reader of readers) {
      const page = await anotherBrowser(browser, baseURL);
      faults.push(...(await readEverything(page, reader, reader.email === 'pro@demo.example')));
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
}

test('the reading notices what it looks for', () => {
  const shown = { text: '', code: ['{hash}'], names: ['Zobacz plany'], lists: [], contradictions: 0 };
  const today = '2026-11-24';
  expect(misplacedInTime('Sprzeciw można zgłosić do 7 października 2026', today)).toHaveLength(1);
  expect(misplacedInTime('Sprzeciw można zgłosić do 7 grudnia 2026. Termin minął 01.12.2026', today)).toHaveLength(1);
  expect(misplacedInTime('Sprzeciw można zgłosić do 24 listopada 2026, a termin minął 23.11.2026', today)).toEqual([]);
  expect(turnedAround('24.10.2027 – 24 października 2026, 24.10.2026 – 24.10.2027')).toHaveLength(1);
  expect(
    disordered([
      ['a 24.10.2026', 'b 1 grudnia 2026', 'c 25.10.2026'],
      ['1.10.2026', '2.10.2026'],
      ['2.10.2026', '1.10.2026'],
    ]),
  ).toHaveLength(1);
  expect(missingControls({ ...shown, text: 'Kliknij przycisk „Zgłoś sprzeciw”.' })).toEqual(['Zgłoś sprzeciw']);
  expect(missingControls({ ...shown, text: 'Sprzeciw można zgłosić do 7 grudnia 2026.' })).toHaveLength(1);
  expect(missingControls({ ...shown, text: 'Sprzeciw można zgłosić.', names: ['Zgłoś sprzeciw'] })).toEqual([]);
  expect(unfilled({ ...shown, text: 'terms.object NaN {until} {{date}} NIS2 {hash}' }, keys)).toEqual([
    'terms.object',
    'NaN',
    '{until}',
    '{{date}}',
  ]);
  expect(faultsOf('/', { ...shown, text: 'x', contradictions: 1 })).toHaveLength(2);
});
