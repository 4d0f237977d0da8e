import type { Page } from '@playwright/test';
import { answerAll } from './assessing.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aPaidBasic } from './newcomer.ts';
import { anotherBrowser, prefer, signIn } from './session.ts';

// One after the other: each goes on where the one before left its company.
test.describe.configure({ mode: 'default' });

/** Of no other journey: their assessments begin empty. */
const company = { nip: '9990000505', name: 'Stolarnia Pojedyncza', email: 'wlasciciel@pojedyncza.example' };
const phone = { width: 360, height: 740 };

const title = (page: Page) => page.locator('[data-question] h2');
const view = (page: Page, name: 'Lista' | 'Po jednym') => page.getByRole('group', { name: 'Widok pytań' }).getByRole('button', { name });

/** As somebody who chose that view before. */
async function choseOne(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.getItem('answering_view') ?? localStorage.setItem('answering_view', 'one'));
}

async function isAt(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]question=${id}$`));
  await expect(page.locator(`#${id} h2`)).toBeFocused();
}

async function notWiderThanTheScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** One finger that moves across the screen, as a browser reports it. */
async function stroke(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x: from[0], y: from[1] }]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [{ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part }]);
  }
  await send('touchEnd', []);
  await session.detach();
}

test('a section is answered by keyboard alone: answers lead on, going back loses none, and the view is remembered', async ({
  page,
  mails,
}) => {
  await prefer(page, {});
  await aPaidBasic(page, mails, company);
  await page.goto('/nis2');
  await expect(page.locator('[data-question]')).toHaveCount(8);
  await tabTo(page, '[role=group] [aria-pressed=false]');
  await page.keyboard.press('Enter');
  await isAt(page, 'nis2-1-1');
  await expect(title(page)).toHaveAccessibleDescription('1.1 · Zarządzanie ryzykiem · pytanie 1 z 49');
  expect(await findingsInBothThemes(page, 'main')).toEqual([]);
  for (const [index, key] of ['1', '2', '3', '1', '1', '2', '1'].entries()) {
    await page.keyboard.press(key);
    await isAt(page, `nis2-1-${index + 2}`);
  }
  await expect(page.getByText('1.7: Tak.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 'nis2-1-7');
  await expect(page.getByRole('radio', { name: 'Tak w pełni spełnione' })).toBeChecked();
  await expect(page.locator('[data-state=saved]')).toBeVisible();
  await page.keyboard.press('Enter');
  await isAt(page, 'nis2-1-8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await isAt(page, 'nis2-2-1');
  await expect(page.getByText('Odpowiedzi: 8 z 49')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wynik z zapisanych odpowiedzi' })).toBeVisible();
  await expect(page.getByText(/^Najkrótsza droga do progu 75%: \d+\sodpowiedzi „tak”\.$/)).toBeVisible();
  await page.goBack();
  await isAt(page, 'nis2-1-8');
  await expect(page.getByRole('radio', { name: 'Częściowo' })).toBeChecked();
  await page.reload();
  await isAt(page, 'nis2-1-8');
  await expect(page.getByRole('radio', { name: 'Częściowo' })).toBeChecked();
  await page.goto('/nis2');
  await expect(page).toHaveURL('/nis2?question=nis2-2-1');
  await page.getByRole('tab', { name: /^1\./ }).click();
  await view(page, 'Lista').click();
  await expect(page.locator('[data-question]')).toHaveCount(8);
  await expect(page.locator('#nis2-1-2').getByRole('radio', { name: 'Częściowo spełnione' })).toBeChecked();
  await page.reload();
  await expect(page.locator('[data-question]')).toHaveCount(8);
});

test('a reason is asked for in place, an answer stays where somebody wants it to, and a comment is preserved when one moves on', async ({
  page,
  mails,
}) => {
  await prefer(page, {});
  await choseOne(page);
  await aPaidBasic(page, mails, { nip: '9990000511', name: 'Stolarnia Druga', email: 'wlasciciel@druga.example' });
  await page.goto('/nis2');
  await expect(title(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Nie dotyczy' }).click();
  const reason = page.getByLabel('Uzasadnienie: dlaczego nie dotyczy?');
  await reason.fill('Nie prowadzimy takiej działalności. 1 2 3 4');
  await expect(page).toHaveURL('/nis2?question=nis2-1-1');
  await page.goto('/nis2?question=nis2-1-2');
  await page.getByRole('checkbox', { name: 'Po odpowiedzi przejdź do następnego pytania' }).uncheck();
  await page.getByRole('radio', { name: 'Nie niespełnione' }).click();
  await expect(page.locator('[data-state=saved]')).toBeVisible();
  await isStill(page, '/nis2?question=nis2-1-2');
  await page.getByRole('button', { name: 'Dodaj komentarz' }).click();
  await page.keyboard.type('Zaplanowane na marzec');
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await isAt(page, 'nis2-1-1');
  await expect(reason).toHaveValue('Nie prowadzimy takiej działalności. 1 2 3 4');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByLabel('Komentarz (opcjonalnie)')).toHaveValue('Zaplanowane na marzec');
});

/** Nothing leads on: longer than an answer is shown before it would. */
async function isStill(page: Page, address: string): Promise<void> {
  await page.waitForTimeout(900);
  await expect(page).toHaveURL(address);
}

test('after the last question stands what is left to see to, and the way to the review', async ({ page }) => {
  await prefer(page, {});
  await choseOne(page);
  await page.request.post('/api/auth/login', { data: { email: 'wlasciciel@druga.example', password: 'demo-atesto-2026' } });
  await answerAll(page, 'nis2', 'yes', { 'nis2-7-7': { answer: null }, 'nis2-1-3': { answer: 'not_applicable' } });
  await page.goto('/nis2');
  await expect(page).toHaveURL('/nis2?question=nis2-7-7');
  await page.getByRole('radio', { name: 'Tak w pełni spełnione' }).click();
  await expect(page).toHaveURL('/nis2?end');
  await expect(page.getByRole('heading', { name: 'Każde pytanie ma odpowiedź' })).toBeFocused();
  await expect(page.getByText('„Nie dotyczy” bez uzasadnienia: 1 pytanie')).toBeVisible();
  await expect(page.getByText('Pytania z dołączonymi dowodami: 0 z 49')).toBeVisible();
  expect(await findingsInBothThemes(page, 'main')).toEqual([]);
  await notWiderThanTheScreen(page);
  await page.goBack();
  await isAt(page, 'nis2-7-7');
  await page.getByRole('button', { name: 'Podsumowanie' }).click();
  await page.getByRole('link', { name: 'Przegląd przed zakończeniem' }).last().click();
  await expect(page.getByRole('heading', { name: 'Przegląd przed zakończeniem' })).toBeFocused();
  await page.getByRole('link', { name: 'Wróć do pytań' }).click();
  await expect(title(page)).toBeVisible();
});

test('what could not be saved, or was answered by somebody else meanwhile, is reported at the next question', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await prefer(page, {});
  await choseOne(page);
  await signIn(page, 'pro');
  await page.goto('/ai-act?question=ai-act-4-5');
  await isAt(page, 'ai-act-4-5');
  await context.setOffline(true);
  await page.keyboard.press('2');
  await isAt(page, 'ai-act-4-6');
  await expect(page.getByRole('button', { name: '4.5: nie zapisano' })).toBeVisible();
  await expect(page.getByText('1 niezapisana')).toBeVisible();
  const other = await anotherBrowser(browser, baseURL);
  await signIn(other, 'editor');
  const { id } = (await (await other.request.get('/api/assessments/ai_act/current')).json()) as { id: string };
  await other.request.post('/api/answers', { data: { assessmentId: id, questionId: 'ai-act-4-5', answer: 'no' } });
  await context.setOffline(false);
  await page.getByRole('button', { name: '4.5: ktoś odpowiedział inaczej' }).click();
  await isAt(page, 'ai-act-4-5');
  await expect(page.getByRole('alert')).toContainText('Piotr Lis');
  await page.getByRole('button', { name: 'Zapisz moją wersję' }).click();
  await expect(page.locator('[data-state=saved]')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Częściowo' })).toBeChecked();
  await other.context().close();
});

test('what is finished, and what one may only read, is read one at a time and changes by no key', async ({ page }) => {
  await prefer(page, {});
  await choseOne(page);
  for (const [who, path, id] of [
    ['pro', '/nis2', 'nis2-2-1'],
    ['reader', '/ai-act', 'ai-act-2-1'],
  ] as const) {
    await signIn(page, who);
    await page.goto(`${path}?question=${id}`);
    await isAt(page, id);
    const chosen = page.getByRole('radio', { checked: true });
    const before = await chosen.getAttribute('id');
    for (const key of ['1', '3']) await page.keyboard.press(key);
    await page.getByRole('radio').last().click({ force: true });
    expect(await chosen.getAttribute('id')).toBe(before);
    await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await isAt(page, id.replace(/1$/, '2'));
  }
});

test('the first question stands on the first screen of a wide window and of a phone, in both views and nothing is wider', async ({
  page,
}) => {
  await prefer(page, {});
  await signIn(page, 'basic');
  for (const size of [{ width: 1280, height: 860 }, phone]) {
    await page.setViewportSize(size);
    await page.goto('/nis2');
    for (const name of ['Lista', 'Po jednym'] as const) {
      await view(page, name).click();
      await expect(page.locator('[data-question]')).toHaveCount(name === 'Lista' ? 8 : 1);
      await page.evaluate(() => scrollTo(0, 0));
      const answers = await page.getByRole('radiogroup').first().boundingBox();
      expect((answers?.y ?? 0) + (answers?.height ?? Infinity), `${name}, ${size.width}`).toBeLessThanOrEqual(size.height);
      await notWiderThanTheScreen(page);
    }
    await view(page, 'Lista').click();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a swipe leads to the next question and back, and scrolling changes nothing', async ({ page }) => {
    await prefer(page, {});
    await choseOne(page);
    await signIn(page, 'basic');
    await page.goto('/nis2');
    await expect(page).toHaveURL('/nis2?question=nis2-1-1');
    await expect(title(page)).toBeVisible();
    await stroke(page, [280, 420], [120, 430]);
    await isAt(page, 'nis2-1-2');
    await stroke(page, [100, 420], [260, 425]);
    await isAt(page, 'nis2-1-1');
    await stroke(page, [180, 600], [190, 250]);
    await isStill(page, '/nis2?question=nis2-1-1');
    await notWiderThanTheScreen(page);
    expect(await findingsInBothThemes(page, 'main')).toEqual([]);
  });
});
