import { expect, type Browser, type Page } from '@playwright/test';
import type { Mail } from './atesto.ts';

export const password = 'demo-atesto-2026';

/** Signs in through the API, as a browser that was here before. */
export async function signIn(
  page: Page,
  who: 'none' | 'basic' | 'pro' | 'ended' | 'operator' | 'editor' | 'reader' | 'consultant',
): Promise<void> {
  await signInAs(page, `${who}@demo.example`);
}

export async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in failed: ${answer.status()}`);
}

export type Theme = 'light' | 'dark';

/** Chooses theme and language and has answered the question about cookies before the first page is opened. */
export async function prefer(page: Page, { theme = 'light', language = 'pl' }: { theme?: Theme; language?: string }): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);
  await page.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('theme', chosenTheme);
      localStorage.setItem('cookie_consent', 'accepted');
      localStorage.setItem('cookie_consent_at', String(Date.now()));
      if (!localStorage.getItem('i18nextLng')) localStorage.setItem('i18nextLng', chosenLanguage);
    },
    [theme, language] as const,
  );
}

type Newcomer = Readonly<{ nip: string; name: string; email: string }>;

/** Registers an account through the API and confirms its address by the mailed link, as somebody new. */
export async function register(page: Page, mails: (to: string) => Promise<readonly Mail[]>, { nip, name, email }: Newcomer): Promise<void> {
  const organization = { name, nip, address: 'ul. Testowa 1', city: 'Łódź', postalCode: '90-001', contactEmail: email };
  const person = { email, password, firstName: 'Nowa', lastName: 'Osoba', subscriptionPlan: 'basic', complianceType: 'nis2' };
  const answer = await page.request.post('/api/auth/register', { data: { ...person, organization } });
  if (!answer.ok()) throw new Error(`registration failed: ${await answer.text()}`);
  await verify(page, mails, email);
}

/** Confirms the address of an account by the mailed link. */
export async function verify(page: Page, mails: (to: string) => Promise<readonly Mail[]>, email: string): Promise<void> {
  await expect.poll(async () => (await mails(email)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [mail] = await mails(email);
  const [, token = ''] = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const verified = await page.request.post('/api/auth/verify-email', { data: { token } });
  if (!verified.ok()) throw new Error(`the address was not confirmed: ${await verified.text()}`);
  // Confirming signs in; those who use this go on with a sign-in of their own.
  await page.request.post('/api/auth/logout');
}

/** Another person with a browser of their own. */
export async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'pl-PL', serviceWorkers: 'block' });
  const page = await context.newPage();
  await prefer(page, {});
  return page;
}

/** Fills the page of a registration that asks who will sign in. */
export async function fillPerson(
  page: Page,
  email: string,
  chosen = password,
  [first, last]: readonly [string, string] = ['Zofia', 'Ćwik'],
): Promise<void> {
  await page.getByLabel('Imię', { exact: true }).fill(first);
  await page.getByLabel('Nazwisko', { exact: true }).fill(last);
  await page.getByLabel('Adres e-mail do logowania').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(chosen);
  await page.getByLabel('Powtórz hasło').fill(chosen);
}

/** Run in a page: marks it with `data-ready` once the application has started in it. */
export const markReady = (): void =>
  addEventListener('atesto:ready', () => {
    document.documentElement.dataset.ready = 'yes';
  });

/** Until the application has hydrated a page that the server rendered: it starts when somebody moves in it. */
export async function started(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.mouse.move(50, 50);
  await page.waitForLoadState('networkidle');
}
