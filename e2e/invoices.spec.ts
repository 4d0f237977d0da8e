import { readFileSync } from 'node:fs';
import { mayIssueAt } from '#core/billing/ksef/modes.ts';
import { expect, test } from './atesto.ts';
import { findings } from './axe.ts';
import { qrOf } from './qr.ts';
import { prefer, register, signIn, signInAs } from './session.ts';

test('an order for a school of a municipality: paid, issued in KSeF by itself, read by the customer', async ({
  browser,
  page: customer,
  mails,
}) => {
  test.skip(!mayIssueAt(new Date()), 'nothing is issued around midnight in Warsaw');
  await prefer(customer, {});
  // A buyer of its own: what it buys would be in the way of journeys of who has no plan.
  await register(customer, mails, { nip: '9990000043', name: 'Gmina Nowa', email: 'gmina@nowa.example' });
  await signInAs(customer, 'gmina@nowa.example');
  await customer.setViewportSize({ width: 1366, height: 650 });
  await customer.goto('/pricing');
  await customer.getByRole('region', { name: 'Basic' }).getByRole('button', { name: 'Wybierz plan' }).click();
  const dialog = customer.getByRole('dialog');
  const pay = dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await dialog.getByText('Inny odbiorca lub jednostka samorządu').focus();
  await customer.keyboard.press('Enter');
  await dialog.getByLabel('Odbiorca', { exact: true }).selectOption('localGovernment');
  await dialog.getByRole('checkbox').check();
  await pay.click();
  await expect(dialog.getByText('Nazwa firmy jest wymagana')).toBeVisible();
  await expect(dialog.getByLabel('Nazwa')).toBeFocused();
  expect(await findings(customer, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Nazwa').fill('Szkoła Podstawowa nr 1');
  await dialog.getByLabel('Ulica i numer').fill('ul. Szkolna 5');
  await dialog.getByLabel('Kod pocztowy').fill('00-002');
  await dialog.getByLabel('Miejscowość').fill('Gmina');
  await pay.click();
  await customer.getByRole('button', { name: 'Zapłać kartą' }).click();
  await expect(customer.getByRole('heading', { name: 'Płatność zakończona pomyślnie!' })).toBeVisible({ timeout: 15_000 });
  await customer.goto('/abonament');
  // Issued, sent to KSeF and accepted without a hand.
  const inKsef = customer.getByText(/^KSeF: 9999999999-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}/);
  await expect(async () => {
    await customer.reload();
    await expect(inKsef).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  const link = customer.getByRole('link', { name: /Pobierz PDF: FV\// });
  const [copy] = await Promise.all([customer.waitForEvent('download'), link.click()]);
  expect(copy.suggestedFilename()).toMatch(/^FV-\d{4}-\d{2}-\d{4}\.pdf$/);
  const address = await customer.getByRole('link', { name: /sprawdź w KSeF/ }).getAttribute('href');
  expect(qrOf(readFileSync(await copy.path()))).toBe(address);
  const [receipt] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('link', { name: /UPO faktury FV\// }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^UPO-FV-\d{4}-\d{2}-\d{4}\.xml$/);
  const page = await customer.request.get(address ?? '');
  expect(await page.text()).toContain('Faktura znajduje się w KSeF');

  const operator = await (await browser.newContext()).newPage();
  await prefer(operator, {});
  await signIn(operator, 'operator');
  await operator.goto('/operator?tab=invoices');
  await expect(operator.getByText('odbiorca: Szkoła Podstawowa nr 1')).toBeVisible();
  await expect(operator.locator('[data-ksef=reached]')).toBeVisible();
  expect(await findings(operator, 'main')).toEqual([]);
});
