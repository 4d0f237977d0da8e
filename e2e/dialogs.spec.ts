import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { prefer, signIn } from './session.ts';

/** Nothing that a button does reaches the service: each page is as it was for the next one. */
async function readOnly(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
}

/** Buttons that differ in what they are about only are one: the first of them stands for all. */
async function kindsOfButtons(page: Page): Promise<number[]> {
  const names = await page
    .locator('main button:visible:enabled')
    .evaluateAll((buttons) => buttons.map((one) => (one as HTMLElement).innerText || (one.getAttribute('aria-label') ?? '')));
  const kinds = names.map((name) => name.replace(/[\d„”"].*|:.*/s, '').trim());
  return kinds.flatMap((kind, index) => (kinds.indexOf(kind) === index ? [index] : []));
}

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens by keyboard whatever a page opens as a dialog, and closes it again; states where the focus was lost, and how many there were. */
async function dialogsOf(page: Page, path: string): Promise<{ opened: number; lost: string[] }> {
  const lost: string[] = [];
  let opened = 0;
  await settled(page, path);
  for (const index of await kindsOfButtons(page)) {
    const button = page.locator('main button:visible:enabled').nth(index);
    if ((await button.count()) === 0) continue;
    const before = await page.locator('main').innerHTML();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').first();
    if (
      await dialog.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      )
    ) {
      opened += 1;
      // It listens to the keyboard once it has the focus.
      await expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const isBack = await expect(button)
        .toBeFocused({ timeout: 1000 })
        .then(
          () => true,
          () => false,
        );
      if (!isBack) lost.push(`${path}: ${(await button.innerText()).slice(0, 40)}`);
    }
    if ((await page.locator('main').innerHTML()) !== before) await settled(page, path);
  }
  return { opened, lost };
}

const pages = [
  [
    'pro',
    [
      '/plan-dzialan',
      '/dowody',
      '/certyfikaty',
      '/abonament',
      '/zespol',
      '/dostawcy',
      '/nis2',
      '/ustawienia/bezpieczenstwo',
      '/ustawienia/dane',
      '/ustawienia/klucze',
      '/ustawienia/zakonczenie',
    ],
  ],
  ['operator', ['/operator']],
] as const;

for (const [who, paths] of pages) {
  test(`each dialog gives the focus back when it closes: ${who}`, async ({ page }) => {
    test.slow();
    await prefer(page, {});
    await signIn(page, who);
    await readOnly(page);
    const lost: string[] = [];
    let opened = 0;
    for (const path of paths) {
      const found = await dialogsOf(page, path);
      lost.push(...found.lost);
      opened += found.opened;
    }
    expect(lost).toEqual([]);
    if (who === 'pro') expect(opened).toBeGreaterThan(3);
  });
}

test('a number chooses an answer, and the focus goes along', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  // Nothing is saved: other journeys begin with this account's empty questionnaire.
  await page.route('**/api/answers', (route) => route.abort());
  await signIn(page, 'basic');
  await settled(page, '/nis2');
  const group = page.getByRole('radiogroup').first();
  test.skip((await group.count()) === 0 || (await group.getAttribute('aria-readonly')) !== null, 'nothing to answer');
  await group.getByRole('radio').first().focus();
  for (const number of [3, 2, 4, 1]) {
    await page.keyboard.press(String(number));
    const option = group.getByRole('radio').nth(number - 1);
    await expect(option).toBeFocused();
    await expect(option).toBeChecked();
  }
});
