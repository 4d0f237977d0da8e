import { expect, type Page } from '@playwright/test';

/** The way to check a list is folded up where suppliers are watched already. */
export async function unfoldImport(page: Page): Promise<void> {
  const unfold = page.getByRole('button', { name: 'Wklej lub wczytaj listę' });
  await expect(page.getByLabel('Numery NIP').or(unfold)).toBeVisible();
  if (await unfold.isVisible()) await unfold.click();
}
