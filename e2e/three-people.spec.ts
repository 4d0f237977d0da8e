import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { answerAll, finishAssessment } from './assessing.ts';
import { expect, test, type Mail } from './atesto.ts';
import { aConfirmedBasic } from './newcomer.ts';
import { anotherBrowser, password, prefer, signIn } from './session.ts';
import { unfoldImport } from './supplier-list.ts';

/** Of no other journey: Basic has one assessment. */
const company = {
  nip: '9990000238',
  name: 'Piekarnia Żytko spółka jawna',
  email: 'wlascicielka@zytko.example',
  registered: 'piekarnia@zytko.example',
};
const editor = 'informatyk@zytko.example';

/** The buyer has the supplier on the list before anything happens. */
async function watch(buyer: Page): Promise<void> {
  await signIn(buyer, 'basic');
  await buyer.goto('/dostawcy');
  await unfoldImport(buyer);
  await buyer.getByLabel('Numery NIP').fill(`${company.nip};Nasza piekarnia`);
  await buyer.getByRole('button', { name: 'Sprawdź listę' }).click();
  const results = buyer.getByRole('region', { name: 'Wynik sprawdzenia' });
  await expect(results.getByText('Brak certyfikatu w Atesto').first()).toBeVisible();
  await results.getByRole('button', { name: /^Obserwuj/ }).click();
  await expect(buyer.getByText('Dodano do listy: 1, było już na liście: 0').first()).toBeVisible();
}

/** The owner invites by mail, and the person comes in by the link of that mail. */
async function join(owner: Page, invited: Page, mails: (to: string) => Promise<readonly Mail[]>): Promise<void> {
  await owner.goto('/zespol');
  await owner.getByLabel('Adres e-mail').fill(editor);
  await owner.getByLabel('Rola', { exact: true }).selectOption('editor');
  await owner.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await expect(owner.getByRole('button', { name: `Wyślij ponownie: ${editor}` })).toBeVisible();
  const token = async () => /zaproszenie\?token=([\w-]+)/.exec((await mails(editor))[0]?.text ?? '')?.[1];
  await expect.poll(token, { timeout: 20_000 }).toBeDefined();
  await invited.goto(`/zaproszenie?token=${await token()}`);
  await invited.getByLabel('Imię').fill('Igor');
  await invited.getByLabel('Nazwisko').fill('Informatyk');
  await invited.getByLabel('Hasło').fill(password);
  await invited.getByRole('checkbox').check();
  await invited.getByRole('button', { name: 'Załóż konto i przyjmij' }).click();
  await expect(invited.getByRole('heading', { level: 1 })).toContainText('Igor');
}

/** The editor answers what was given to them, with a document. */
async function work(person: Page): Promise<void> {
  await person.goto('/nis2?mine');
  await expect(person.getByRole('tab')).toHaveCount(1);
  const question = person.locator('#nis2-1-1');
  await question.getByRole('radio', { name: 'Tak, w pełni spełnione' }).click();
  await expect(question.locator('[data-state=saved]')).toBeVisible();
  await question
    .locator('summary')
    .filter({ hasText: /^Dowody/ })
    .click();
  const chooser = person.waitForEvent('filechooser');
  await question.getByRole('button', { name: 'Dodaj pliki: 1.1' }).click();
  await (await chooser).setFiles({ name: 'uchwała.txt', mimeType: 'text/plain', buffer: Buffer.from('Uchwała zarządu nr 1') });
  await expect(question.getByRole('link', { name: 'uchwała.txt' })).toBeVisible();
  await answerAll(person, 'nis2', 'yes');
}

/** The owner looks it through, finishes, and has the certificate issued; returns its number. */
async function finish(owner: Page): Promise<string> {
  await owner.goto('/nis2');
  await owner.locator('#section-tab-1').click();
  await expect(owner.locator('#nis2-1-1')).toContainText('Igor Informatyk');
  await expect(owner.locator('#nis2-1-1').getByText('1 dowód')).toBeVisible();
  await owner.locator('#section-tab-7').click();
  await finishAssessment(owner);
  await owner.getByRole('button', { name: 'Wystaw certyfikat' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Funkcja w organizacji').fill('Właścicielka');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Wystaw certyfikat' }).click();
  await expect(owner).toHaveURL(/\/certyfikaty\?number=ATESTO-NIS2-/);
  return new URL(owner.url()).searchParams.get('number') ?? '';
}

test('an owner, an IT person and a buyer: invited, given questions, answered with evidence, looked through, issued, shared and watched', async ({
  page: owner,
  browser,
  baseURL,
  mails,
  service,
}) => {
  test.slow();
  await prefer(owner, {});
  const [person, buyer] = [await anotherBrowser(browser, baseURL), await anotherBrowser(browser, baseURL)];
  await watch(buyer);
  await aConfirmedBasic(owner, mails, company);
  await join(owner, person, mails);

  await owner.goto('/nis2');
  await owner.getByLabel('Za tę część odpowiada').selectOption('Igor Informatyk');
  await expect(owner.locator('#nis2-1-1').getByLabel('Odpowiada: pytanie 1.1')).toHaveValue(/.{36}/);
  await expect.poll(async () => (await mails(editor)).some(({ text }) => text.includes('/nis2?mine')), { timeout: 20_000 }).toBe(true);
  await work(person);
  const number = await finish(owner);

  await owner.goto('/udostepnianie');
  await owner.getByLabel('Dla kogo').fill('Dział zakupów');
  await owner.getByRole('button', { name: 'Utwórz link' }).click();
  const address = await owner.getByLabel('Adres', { exact: true }).inputValue();
  await buyer.goto(new URL(address).pathname);
  await expect(buyer.getByRole('main')).toContainText(company.name);
  await expect(buyer.getByText(/^Według rejestru obowiązuje do/)).toBeVisible();
  await owner.reload();
  await expect(owner.getByRole('listitem').filter({ hasText: 'Dział zakupów' }).getByText('1 otwarcie')).toBeVisible();

  await service.restart();
  const mailText = async (): Promise<string> => (await mails('basic@demo.example')).find(({ text }) => text.includes(number))?.text ?? '';
  await expect.poll(mailText, { timeout: 30_000 }).toContain('Nasza piekarnia');
  await buyer.goto('/dostawcy');
  const row = buyer.getByRole('table', { name: 'Obserwowani dostawcy' }).getByRole('row').filter({ hasText: 'Nasza piekarnia' });
  await expect(row.getByText('Ważny certyfikat')).toBeVisible();
  await expect(row).toContainText(number);
  // What the buyer does not see: who answered what, and the document.
  const { id } = (await (await owner.request.get('/api/assessments')).json())[0];
  expect((await buyer.request.get(`/api/answers/${id}`)).status()).toBe(404);
});
