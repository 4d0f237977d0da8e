import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { anotherBrowser, prefer, signIn } from './session.ts';

test('a visitor complains and gets a number and a day; an operator answers, and the answer is mailed', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  const email = `skarga-${Date.now()}@example.com`;
  await prefer(page, {});
  await page.goto('/reklamacja');
  await expect(page.getByRole('heading', { level: 1, name: 'Reklamacja' })).toBeVisible();
  await page.getByRole('button', { name: 'Złóż reklamację' }).click();
  await expect(page.getByLabel('Imię i nazwisko')).toHaveAttribute('aria-invalid', 'true');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Imię i nazwisko').fill('Jan Kowalski');
  await page.getByLabel('Adres e-mail do odpowiedzi').fill(email);
  await page.getByLabel('Opis i żądanie').fill('Raport nie powstał, proszę o pomoc albo zwrot.');
  // The application comes to be ready while the browser still waits for the answer to the form.
  await page.route('**/reklamacja?lang=pl', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Złóż reklamację' }).click();
  await expect(page.getByText(/Reklamacja RK-\d{4}-[A-Z2-9]{6} przyjęta/)).toBeVisible();
  const [number = ''] = /RK-\d{4}-[A-Z2-9]{6}/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
  const operator = await anotherBrowser(browser, baseURL);
  await signIn(operator, 'operator');
  await operator.goto('/operator?tab=attention');
  const task = operator.getByRole('listitem').filter({ hasText: number });
  await task.getByRole('button', { name: 'Uznaj w całości' }).click();
  await operator.getByLabel('Treść dla klienta').fill('Raport wygenerowaliśmy ponownie; jest w panelu.');
  await operator.getByLabel(/^Powód/).fill('sprawdzono w dzienniku');
  await operator.getByRole('button', { name: 'Wykonaj' }).click();
  await expect(task).toHaveCount(0);
  await expect
    .poll(async () => (await mails(email)).map(({ subject }) => subject).toSorted())
    .toEqual([`Odpowiedź na reklamację ${number}`, `Reklamacja ${number} wpłynęła`]);
  await operator.context().close();
});
