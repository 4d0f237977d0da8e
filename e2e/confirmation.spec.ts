import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { fillPerson, password, prefer, register, signIn, signInAs, verify } from './session.ts';

const address = 'ewa@pracownia-nowicka.example';

test('a company is confirmed by the code in its registered mailbox, and can say afterwards that it is not them', async ({
  page,
  mails,
}) => {
  await prefer(page, {});
  await signIn(page, 'none');
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Od czego zacząć' });
  await expect(steps).toContainText('Bez potwierdzenia nie wystawimy certyfikatu');
  await steps.getByRole('link', { name: 'Potwierdź firmę' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Potwierdzenie firmy' })).toBeVisible();
  await expect(page.locator('[data-state=unconfirmed]')).toBeVisible();
  await expect(page.getByText('PRACOWNIA PROJEKTOWA EWA NOWICKA')).toBeVisible();
  await expect(page.getByText('e***@p***a.example')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Wyślij kod' }).press('Enter');
  await expect(page.locator('[data-state=pending]')).toBeVisible();
  const code = page.getByLabel('Kod', { exact: true });
  await code.fill('0000-0000');
  await code.press('Enter');
  await expect(page.getByText('Ten kod jest nieprawidłowy')).toBeVisible();
  await expect(page.getByText(/liczba prób: 4/)).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await expect.poll(async () => (await mails(address)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [mail] = await mails(address);
  await code.fill(/Kod: (\w{4}-\w{4})/.exec(mail?.text ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: 'Potwierdź firmę' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Firma potwierdzona' });
  await expect(done).toBeFocused();
  await expect(page.locator('[data-state=confirmed]')).toBeVisible();
  await expect(page.getByText('Kod na e-mail z rejestru').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Ewa' })).toBeVisible();
  await expect(steps.locator('[data-step=confirm]')).toContainText('zrobione');
  await expect(page.getByText('Bez potwierdzenia nie wystawimy certyfikatu')).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(/http\S+to-nie-my\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page).toHaveURL('/to-nie-my');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zgłoś: to nie my' }).click();
  await expect(page.getByText('Zgłoszenie przyjęte')).toBeVisible();
  await signIn(page, 'operator');
  await page.goto('/operator?tab=attention');
  await expect(page.getByText('Firma zgłosiła, że konto nie działa w jej imieniu').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pozostaw' }).first().click();
  await page.getByRole('dialog').getByLabel('Powód', { exact: true }).fill('Wyjaśnione telefonicznie');
  await page.getByRole('dialog').getByRole('button', { name: 'Wykonaj' }).click();
  await expect(page.getByText('Nic nie czeka na decyzję.')).toBeVisible();
});

test('a company is confirmed by a code on the website that the register holds', async ({ page, mails, service }) => {
  await prefer(page, {});
  await register(page, mails, { nip: '9990000020', name: 'Zofia Ćwik Usługi Informatyczne', email: 'zofia@cwik-it.example' });
  await signInAs(page, 'zofia@cwik-it.example');
  await page.goto('/potwierdzenie-firmy');
  await page.getByRole('button', { name: 'Pokaż kod do publikacji' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Opublikuj kod na stronie cwik-it.example' })).toBeVisible();
  const value =
    (await page
      .getByText(/^atesto-confirmation=/)
      .first()
      .textContent()) ?? '';
  await page.getByRole('button', { name: 'Sprawdź teraz' }).click();
  await expect(page.locator('[data-outcome=absent]')).toContainText('nie ma ani rekordu, ani pliku');
  expect(await findingsInBothThemes(page)).toEqual([]);

  const owner = await page.context().newPage();
  await owner.goto(`${service.sandbox}/websites#cwik-it.example`);
  const site = owner.locator('[id="cwik-it.example"]');
  await site.getByLabel('Plik /.well-known/atesto-confirmation.txt').fill(value);
  await site.getByRole('button', { name: 'Opublikuj' }).click();
  await page.getByRole('button', { name: 'Sprawdź teraz' }).click();
  await expect(page.locator('[data-state=confirmed]')).toBeVisible();
  await expect(page.getByText('Strona internetowa z rejestru').first()).toBeVisible();
});

test('somebody else’s NIP can be claimed, nothing of its account is disclosed, and an operator leaves it where it is', async ({
  page,
  mails,
}) => {
  await prefer(page, {});
  await page.goto('/register');
  const nip = '9992345674';
  const email = 'druga@lacza-polnoc.example';
  await page.getByLabel('NIP', { exact: true }).fill(nip);
  await page.getByRole('button', { name: 'Sprawdź w GUS' }).click();
  await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await fillPerson(page, email, password, ['Druga', 'Osoba']);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText('Ten NIP ma już konto')).toBeVisible();
  await expect(page.getByText('Joanna')).toHaveCount(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Załóż konto i zgłoś spór' }).click();
  await expect(page).toHaveURL('/login');
  await verify(page, mails, email);
  await signInAs(page, email);
  await page.goto('/potwierdzenie-firmy');
  await expect(page.locator('[data-dispute=claimant]')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await signIn(page, 'pro');
  await page.goto('/potwierdzenie-firmy');
  await expect(page.locator('[data-dispute=holder]')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await signIn(page, 'operator');
  await page.goto('/operator?tab=attention');
  const task = page.getByRole('listitem').filter({ hasText: 'Drugie konto zgłasza' });
  await task.getByRole('button', { name: 'Pozostaw' }).click();
  await page.getByRole('dialog').getByLabel('Powód', { exact: true }).fill('Wyjaśnione z zarządem');
  await page.getByRole('dialog').getByRole('button', { name: 'Wykonaj' }).click();
  await expect(task).toHaveCount(0);
  await signInAs(page, email);
  await page.goto('/potwierdzenie-firmy');
  await expect(page.getByText('Ten NIP należy do innego konta')).toBeVisible();
});

test('a declaration signed by a person waits for an operator, and the seal of the company confirms at once', async ({
  page,
  mails,
  service,
  browser,
}) => {
  await prefer(page, {});
  const nip = '9990000095';
  const email = 'zuk@zuk-konstantynow.example';
  await register(page, mails, { nip, name: 'Żuk Konstantynów', email });
  await signInAs(page, email);
  await page.goto('/potwierdzenie-firmy');
  await page.getByRole('button', { name: 'Pobierz oświadczenie' }).press('Enter');
  const link = page.getByRole('link', { name: 'Pobierz oświadczenie (PDF)' });
  await expect(link).toBeVisible();
  const pdf = await (await page.request.get('/api/company/declaration')).body();
  const sealBy = async (company: string): Promise<Buffer> => {
    const headers = { 'content-type': 'application/pdf' };
    return (await page.request.post(`${service.sandbox}/seal/${company}`, { headers, data: pdf })).body();
  };
  const upload = async (buffer: Buffer): Promise<void> => {
    await page.getByLabel('Podpisany plik PDF').setInputFiles({ name: 'oswiadczenie.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Wyślij i sprawdź' }).click();
  };
  await upload(await sealBy('9990000008'));
  await expect(page.locator('[data-verdict=other_company]')).toContainText('nie zawiera NIP tej firmy');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await upload(await sealBy('trusted?given=Ewa&surname=Nowak'));
  await expect(page.locator('[data-verdict=person]')).toContainText('sprawdza teraz człowiek w rejestrze');
  const operator = await browser.newPage({ baseURL: new URL(page.url()).origin, locale: 'pl-PL' });
  await prefer(operator, {});
  await signIn(operator, 'operator');
  await operator.goto('/operator?tab=attention');
  const task = operator.getByRole('listitem').filter({ hasText: 'Osoba podpisała oświadczenie firmy' });
  await expect(task).toContainText('Ewa Nowak');
  await expect(task).toContainText('zaufany');
  expect(await findingsInBothThemes(operator, 'main')).toEqual([]);
  await task.getByRole('button', { name: 'Nie znaleziono prawa do reprezentacji' }).click();
  await operator.getByRole('dialog').getByLabel('Powód', { exact: true }).fill('Brak w rejestrze');
  await operator.getByRole('dialog').getByRole('button', { name: 'Wykonaj' }).click();
  await expect(task).toHaveCount(0);
  await operator.close();
  await page.reload();
  await expect(page.locator('[data-verdict=not_entitled]')).toBeVisible();
  await upload(await sealBy(nip));
  await expect(page.locator('[data-state=confirmed]')).toBeVisible();
  await expect(page.getByText('3: pieczęć firmy albo podpis osoby uprawnionej')).toBeVisible();
});
