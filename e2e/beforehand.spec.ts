import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn, signInAs } from './session.ts';

test.beforeEach(async ({ page }) => {
  await prefer(page, {});
});

test('without a plan one reads every question and learns beforehand what a plan is needed for', async ({ page }) => {
  await signIn(page, 'none');
  await page.goto('/nis2');
  await expect(page.getByText('Pierwszą sekcję można wypełnić na próbę, wszystkie pytania przeczytać.')).toBeVisible();
  await expect(page.locator('[data-question]')).toHaveCount(8);
  await page.getByRole('tab', { name: '7. Podstawowa cyberhigiena i szkolenia' }).click();
  await expect(page.locator('[data-question]')).toHaveCount(7);
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zobacz plany' }).click();
  await expect(page).toHaveURL('/pricing?plan=basic');
});

test(
  'Basic is told beforehand that it has one assessment and NIS2 only, and gets no button that can only fail',
  { tag: '@smoke' },
  async ({ page }) => {
    await signInAs(page, 'nis2-9993222229@firmy.demo.example');
    await page.goto('/nis2');
    await expect(page.getByText('Plan Basic obejmuje jedną ocenę w opłaconym okresie.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rozpocznij kolejną ocenę' })).toHaveCount(0);
    await page.goto('/historia');
    await expect(page.getByText('Plan Basic obejmuje jedną ocenę w opłaconym okresie.')).toBeVisible();
    await page.goto('/ai-act');
    await expect(page.getByText('Ocena AI Act jest częścią planu Pro')).toBeVisible();
  },
);
