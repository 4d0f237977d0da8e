import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { partFile } from './part-file.ts';
import { markReady, prefer, signIn } from './session.ts';

test.beforeEach(async ({ page }) => {
  await prefer(page, {});
  await page.addInitScript(markReady);
});

/** Words are asked for five times, with waits of eleven seconds in all, and once more after the page loaded itself again. */
const longestMillis = 60_000;

/** The waits between two tries pass ten times as fast: how long they are is not what is looked at here. */
const hurry = () => {
  const wait = window.setTimeout;
  window.setTimeout = ((act: () => void, millis?: number) => wait(act, (millis ?? 0) / 10)) as typeof setTimeout;
};
const partsAtOnce = 6;

/** Whether anything of ours stands on the page: white is the one answer that is never right. */
async function expectMessage(page: Page, part: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first(), part).toBeVisible({ timeout: longestMillis });
}

/** Code and words that a page fetches after its entry, in the order in which it asks for them. */
async function partsOf(page: Page, path: string): Promise<string[]> {
  const parts = new Set<string>();
  const record = (request: { url: () => string }): void => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/(?!main-).*\.js(on)?$/.test(pathname)) parts.add(pathname);
  };
  page.on('request', record);
  await page.goto(path);
  await page.locator('body').press('Tab');
  // Nothing is fetched for a moment before the application starts, too.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  return [...parts];
}

for (const path of ['/login', '/register', '/pricing', '/sprawdz', '/czy-podlegam']) {
  test(`no missing part turns ${path} white`, async ({ page }) => {
    // Two seconds for each of some thirty parts, more where another journey has a core.
    test.setTimeout(300_000);
    await page.addInitScript(hurry);
    for (const part of await partsOf(page, path)) {
      await page.route(`**${part}`, (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      await page.locator('body').press('Tab');
      await page.waitForLoadState('networkidle');
      await expectMessage(page, part);
      await page.unroute(`**${part}`);
    }
  });
}

test('no missing part turns the screens of a member white', async ({ page, context }) => {
  // Minutes alone; where another journey has a core, three times as long.
  test.setTimeout(1_200_000);
  await signIn(page, 'pro');
  await context.addInitScript(hurry);
  const seen = new Set<string>();
  for (const path of ['/', '/nis2', '/plan-dzialan', '/ustawienia/konto']) {
    const parts = (await partsOf(page, path)).filter((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    const inspect = async (part: string): Promise<void> => {
      // One that misses a part loads itself again, which would be in the way of the next.
      const shown = await context.newPage();
      await shown.route(`**${part}`, (route) => route.fulfill({ status: 404 }));
      await shown.goto(path, { waitUntil: 'commit' });
      await expectMessage(shown, part);
      await shown.close();
    };
    // Some at a time: most of each wait is the browser's own, between two tries.
    while (parts.length > 0) await Promise.all(parts.splice(0, partsAtOnce).map(inspect));
  }
});

/** The first thing that somebody does on a page, after the network went away. */
const firstActs: readonly (readonly [path: string, act: (page: Page) => Promise<void>, said: RegExp])[] = [
  [
    '/login',
    async (page) => {
      await page.getByLabel(/e-mail/i).fill('pro@demo.example');
      await page.getByLabel('Hasło', { exact: true }).fill('demo-atesto-2026');
      await page.getByRole('button', { name: 'Zaloguj' }).click();
    },
    /połącz|sieci|internet/i,
  ],
  [
    '/forgot-password',
    async (page) => {
      await page.getByLabel(/e-mail/i).fill('pro@demo.example');
      await page.getByRole('button', { name: /link/i }).click();
    },
    /połącz|sieci|internet/i,
  ],
  [
    '/register',
    async (page) => {
      await page.getByLabel('NIP', { exact: true }).fill('5261040828');
      await page.getByRole('button', { name: 'Sprawdź w GUS' }).click();
    },
    /połącz|sieci|internet/i,
  ],
];

for (const [path, act, message] of firstActs) {
  test(`the first act on ${path} without a network is answered, and preserves the page`, async ({ page, context }) => {
    await page.goto(path);
    await page.locator('body').press('Tab');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await act(page);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a form sent without a network, before the application is there, preserves the page and what was typed', async ({ page, context }) => {
  await page.route(partFile('start.tsx'), () => {});
  await page.goto('/forgot-password');
  await page.getByLabel(/e-mail/i).fill('pro@demo.example');
  await context.setOffline(true);
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(/e-mail/i)).toHaveValue('pro@demo.example');
});

test('a dialog whose code cannot be fetched states so over the page, and opens when it can', async ({ page }) => {
  await signIn(page, 'none');
  await page.route(partFile('platform/ui/dialog/dialog-window.tsx'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/pricing');
  await page
    .getByRole('button', { name: /Wybierz plan/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Nie udało się wczytać tej części strony');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(partFile('platform/ui/dialog/dialog-window.tsx'));
  await page.getByRole('alert').getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
