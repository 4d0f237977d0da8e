import { expect, test, type Mail } from './atesto.ts';
import { anotherBrowser, prefer, register, signIn, signInAs } from './session.ts';

type Mails = (to: string) => Promise<readonly Mail[]>;

/** The link of the newest mail to an address, once one has come after the first `after`. */
async function mailedLink(mails: Mails, to: string, after = 0): Promise<string> {
  await expect.poll(async () => (await mails(to)).length, { timeout: 15_000 }).toBeGreaterThan(after);
  return /http\S+token=\S+/.exec((await mails(to))[0]?.text ?? '')?.[0] ?? '';
}

const words = {
  pl: {
    nip: 'NIP',
    found: 'Firma znaleziona w rejestrze GUS',
    company: 'Nazwa firmy',
    next: 'Dalej',
    otherContact: 'Inny kontakt do firmy (opcjonalnie)',
    contact: 'E-mail kontaktowy firmy',
    first: 'Imię',
    last: 'Nazwisko',
    email: 'Adres e-mail do logowania',
    password: 'Hasło',
    repeat: 'Powtórz hasło',
    submit: 'Załóż konto',
    verified: 'Adres e-mail potwierdzony',
    login: 'Zaloguj się',
    loginEmail: 'Adres e-mail',
    welcome: /Dzień dobry, Zofia/,
    forgot: 'Nie pamiętam hasła',
    send: 'Wyślij link',
    sent: /wysłaliśmy na niego link/,
    newPassword: 'Nowe hasło',
    change: 'Zmień hasło',
    nipNumber: '9990000008',
    companyName: 'ŁĄCZA POŁUDNIE sp. z o.o.',
    data: 'Pobierz dane (ZIP)',
    remove: 'Usuń konto…',
    current: 'Obecne hasło',
    deleteLast: 'Usuń na zawsze',
    gone: 'Konto zostało usunięte',
  },
  de: {
    nip: 'NIP (polnische Steuernummer)',
    found: 'Unternehmen im Register gefunden',
    company: 'Firmenname',
    next: 'Weiter',
    otherContact: 'Anderer Kontakt zum Unternehmen (optional)',
    contact: 'Kontakt-E-Mail des Unternehmens',
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail-Adresse für die Anmeldung',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    submit: 'Konto anlegen',
    verified: 'E-Mail-Adresse bestätigt',
    login: 'Anmelden',
    loginEmail: 'E-Mail-Adresse',
    welcome: /Guten Tag Zofia/,
    forgot: 'Passwort vergessen',
    send: 'Link senden',
    sent: /haben wir einen Link dorthin gesendet/,
    newPassword: 'Neues Passwort',
    change: 'Passwort ändern',
    nipNumber: '9990000014',
    companyName: 'HUTA ŻELAZOWA S.A.',
    data: 'Daten herunterladen (ZIP)',
    remove: 'Konto löschen …',
    current: 'Aktuelles Passwort',
    deleteLast: 'Endgültig löschen',
    gone: 'Das Konto wurde gelöscht',
  },
} as const;

for (const [language, w] of Object.entries(words)) {
  test(`a company nobody knew comes in by itself and changes its password (${language})`, async ({ page, mails }) => {
    const email = `zofia-${language}@example.com`;
    await prefer(page, { language });
    await page.goto('/register?plan=pro&type=ai_act');
    await page.getByLabel(w.nip, { exact: true }).fill(w.nipNumber);
    await page.getByLabel(w.nip, { exact: true }).press('Enter');
    await expect(page.getByText(w.found)).toBeVisible();
    await expect(page.getByText(w.companyName, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: w.next }).click();
    await page.getByText(w.otherContact).click();
    await page.getByLabel(w.contact).fill('biuro@example.com');
    await page.getByLabel(w.first, { exact: true }).fill('Zofia');
    await page.getByLabel(w.last, { exact: true }).fill('Ćwik');
    await page.getByLabel(w.email).fill(email);
    await page.getByLabel(w.password, { exact: true }).fill('kawa pod lipą');
    await page.reload();
    await expect(page.getByLabel(w.email)).toHaveValue(email);
    await expect(page.getByLabel(w.password, { exact: true })).toHaveValue('');
    await page.getByLabel(w.password, { exact: true }).fill('kawa pod lipą');
    await page.getByLabel(w.repeat).fill('kawa pod lipą');
    await page.getByRole('button', { name: w.next }).click();
    await expect(page.locator('input[value=pro]')).toBeChecked();
    await expect(page.getByText(w.companyName, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: w.submit }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('checkbox').check();
    await expect(page.locator('input[value=pro]').locator('..')).toContainText(/2000|2\.000/);
    await page.getByRole('button', { name: w.submit }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('textbox', { name: w.loginEmail })).toHaveValue(email);

    const link = await mailedLink(mails, email);
    await page.goto(link);
    // The browser that registered is signed in.
    await expect(page.getByText(w.verified).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: w.welcome })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await page.request.post('/api/auth/logout');
    await page.goto('/login');

    await page.getByRole('link', { name: w.forgot }).click();
    await page.getByRole('textbox', { name: w.loginEmail }).fill(email);
    await page.getByRole('button', { name: w.send }).click();
    await expect(page.getByText(w.sent)).toBeVisible();
    await page.goto(await mailedLink(mails, email, 1));
    await page.getByLabel(w.newPassword).fill('herbata pod dębem');
    await page.getByLabel(w.repeat).fill('herbata pod dębem');
    await page.getByRole('button', { name: w.change }).click();
    await expect(page).toHaveURL('/login');

    await page.getByRole('textbox', { name: w.loginEmail }).fill(email);
    await page.getByLabel(w.password, { exact: true }).fill('herbata pod dębem');
    await page.getByRole('button', { name: w.login }).click();
    await expect(page.getByRole('heading', { name: w.welcome })).toBeVisible();

    await page.goto('/ustawienia/dane');
    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: w.data }).click();
    expect((await zip).suggestedFilename()).toBe('atesto-dane.zip');
    await page.getByRole('button', { name: w.remove }).click();
    const last = page.getByRole('button', { name: w.deleteLast });
    await page.getByRole('dialog').getByLabel(w.current).fill('herbata pod dębem');
    // The time to fetch the data is waived, and the rest is understood.
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await boxes.first().check();
    await expect(last).toBeDisabled();
    await boxes.last().check();
    await last.click();
    await expect(page.getByText(w.gone, { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    const again = await page.request.post('/api/auth/login', { data: { email, password: 'herbata pod dębem' } });
    expect(again.status()).toBe(401);
  });
}

test('links without a token are distinguished: a card for the confirmation, the sign-in page for the password', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/verify-email');
  await expect(page.getByText('Nieprawidłowy link')).toBeVisible();
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Nieprawidłowy link resetowania hasła', { exact: true }).first()).toBeVisible();
});

test('a registration without a look-up of the NIP is asked for one', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sprawdź w GUS' }).click();
  const nip = page.getByLabel('NIP', { exact: true });
  await expect(nip).toBeFocused();
  await expect(nip).toHaveAttribute('aria-invalid', 'true');
  await expect(nip).toHaveAccessibleDescription('NIP musi mieć 10 cyfr');
  await nip.fill('9990000009');
  await nip.press('Enter');
  await expect(nip).toHaveAccessibleDescription(/Cyfra kontrolna się nie zgadza/);
  await expect(page.locator('.toasts li')).toHaveCount(0);
  await nip.fill('99900');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('alert').first()).toContainText('NIP musi mieć 10 cyfr');
  await page.getByLabel('NIP', { exact: true }).fill('9990000008');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('Zweryfikuj NIP', { exact: true }).first()).toBeVisible();
});

test('settings change the name and whether the registry shows the score', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'ended');
  await page.goto('/ustawienia');
  await page.getByLabel('Imię', { exact: true }).fill('Mirosława');
  await page.getByRole('region', { name: 'Imię i nazwisko' }).getByRole('button').click();
  await expect(page.getByRole('banner').getByText('Mirosława Jabłoński')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Działy ustawień' });
  await sections.getByRole('link', { name: 'Organizacja' }).click();
  await page.getByLabel(/Pokazuj wynik certyfikatów/).check();
  await expect(page.getByText('Zapisano', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/Pokazuj wynik certyfikatów/)).toBeChecked();
  await sections.getByRole('link', { name: 'Bezpieczeństwo' }).click();
  await expect(page.getByText('Zmiana zgody na pokazywanie wyniku').first()).toBeVisible();
  await page.getByLabel('Obecne hasło').fill('nie to');
  await page.getByLabel('Nowe hasło').fill('całkiem nowe hasło');
  await page.getByLabel('Powtórz hasło').fill('całkiem nowe hasło');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('To nie jest obecne hasło')).toBeVisible();
});

test('somebody signs out everywhere else at once, and stays signed in here', async ({ page, mails, browser, baseURL }, {
  repeatEachIndex,
  retry,
}) => {
  const nip = ['9990000600', '9990000617', '9990000623', '9990000646', '9990000652', '9990000669'][repeatEachIndex * 2 + retry] ?? '';
  const email = `wszedzie.${nip}@example.com`;
  await prefer(page, {});
  await register(page, mails, { nip, name: 'Wylogowanie', email });
  await signInAs(page, email);
  const others = [await anotherBrowser(browser, baseURL), await anotherBrowser(browser, baseURL)];
  for (const other of others) await signInAs(other, email);
  await page.goto('/ustawienia/bezpieczenstwo');
  const sessions = page.getByRole('region', { name: 'Sesje' });
  await expect(sessions.getByRole('button', { name: 'Zakończ' })).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Wyloguj na wszystkich innych urządzeniach' }).click();
  await expect(sessions.getByRole('button')).toHaveCount(0);
  await expect(sessions.getByText('To urządzenie')).toBeVisible();
  await expect(page.getByText('Wylogowanie na wszystkich innych urządzeniach')).toBeVisible();
  for (const other of others) {
    await other.goto('/ustawienia/bezpieczenstwo');
    await expect(other.getByRole('heading', { name: 'Ta strona wymaga zalogowania' })).toBeVisible();
    await other.context().close();
  }
});

test(
  'the settings are sections of a short page each, by address, on a phone by a list, and old anchors lead to theirs',
  { tag: '@smoke' },
  async ({ page }) => {
    await prefer(page, {});
    await signIn(page, 'pro');
    const sections = page.getByRole('navigation', { name: 'Działy ustawień' });
    await page.goto('/ustawienia');
    await expect(page.getByLabel('Imię', { exact: true })).toBeVisible();
    await sections.getByRole('link', { name: 'Bezpieczeństwo' }).press('Enter');
    await expect(page).toHaveURL('/ustawienia/bezpieczenstwo');
    await expect(sections.getByRole('link', { name: 'Bezpieczeństwo' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Ustawienia' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const name of ['Konto', 'Organizacja', 'Wygląd raportów', 'Dane i usunięcie konta']) {
      await sections.getByRole('link', { name }).click();
      await expect(page.getByRole('region').first()).toBeVisible();
      await expect(page.locator('[data-placeholder]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBeLessThan(1500);
    }
    await page.goto('/ustawienia#settings-password');
    await expect(page).toHaveURL('/ustawienia/bezpieczenstwo#settings-password');
    await expect(page.getByLabel('Obecne hasło')).toBeVisible();

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/ustawienia');
    await expect(page.getByLabel('Imię', { exact: true })).toBeHidden();
    await sections.getByRole('link', { name: 'Organizacja' }).click();
    await expect(page.getByLabel(/Pokazuj wynik certyfikatów/)).toBeVisible();
    await expect(sections).toBeHidden();
    await page.getByRole('link', { name: 'Wszystkie ustawienia' }).click();
    await expect(sections).toBeVisible();
  },
);
