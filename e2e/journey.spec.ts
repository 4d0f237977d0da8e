import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { commentOf, finishAssessment } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { qrOf } from './qr.ts';
import { password } from './session.ts';

const sectionSizes = [8, 7, 6, 7, 8, 6, 7];

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

async function download(page: Page, name: string): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).first().click()]);
  return bytesOf(file);
}

/** Answers a whole section with the keyboard: one key to choose, one arrow to go on. */
async function answerSection(page: Page, section: number, size: number): Promise<void> {
  await page.locator(`#section-tab-${section}`).click();
  await expect(page.locator('[data-question]')).toHaveCount(size);
  await page.locator('[data-question] [role=radio][tabindex="0"]').first().focus();
  for (let question = 1; question <= size; question += 1) {
    await page.keyboard.press(section === 3 && question === 2 ? '2' : '1');
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.locator('[data-question] [data-state=saved]')).toHaveCount(size);
}

test(
  'a new customer signs in, answers 49 questions, gets report and certificate, and the QR code leads to a verified entry',
  { tag: '@smoke' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('/');
    await page.getByRole('link', { name: 'Zaloguj się', exact: true }).first().click();
    await page.getByLabel('Adres e-mail').fill('basic@demo.example');
    await page.getByLabel('Hasło').fill(password);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByRole('heading', { name: 'Dzień dobry, Bartosz' })).toBeVisible();

    await page
      .getByRole('link', { name: /(Rozpocznij|Kontynuuj) ocenę/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Ocena NIS2' })).toBeVisible();

    const first = page.locator('#nis2-1-1');
    await (await commentOf(first)).fill('Wpis z 3.04.2026, potwierdzenie w repozytorium.');
    await first.getByRole('textbox').blur();
    await expect(first.getByText('Zapamiętano w tej przeglądarce')).toBeVisible();
    await page.reload();
    await expect(first.getByRole('textbox')).toHaveValue('Wpis z 3.04.2026, potwierdzenie w repozytorium.');
    await first.getByRole('radio', { name: 'Tak, w pełni spełnione' }).click();
    await expect(page.getByText('Odpowiedź została zapisana automatycznie', { exact: true }).first()).toBeVisible();
    await expect(first.locator('[data-state=saved]')).toBeVisible();

    for (const [index, size] of sectionSizes.entries()) await answerSection(page, index + 1, size);
    await expect(page.getByText('Odpowiedzi: 49 z 49')).toBeVisible();
    await finishAssessment(page);
    await expect(page.getByText('Pozytywna')).toBeVisible();
    const report = await download(page, 'Pobierz raport PDF');
    expect(Buffer.from(report.subarray(0, 5)).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: 'Wystaw certyfikat' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Wystaw certyfikat' }).click();
    await expect(dialog.getByText('Podaj funkcję')).toBeVisible();
    await dialog.getByLabel('Funkcja w organizacji').fill('Prezes zarządu');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Wystaw certyfikat' }).click();
    await expect(page).toHaveURL(/\/certyfikaty\?number=ATESTO-NIS2-/);
    const number = new URL(page.url()).searchParams.get('number') ?? '';
    const picture = page.getByRole('img', { name: `Certyfikat samooceny ${number}` });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1684);
    await page.getByRole('link', { name: 'Wszystkie certyfikaty' }).click();
    await expect(page.getByText(number, { exact: true }).first()).toBeVisible();

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Pobierz PDF' }).click()]);
    const certificate = await bytesOf(file);
    const address = qrOf(certificate);
    expect(address).toContain(`/c/${number}`);

    await page.context().clearCookies();
    await page.goto(address ?? '');
    await expect(page.locator('[data-verdict=in_force]')).toContainText('Pod tym numerem: obowiązujący certyfikat');
    await expect(page.locator('[data-check]')).toHaveCount(6);
    await expect(page.locator('[data-check][data-outcome=passed]')).toHaveCount(6);
    await expect(page.getByText('Oceniono 49 z 49 pytań')).toBeVisible();
    await expect(page.getByRole('main').getByText('Nie jest audytem zewnętrznym')).toBeVisible();
  },
);
