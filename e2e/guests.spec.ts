import type { Page } from '@playwright/test';
import { expect, test, type Mail } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { anotherBrowser, prefer } from './session.ts';

const owner = { nip: '9994473100', name: 'Gościnna Firma', email: 'gospodarz@example.com' };
const guest = 'ewa@dostawca.example';
const [phone, wide] = [
  { width: 360, height: 760 },
  { width: 1280, height: 900 },
] as const;

type Mails = (to: string) => Promise<readonly Mail[]>;

/** Nothing is wrong on a phone and on a wide screen, in either theme, and nothing stands out of the page. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** What the newest mail to an address holds. */
async function mailed(mails: Mails, to: string, pattern: RegExp): Promise<string> {
  const found = async () => (await mails(to)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return (await found()) ?? '';
}

/** The owner asks for two questions of the first section, from the questionnaire. */
async function invite(page: Page): Promise<void> {
  await page.goto('/nis2');
  await page.getByRole('link', { name: 'Zaproś gościa do tej części' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Goście' })).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await page.getByLabel('Adres e-mail').fill(guest);
  await page.getByLabel('Imię i nazwisko (opcjonalnie)').fill('Ewa Nowak');
  await page.getByLabel('Kilka słów do gościa (opcjonalnie)').fill('Chodzi o <b>hosting</b>');
  const section = page.locator('#guest-questions details').first();
  await section.locator('summary').click();
  await section.getByLabel('Cały obszar').uncheck();
  await section.getByLabel(/^1\.1 /).check();
  await section.getByLabel(/^1\.2 /).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: guest })).toContainText('Odpowiedzi: 0 z 2');
}

/** The guest opens the link and enters by the code; a wrong one first. */
async function enter(page: Page, mails: Mails): Promise<void> {
  await page.goto(`/gosc#${await mailed(mails, guest, /\/gosc#([\w-]+)/)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gościnna Firma prosi Cię o odpowiedzi' })).toBeVisible();
  await expect(page).toHaveURL(/\/gosc$/);
  await expect(page.getByText('Chodzi o <b>hosting</b>')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  const code = await mailed(mails, guest, /\b(\d{6})\b/);
  await page.getByLabel('Kod z wiadomości').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Przejdź do pytań' }).click();
  await expect(page.getByText('Zostały 4 próby.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Kod z wiadomości').fill(code);
  await page.getByRole('button', { name: 'Przejdź do pytań' }).click();
  await expect(page.getByText('Odpowiadasz jako gość: Ewa Nowak (ewa@dostawca.example)')).toBeVisible();
}

test('a guest answers two questions by a link and a code, and is shown as their author', async ({ page, browser, baseURL, mails }) => {
  test.slow();
  await prefer(page, {});
  const person = await anotherBrowser(browser, baseURL);
  await aPaidBasic(page, mails, owner);
  await invite(page);
  await enter(person, mails);

  const question = (number: string) => person.locator(`[data-question="nis2-1-${number}"]`);
  await expect(person.locator('[data-question]')).toHaveCount(2);
  await question('1').getByLabel('Wyjaśnienie (opcjonalnie)').fill('Dostawca ma ISO 27001');
  // What is typed and not saved is there after the page is opened anew.
  await person.reload();
  await expect(question('1').getByLabel('Wyjaśnienie (opcjonalnie)')).toHaveValue('Dostawca ma ISO 27001');
  await question('1').getByLabel('Tak, w pełni spełnione').check();
  await expect(question('1').locator('[data-state=saved]')).toBeVisible();
  await question('2').getByLabel('Częściowo spełnione').check();
  await expect(question('2').locator('[data-state=saved]')).toBeVisible();
  await expectAccessible(person);
  await person.getByRole('button', { name: 'Gotowe' }).click();
  await expect(person.getByText(/^Wiadomo już, że odpowiedzi są gotowe/)).toBeVisible();
  await mailed(mails, owner.email, /(Ewa Nowak \(ewa@dostawca\.example\) zaznacza)/);

  await page.goto('/nis2');
  await expect(page.locator('#nis2-1-1')).toContainText('gość: Ewa Nowak (ewa@dostawca.example)');
  await page.goto('/goscie');
  const row = page.getByRole('listitem').filter({ hasText: guest });
  await expect(row).toContainText('Odpowiedzi: 2 z 2');
  await expect(row).toContainText('Gotowe');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Cofnij zaproszenie/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij' }).click();
  await expect(row).toContainText('Cofnięto');

  // What is answered after that is refused, and stays where it was typed.
  await question('2').getByLabel('Wyjaśnienie (opcjonalnie)').fill('Za późno');
  await question('2').getByLabel('Tak, w pełni spełnione').check();
  await expect(question('2').getByRole('alert')).toContainText('Dostęp do tych pytań się skończył');
  await expect(question('2').getByLabel('Wyjaśnienie (opcjonalnie)')).toHaveValue('Za późno');
  await person.reload();
  await expect(person.getByRole('heading', { level: 1, name: 'Ten link nie działa' })).toBeVisible();
  await expectAccessible(person);
});
