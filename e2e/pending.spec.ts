import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { password, prefer } from './session.ts';

const nips = ['9990003001', '9990003018', '9990003024'];

test('after registering a card states where the link went, sends again, corrects the address, and survives', async ({ page, mails }, {
  repeatEachIndex,
}) => {
  const [wrong, right] = [`zly-adres-${repeatEachIndex}@example.com`, `dobry-adres-${repeatEachIndex}@example.com`];
  await prefer(page, {});
  const organization = { name: 'Trzy Lipy', nip: nips[repeatEachIndex], address: 'ul. Lipowa 1', city: 'Lublin', postalCode: '20-020' };
  const person = { email: wrong, password, firstName: 'Ewa', lastName: 'Kot', subscriptionPlan: 'basic', complianceType: 'nis2' };
  const made = await page.request.post('/api/auth/register', {
    data: { ...person, organization: { ...organization, contactEmail: wrong } },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto('/login');
  const card = page.getByRole('region', { name: 'Potwierdzenie adresu e-mail' });
  await expect(card).toContainText(wrong);
  await page.reload();
  await expect(card).toContainText(wrong);
  await card.getByRole('button', { name: 'Wyślij ponownie' }).click();
  await expect(card.getByRole('status')).toContainText('Wysyłamy nową wiadomość');
  await expect.poll(async () => (await mails(wrong)).length, { timeout: 15_000 }).toBe(2);
  const [oldLink = ''] = /http\S+token=\S+/.exec((await mails(wrong))[0]?.text ?? '') ?? [];
  await card.getByRole('button', { name: 'To zły adres' }).press('Enter');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await card.getByLabel('Właściwy adres e-mail').fill('nie-adres');
  await card.getByRole('button', { name: 'Popraw i wyślij' }).click();
  await expect(card).toContainText('Nieprawidłowy adres e-mail');
  await card.getByLabel('Właściwy adres e-mail').fill(right);
  await card.getByLabel('Właściwy adres e-mail').press('Enter');
  await expect(card).toContainText(right);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.context().clearCookies({ name: 'atesto_session' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByLabel('Adres e-mail', { exact: true }).fill(right);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(card).toContainText(right);

  await page.goto(oldLink);
  await expect(page.getByText('Link mógł wygasnąć')).toBeVisible();
  await expect(card).toContainText(right);
  await expect.poll(async () => (await mails(right)).length, { timeout: 15_000 }).toBe(1);
  const [link = ''] = /http\S+token=\S+/.exec((await mails(right))[0]?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByText('Adres e-mail potwierdzony').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /Ewa/ })).toBeVisible();
});

test('a confirming link opened elsewhere asks whose account it is, and a new password ends that of whoever registered', async ({
  browser,
  baseURL,
  page,
  mails,
}, { repeatEachIndex, retry }) => {
  const nip = ['0777009000', '0777009017', '0777009023', '0777009046', '0777009052', '0777009069'][repeatEachIndex * 2 + retry] ?? '';
  const email = `cudza.rejestracja.${nip}@example.com`;
  const organization = { name: 'Cudza', nip, address: 'ul. Obca 1', city: 'Łódź', postalCode: '90-001', contactEmail: email };
  const person = {
    email,
    password: 'haslo-obcej-osoby',
    firstName: 'Obca',
    lastName: 'Osoba',
    subscriptionPlan: 'basic',
    complianceType: 'nis2',
  };
  const registered = await page.request.post('/api/auth/register', { data: { ...person, organization } });
  expect(registered.ok(), await registered.text()).toBe(true);
  await expect.poll(async () => (await mails(email)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [, path = ''] = /(\/verify-email\?token=[\w-]+)/.exec((await mails(email))[0]?.text ?? '') ?? [];

  const own = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await prefer(own, {});
  await own.goto(path);
  await expect(own.getByRole('heading', { name: 'Kto zakłada to konto?' })).toBeVisible();
  await own.getByLabel('Hasło podane przy rejestracji').fill('zgaduję');
  await own.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(own.getByText('To nie jest hasło podane przy rejestracji')).toBeVisible();
  await own.getByRole('button', { name: /^Nie znam tego hasła/ }).click();
  await own.getByLabel('Nowe hasło').fill('moje własne hasło');
  await own.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(own.getByText('Adres e-mail potwierdzony').first()).toBeVisible();
  const theirs = await own.request.post('/api/auth/login', { data: { email, password: 'haslo-obcej-osoby' } });
  const mine = await own.request.post('/api/auth/login', { data: { email, password: 'moje własne hasło' } });
  expect([theirs.status(), mine.status()]).toEqual([401, 200]);
  await own.context().close();
});
