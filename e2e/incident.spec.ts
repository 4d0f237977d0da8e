import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { anotherBrowser, prefer, signIn } from './session.ts';

/** Counts what a person does; every click and every field is one. */
function counting(page: Page) {
  let actions = 0;
  return {
    press: async (name: string | RegExp, role: 'button' | 'link' | 'checkbox' | 'radio' = 'button', within = page.locator('body')) => {
      actions += 1;
      await within.getByRole(role, { name }).first().click();
    },
    fill: async (label: string, text: string) => {
      actions += 1;
      await page.getByLabel(label).first().fill(text);
    },
    count: () => actions,
  };
}

async function open(page: Page, title: string, drill = false): Promise<void> {
  await page.goto(drill ? '/incydenty?cwiczenie' : '/incydenty?nowy');
  await page.getByRole('checkbox', { name: /Ktoś niepowołany/ }).check();
  await page.getByLabel('Co jest dotknięte?').fill(title);
  await page.getByRole('button', { name: 'Uruchom zegary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test(
  'a member starts an incident and finishes an early warning in eight actions, which then stays as it was sent',
  { tag: '@smoke' },
  async ({ page }) => {
    await prefer(page, {});
    await signIn(page, 'pro');
    await page.goto('/');
    const person = counting(page);
    await person.press('Mamy incydent', 'link');
    await person.press(/Ktoś niepowołany/, 'checkbox');
    await person.fill('Co jest dotknięte?', 'Serwer poczty');
    await person.press('Uruchom zegary');
    await expect(page.getByRole('heading', { level: 1, name: 'Serwer poczty' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Wczesne ostrzeżenie' }).first()).toBeVisible();
    await person.press('Napisz Wczesne ostrzeżenie');
    await person.press('Tak', 'radio', page.getByRole('group', { name: 'Czy podejrzewasz działanie bezprawne lub złośliwe' }));
    await person.press('Nie wiadomo', 'radio', page.getByRole('group', { name: 'Czy może mieć skutki transgraniczne' }));
    await expect(page.getByText('Każde pole ma treść albo oznaczenie')).toBeVisible();
    await person.press('Oznacz jako wysłane');
    await expect(page.getByText('Treść nie może się już zmienić.')).toBeVisible();
    expect(person.count()).toBe(8);
    await expect(page.getByText('Wysłano w terminie').first()).toBeVisible();
    await expect(page.getByText('Zgłoszenie oznaczono jako wysłane')).toBeVisible();
    await expect(page.getByText('Wszystkie skróty policzono ponownie i się zgadzają.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz PDF' }).click();
    expect((await download).suggestedFilename()).toBe('ksc-early-warning.pdf');
  },
);

test('an incident is there for the people named in it and for nobody else of the organisation', async ({ page, browser, baseURL }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await open(page, 'Baza klientów');
  const address = new URL(page.url()).pathname;
  const colleague = await anotherBrowser(browser, baseURL);
  await prefer(colleague, {});
  await signIn(colleague, 'reader');
  await colleague.goto('/incydenty');
  await expect(colleague.getByRole('heading', { level: 1, name: 'Incydenty' })).toBeVisible();
  await expect(colleague.getByText('Baza klientów')).toHaveCount(0);
  await colleague.goto(address);
  await expect(colleague.getByRole('alert')).toBeVisible();
  await expect(colleague.getByText('Baza klientów')).toHaveCount(0);
});

test('a drill says everywhere that it is one, is read without a connection, and what is typed then is saved later', async ({
  page,
  context,
}) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await open(page, 'Próba wycieku', true);
  await expect(page.getByText('To jest ćwiczenie')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/0:00:\d\d/);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Napisz Wczesne ostrzeżenie' }).click();
  expect(await findingsInBothThemes(page), 'notification').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.setOffline(true);
  await expect(page.getByText('Brak połączenia.')).toBeVisible();
  await page.getByLabel('Usługa, której dotyczy', { exact: true }).fill('Poczta i pliki');
  await expect(page.getByText('Niezapisane: spróbujemy ponownie')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terminy' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Napisz Wczesne ostrzeżenie' }).click();
  await expect(page.getByLabel('Usługa, której dotyczy', { exact: true })).toHaveValue('Poczta i pliki');
  await page.goto('/incydenty');
  await expect(page.getByRole('listitem').filter({ hasText: 'Próba wycieku' })).toContainText('Ćwiczenie');
});

test('whom a notification goes to is written once, and the next incident begins with it', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await open(page, 'Drukarnia', true);
  await page.getByRole('button', { name: 'Zmień, co wiadomo' }).click();
  await page.getByRole('textbox', { name: 'CSIRT', exact: true }).fill('CSIRT NASK, dyżur 22 000 00 00');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zapisz i przelicz' }).click();
  await page.getByText('Dlaczego i do kogo').first().click();
  await expect(page.getByText('CSIRT NASK, dyżur 22 000 00 00').first()).toBeVisible();
  await open(page, 'Magazyn', true);
  await page.getByText('Dlaczego i do kogo').first().click();
  await expect(page.getByText('CSIRT NASK, dyżur 22 000 00 00').first()).toBeVisible();
});

test('a receipt is added as a file, and an answer that the incident contradicts is marked and explained', async ({ page }) => {
  test.slow();
  await prefer(page, {});
  await signIn(page, 'pro');
  await open(page, 'Kradzież kopii');
  await page.getByRole('button', { name: 'Napisz Wczesne ostrzeżenie' }).click();
  await page.getByRole('button', { name: 'Oznacz jako wysłane' }).click();
  await expect(page.getByText('Treść nie może się już zmienić.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Wybierz plik' }).click();
  await (await chooser).setFiles({ name: 'upp.xml', mimeType: 'application/xml', buffer: Buffer.from('<UPP/>') });
  await expect(page.getByRole('link', { name: 'Pobierz: upp.xml' })).toBeVisible();
  await expect(page.getByText('Dodano plik potwierdzenia')).toBeVisible();
  await page.getByRole('checkbox', { name: /^NIS2 7\.5/ }).check();
  await page.getByRole('button', { name: 'Zapisz zaznaczone' }).click();
  await page.getByLabel(/Dlaczego odpowiedź NIS2 7\.5/).fill('MFA działa, skradziono nośnik');
  await page.getByRole('button', { name: 'Zapisz wyjaśnienie' }).click();
  await expect(page.getByText('Wyjaśniono odpowiedź', { exact: false }).first()).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('the report of a closed drill is put among the evidence', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await open(page, 'Ćwiczenie poczty', true);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz raport (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('atesto-drill.pdf');
  await page.getByRole('button', { name: 'Zamknij incydent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij incydent' }).click();
  await page.getByRole('button', { name: 'Dodaj jako dowód pytania 3.6' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj jako dowód pytania 3.6' }).click();
  await expect(page.getByText('Raport jest wśród dowodów.')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
});
