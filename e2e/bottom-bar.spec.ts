import type { Locator, Page } from '@playwright/test';
import { languages } from '#core/platform/languages.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test.use({ viewport: { width: 360, height: 740 } });

const bar = (page: Page, name = 'Najważniejsze miejsca'): Locator => page.getByRole('navigation', { name });

test('members go through the places of a phone by the bar, which states where they are and has the menu behind “More”', async ({
  page,
}) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveText(['Pulpit', 'NIS2', 'Plan', /^Zadania/]);
  await expect(bar(page).getByRole('link', { name: 'Pulpit' })).toHaveAttribute('aria-current', 'page');
  for (const place of [...(await bar(page).getByRole('link').all()), bar(page).getByRole('button')]) {
    const box = await place.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await bar(page).getByRole('link', { name: 'Plan' }).click();
  await expect(page).toHaveURL(/\/plan-dzialan/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page).locator('[aria-current]')).toHaveText(['Plan']);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const more = bar(page).getByRole('button', { name: 'Więcej', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Certyfikaty' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('Control+b');
  await page.getByRole('dialog').getByRole('link', { name: 'Certyfikaty' }).click();
  await expect(page).toHaveURL('/certyfikaty');
  await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
});

test('the tasks that were read are counted in the bar', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'reader');
  await page.goto('/moje-zadania');
  const { tasks } = (await (await page.request.get('/api/my-tasks?lang=pl')).json()) as { tasks: unknown[] };
  const own = bar(page).getByRole('link', { name: /^Zadania/ });
  await expect(own).toHaveAccessibleName(tasks.length > 0 ? new RegExp(`^Zadania.*, ${tasks.length} czeka`) : 'Zadania');
});

test('nothing that gets the focus, and no end of a page, lies under the bar', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'basic');
  for (const path of ['/nis2', '/ustawienia/konto']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const top = (await bar(page).boundingBox())?.y ?? 0;
    const controls = page.locator('main').locator('button:visible, a:visible, input:visible');
    for (const at of [Math.floor((await controls.count()) / 2), (await controls.count()) - 1]) {
      await page.evaluate(() => scrollTo(0, 0));
      await controls.nth(at).focus();
      const box = await controls.nth(at).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(top);
    }
  }
});

test('the bar gives way to a keyboard on the screen, to paper and to a wide screen', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  const seen = (height: number | null): Promise<void> =>
    page.evaluate((visible) => {
      const { visualViewport } = window;
      if (!visualViewport) throw new Error('no visual viewport');
      if (visible === null) Reflect.deleteProperty(visualViewport, 'height');
      else Object.defineProperty(visualViewport, 'height', { configurable: true, value: visible });
      visualViewport.dispatchEvent(new Event('resize'));
    }, height);
  await seen(420);
  await expect(bar(page)).toHaveCount(0);
  await seen(null);
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pokaż lub ukryj menu' })).toBeVisible();
});

test('names of the places fit into the bar in every language', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'editor');
  for (const language of languages) {
    await page.request.patch('/api/account/language', { data: { language } });
    await page.goto('/certyfikaty');
    const names = page.locator('nav.fixed .truncate');
    await expect(names).toHaveCount(5);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const name of await names.all()) {
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth), `${language}: ${await name.textContent()}`).toBe(0);
    }
  }
  await page.request.patch('/api/account/language', { data: { language: 'pl' } });
});

test('whoever works for the service finds the whole short menu in the bar', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'operator');
  await page.goto('/operator');
  await expect(bar(page).getByRole('link')).toHaveText(['Konsola', 'Księgowość', 'Rejestr', 'Ustawienia']);
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: 'Konsola' })).toHaveAttribute('aria-current', 'page');
});
