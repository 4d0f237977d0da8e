import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('somebody works on the action plan: sees what marking done projects, gives items away, accepts a risk with its reason', async ({
  page,
}) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan działań' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan działań' })).toBeVisible();
  const ai = page.getByRole('region', { name: /^AI Act/ }).first();
  const before = await ai.textContent();
  expect(before).toContain('Wynik przewidywany');
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.getByLabel('Stan', { exact: true }).selectOption('W toku');
  await expect(page).toHaveURL(/state=in_progress/);
  const items = page.locator('[data-plan-item]');
  const count = await items.count();
  await page.getByLabel('Regulacja').selectOption('AI Act');
  await expect.poll(() => items.count()).toBeLessThan(count);
  await items.first().focus();
  await page.keyboard.press('3');
  await expect(ai).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();

  await items.nth(3).focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(4)).toBeFocused();
  await page.keyboard.press('x');
  await items.nth(5).focus();
  await page.keyboard.press('x');
  await expect(page.getByText('Zaznaczono 2 pozycje')).toBeVisible();
  await page.getByRole('button', { name: 'Zmień zaznaczone' }).click();
  const bulk = page.getByRole('dialog');
  await bulk.getByLabel('Właściciel').selectOption('Ktoś spoza listy…');
  await bulk.getByLabel('Imię i nazwisko albo nazwa').fill('Zespół Chmura');
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await bulk.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zespół Chmura' }).first()).toBeVisible();

  await items.first().focus();
  await page.keyboard.press('4');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dlaczego organizacja akceptuje to ryzyko?').fill('System wyłączamy w marcu');
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Powód: System wyłączamy w marcu')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('two people who change one item see both values and choose', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/plan-dzialan?state=open');
  await page.locator('[data-plan-item]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notatki').fill('Moja notatka');
  const plan = (await (await page.request.get('/api/action-items?lang=pl')).json()) as {
    items: { questionId: string; version: number; state: string }[];
  };
  const first = plan.items.find(({ state }) => state === 'open');
  const body = { items: [{ questionId: first?.questionId, version: first?.version }], change: { notes: 'Cudza notatka' } };
  expect((await page.request.patch('/api/action-items', { data: body })).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Ktoś zmienił tę pozycję w międzyczasie')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Cudza notatka' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Moja notatka' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz moją zmianę' }).click();
  await expect(dialog).toHaveCount(0);
  await page.locator('[data-plan-item]').first().click();
  await expect(page.getByRole('dialog').getByLabel('Notatki')).toHaveValue('Moja notatka');
  await page.getByRole('dialog').getByText('Historia zmian', { exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/Cudza notatka → Moja notatka/)).toBeVisible();
});

test('who has no result yet, and whose access ended, see what to do', async ({ page }) => {
  await prefer(page, { theme: 'dark' });
  await signIn(page, 'none');
  await page.goto('/plan-dzialan');
  await expect(page.getByRole('heading', { name: 'Plan powstaje z wyniku' })).toBeVisible();
  await signIn(page, 'ended');
  await page.goto('/plan-dzialan');
  await expect(page.getByText('Plan można teraz tylko czytać')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Stan: / }).first()).toBeDisabled();
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('the plan is laid out by state and by day, and what it says is proposed at the question and confirmed by a person', async ({
  page,
}) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/plan-dzialan');
  await page.getByText('Tablica', { exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  const column = page.getByRole('region', { name: /^W toku/ });
  const before = await column.getByRole('listitem').count();
  await page
    .getByRole('region', { name: /^Do zrobienia/ })
    .getByRole('combobox')
    .first()
    .selectOption('W toku');
  await expect(column.getByRole('listitem')).toHaveCount(before + 1);
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByText('Kalendarz', { exact: true }).first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Następny miesiąc' }).click();
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto('/ai-act?question=ai-act-3-7');
  const question = page.locator('#ai-act-3-7');
  await expect(question.getByText(/Plan działań: oznaczono jako zrobione/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page, '#ai-act-3-7')).toEqual([]);
  await question.getByRole('button', { name: 'Odpowiedz: Tak, w pełni spełnione' }).click();
  await expect(question.getByRole('radio', { name: 'Tak, w pełni spełnione' })).toBeChecked();
  await expect(question.locator('[data-state=saved]')).toBeVisible();
  await expect(question.getByText(/Plan działań: oznaczono/)).toHaveCount(0);
});

test('what is done without a proof states so, and its proof is one press away', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/plan-dzialan?state=done');
  const unproved = page.getByText('Zrobione, ale bez dowodu.');
  await expect(unproved.first()).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const before = await unproved.count();
  await page
    .getByRole('button', { name: /^Dodaj dowód/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Dodaj link/ }).click();
  const link = page.getByRole('dialog', { name: 'Dodaj link' });
  await link.getByLabel('Nazwa').fill('Zrzut ustawień');
  await link.getByLabel('Adres strony').fill('https://example.com/ustawienia');
  await link.getByRole('button', { name: 'Dodaj link' }).click();
  await expect(dialog.getByRole('link', { name: 'Zrzut ustawień' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(unproved).toHaveCount(before - 1);
  const { evidence } = (await (await page.request.get('/api/evidence')).json()) as { evidence: { id: string; name: string }[] };
  const added = evidence.find(({ name }) => name === 'Zrzut ustawień')!;
  expect((await page.request.delete(`/api/evidence/${added.id}`)).ok()).toBe(true);
});

test('what more of the plan would give is tried by keyboard, and marks nothing', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/plan-dzialan');
  const ai = page.getByRole('region', { name: /^AI Act/ }).first();
  const before = (await (await page.request.get('/api/action-items')).json()) as { items: { state: string }[] };
  await ai.getByText('A gdyby zrobić więcej?').click();
  const slider = ai.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /Z.1 działaniem więcej następna ocena dałaby \d/);
  await expect(ai.getByText('To osiąga próg 80%.')).toHaveCount(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await slider.press('End');
  await expect(ai.getByText('To osiąga próg 80%.')).toBeVisible();
  await slider.press('Home');
  await expect(ai.getByText('To osiąga próg 80%.')).toHaveCount(0);
  const after = (await (await page.request.get('/api/action-items')).json()) as typeof before;
  expect(after.items.map(({ state }) => state)).toEqual(before.items.map(({ state }) => state));
});

test('days that were moved in a calendar are taken back into the plan, one by one', async ({ page }) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/plan-dzialan');
  await page.getByRole('button', { name: 'Do kalendarza' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Utwórz (nowy )?adres/ }).click();
  const address = await dialog.getByLabel('Adres kalendarza').inputValue();
  const text = await (await page.request.get(address)).text();
  const upload = (content: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name: 'plan.ics', mimeType: 'text/calendar', buffer: Buffer.from(content) });
  await upload('BEGIN:VCARD\r\nEND:VCARD\r\n');
  await expect(dialog.getByRole('alert')).toContainText('To nie jest plik kalendarza');
  await upload(text);
  await expect(dialog.getByRole('alert')).toContainText('planu w pliku');
  // The first item of the plan in it, on another day.
  const moved = text.replace(/(UID:(?:nis2|ai-act)-\d+-\d+\.[^]*?DTSTART;VALUE=DATE:)\d{8}/, (_, before: string) => `${before}20300115`);
  await upload(moved);
  const days = dialog.getByRole('list', { name: 'Terminy zmienione w kalendarzu' });
  await expect(days.getByRole('checkbox')).toHaveCount(1);
  await expect(days).toContainText('15.01.2030');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zapisz 1 termin' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Zapisano 1 termin.');
  // The file of before is older than the plan by now: nothing of it is chosen for the reader.
  await upload(text);
  await expect(days).toContainText('W planie mogło się to zmienić później');
  await expect(days.getByRole('checkbox')).not.toBeChecked();
  await days.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Zapisz 1 termin' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Zapisano 1 termin.');
  await dialog.getByRole('button', { name: 'Wyłącz adres' }).click();
});
