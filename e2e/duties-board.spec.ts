import { trainingQuestions } from '#content/board-training/questions.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, register, signInAs } from './session.ts';

const company = { nip: '9994441005', name: 'Elektrownia Testowa', email: 'zarzad@example.com' };
const answers = {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'from_250',
  turnover: 'over_50',
  balance: 'over_43',
  group: 'alone',
};

test('somebody of the board passes the test, and the data sheet says what is missing', async ({ page, mails }) => {
  await prefer(page, {});
  await register(page, mails, company);
  await signInAs(page, company.email);
  const scope = { regime: 'nis2', checkedOn: '2026-11-20', answers };
  expect((await page.request.put('/api/scope', { data: { scope } })).ok()).toBe(true);
  await page.goto('/obowiazki');
  await page.getByRole('link', { name: 'Dane do wykazu' }).first().click();
  await expect(page.getByText(/z\s18 brakuje/)).toBeVisible();
  await page.getByRole('textbox', { name: 'adresy IP' }).fill('10.0.0.0/8');
  await page.getByRole('button', { name: 'Zapisz arkusz' }).click();
  await expect(page.getByText('Ten adres nie jest publiczny.')).toBeVisible();
  await page.getByRole('textbox', { name: 'adresy IP' }).fill('8.8.8.0/24');
  await page.getByRole('button', { name: 'Zapisz arkusz' }).click();
  await expect(page.getByText('Ten adres nie jest publiczny.')).toHaveCount(0);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto('/obowiazki');
  await page.getByRole('link', { name: 'Kierownictwo podmiotu' }).click();
  await page.getByRole('button', { name: 'Dodaj osobę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Konto w zespole').selectOption({ index: 1 });
  await dialog.getByLabel('Funkcja', { exact: true }).fill('Prezes zarządu');
  await dialog.getByRole('button', { name: 'Dodaj osobę' }).click();
  await expect(page.getByText('bez zapisu szkolenia')).toBeVisible();
  for (const [index, { right, words }] of trainingQuestions.entries())
    await page
      .getByRole('group', { name: `${index + 1}. ` })
      .getByLabel(words.pl.options[right])
      .check();
  await page.getByRole('button', { name: 'Sprawdź odpowiedzi' }).click();
  await expect(page.getByText(/^Zaliczone: 8 z\s8/)).toBeVisible();
  await expect(page.getByText(/przeszkoleni wszyscy z\slisty/)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect((await page.request.get('/api/board/attendance?lang=pl')).headers()['content-type']).toBe('application/pdf');
});
