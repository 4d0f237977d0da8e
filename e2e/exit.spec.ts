import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { password, prefer, register, signInAs } from './session.ts';

for (const [width, nip] of [
  [360, '4416721104'],
  [1280, '7840388547'],
] as const) {
  test(`an owner leaves, comes back, and deletes the account with time to fetch the data, at ${width} px`, async ({ page, mails }) => {
    const email = `odchodzi-${width}@example.pl`;
    await page.setViewportSize({ width, height: 900 });
    await prefer(page, {});
    await register(page, mails, { nip, name: 'Młyn Odchodzący', email });
    await signInAs(page, email);

    await page.goto('/ustawienia/zakonczenie');
    await expect(page.getByRole('heading', { name: 'Zakończenie i\u00a0zmiana dostawcy' })).toBeVisible();
    await page.getByRole('button', { name: 'Rozpocznij zakończenie…' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
    await page.getByRole('dialog').getByRole('button', { name: 'Rozpocznij', exact: true }).click();
    await expect(page.getByText('Umowa kończy się:').first()).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect
      .poll(async () => (await mails(email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining('Zakończenie umowy'));

    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz dane (ZIP)' }).click();
    expect((await zip).suggestedFilename()).toBe('atesto-dane.zip');
    const evidence = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Pobierz wszystkie pliki dowodów (ZIP)' }).click();
    expect((await evidence).suggestedFilename()).toBe('atesto-dowody.zip');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Daty i\u00a0pobranie danych' })).toBeVisible();
    await page.getByRole('link', { name: 'Daty i\u00a0pobranie danych' }).click();
    await page.getByRole('button', { name: 'Cofnij zakończenie' }).click();
    await expect(page.getByRole('button', { name: 'Rozpocznij zakończenie…' })).toBeVisible();

    await page.goto('/ustawienia/dane');
    await page.getByRole('button', { name: 'Usuń konto…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('można jeszcze czytać i\u00a0pobrać')).toBeVisible();
    await dialog.getByLabel('Obecne hasło').fill(password);
    await dialog.getByLabel('Rozumiem skutki').check();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Rozpocznij usunięcie' }).click();
    await expect(page).toHaveURL('/ustawienia/zakonczenie');
    await expect(page.getByText('Umowa skończyła się:').first()).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij zakończenie' }).click();
    await expect(page.getByRole('button', { name: 'Rozpocznij zakończenie…' })).toBeVisible();
  });
}
