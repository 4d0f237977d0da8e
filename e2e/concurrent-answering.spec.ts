import { expect, test } from './atesto.ts';
import { commentOf } from './assessing.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer, signIn } from './session.ts';

test('a section is given to somebody, who finds just these questions; both answer at once and lose no keystroke', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  await prefer(page, {});
  await signIn(page, 'pro');
  await page.goto('/ai-act');
  await page.locator('#section-tab-4').click();
  await page.getByLabel('Za tę część odpowiada').selectOption('Piotr Lis');
  const first = page.locator('#ai-act-4-1');
  await expect(first.getByLabel('Odpowiada: pytanie 4.1')).toHaveValue(/.{36}/);
  await page.getByLabel('Odpowiada: pytanie 4.9').selectOption('nikt');
  await expect(page.getByLabel('Za tę część odpowiada')).toHaveValue('mixed');
  await expect.poll(async () => (await mails('editor@demo.example'))[0]?.text ?? '', { timeout: 15_000 }).toContain('/ai-act?mine');

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'pl-PL', viewport: { width: 320, height: 700 } });
  const other = await context.newPage();
  await prefer(other, {});
  await signIn(other, 'editor');
  await other.goto('/');
  await other.getByRole('link', { name: /^Ty AI Act: \d+ pyta(nie|nia|ń) bez odpowiedzi$/ }).click();
  await expect(other).toHaveURL(/\/ai-act\?mine$/);
  await expect(other.getByRole('tab')).toHaveCount(1);
  await expect(other.locator('[data-question]')).toHaveCount(8);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await other.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(other, 'main')).toEqual([]);

  const comment = await commentOf(first);
  const words = 'Piszemy to zdanie powoli, a w tym czasie ktoś odpowiada obok.';
  const typing = comment.pressSequentially(words, { delay: 60 });
  for (const [number, answer] of [
    [2, 'Tak, w pełni spełnione'],
    [3, 'Częściowo spełnione'],
  ] as const) {
    await other.locator(`#ai-act-4-${number}`).getByRole('radio', { name: answer }).click();
    await expect(page.locator(`#ai-act-4-${number}`).getByRole('radio', { name: answer })).toBeChecked();
  }
  await expect(page.locator('#ai-act-4-2 [data-state=saved]')).toContainText('Piotr Lis');
  await typing;
  await expect(comment).toHaveValue(words);
  await expect(comment).toBeFocused();

  await other.getByRole('link', { name: 'Pokaż wszystkie pytania' }).click();
  await expect(other.getByRole('tab')).toHaveCount(4);
  await page.getByLabel('Za tę część odpowiada').selectOption('nikt');
  await other.goto('/ai-act?mine');
  await expect(other.getByText('Żadne pytanie nie jest przydzielone Tobie.')).toBeVisible();
  await context.close();
});
