import { expect, type Page } from '@playwright/test';
import type { Mail } from './atesto.ts';
import { register, signInAs } from './session.ts';

type Mails = (to: string) => Promise<readonly Mail[]>;
type Company = Readonly<{ nip: string; name: string; email: string; registered: string }>;

/** Buys Basic by card for whoever is signed in. */
export async function buyBasic(page: Page): Promise<void> {
  const order = { plan: 'basic', currency: 'PLN', payBy: 'provider', earlyStart: true };
  const { url } = (await (await page.request.post('/api/create-checkout-session', { data: order })).json()) as { url: string };
  await page.request.post(url, { form: { outcome: 'card' }, maxRedirects: 0 });
  const me = async () => (await (await page.request.get('/api/auth/me')).json()) as { subscription: object | null };
  await expect.poll(async () => (await me()).subscription !== null, { timeout: 20_000 }).toBe(true);
}

/** A company nobody knew, with Basic paid by card; signed in. */
export async function aPaidBasic(page: Page, mails: Mails, company: Omit<Company, 'registered'>): Promise<void> {
  await register(page, mails, company);
  await signInAs(page, company.email);
  await buyBasic(page);
}

/** The same, confirmed by the code to its registered address. */
export async function aConfirmedBasic(page: Page, mails: Mails, { registered, ...company }: Company): Promise<void> {
  await aPaidBasic(page, mails, company);
  await page.request.post('/api/company/confirmation', { data: { method: 'register_email' } });
  const codeIn = async (): Promise<string | undefined> =>
    (await mails(registered)).map(({ text }) => /Kod: (\w{4}-\w{4})/.exec(text)?.[1]).find((code) => code !== undefined);
  await expect.poll(codeIn, { timeout: 20_000 }).toBeDefined();
  const confirmed = await page.request.post('/api/company/confirmation/code', { data: { code: await codeIn() } });
  if (!confirmed.ok()) throw new Error(`the company was not confirmed: ${await confirmed.text()}`);
}
