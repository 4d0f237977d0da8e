import type { Locator, Page } from '@playwright/test';
import { languages } from '#core/platform/languages.ts';
import { expect, test } from './atesto.ts';
import { prefer, signIn } from './session.ts';

test.use({ viewport: { width: 360, height: 740 } });

const bar = (page: Page): Locator => page.locator('.consent');

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not drawn`);
  return box;
}

/** Whether nothing lies over it: the bar least of all. */
async function standsAboveBar(page: Page, wanted: Locator): Promise<boolean> {
  const [{ y, height }, top] = [await boxOf(wanted), (await boxOf(bar(page))).y];
  return y >= 0 && y + height <= top;
}

/** The screen is drawn and nothing of it is still being fetched. */
async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [role=status][aria-label], main [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** A genuine certificate of the demonstration. */
async function anyNumber(page: Page): Promise<string> {
  const [first] = (await (await page.request.get('/api/registry')).json()) as { certificateNumber: string }[];
  return first?.certificateNumber ?? '';
}

test('the question about cookies is one low bar in every language', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/login?lang=${language}`);
    expect((await boxOf(bar(page))).height, language).toBeLessThanOrEqual(72);
    for (const control of [...(await bar(page).getByRole('button').all()), bar(page).getByRole('link')]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  }
});

test('what one needs stands above the question about cookies: on the first screen, when it gets the focus and at the end', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Sprawdź bez NIP', 'Załóż konto']) {
    expect(await standsAboveBar(page, page.locator('main').getByRole('link', { name }).first()), name).toBe(true);
  }
  const number = await anyNumber(page);
  for (const [path, wanted] of [
    ['/', page.getByRole('link', { name: 'Zobacz plan Pro' })],
    ['/pricing', page.getByRole('button', { name: 'Wybierz plan' }).first()],
    [`/c/${number}`, page.locator('section[aria-labelledby=compare] dl')],
  ] as const) {
    await page.goto(path);
    await arrived(page);
    await wanted.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    expect(await standsAboveBar(page, wanted), path).toBe(true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await standsAboveBar(page, page.locator('footer a, footer button').last()), `${path}: end`).toBe(true);
  }
  await page.goto(`/c/${number}`);
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'in_force');
  for (const part of [page.locator('[data-verdict]'), page.getByRole('heading', { name: 'Porównaj te dane' })]) {
    expect(await standsAboveBar(page, part)).toBe(true);
  }
});

test('after signing in the question about cookies covers neither answers nor the end of a screen', async ({ page }) => {
  await signIn(page, 'basic');
  await page.goto('/nis2');
  await arrived(page);
  expect((await boxOf(bar(page))).height).toBeLessThanOrEqual(72);
  for (const wanted of [page.getByRole('radio').last(), page.locator('main').getByRole('button').last()]) {
    await page.evaluate(() => scrollTo(0, 0));
    await wanted.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    expect(await standsAboveBar(page, wanted)).toBe(true);
  }
});

/** Where the letters of an element begin. */
async function textLeft(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
}

test('the logo stands on the line of the header, and buttons without a frame on the margin', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/');
  const [logo, menu] = [await boxOf(page.locator('header svg').first()), await boxOf(page.getByRole('button', { name: 'Menu' }))];
  expect(Math.abs(logo.y + logo.height / 2 - (menu.y + menu.height / 2))).toBeLessThanOrEqual(0.5);
  await signIn(page, 'pro');
  await page.goto('/certyfikaty');
  await arrived(page);
  const open = page.getByRole('link', { name: 'Zobacz w rejestrze' }).first();
  const card = page.getByRole('heading', { level: 2 }).first();
  expect(Math.abs((await textLeft(open)) - (await boxOf(card)).x)).toBeLessThanOrEqual(1);
});

test('a choice shows all of what was chosen', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/historia');
  const choices = page.getByRole('main').getByRole('combobox');
  await expect(choices).toHaveCount(2);
  for (const choice of await choices.all()) {
    const spare = await choice.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('nothing to measure with');
      pen.font = font;
      const arrow = 20;
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
      return room - pen.measureText(select.selectedOptions[0]?.label ?? '').width;
    });
    expect(spare).toBeGreaterThanOrEqual(0);
  }
});

test('a day breaks at its spaces', async ({ page }) => {
  await prefer(page, {});
  await page.goto(`/c/${await anyNumber(page)}`);
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'in_force');
  const year = await page
    .locator('[data-verdict] dd', { hasText: /20\d\d$/ })
    .first()
    .evaluate((day) => {
      const range = document.createRange();
      const letters = day.firstChild as Text;
      range.setStart(letters, letters.length - 4);
      range.setEnd(letters, letters.length);
      return range.getClientRects().length;
    });
  expect(year).toBe(1);
});

test('an unknown number can be corrected, the file be checked and the document be reported', async ({ page }) => {
  const number = await anyNumber(page);
  const mistyped = `${number.slice(0, -6)}AAAAAA`;
  await page.goto(`/c/${mistyped}`);
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'unknown');
  await expect(verdict.getByRole('link', { name: 'Sprawdź plik dokumentu' })).toHaveAttribute('href', '/sprawdz');
  await verdict.getByRole('link', { name: 'Zgłoś podejrzany dokument' }).click();
  await expect(page).toHaveURL('/reklamacja');
  await page.goBack();
  const field = verdict.getByLabel('Numer certyfikatu');
  await expect(field).toHaveValue(mistyped);
  await field.fill(` ${number.toLowerCase()} `);
  await field.press('Enter');
  await expect(page).toHaveURL(`/c/${number}`);
  await expect(verdict).toHaveAttribute('data-verdict', 'in_force');
  await expect(verdict).toBeInViewport();
});
