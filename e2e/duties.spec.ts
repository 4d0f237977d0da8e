import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, register, signInAs } from './session.ts';

const company = { nip: '9994441011', name: 'Elektrownia Testowa', email: 'obowiazki@example.com' };
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

test('a duty is proved with a day and a number, and the proof taken back', { tag: '@smoke' }, async ({ page, mails }) => {
  await prefer(page, {});
  await register(page, mails, company);
  await signInAs(page, company.email);
  const scope = { regime: 'nis2', checkedOn: '2026-11-20', answers };
  expect((await page.request.put('/api/scope', { data: { scope } })).ok()).toBe(true);
  await page.goto('/');
  await page.getByRole('link', { name: 'Wszystkie obowiązki' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Obowiązki' })).toBeVisible();
  const overdue = page.getByRole('region', { name: 'Po terminie' });
  await overdue.getByRole('button', { name: 'Dodaj potwierdzenie: Wniosek o wpis do wykazu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Numer albo miejsce').fill('x');
  await dialog.getByRole('button', { name: 'Zapisz potwierdzenie' }).click();
  await expect(dialog.getByText('Podaj od 3 do 300 znaków')).toBeVisible();
  await dialog.getByLabel('Numer albo miejsce').fill('UPP 123/2026');
  await dialog.getByRole('button', { name: 'Zapisz potwierdzenie' }).click();
  const done = page.getByRole('region', { name: 'Spełnione według potwierdzeń' });
  await expect(done.getByText('UPP 123/2026')).toBeVisible();
  // A system has its duties on a page of its own; the list leads there.
  await page.request.post('/api/ai-systems', { data: { name: 'Selekcja CV', start: 'cv_screening' } });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Systemy AI' }).getByRole('link', { name: 'Selekcja CV' })).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await done.getByRole('button', { name: /^Wycofaj potwierdzenie/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj' }).click();
  await expect(overdue.getByRole('heading', { name: 'Wniosek o wpis do wykazu' })).toBeVisible();
});
