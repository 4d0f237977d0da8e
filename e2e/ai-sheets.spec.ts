import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { anotherBrowser, prefer, signIn } from './session.ts';

/** The organisation is that of other journeys, which begin without a system. */
test.afterEach(async ({ page }) => {
  const { systems } = (await (await page.request.get('/api/ai-systems')).json()) as { systems: readonly { id: string }[] };
  for (const { id } of systems) expect((await page.request.delete(`/api/ai-systems/${id}`)).ok()).toBe(true);
});

test('two people draft an impact assessment of an AI system, one finishes it, and the duty follows the system', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await prefer(page, {});
  await signIn(page, 'pro');
  const added = await page.request.post('/api/ai-systems', { data: { name: 'Scoring kredytowy', start: 'credit_scoring' } });
  const { id } = await added.json();
  await page.goto(`/systemy-ai/${id}`);
  await page.getByRole('link', { name: 'Otwórz ocenę' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ocena skutków dla praw podstawowych/ })).toBeVisible();
  await expect(page.getByText('system należy do pkt 5 lit. b lub c')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);

  const other = await anotherBrowser(browser, baseURL);
  await prefer(other, {});
  await signIn(other, 'pro');
  await other.goto(`/systemy-ai/${id}/fria`);
  const risks = 'Ryzyko dla tych osób i grup';
  await expect(other.getByLabel(risks, { exact: true })).toBeVisible();
  await page.getByLabel(risks, { exact: true }).fill('Odmowa kredytu');
  await expect(page.getByRole('status').filter({ hasText: /^Zapisano$/ })).toBeVisible();
  await other.getByLabel(risks, { exact: true }).fill('Dyskryminacja');
  await expect(other.getByText('Ktoś zapisał to pole w międzyczasie:')).toBeVisible();
  await expect(other.getByText('Odmowa kredytu')).toBeVisible();
  expect(await findingsInBothThemes(other)).toEqual([]);
  await other.getByRole('button', { name: /^Zostaw swoją treść/ }).click();
  await expect(other.getByRole('status').filter({ hasText: /^Zapisano$/ })).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByLabel(risks, { exact: true })).toHaveValue('Dyskryminacja');
  await expect(page.getByRole('button', { name: 'Ukończ ocenę' })).toBeDisabled();
  const parts = [
    'Procesy',
    'Przez jaki okres',
    'Jak często',
    'Kategorie osób',
    'Środki nadzoru',
    'Co organizacja',
    'Zarządzanie',
    'Mechanizmy',
  ];
  for (const part of parts) await page.getByLabel(new RegExp(`^${part}`)).fill(`Opisano: ${part}`);
  await page.getByLabel(/^Kto odpowiada za ocenę/).fill('Anna Nowak, dyrektor');
  await page.getByRole('button', { name: 'Ukończ ocenę' }).click();
  await expect(page.getByText('Aktualna', { exact: true })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^PDF/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^atesto-fria-.*\.pdf$/);
  await page.getByRole('link', { name: 'Scoring kredytowy' }).first().click();
  const duty = page.getByRole('region', { name: 'Obowiązki' }).getByRole('listitem').filter({ hasText: 'Przeprowadź ocenę skutków' });
  await expect(duty).toContainText('Spełnione');
  await page.getByRole('button', { name: 'Zmień opis' }).click();
  await page.getByLabel('Kogo dotyczy').fill('Konsumenci');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(duty).toContainText('Od ukończenia oceny opis systemu się zmienił: Kogo dotyczy');
  await expect(duty).not.toContainText('Spełnione');
  await page.setViewportSize({ width: 360, height: 700 });
  await duty.getByRole('link', { name: 'Otwórz ocenę' }).click();
  await expect(page.getByText('Nieaktualna', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('somebody fills in what Annex VIII asks for a system, copies a field and takes the sheet along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prefer(page, {});
  await signIn(page, 'pro');
  const made = await (await page.request.post('/api/ai-systems', { data: { name: 'Selekcja CV', start: 'cv_screening' } })).json();
  const { id, version, supplier, purpose, persons, revision } = made;
  await page.goto(`/systemy-ai/${id}/rejestracja`);
  await expect(page.getByText(/nie wynika, że organizacja ma go zarejestrować/)).toBeVisible();
  const facts = { ...made.facts, roles: ['provider'] };
  await page.request.put(`/api/ai-systems/${id}`, {
    data: { name: 'Selekcja CV', version, supplier, purpose, persons, revision, facts, ownerId: null },
  });
  await page.goto(`/systemy-ai/${id}`);
  await page.getByRole('link', { name: 'Karta danych do rejestracji systemu' }).click();
  await expect(page.getByText('11 pól do uzupełnienia')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByLabel(/^6\. Wykorzystywane informacje/).fill('Dane z CV; ranking');
  await page.getByLabel(/Nie dotyczy organizacji \(Kto przekazuje/).check();
  await expect(page.getByText('9 pól do uzupełnienia')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Zapisano$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Kopiuj: Nazwa handlowa/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Selekcja CV');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Arkusz w PDF' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^atesto-rejestracja-ai-/);
  await page.reload();
  await expect(page.getByLabel(/^6\. Wykorzystywane informacje/)).toHaveValue('Dane z CV; ranking');
});

test('a deployer goes through the points of art. 26, and a “no” is amber until it is settled', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  const made = await (await page.request.post('/api/ai-systems', { data: { name: 'Wybór kandydatów', start: 'cv_screening' } })).json();
  const { id, version, supplier, purpose, persons, revision } = made;
  const facts = { ...made.facts, since: '2026-01-01', changedLater: true };
  const data = { name: 'Wybór kandydatów', version, supplier, purpose, persons, revision, facts, ownerId: null };
  expect((await page.request.put(`/api/ai-systems/${id}`, { data })).ok()).toBe(true);
  await page.goto(`/systemy-ai/${id}`);
  await page.getByRole('link', { name: 'Lista kontrolna podmiotu stosującego (art. 26)' }).click();
  await expect(page.getByText('11 punktów nieustalonych')).toBeVisible();
  const logs = page.getByRole('listitem').filter({ hasText: 'Rejestry zdarzeń pod kontrolą organizacji' });
  await logs.getByRole('button', { name: /^Odpowiedz/ }).click();
  await logs.getByLabel('Nie dotyczy', { exact: true }).check();
  await logs.getByRole('button', { name: 'Zapisz' }).click();
  await expect(logs.getByText('To pole jest wymagane')).toBeVisible();
  await logs.getByLabel('Nie', { exact: true }).check();
  await logs.getByLabel('Uwaga').fill('Dostawca usuwa je po 30 dniach');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await logs.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('1 punkt z odpowiedzią „nie” · 10 punktów nieustalonych')).toBeVisible();
  await expect(logs).toContainText('Dostawca usuwa je po 30 dniach');
  await expect(logs).toContainText('Obowiązek systemu: Nadchodzące');
  const recorded = await (await page.request.get('/api/contradictions?lang=pl')).json();
  expect(recorded).toContainEqual(expect.objectContaining({ questionId: 'ai-act-2-6', kind: 'ai_checklist' }));
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(logs.getByText('Nie', { exact: true })).toBeVisible();
  await page.goto('/ai-act');
  await page.locator('#section-tab-2').click();
  await expect(page.locator('[data-concerned=ai-act-2-6]')).toContainText('Wybór kandydatów');
  await expect(page.locator('[data-concerned=ai-act-2-6]')).toContainText('Wysokie ryzyko');
  await expect(page.locator('[data-concerned=ai-act-2-2]')).toContainText('żaden system ze spisu nie jest objęty');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.request.delete(`/api/ai-systems/${id}`);
  await page.reload();
  await page.locator('#section-tab-2').click();
  await expect(page.locator('[data-concerned=ai-act-2-6]')).toContainText('nie zapisano żadnego systemu');
});
