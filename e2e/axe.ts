import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can break: it changes colours and nothing else. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

async function violations(builder: AxeBuilder): Promise<string[]> {
  // No page has frames of its own, and only what is wrong is asked for: a third of the time.
  const found = await builder.setLegacyMode(true).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

function builderOf(page: Page, within?: string): AxeBuilder {
  const builder = new AxeBuilder({ page });
  return within ? builder.include(within) : builder;
}

/**
 * Waits until there is what is examined: a part such as a dialog may be fetched when it is first shown, a page may still hold grey rows in
 * the place of what is loading, letters may change their width, and what fades in has other colours on its way.
 */
export async function settled(page: Page, within = 'body'): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  await expect(page.locator('[data-placeholder], [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([late, Promise.allSettled(ends.map(({ finished }) => finished))]);
  });
}

/** What axe finds on a page, or in a part of it, once it stands. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await settled(page, within);
  const runOnly = { type: 'tag' as const, values: standards };
  return violations(builderOf(page, within).options({ runOnly, resultTypes: ['violations'] }));
}

/** Changes the theme and waits until every colour has arrived at its new value. */
function show(page: Page, theme: string): Promise<void> {
  return page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    const until = performance.now() + 3000;
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    // A colour that is inherited while it changes begins to change anew where it arrives: none may be under way any more.
    while (performance.now() < until) {
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (changing.length === 0) return;
      // One that is replaced by another, or whose element is gone, never finishes.
      await Promise.race([late, Promise.allSettled(changing.map(({ finished }) => finished))]);
    }
  }, theme);
}

/** What axe finds in the theme shown and, of what colours can break, in the other one; the first is shown again afterwards. */
export async function findingsInBothThemes(page: Page, within?: string): Promise<string[]> {
  const shown = (await page.locator('html').getAttribute('data-theme')) ?? 'light';
  const first = await findings(page, within);
  await show(page, shown === 'dark' ? 'light' : 'dark');
  const runOnly = { type: 'rule' as const, values: aboutColours };
  const second = await violations(builderOf(page, within).options({ runOnly, resultTypes: ['violations'] }));
  await show(page, shown);
  return [...first, ...second.map((one) => `other theme: ${one}`)];
}
