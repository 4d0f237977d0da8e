import { commentOf } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { prefer, signIn } from './session.ts';

// One after the other: they answer questions of one account. None needs what another left.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
});

test('an answer given without a connection is shown as failed, stored, and saved when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/ai-act');
  await page.locator('#section-tab-4').click();
  const question = page.locator('#ai-act-4-9');
  await expect(question).toBeVisible();
  await context.setOffline(true);
  await question.getByRole('radio', { name: 'Częściowo spełnione' }).click();
  await (await commentOf(question)).fill('pisane bez zasięgu');
  await expect(page.getByText('Odpowiedź została zapisana automatycznie')).toHaveCount(0);
  await expect(question.getByRole('alert')).toContainText('Brak połączenia z serwerem');
  await expect(page.getByText('1 niezapisana')).toBeVisible();
  await context.setOffline(false);
  await question.getByRole('textbox').blur();
  await expect(question.locator('[data-state=saved]')).toBeVisible();
  await page.reload();
  await page.locator('#section-tab-4').click();
  await expect(question.getByRole('radio', { name: 'Częściowo spełnione' })).toBeChecked();
  await expect(question.getByRole('textbox')).toHaveValue('pisane bez zasięgu');
});

test('an expired session loses nothing: after signing in again the answer is saved', async ({ page, context }) => {
  await page.goto('/ai-act');
  await page.locator('#section-tab-4').click();
  const question = page.locator('#ai-act-4-8');
  await expect(question).toBeVisible();
  await context.clearCookies();
  await question.getByRole('radio', { name: 'Nie, niespełnione' }).click();
  await expect(question.locator('[role=alert]')).toContainText('Zaloguj się, aby kontynuować');
  const dialog = page.getByRole('dialog', { name: 'Sesja wygasła' });
  await dialog.getByLabel('Hasło').fill('nie to hasło');
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nieprawidłowy e-mail lub hasło');
  await dialog.getByLabel('Hasło').fill('demo-atesto-2026');
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(question.locator('[data-state=saved]')).toBeVisible();
  await page.reload();
  await page.locator('#section-tab-4').click();
  await expect(question.getByRole('radio', { name: 'Nie, niespełnione' })).toBeChecked();
  await expect(question.locator('[data-state=saved]')).toBeVisible();
});

test('two tabs follow each other', async ({ page, context }) => {
  await page.goto('/ai-act');
  const other = await context.newPage();
  await other.goto('/ai-act');
  for (const tab of [page, other]) await tab.locator('#section-tab-4').click();
  await expect(other.locator('#ai-act-4-7')).toBeVisible();
  await page.locator('#ai-act-4-7').getByRole('radio', { name: 'Tak, w pełni spełnione' }).click();
  await expect(other.locator('#ai-act-4-7').getByRole('radio', { name: 'Tak, w pełni spełnione' })).toBeChecked();
});

test('the report waits for every answer and leads to the first one missing', async ({ page }) => {
  await page.goto('/ai-act');
  await page.locator('#section-tab-4').click();
  await expect(page.getByRole('button', { name: 'Generuj raport' })).toBeDisabled();
  await expect(page.getByText(/Brakuje \d+ odpowiedzi\./)).toBeVisible();
  await page.getByRole('button', { name: 'Pierwsze pytanie bez odpowiedzi' }).last().click();
  await expect(page.locator(':focus')).toHaveRole('radio');
});

test('a section stays short, and a toast states what was saved, counts answers and covers none', async ({ page }) => {
  await page.goto('/ai-act');
  await page.getByRole('tab', { name: '4.' }).click();
  const first = page.locator('#ai-act-4-1');
  await expect(first).toBeVisible();
  expect(await page.locator('[data-question] textarea').count()).toBeLessThan(9);
  await first.getByRole('radio', { name: 'Częściowo spełnione' }).click();
  await expect(page.getByText('Odpowiedź została zapisana automatycznie', { exact: true })).toBeVisible();
  const toast = page.locator('.toasts li');
  await expect(toast).toContainText('Zapisano');
  // One answer, whatever is saved of it.
  await first.getByRole('radio', { name: 'Tak, w pełni spełnione' }).click();
  await (await commentOf(first)).fill('Wpis w rejestrze nadzoru.');
  await first.getByRole('textbox').blur();
  await expect(first.locator('[data-state=saved]')).toBeVisible();
  await expect(toast).toContainText('Odpowiedź została zapisana automatycznie');
  await page.locator('#ai-act-4-2').getByRole('radio', { name: 'Częściowo spełnione' }).click();
  await expect(toast).toContainText('2 odpowiedzi zostały zapisane automatycznie');
  await expect(toast).toHaveCount(1);
  const [message, head] = [await toast.boundingBox(), await page.getByRole('tablist').boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});

test('“not applicable” asks for a reason', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/ai-act');
  await page.locator('#section-tab-4').click();
  const question = page.locator('#ai-act-4-6');
  await question.getByRole('radio', { name: 'Nie dotyczy' }).click();
  await expect(question.getByLabel('Uzasadnienie: dlaczego nie dotyczy?')).toBeVisible();
});

test('an organisation without a plan is shown so', async ({ page }) => {
  await signIn(page, 'none');
  await page.goto('/nis2');
  await expect(page.getByText('Potrzebny aktywny plan')).toBeVisible();
});

test('what an ended organisation made stays readable', async ({ page }) => {
  await signIn(page, 'ended');
  await page.goto('/nis2');
  await expect(page.getByText('Certyfikat wygasł')).toBeVisible();
  await page.goto('/certyfikaty');
  await expect(page.getByText('Wygasły')).toBeVisible();
});
