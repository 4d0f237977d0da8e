import { trainingQuestions } from '#content/board-training/questions.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, register, signIn, signInAs } from './session.ts';

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

test('somebody of the board passes the test, and the data sheet states what is missing', async ({ page, mails }) => {
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

test('a decision is drafted from the result, adopted with votes, and stays amber without a signed copy', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/obowiazki/zarzad');
  await page.getByRole('button', { name: 'Dodaj osobę' }).click();
  const person = page.getByRole('dialog');
  await person.getByLabel('Imię i nazwisko').fill('Joanna Świątek');
  await person.getByLabel('Funkcja').fill('Prezes zarządu');
  await person.getByRole('button', { name: 'Dodaj osobę' }).click();
  const decisions = page.getByRole('region', { name: 'Decyzje kierownictwa' });
  await decisions.getByRole('button', { name: 'Przygotuj projekt' }).click();
  const draft = page.getByRole('dialog');
  await draft.getByLabel('Osoba odpowiedzialna').fill('Joanna Świątek');
  await draft.getByLabel('Środki').fill('120 000 zł na 2027 rok');
  await draft.getByRole('button', { name: 'Przygotuj projekt' }).click();
  await expect(decisions.getByText('Projekt, niepodjęty')).toBeVisible();
  await expect(decisions.getByText('Stan oceny jest taki sam jak przy projekcie.')).toBeVisible();
  await decisions.getByRole('button', { name: /^Zapisz podjęcie/ }).click();
  const adoption = page.getByRole('dialog');
  await adoption.getByLabel('Numer').fill('1/2026');
  await adoption.getByLabel('Joanna Świątek, Prezes zarządu').selectOption('for');
  await adoption.getByRole('button', { name: 'Zapisz podjęcie' }).click();
  await expect(decisions.getByText('Bez podpisanej kopii: podjęcie oświadcza organizacja')).toBeVisible();
  await expect(decisions.getByRole('list', { name: 'Kto jak głosował' })).toContainText('Joanna Świątek, Prezes zarządu · za');
  expect(await findingsInBothThemes(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await decisions.getByRole('link', { name: /^PDF z pieczęcią/ }).click();
  await (await waiting).path();
});
