import { expect, test } from './atesto.ts';
import { answerAll, finishAssessment } from './assessing.ts';
import { findingsInBothThemes } from './axe.ts';
import { aConfirmedBasic } from './newcomer.ts';
import { prefer, signInAs } from './session.ts';

/** Of no other journey: Basic has one assessment. */
const company = {
  nip: '9990000037',
  name: 'Młyn w Brzezinie spółka jawna',
  email: 'mlynarz@mlyn.example',
  registered: 'mlyn@mlyn-brzezina.example',
};

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await prefer(page, {});
});

test('one looks an assessment through before it is locked, goes back to a question by keyboard, and finishes in one act', async ({
  page,
  mails,
}) => {
  await aConfirmedBasic(page, mails, company);
  await page.goto('/nis2');
  await answerAll(page, 'nis2', 'yes', {
    'nis2-1-2': { answer: 'not_applicable' },
    'nis2-4-3': { answer: 'no' },
    'nis2-7-7': { answer: null },
  });
  await page.goto('/nis2?review');
  await expect(page.getByRole('heading', { name: 'Przegląd przed zakończeniem' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Bez odpowiedzi: 1 pytanie' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '„Nie dotyczy” bez uzasadnienia: 1 pytanie' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Odpowiedzi „nie”, które najbardziej obniżają wynik' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zakończ ocenę i wygeneruj raport' })).toBeDisabled();
  expect(await findingsInBothThemes(page)).toEqual([]);

  const missing = page.getByRole('region', { name: 'Bez odpowiedzi: 1 pytanie' }).getByRole('link');
  await missing.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#nis2-7-7 [role=radio]').first()).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.locator('#nis2-7-7 [data-state=saved]')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Dokładny wynik z tymi odpowiedziami')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Bez odpowiedzi');
  const promised = await page.getByRole('region', { name: 'Dokładny wynik' }).locator('.font-serif').innerText();
  await page.getByRole('link', { name: 'Wróć do pytań' }).click();
  await page.locator('#section-tab-7').click();
  await finishAssessment(page);
  await expect(page.getByRole('region', { name: 'Wynik samooceny' })).toContainText(promised);
});

test('Basic opens its assessment again, corrects an answer, finishes anew, and still has the earlier report', async ({ page }) => {
  await signInAs(page, company.email);
  await page.goto('/nis2');
  const outcome = page.getByRole('region', { name: 'Wynik samooceny' });
  await outcome.getByRole('button', { name: 'Otwórz ponownie…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ponowne otwarcie oceny' });
  expect(await findingsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Otwórz ocenę ponownie' }).click();
  await expect(page.getByText('Ocena jest otwarta ponownie.')).toBeVisible();
  await page.locator('#section-tab-4').click();
  await page.locator('#nis2-4-3').getByRole('radio', { name: 'Tak, w pełni spełnione' }).click();
  await expect(page.locator('#nis2-4-3 [data-state=saved]')).toBeVisible();
  await page.locator('#section-tab-7').click();
  await finishAssessment(page);
  await expect(outcome).toContainText('100,00%');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    outcome.getByRole('region', { name: 'Wcześniejsze raporty tej oceny' }).getByRole('link').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^atesto-raport-\w+-pl\.pdf$/);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('the certificate is shown at full size with documents, address, ready mails and picture, and arrives by mail', async ({
  page,
  mails,
}) => {
  await signInAs(page, company.email);
  await page.goto('/nis2');
  await page.getByRole('button', { name: 'Wystaw certyfikat' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Funkcja w organizacji').fill('Prezes zarządu');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Wystaw certyfikat' }).click();
  await expect(page).toHaveURL(/\/certyfikaty\?number=ATESTO-NIS2-/);
  const number = new URL(page.url()).searchParams.get('number') ?? '';
  const picture = page.getByRole('img', { name: `Certyfikat samooceny ${number}` });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1684);

  await page.getByLabel('Język wiadomości').selectOption('de');
  const customers = page.getByRole('article', { name: 'Do klientów' });
  await expect(customers).toContainText('Es ist kein externes Audit.');
  const address = (await customers.getByRole('link', { name: 'Otwórz w poczcie' }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(address)).toContain(`/c/${number}`);
  const [german] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Deutsch' }).click()]);
  expect(german.suggestedFilename()).toBe(`${number}-de.pdf`);
  const [shared] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Pobierz obraz PNG' }).click()]);
  expect(shared.suggestedFilename()).toBe(`${number}-pl.png`);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await expect.poll(async () => (await mails(company.email)).map(({ subject }) => subject)).toContain(`Certyfikat samooceny ${number}`);
  const subjects = (await mails(company.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Raport z'))).toHaveLength(2);

  await page.goto('/nis2');
  await expect(page.getByText('Certyfikat wystawiony')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Otwórz ponownie…' })).toHaveCount(0);
});
