import { expect, test } from './atesto.ts';
import { findings } from './axe.ts';
import { prefer, register, signIn, signInAs } from './session.ts';

test(
  'an order for a school of a municipality: paid, issued by the operator, read by the customer',
  { tag: '@smoke' },
  async ({ browser, page: customer, mails }) => {
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
    await expect(customer.getByText('Faktura: w przygotowaniu')).toBeVisible();

    const operator = await (await browser.newContext()).newPage();
    await prefer(operator, {});
    await signIn(operator, 'operator');
    await operator.goto('/operator?tab=invoices');
    await expect(operator.getByText('odbiorca: Szkoła Podstawowa nr 1')).toBeVisible();
    await operator.getByLabel('Powód').fill('Eksport dla biura');
    const [archive] = await Promise.all([
      operator.waitForEvent('download'),
      operator.getByRole('button', { name: 'Eksportuj ZIP' }).click(),
    ]);
    expect(archive.suggestedFilename()).toMatch(/^faktury-\d{4}-\d{2}\.zip$/);

    await customer.reload();
    const link = customer.getByRole('link', { name: /Pobierz PDF: FV\// });
    await expect(link).toBeVisible();
    const [copy] = await Promise.all([customer.waitForEvent('download'), link.click()]);
    expect(copy.suggestedFilename()).toMatch(/^FV-\d{4}-\d{2}-\d{4}\.pdf$/);
  },
);
