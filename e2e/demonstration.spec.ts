import pg from 'pg';
import type { Page } from '@playwright/test';
import { misplacedInTime } from '#content/law/dated-sentences.ts';
import { certificatePath, embeddedPath, factsOf, paths, type Path } from '#contract/platform/pages.ts';
import type { Language } from '#core/platform/languages.ts';
import { expect, test, type Mail } from './atesto.ts';
import { countRequests, faultsOf, keys, visit } from './read-screen.ts';
import type { Service } from './service.ts';
import { anotherBrowser, prefer, signInAs } from './session.ts';
import { disordered, missingControls, turnedAround, unfilled } from './shown-text.ts';

/** Addresses that hold what was mailed to somebody: without it there is nothing to see. */
function isOpen(path: Path): boolean {
  return !path.includes(':') && !factsOf(path).secret;
}

type Reader = Readonly<{ email: string | null; role: string; belongs: boolean }>;

/** Every screen that the reader can reach, by the table of the application's pages; what everybody sees alike only for who is to read it. */
function reachable({ role, email, belongs }: Reader, open: boolean): Path[] {
  const audiences =
    email === null
      ? ['everybody', 'visitors']
      : [...(open ? ['everybody'] : []), 'members', ...(role === 'operator' ? ['operators', 'accountants'] : [])];
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

async function readEverything(page: Page, reader: Reader, open: boolean, language: Language = 'pl'): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  await countRequests(page);
  await prefer(page, { language });
  if (reader.email) await signInAs(page, reader.email);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const isEmbedded = (address: string): boolean => address.startsWith('/embed');
  const addresses = await addressesOf(page, reader, open);
  // What stands alone in somebody else's page has another beginning, and does not know who reads: it comes last.
  for (const address of addresses.toSorted((a, b) => Number(isEmbedded(a)) - Number(isEmbedded(b)))) {
    if (isEmbedded(address)) await page.goto(address);
    faults.push(...faultsOf(address, await visit(page, address), language));
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

test('every screen of the fullest accounts agrees with itself and with the clock in English', async ({ browser, service, baseURL }) => {
  test.setTimeout(180_000);
  const visitor: Reader = { email: null, role: 'user', belongs: false };
  const fullest = (await readersOf(service)).filter(({ email }) => email === 'pro@demo.example' || email === 'operator@demo.example');
  expect(fullest).toHaveLength(2);
  const faults: string[] = [];
  for (const reader of [visitor, ...fullest]) {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB', serviceWorkers: 'block' });
    faults.push(...(await readEverything(await context.newPage(), reader, reader.email === 'pro@demo.example', 'en')));
    await context.close();
  }
  expect(faults).toEqual([]);
});

/** What is mailed, or shown once, to people around a demonstration account: addresses that nothing else leads to. */
async function mailedAddresses(page: Page, mails: (to: string) => Promise<readonly Mail[]>): Promise<string[]> {
  const post = async (path: string, data: object): Promise<{ address?: string }> => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { address?: string };
  };
  await signInAs(page, 'pro@demo.example');
  const all = (await (await page.request.get('/api/assessments')).json()) as { id: string; status: string }[];
  const choice = { label: 'Audytor', days: 30, sections: true, report: true, comments: true, questionIds: [] };
  const { address = '' } = await post('/api/share-links', {
    ...choice,
    assessmentId: all.find(({ status }) => status === 'completed')?.id,
  });
  await post('/api/invitations', { email: 'zaproszona@demo.example', role: 'reader' });
  await post('/api/auth/forgot-password', { email: 'reader@demo.example' });
  const supplier = 'dostawca@demo.example';
  await post('/api/suppliers/requests', {
    language: 'pl',
    words: 'Robimy przegląd dostawców i bardzo prosimy o odpowiedź.',
    to: [{ nip: '5261040828', email: supplier }],
  });
  const mailed = async (to: string, path: string): Promise<string> => {
    const find = async (): Promise<string> =>
      (await mails(to)).map(({ text }) => new RegExp(`http\\S+${path}\\S*`).exec(text)?.[0]).find(Boolean) ?? '';
    await expect.poll(find, path).not.toBe('');
    return find();
  };
  return [
    address,
    await mailed('zaproszona@demo.example', '/zaproszenie'),
    await mailed('reader@demo.example', '/reset-password'),
    await mailed(supplier, '/koniec-zapytan'),
  ];
}

test('screens behind mailed addresses of a demonstration account agree with themselves and with the clock', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  const faults: string[] = [];
  for (const address of await mailedAddresses(page, mails)) {
    const visitor = await anotherBrowser(browser, baseURL);
    await countRequests(visitor);
    await visitor.goto(address);
    faults.push(...faultsOf(new URL(address).pathname, await visit(visitor, null)));
    await visitor.context().close();
  }
  expect(faults).toEqual([]);
});

test('the reading notices what it looks for', () => {
  const shown = { text: '', code: ['{hash}'], names: ['Zobacz plany'], lists: [], contradictions: 0 };
  const today = '2026-11-24';
  expect(misplacedInTime('Sprzeciw można zgłosić do 7 października 2026', today)).toHaveLength(1);
  expect(misplacedInTime('Sprzeciw można zgłosić do 7 grudnia 2026. Termin minął 01.12.2026', today)).toHaveLength(1);
  expect(misplacedInTime('Sprzeciw można zgłosić do 24 listopada 2026, a termin minął 23.11.2026', today)).toEqual([]);
  expect(misplacedInTime('An owner can still object until 7 October 2026. It expired on 1 December 2026.', today)).toHaveLength(2);
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
