import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { anotherBrowser, prefer, signIn } from './session.ts';

/** A file with a word of its own, as the test's browser sends it. */
const signed = {
  name: 'kopie-podpisane.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
      '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n',
    'latin1',
  ),
};

// One document of one organisation: what one journey puts there another one would take away.
test.describe.configure({ mode: 'default' });

/** The organisation is that of other journeys, which begin without this evidence. */
test.afterEach(async ({ page }) => {
  const { evidence } = (await (await page.request.get('/api/evidence')).json()) as { evidence: readonly { id: string; name: string }[] };
  for (const { id, name } of evidence) if (name === signed.name) await page.request.delete(`/api/evidence/${id}`);
});

test('a red answer becomes evidence by way of a document, in at most eight actions', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/plan-dzialan');
  let actions = 0;
  const act = async (what: Promise<unknown>): Promise<void> => {
    actions += 1;
    await what;
  };
  await page.goto('/wzory?pytanie=3.2');
  await expect(page.getByText('Dokumenty do pytania 3.2.')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await act(page.getByRole('link', { name: 'Kopie zapasowe i test odtworzenia' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Kopie zapasowe i test odtworzenia' })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), act(page.getByRole('link', { name: 'Pobierz DOCX' }).click())]);
  expect(file.suggestedFilename()).toMatch(/^atesto-wzor-backups-\d{4}-\d{2}-\d{2}\.docx$/);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act(page.getByRole('button', { name: /^Dodaj plik/ }).click())]);
  await chooser.setFiles(signed);
  await expect(page.getByLabel('Zatwierdzony plik')).toContainText(signed.name);
  await act(page.getByLabel('Kto zatwierdził (imię, nazwisko, funkcja)').fill('Jan Kowal, prezes'));
  await act(page.getByRole('button', { name: 'Zapisz zatwierdzenie' }).click());
  await expect(page.getByText('obowiązuje', { exact: true })).toBeVisible();
  expect(actions).toBeLessThanOrEqual(7);
  await page.getByRole('button', { name: 'Przeczytałem(-am) i rozumiem' }).click();
  await expect(page.getByText(/^Przeczytało i\srozumie: 1\sz/)).toBeVisible();

  const { evidence } = (await (await page.request.get('/api/evidence')).json()) as {
    evidence: readonly { name: string; validUntil: string; uses: readonly { questionId: string }[] }[];
  };
  const stored = evidence.find(({ name }) => name === signed.name);
  expect([...new Set(stored?.uses.map(({ questionId }) => questionId))].toSorted()).toEqual(['nis2-3-2', 'nis2-3-3']);
  await page.goto('/wzory');
  await expect(page.getByRole('listitem').filter({ hasText: 'Kopie zapasowe i test odtworzenia' })).toContainText('zatwierdzony');
});

test('staff without an account read the document in force and confirm it', async ({ page, browser, baseURL, mails }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/wzory/backups');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: /^Dodaj plik/ }).click()]);
  await chooser.setFiles(signed);
  await expect(page.getByLabel('Zatwierdzony plik')).toContainText(signed.name);
  await page.getByLabel('Kto zatwierdził (imię, nazwisko, funkcja)').fill('Jan Kowal, prezes');
  await page.getByRole('button', { name: 'Zapisz zatwierdzenie' }).click();
  await page.getByLabel('Tylko adresy w domenach').fill('zaloga.example');
  await page.getByRole('button', { name: 'Utwórz link' }).click();
  const address = await page.getByLabel('Link dla pracowników', { exact: true }).inputValue();
  expect(await findingsInBothThemes(page)).toEqual([]);

  const person = await anotherBrowser(browser, baseURL);
  await person.goto(`/przeczytaj${new URL(address).hash}`);
  const [file] = await Promise.all([person.waitForEvent('download'), person.getByRole('button', { name: /^Pobierz/ }).click()]);
  expect(file.suggestedFilename()).toBe(signed.name);
  await person.getByLabel('Imię i nazwisko').fill('Ewa Nowak');
  await person.getByLabel('Służbowy adres e-mail').fill('ewa@inna.example');
  await person.getByRole('button', { name: 'Wyślij mi kod' }).click();
  await expect(person.getByText('Podaj służbowy adres')).toBeVisible();
  await person.getByLabel('Służbowy adres e-mail').fill('ewa@zaloga.example');
  expect(await findingsInBothThemes(person)).toEqual([]);
  await person.getByRole('button', { name: 'Wyślij mi kod' }).click();
  const code = async () => (await mails('ewa@zaloga.example')).map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find(Boolean);
  await expect.poll(code, { timeout: 20_000 }).toBeDefined();
  await person.getByLabel('Kod z wiadomości').fill((await code()) ?? '');
  await person.getByRole('button', { name: 'Przeczytałem(-am) i rozumiem' }).click();
  await expect(person.getByText(/^Ewa Nowak: zapisano/)).toBeVisible();
  expect(await findingsInBothThemes(person)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Kto potwierdził' })).toContainText('ewa@zaloga.example');
  await expect(page.getByText(/1\s?pracownik bez konta/)).toBeVisible();
  await page.getByRole('button', { name: 'Wyłącz link' }).click();
  await expect(page.getByText('link wyłączony')).toBeVisible();
  await person.reload();
  await expect(person.getByRole('heading', { level: 1, name: 'Ten link już nie działa' })).toBeVisible();
});

test('what only the organisation knows is typed in once and stands in the text', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/wzory/backups');
  const gap = page.getByLabel('stanowisko albo osoba', { exact: true });
  await gap.fill('administrator systemów');
  await page.getByRole('button', { name: 'Zapisz uzupełnienia' }).click();
  await expect(page.getByText('Za kopie odpowiada administrator systemów')).toBeVisible();
  await page.reload();
  await expect(gap).toHaveValue('administrator systemów');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/wzory\/backups\?document=en$/);
  await expect(page.getByRole('heading', { name: 'Backup and restore testing procedure' })).toBeVisible();
  await page.getByRole('button', { name: 'Użyj polskiej wartości: position or person' }).click();
  await page.getByRole('button', { name: 'Zapisz uzupełnienia' }).click();
  await expect(page.getByText('Backups are the responsibility of administrator systemów')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Pobierz DOCX' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^atesto-template-backups-\d{4}-\d{2}-\d{2}\.docx$/);
  await page.getByLabel('position or person', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Zapisz uzupełnienia' }).click();
  await expect(page.getByText('Backups are the responsibility of administrator systemów')).toBeHidden();
  await page.getByRole('button', { name: 'Polski', exact: true }).click();
  await expect(page).toHaveURL(/\/wzory\/backups$/);
  await gap.fill('');
  await page.getByRole('button', { name: 'Zapisz uzupełnienia' }).click();
  await expect(page.getByText('Za kopie odpowiada administrator systemów')).toBeHidden();
});

test('the text of a document is edited on its page', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/wzory/logging-monitoring');
  const open = page.getByRole('button', { name: 'Edytuj tekst' }).nth(1);
  await open.click();
  const field = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(field).toBeFocused();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await field.fill('Dzienniki czyta [[kto czyta dzienniki]].\n\n1. Codziennie rano.\n2. Po każdym incydencie.');
  await page.getByRole('button', { name: 'Zapisz tekst' }).click();
  await expect(page.getByText('Tekst własny', { exact: true })).toBeVisible();
  await expect(open).toBeFocused();
  await expect(page.getByText('Po każdym incydencie.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'kto czyta dzienniki' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Wróć do tekstu wzoru' }).click();
  await expect(page.getByText('Tekst własny', { exact: true })).toBeHidden();
  await expect(page.getByText('Po każdym incydencie.')).toBeHidden();
});
