import type { Page } from '@playwright/test';
import { commentOf } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

const title = 'W\u00a0praktyce: po co i\u00a0od czego zacząć';

/** The organisation's newest scope check states how many people it has. */
async function withPeople(page: Page, people: number): Promise<void> {
  await page.route('**/api/assessments', async (route) => {
    const response = await route.fetch();
    const assessments = (await response.json()) as { scope: object | null }[];
    await route.fulfill({ response, json: assessments.map((one) => ({ ...one, scope: one.scope && { ...one.scope, people } })) });
  });
}

test('somebody new opens what a question means in practice by keyboard, and finds the first step for their size on top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await prefer(page, {});
  await signIn(page, 'pro');
  await withPeople(page, 100);
  await page.goto('/nis2');
  const question = page.locator('#nis2-1-1');
  const summary = question.locator('summary', { hasText: title });
  await expect(summary).toHaveText(`${title}: 1.1`);
  await expect(question.getByText('Pierwszy krok', { exact: true })).toHaveCount(0);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(question.getByText('Pierwszy krok', { exact: true })).toBeVisible();
  await expect(question.getByText('To początek pracy')).toBeVisible();
  const steps = question.locator('[data-people]');
  await expect(steps.first()).toHaveAttribute('data-people', '100');
  await expect(steps).toHaveCount(3);
  await expect(steps.first()).toContainText('Wielkość ze sprawdzenia zakresu');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findingsInBothThemes(page, '#nis2-1-1')).toEqual([]);

  await page.locator('#section-tab-2').click();
  await expect(page.locator('#nis2-2-1')).toBeVisible();
  await page.locator('#section-tab-1').click();
  await expect(question.getByText('Pierwszy krok', { exact: true })).toBeVisible();
});

test('without a connection the explanation states so and can be asked for again; what was typed stays', async ({ page, context }) => {
  await prefer(page, {});
  await signIn(page, 'basic');
  await page.goto('/nis2');
  const question = page.locator('#nis2-1-4');
  await (await commentOf(question)).fill('mamy arkusz');
  await context.setOffline(true);
  await question.locator('summary', { hasText: title }).click();
  await expect(question.getByRole('alert')).toContainText('Brak połączenia z serwerem');
  await context.setOffline(false);
  await question.getByRole('alert').getByRole('button').click();
  await expect(question.getByText('Pierwszy krok', { exact: true })).toBeVisible();
  await expect(question.locator('[data-people]').first()).toHaveAttribute('data-people', '20');
  await expect(question.getByRole('textbox')).toHaveValue('mamy arkusz');
});

test('whoever only reads the questions reads the explanation too, in their language and on a small telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await prefer(page, { language: 'de' });
  await signIn(page, 'none');
  await page.goto('/nis2');
  await page.locator('summary', { hasText: 'In der Praxis' }).first().click();
  await expect(page.getByText('Etwa 20 Beschäftigte')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findingsInBothThemes(page, '[data-question=nis2-1-1]')).toEqual([]);
});

test('an item of the action plan states where to begin', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await withPeople(page, 500);
  await page.goto('/plan-dzialan?state=open');
  await page.locator('[data-plan-item]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pierwszy krok', { exact: true })).toBeVisible();
  await expect(dialog.locator('[data-people]')).toHaveCount(1);
  await expect(dialog.locator('[data-people]')).toContainText('Około 500 osób');
});
