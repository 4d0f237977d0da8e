import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { withAuthenticator } from './passkey.ts';
import { anotherBrowser, password, prefer, register } from './session.ts';

/** What an application on a phone shows for a key (RFC 6238). */
function codeOf(secret: string, at: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.replaceAll(' ', ''), (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function confirmWithPassword(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Obecne hasło').fill(password);
  await dialog.getByRole('button', { name: act }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Adres e-mail', { exact: true }).fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drugi krok' })).toBeFocused();
}

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
}

test('an authenticator app is set up, asked for at the sign-in, and replaced once by a recovery code', async ({ page, mails }, {
  repeatEachIndex,
  retry,
}) => {
  test.slow();
  const nip = ['9990000304', '9990000310', '9990000327', '9990000333', '9990000356', '9990000362'][repeatEachIndex * 2 + retry] ?? '';
  const email = `drugi.skladnik.${nip}@example.com`;
  await prefer(page, {});
  await register(page, mails, { nip, name: 'Drugi Składnik', email });
  await page.request.post('/api/auth/login', { data: { email, password } });

  await page.goto('/ustawienia/bezpieczenstwo');
  const part = page.getByRole('region', { name: 'Drugi składnik logowania' });
  await expect(part.getByText('Drugi składnik nie jest ustawiony.')).toBeVisible();
  await part.getByRole('button', { name: 'Ustaw aplikację' }).click();
  await confirmWithPassword(page, 'Dalej');
  await expect(page.getByRole('img', { name: 'Kod QR dla aplikacji' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const secret = await page.getByLabel('Klucz', { exact: true }).inputValue();
  await page.getByLabel('Kod z aplikacji').fill('000000');
  await page.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(page.getByText('Ten kod się nie zgadza')).toBeVisible();
  // Of the half minute before, so that the code of now is left for the sign-in; not when that is about to be too old.
  const leftOfStep = 30_000 - (Date.now() % 30_000);
  if (leftOfStep < 15_000) await page.waitForTimeout(leftOfStep + 100);
  await page.getByLabel('Kod z aplikacji').fill(codeOf(secret, Date.now() - 30_000));
  await page.getByLabel('Kod z aplikacji').press('Enter');
  const codes = page.getByRole('dialog', { name: 'Kody zapasowe' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const spare = (await codes.getByRole('listitem').first().textContent()) ?? '';
  const other = (await codes.getByRole('listitem').last().textContent()) ?? '';
  await codes.getByRole('button', { name: 'Kody są zapisane' }).click();
  await expect(part.getByText('Zostało 10 kodów.')).toBeVisible();
  await expect
    .poll(async () => (await mails(email)).map(({ subject }) => subject), { timeout: 15_000 })
    .toContain('Zmiana logowania do Atesto');

  await signOut(page);
  await signIn(page, email);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Kod z aplikacji').fill('123456');
  await page.getByLabel('Kod z aplikacji').press('Enter');
  await expect(page.getByText('Ten kod się nie zgadza')).toBeVisible();
  await page.getByLabel('Kod z aplikacji').fill(codeOf(secret, Date.now() + 30_000));
  await page.getByLabel('Kod z aplikacji').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Drugi krok' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Drugi Składnik');

  // A form that was sent before the application was there ends in the same second step.
  await signOut(page);
  const sent = await page.request.post('/login', { form: { email, password } });
  expect(sent.status()).toBe(403);
  const passed = await page.request.post('/api/auth/second-factor', { data: { recoveryCode: other } });
  expect(passed.ok(), await passed.text()).toBe(true);

  await signOut(page);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await page.getByLabel('Kod zapasowy').fill(spare.toLowerCase());
  await page.getByLabel('Kod zapasowy').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Drugi krok' })).toHaveCount(0);
  await page.goto('/ustawienia/bezpieczenstwo');
  await expect(part.getByText('Zostało 8 kodów.')).toBeVisible();
  await part.getByRole('button', { name: 'Usuń', exact: true }).click();
  await confirmWithPassword(page, 'Usuń');
  await expect(part.getByText('Drugi składnik nie jest ustawiony.')).toBeVisible();
});

test(
  'a passkey is added, named, used at the sign-in, and taken away',
  { tag: '@smoke' },
  async ({ page, mails }, { repeatEachIndex, retry }) => {
    test.slow();
    const nip = ['9990000379', '9990000385', '9990000391', '9990000416', '9990000422', '9990000439'][repeatEachIndex * 2 + retry] ?? '';
    const email = `klucz.dostepu.${nip}@example.com`;
    await withAuthenticator(page);
    await prefer(page, {});
    await register(page, mails, { nip, name: 'Klucz Dostępu', email });
    await page.request.post('/api/auth/login', { data: { email, password } });

    await page.goto('/ustawienia/bezpieczenstwo');
    const part = page.getByRole('region', { name: 'Drugi składnik logowania' });
    await part.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await page.getByRole('dialog').getByLabel('Nazwa klucza').fill('Telefon');
    await confirmWithPassword(page, 'Dalej');
    await page.getByRole('button', { name: 'Kody są zapisane' }).click();
    await expect(part.getByText('Telefon', { exact: true })).toBeVisible();
    // The same authenticator is known already.
    await part.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await page.getByRole('dialog').getByLabel('Nazwa klucza').fill('Jeszcze raz');
    await confirmWithPassword(page, 'Dalej');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Nie użyto klucza dostępu');
    await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
    await part.getByRole('button', { name: 'Zmień nazwę: Telefon' }).click();
    await part.getByLabel('Nazwa klucza').fill('Telefon Anny');
    await part.getByRole('button', { name: 'Zmień nazwę' }).click();
    await expect(part.getByText('Telefon Anny', { exact: true })).toBeVisible();

    await signOut(page);
    await signIn(page, email);
    await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Drugi krok' })).toHaveCount(0);
    await page.goto('/ustawienia/bezpieczenstwo');
    await expect(part.getByText('ostatnio użyto')).toBeVisible();
    await part.getByRole('button', { name: 'Usuń: Telefon Anny' }).click();
    await confirmWithPassword(page, 'Usuń');
    await expect(part.getByText('Drugi składnik nie jest ustawiony.')).toBeVisible();
  },
);

test('somebody of whom a second factor is demanded sets up the first one by a link in the own mailbox', async ({
  page,
  browser,
  baseURL,
  mails,
}, { repeatEachIndex, retry }) => {
  test.slow();
  const nip = ['9990000706', '9990000712', '9990000729', '9990000735'][repeatEachIndex * 2 + retry] ?? '';
  const stamp = Date.now();
  const owner = `wlasciciel.${stamp}@example.com`;
  const email = `pracownik.${stamp}@example.com`;
  await prefer(page, {});
  await register(page, mails, { nip, name: 'Wymagający Pracodawca', email: owner });
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/auth/login', { email: owner, password });
  const { secret } = (await (await post('/api/account/second-factor/totp', { password })).json()) as { secret: string };
  expect((await post('/api/account/second-factor/totp/confirmation', { code: codeOf(secret, Date.now()) })).ok()).toBe(true);
  expect((await post('/api/invitations', { email, role: 'reader' })).ok()).toBe(true);
  await expect.poll(async () => (await mails(email)).length, { timeout: 15_000 }).toBe(1);
  const [, invitation = ''] = /zaproszenie\?token=([\w-]+)/.exec((await mails(email))[0]?.text ?? '') ?? [];
  const member = await anotherBrowser(browser, baseURL);
  await member.goto(`/zaproszenie?token=${invitation}`);
  await member.getByLabel('Imię').fill('Piotr');
  await member.getByLabel('Nazwisko').fill('Pracownik');
  await member.getByLabel('Hasło').fill(password);
  await member.getByRole('checkbox').check();
  await member.getByRole('button', { name: 'Załóż konto i przyjmij' }).click();
  await expect(member.getByRole('heading', { level: 1 })).toContainText('Piotr');

  expect((await page.request.put('/api/members/second-factor', { data: { demanded: true } })).ok()).toBe(true);
  // The session that the invitation opened may set one up; one that only knows the password may not.
  await member.request.post('/api/auth/logout');
  await member.request.post('/api/auth/login', { data: { email, password } });
  await member.goto('/');
  await expect(member.getByText('Potrzebny drugi składnik logowania').first()).toBeVisible();
  await member.getByRole('link', { name: 'Ustaw drugi składnik' }).click();
  await expect(member.getByText('Samo hasło do tego nie wystarczy')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Ustaw aplikację' })).toHaveCount(0);
  await member.goto('/ustawienia/bezpieczenstwo?token=zgadywany');
  await expect(member.getByText('Ten link nie działa')).toBeVisible();
  await member.getByRole('button', { name: 'Wyślij link do ustawienia' }).click();
  await expect(member.getByText('Otwórz go w tej przeglądarce')).toBeVisible();
  expect(await findingsInBothThemes(member, 'main')).toEqual([]);
  const link = async (): Promise<string> =>
    /https?:\/\/\S+\/ustawienia\/bezpieczenstwo\?token=[\w-]+/.exec((await mails(email))[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(link, { timeout: 15_000 }).not.toBe('');
  const { pathname, search } = new URL(await link());
  await member.goto(`${pathname}${search}`);
  await member.getByRole('button', { name: 'Ustaw aplikację' }).click();
  expect(new URL(member.url()).search).toBe('');
  await confirmWithPassword(member, 'Dalej');
  const own = await member.getByLabel('Klucz', { exact: true }).inputValue();
  await member.getByLabel('Kod z aplikacji').fill(codeOf(own, Date.now()));
  await member.getByLabel('Kod z aplikacji').press('Enter');
  await member.getByRole('dialog', { name: 'Kody zapasowe' }).getByRole('button', { name: 'Kody są zapisane' }).click();
  await member.goto('/');
  await expect(member.getByRole('heading', { level: 1 })).toContainText('Piotr');
});
