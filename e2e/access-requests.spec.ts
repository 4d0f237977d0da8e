import type { Page } from '@playwright/test';
import { expect, test, type Mail } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { anotherBrowser, password, prefer, register, signInAs } from './session.ts';

const client = { nip: '9994473198', name: 'Nowy Klient', email: 'prezes@klient.example' };
const firm = { nip: '9994473212', name: 'Kancelaria Doradcza', email: 'doradca@kancelaria.example' };

const [phone, wide] = [
  { width: 360, height: 760 },
  { width: 1280, height: 900 },
] as const;

/** Nothing is wrong on a phone and on a wide screen, in either theme, and nothing stands out of the page. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

type Mails = (to: string) => Promise<readonly Mail[]>;

/** The link of the newest request to the client. */
async function linkOf(mails: Mails): Promise<string> {
  const found = async () => (await mails(client.email)).map(({ text }) => /(\/dostep#[\w-]+)/.exec(text)?.[1]).find(Boolean);
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return (await found()) ?? '';
}

/** Asks on `/klienci`, where there is no client yet. */
async function requestAccess(page: Page): Promise<void> {
  await page.goto('/klienci');
  await expect(page.getByText('Nie masz jeszcze klientów')).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij prośbę' }).click();
  await expect(page.getByLabel('NIP klienta')).toBeFocused();
  await page.getByLabel('NIP klienta').fill('999-447-31-98');
  await page.getByLabel('E-mail osoby, która decyduje').fill(client.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wyślij prośbę' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `NIP ${client.nip}` })).toContainText(client.email);
}

test('a consultant asks for access to a client, whose owner signs in by the link and lets them in', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  test.slow();
  await prefer(page, {});
  const owner = await anotherBrowser(browser, baseURL);
  await register(page, mails, firm);
  await signInAs(page, firm.email);
  await register(owner, mails, client);

  await requestAccess(page);
  const link = await linkOf(mails);
  // Whoever asked may open it, and decides nothing.
  await page.goto(link);
  await expect(page.getByText(/^O\sdostępie decyduje tylko właściciel/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wpuść/ })).toHaveCount(0);

  await owner.goto(link);
  await expect(owner.getByRole('heading', { level: 1, name: /prosi o\sdostęp do Twojej firmy$/ })).toBeVisible();
  await expect(owner).toHaveURL(({ pathname }) => pathname === '/dostep');
  await expect(owner.getByText(firm.email)).toBeVisible();
  await expectAccessible(owner);
  await expect(owner.getByRole('link', { name: 'Załóż konto firmy' })).toHaveAttribute('href', `/register?nip=${client.nip}`);
  await owner.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click();
  await owner.getByLabel('Adres e-mail').fill(client.email);
  await owner.getByLabel('Hasło', { exact: true }).fill(password);
  await owner.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(owner).toHaveURL(({ pathname }) => pathname === '/dostep');
  await expect(owner.getByRole('button', { name: /^Wpuść/ })).toBeVisible();
  // Also after the page is opened anew.
  await owner.reload();
  await expect(owner.getByRole('button', { name: /^Wpuść/ })).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: /^Wpuść/ }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Prośba o dostęp' })).toBeFocused();
  await owner.getByRole('link', { name: 'Przejdź do zespołu' }).click();
  await expect(owner.getByRole('listitem').filter({ hasText: firm.email })).toBeVisible();

  await page.goto('/klienci');
  await expect(page.getByRole('table', { name: 'Klienci' }).getByText(client.name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prośby o dostęp' })).toHaveCount(0);
  await page.goto('/powiadomienia');
  await expect(page.getByText(`Masz dostęp do organizacji ${client.name}`)).toBeVisible({ timeout: 20_000 });
});

test('an owner declines on the team page, and whoever asked may not ask again soon', async ({ page, browser, baseURL, mails }) => {
  test.slow();
  await prefer(page, {});
  const other = { nip: '9994473229', name: 'Odmowna', email: 'szef@odmowna.example' };
  const adviser = { nip: '9994473235', name: 'Doradca Drugi', email: 'drugi@kancelaria.example' };
  const owner = await anotherBrowser(browser, baseURL);
  await register(owner, mails, other);
  await register(page, mails, adviser);
  await signInAs(owner, other.email);
  await signInAs(page, adviser.email);
  const fields = { nip: other.nip, email: other.email };
  expect((await page.request.post('/api/access-requests', { data: fields })).status()).toBe(200);

  await owner.goto('/zespol');
  const row = owner.getByRole('region', { name: 'Prośby o dostęp do tej organizacji' }).getByRole('listitem');
  await expect(row).toContainText(adviser.email);
  await expectAccessible(owner);
  await row.getByRole('button', { name: /^Odmów/ }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Odmów' }).click();
  await expect(row).toHaveCount(0);

  const declined = async () => (await mails(adviser.email)).some(({ subject }) => /odrzucona: NIP 9994473229/.test(subject));
  await expect.poll(declined, { timeout: 20_000 }).toBe(true);
  const again = await page.request.post('/api/access-requests', { data: fields });
  expect([again.status(), ((await again.json()) as { code: string }).code]).toEqual([409, 'access_request_declined']);
});
