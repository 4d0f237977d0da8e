import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, register, signInAs } from './session.ts';

const company = { nip: '9994410246', name: 'Elektrownia Audytowa', email: 'audyt@example.com' };
const answers = {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'from_250',
  turnover: 'over_50',
  balance: 'over_43',
  group: 'alone',
};

test('an audit is planned, its auditor checked and the binder downloaded', async ({ page, mails }) => {
  await prefer(page, {});
  await register(page, mails, company);
  await signInAs(page, company.email);
  await page.goto('/obowiazki/audyt');
  await expect(page.getByText('Nie wiadomo, czy jest obowiązek audytu')).toBeVisible();
  await page.request.put('/api/scope', { data: { scope: { regime: 'nis2', checkedOn: '2026-11-20', answers } } });
  await page.goto('/obowiazki');
  const coming = page.getByRole('region', { name: 'Zmiany w prawie, które Was dotyczą' });
  await expect(coming.getByRole('heading', { name: 'Obowiązki rozdziału 3 ustawy o KSC' })).toBeVisible();
  await page.getByRole('link', { name: 'Audyt', exact: true }).first().click();
  await expect(page.getByText('Ostatni dzień: 3 kwietnia 2028')).toBeVisible();
  await page.getByLabel('Nazwa albo osoby').fill('Jednostka Testowa sp. z o.o.');
  await page.getByLabel('Kto przeprowadza audyt').selectOption('sector_csirt');
  for (const yes of await page.getByRole('radio', { name: 'Tak' }).all()) await yes.check();
  await expect(page.getByText('Według podanych odpowiedzi spełnia warunki')).toBeVisible();
  await page.getByRole('radio', { name: 'Nie', exact: true }).first().check();
  await expect(page.getByText('Nie spełnia warunku')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano dane audytora')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz teczkę' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await waiting).path())));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['duties/duties.json', 'audit/audit.json', 'contents.pdf']));
});

test('a visitor reads the changes of law, those to come first', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/zmiany-prawa');
  const coming = page.getByRole('region', { name: 'Nadchodzą' });
  await expect(coming.getByRole('listitem').first()).toContainText('2 grudnia 2026');
  await expect(page.getByRole('link', { name: 'Kanał Atom' })).toHaveAttribute('href', '/api/law-changes/feed?lang=pl');
  expect(await findingsInBothThemes(page)).toEqual([]);
});
