import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('an employee finds their tasks first, marks a repeated one done, and reads when it comes again', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'editor');
  const members: { id: string; email: string }[] = await (await page.request.get('/api/members')).json();
  const me = members.find(({ email }) => email === 'editor@demo.example')?.id;
  const text = 'Test odtworzenia kopii na próbę';
  const data = { text, owner: { userId: me }, dueOn: '2026-01-31', repeatMonths: 12 };
  const sent = await page.request.post('/api/own-actions', { data });
  expect(sent.ok(), await sent.text()).toBe(true);

  await page.goto('/');
  const tasks = page.getByRole('region', { name: 'Moje zadania' });
  const row = tasks.getByRole('listitem').filter({ hasText: text });
  await expect(row).toContainText('po terminie');
  expect((await row.boundingBox())?.y).toBeLessThan(600);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await row.getByRole('button', { name: `Oznacz jako zrobione: ${text}` }).click();
  await expect(page.getByText(/Następny termin: 31\.0?1\.\d{4}/)).toBeVisible();
  await expect(row).not.toContainText('po terminie');

  await row.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Powtarzaj')).toHaveValue('12');
  await dialog.getByLabel('Termin').fill('');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Działanie powtarzane musi mieć termin.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Usuń działanie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń działanie' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/moje-zadania');
  await expect(page.getByRole('heading', { level: 1, name: 'Moje zadania' })).toBeVisible();
  await expect(page.getByText(text)).toBeHidden();
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('who begins sees one way, with one primary step', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'none');
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Od czego zacząć' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  const next = steps.locator('[aria-current=step]');
  // Who chose a plan when they registered orders it first.
  await expect(next).toContainText('Wybierz plan');
  await expect(page.getByText('Wybierz plan, aby zacząć ocenę')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Zobacz plany' })).toHaveCount(1);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await next.getByRole('link').click();
  await expect(page).toHaveURL(/pricing/);
});
