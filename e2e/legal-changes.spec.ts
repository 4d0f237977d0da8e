import { legalVersions } from '#content/legal/editions/versions.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer } from './session.ts';

for (const width of [320, 1280]) {
  test(`a reader compares the terms with their former version, at ${width} px`, async ({ page }) => {
    const [now, former] = legalVersions['terms-of-certification'];
    await page.setViewportSize({ width, height: 800 });
    await prefer(page, {});
    await page.goto('/terms-of-certification');
    await page.getByRole('link', { name: `porównaj ${former?.version} z\u00a0obowiązującą` }).click();
    await expect(page.getByRole('heading', { name: `Zmiany od wersji ${former?.version} do ${now.version}` })).toBeVisible();
    await expect(page.locator('ins').first()).toBeVisible();
    await expect(page.locator('del').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
}
