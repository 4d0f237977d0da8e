import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

/** The organisation is that of other journeys, which begin without systems and measures. */
test.afterEach(async ({ page }) => {
  const { measures } = (await (await page.request.get('/api/ai-literacy')).json()) as { measures: readonly { id: string }[] };
  for (const { id } of measures) await page.request.delete(`/api/ai-literacy/${id}`);
  const { systems } = (await (await page.request.get('/api/ai-systems')).json()) as { systems: readonly { id: string }[] };
  for (const { id } of systems) await page.request.delete(`/api/ai-systems/${id}`);
});

test('a recorded measure covers a system, and the duty follows', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.request.post('/api/ai-systems', { data: { name: 'Asystent obsługi', start: 'chat_assistant' } });
  await page.request.post('/api/ai-systems', { data: { name: 'Analiza obrazu', start: 'camera_analytics' } });
  await page.goto('/systemy-ai');
  await page.getByRole('link', { name: 'Kompetencje w zakresie AI' }).click();
  await expect(page.getByText('Bez zapisanego działania: Analiza obrazu, Asystent obsługi')).toBeVisible();
  await expect(page.getByText('Nie ma jeszcze zapisanych działań.')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Dodaj działanie' }).click();
  await page.getByLabel('Temat').fill('Bezpieczne używanie asystenta');
  await page.getByLabel('Dla kogo').fill('Dział obsługi');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByLabel('Liczba osób')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Temat')).toHaveValue('Bezpieczne używanie asystenta');
  await page.getByLabel('Liczba osób').fill('14');
  await page.getByLabel('wszystkie systemy AI').uncheck();
  await page.getByLabel('Asystent obsługi').check();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Bez zapisanego działania: Analiza obrazu')).toBeVisible();
  await expect(page.getByText(/14\sosób/)).toBeVisible();

  await page.getByRole('button', { name: 'Zmień: Bezpieczne używanie asystenta' }).click();
  await page.getByLabel('wszystkie systemy AI').check();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Każdy używany system, którego dotyczy obowiązek, ma zapisane działanie.')).toBeVisible();
  await page.goto('/systemy-ai');
  await page.getByRole('link', { name: 'Analiza obrazu' }).click();
  const duty = page.getByRole('listitem').filter({ hasText: 'Kompetencje w zakresie AI' });
  await expect(duty.getByText('Spełnione', { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.goto('/systemy-ai/kompetencje').then(() => page.getByRole('link', { name: 'Pobierz XLSX' }).click()),
  ]);
  expect(file.suggestedFilename()).toMatch(/^atesto-kompetencje-ai-.*\.xlsx$/);
  await page.getByRole('button', { name: 'Usuń: Bezpieczne używanie asystenta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Nie ma jeszcze zapisanych działań.')).toBeVisible();
});
