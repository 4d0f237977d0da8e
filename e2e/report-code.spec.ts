import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { qrOf } from './qr.ts';
import { prefer, signIn } from './session.ts';

type Listed = Readonly<{ id: string; type: string; completedAt: string | null }>;

/** Reports of a demonstration account; whoever looks at them then is a visitor. */
async function reportsOf(page: Page): Promise<Buffer[]> {
  await signIn(page, 'pro');
  const all = (await (await page.request.get('/api/assessments')).json()) as Listed[];
  const finished = all.filter(({ completedAt }) => completedAt !== null);
  const pdfs = [];
  for (const { id } of finished.slice(0, 2)) pdfs.push(await (await page.request.get(`/api/assessments/${id}/report?lang=pl`)).body());
  await page.request.post('/api/auth/logout');
  return pdfs;
}

const note = (page: Page) => page.locator('[data-code]');

test('the code on a report states for whom it was made, without its result, and distinguishes another file', async ({ page }) => {
  await prefer(page, {});
  const [pdf = Buffer.alloc(0), other = Buffer.alloc(0)] = await reportsOf(page);
  const fragment = (qrOf(pdf) ?? '').split('#')[1] ?? '';
  const number = fragment.split('.')[1] ?? '';
  await page.goto(`/sprawdz#${fragment}`);
  await expect(note(page)).toHaveAttribute('data-code', 'genuine');
  await expect(note(page)).toContainText(`raport ${number} z`);
  await expect(note(page)).not.toContainText('%');
  expect(await findingsInBothThemes(page)).toEqual([]);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Plik PDF certyfikatu').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('raport.pdf', pdf);
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'report_intact');
  await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
  await expect(page.getByText('Plik to inny raport')).toHaveCount(0);
  await choose('inny.pdf', other);
  await expect(page.getByText('Plik to inny raport niż ten, którego kod zeskanowano.')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`/sprawdz#${fragment.replace(number, `${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`)}`);
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'report_code_false');
});
