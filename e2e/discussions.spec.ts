import type { Page } from '@playwright/test';
import { expect, test, type Mail } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { anotherBrowser, password, prefer } from './session.ts';

const owner = { nip: '9994443062', name: 'Rozmowna Firma', email: 'rozmowa@example.com' };
const colleague = 'ilona@rozmowa.example';
const at = '#nis2-1-1';

type Mails = (to: string) => Promise<readonly Mail[]>;

/** Somebody joins as an editor by the link of the mail. */
async function join(page: Page, invited: Page, mails: Mails): Promise<void> {
  const response = await page.request.post('/api/invitations', { data: { email: colleague, role: 'editor', language: 'pl' } });
  expect(response.ok()).toBe(true);
  const token = async () => /zaproszenie\?token=([\w-]+)/.exec((await mails(colleague))[0]?.text ?? '')?.[1];
  await expect.poll(token, { timeout: 20_000 }).toBeDefined();
  const data = { token: await token(), firstName: 'Ilona', lastName: 'Żak', password };
  const joined = await invited.request.post('/api/invitations/registration', { data });
  expect(joined.ok(), await joined.text()).toBe(true);
}

/** The owner names the colleague with the keys alone; sends with Ctrl+Enter. */
async function nameColleague(page: Page): Promise<void> {
  await page.goto('/nis2');
  const discussion = page.locator(`${at} [data-discussion]`);
  await discussion.locator('summary').click();
  const field = discussion.getByLabel('Napisz wiadomość');
  await field.pressSequentially('Kto to prowadzi? @zak');
  const offered = discussion.getByRole('option', { name: 'Ilona Żak' });
  await expect(offered).toHaveAttribute('aria-selected', 'true');
  expect(await findingsInBothThemes(page, `${at} [data-discussion]`)).toEqual([]);
  await field.press('Escape');
  await expect(offered).toHaveCount(0);
  await field.press('Backspace');
  await field.press('Backspace');
  await field.press('Backspace');
  await field.press('Backspace');
  await field.pressSequentially('@il');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('Kto to prowadzi? @Ilona Żak ');
  await field.pressSequentially('<b>pilne</b>');

  // What was typed is there after going elsewhere, and after a failure.
  await page.getByRole('link', { name: 'Plan działań' }).first().click();
  await expect(page).toHaveURL(/plan-dzialan/);
  await page.goBack();
  await expect(field).toHaveValue('Kto to prowadzi? @Ilona Żak <b>pilne</b>');
  await page.route('**/api/discussions/nis2-1-1', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await field.press('Control+Enter');
  await expect(discussion.getByText('Treść została tutaj.')).toBeVisible();
  await page.unroute('**/api/discussions/nis2-1-1');
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
  await expect(discussion.locator('[data-message]')).toContainText('@Ilona Żak <b>pilne</b>');
  await expect(discussion.locator('summary')).toContainText('Dyskusja · 1');
  expect(await findingsInBothThemes(page, `${at} [data-discussion]`)).toEqual([]);
}

test('one person names another, who gets the mail, sees the discussion by its link, answers and resolves it', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  test.slow();
  await prefer(page, {});
  const person = await anotherBrowser(browser, baseURL);
  await aPaidBasic(page, mails, owner);
  await join(page, person, mails);
  await nameColleague(page);

  const mail = async () => (await mails(colleague)).find(({ subject }) => subject.startsWith('Nowa Osoba wspomina'));
  await expect.poll(mail, { timeout: 20_000 }).toBeDefined();
  const text = (await mail())?.text ?? '';
  expect(text).toContain('Wiadomość: Kto to prowadzi? @Ilona Żak <b>pilne</b>');
  const link = /https?:\/\/\S+\/nis2\?discussion=nis2-1-1/.exec(text)?.[0] ?? '';

  // Before the discussion is opened its mention is marked; the link opens it, and it is seen then.
  await person.goto('/nis2');
  const discussion = person.locator(`${at} [data-discussion]`);
  await expect(discussion.locator('summary')).toContainText('wspomniano o Tobie');
  await person.goto(new URL(link).pathname + new URL(link).search);
  await expect(discussion.getByRole('log', { name: 'Dyskusja przy pytaniu 1.1' })).toBeFocused();
  await expect(discussion.locator('[data-message]')).toContainText('<b>pilne</b>');
  await expect(discussion.locator('summary')).not.toContainText('wspomniano o Tobie');
  expect(await findingsInBothThemes(person)).toEqual([]);

  const field = discussion.getByLabel('Napisz wiadomość');
  await field.fill('Dział IT');
  await discussion.getByRole('button', { name: 'Wyślij' }).click();
  await expect(discussion.locator('[data-message]')).toHaveCount(2);
  await discussion.getByRole('button', { name: /^Zmień wiadomość/ }).click();
  await discussion.getByLabel('Zmieniona treść').fill('Dział IT, @nowa osoba');
  await discussion.getByRole('button', { name: 'Zapisz zmianę' }).click();
  await expect(discussion.locator('[data-mentions]').last()).toHaveText('@Nowa Osoba');
  await discussion.getByRole('button', { name: 'Zamknij dyskusję' }).click();
  await expect(discussion.getByText('Dyskusja zamknięta (Ilona Żak')).toBeVisible();
  await expect(discussion.locator('summary')).toContainText('Dyskusja zamknięta · 2');

  // The same in the view of one question; the owner removes what the other wrote, and writing opens it again.
  await page.goto('/nis2?discussion=nis2-1-1');
  const own = page.locator('[data-discussion=nis2-1-1]');
  await expect(own.locator('[data-message]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Po jednym' }).click();
  await expect(own.locator('[data-message]')).toHaveCount(2);
  await own.getByRole('button', { name: /^Usuń wiadomość: Ilona Żak/ }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Usuń' }).click();
  await expect(own.getByText(/^Wiadomość usunięta \(Nowa Osoba/)).toBeVisible();
  await own.getByLabel('Napisz wiadomość').fill('Dziękuję 1234');
  await own.getByRole('button', { name: 'Wyślij' }).click();
  await expect(own.getByText('Dyskusja zamknięta (')).toHaveCount(0);
  await expect(page.locator('[role=radio][aria-checked=true]')).toHaveCount(0);
  expect(await findingsInBothThemes(page, '[data-discussion=nis2-1-1]')).toEqual([]);
});
