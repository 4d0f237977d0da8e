import type { Page } from '@playwright/test';
import { answerAll } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { prefer } from './session.ts';

const domain = 'wodociagi-brzezina.example';

test('a domain contradicts an answer until it is mended or explained, and supports others', async ({ page, mails, service }) => {
  test.slow();
  await prefer(page, {});
  await aPaidBasic(page, mails, { nip: '9994443056', name: 'Obserwowana Firma', email: 'domeny@example.com' });
  await answerAll(page, 'nis2', 'yes');

  await page.goto('/');
  await page.getByRole('link', { name: 'Domeny' }).first().click();
  await expect(page.getByText('Nie ma jeszcze żadnej domeny')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const name = page.getByLabel('Domena', { exact: true });
  await name.fill('gmail.com');
  await page.getByRole('button', { name: 'Dodaj domenę' }).click();
  await expect(page.getByText('Bez zgody nic nie sprawdzamy')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Dodaj domenę' }).click();
  await expect(page.getByText('Tej domeny używa wiele firm.')).toBeVisible();
  await expect(name).toHaveValue('gmail.com');
  await name.fill(`https://www.${domain}`);
  await page.getByRole('button', { name: 'Dodaj domenę' }).click();

  const part = page.getByRole('region', { name: domain });
  await expect(part).toContainText(`Pokaż, że ${domain} jest Twoja`);
  await part.getByRole('button', { name: 'Sprawdź, czy kod jest opublikowany' }).click();
  await expect(part.getByRole('status')).toContainText('nie ma ani rekordu, ani pliku');
  expect(await findingsInBothThemes(page)).toEqual([]);
  const code = await part
    .getByText(/^atesto-confirmation=/)
    .first()
    .innerText();
  await page.request.post(`${service.sandbox}/websites/${domain}`, { form: { dns: code, spf: 'v=spf1 -all' }, maxRedirects: 0 });
  await part.getByRole('button', { name: 'Sprawdź, czy kod jest opublikowany' }).click();

  const row = (check: string) => part.locator(`[data-check=${check}]`);
  await expect(row('dmarc')).toContainText('Nie ma rekordu DMARC.');
  await expect(row('dmarc')).toContainText('Problem');
  await expect(row('spf')).toContainText('W porządku');
  await expect(row('dnssec')).toContainText('Nie wiadomo');
  await expect(part.getByRole('button', { name: 'Sprawdź teraz' })).toBeDisabled();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await showsContradiction(page, true);
  await page.goto('/kontrola');
  const errors = page.getByRole('region', { name: 'Błędy' });
  await expect(errors).toContainText('Obserwacja domeny przeczy tej odpowiedzi.');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await errors.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/domeny$/);
  await row('dmarc').getByText('Co widzieliśmy').click();
  await row('dmarc').getByLabel('Dlaczego odpowiedź mimo to jest prawdziwa').fill('Z tej domeny nie wysyłamy poczty');
  await row('dmarc').getByRole('button', { name: 'Zapisz wyjaśnienie' }).click();
  await expect(row('dmarc')).toContainText('Wyjaśnione');
  await showsContradiction(page, false);

  await page.goto('/domeny');
  await part.getByRole('button', { name: 'Usuń domenę' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Usuń domenę' }).click();
  await expect(page.getByText('Nie ma jeszcze żadnej domeny')).toBeVisible();
});

/** At the question about protection from malware: what was seen for it, and, while it holds, against it. */
async function showsContradiction(page: Page, holds: boolean): Promise<void> {
  await page.goto('/nis2?question=nis2-7-6');
  const note = page.getByText('Obserwacja Twojej domeny przeczy tej odpowiedzi.').first();
  await (holds ? expect(note).toBeVisible() : expect(note).toHaveCount(0));
  await expect(page.getByText(`Wsparte obserwacją: SPF (${domain}`).first()).toBeVisible();
}
