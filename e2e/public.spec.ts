import type { Page } from '@playwright/test';
import { legalVersions } from '#content/legal/editions/versions.ts';
import { hasFact, pages, pathsWith, type PathWith } from '#contract/platform/pages.ts';
import { languages } from '#core/platform/languages.ts';
import { expect, test } from './atesto.ts';
import { markReady, prefer } from './session.ts';

const listed = pathsWith('listed');
const drawn = pathsWith('drawn');
/** How many sections each legal page has. */
const sections: Readonly<Record<PathWith<'legal'>, number>> = {
  '/privacy-policy': 11,
  '/cookie-policy': 9,
  '/terms-of-sale': 12,
  '/terms-of-certification': 12,
  '/zmiana-dostawcy': 5,
  '/dostepnosc': 6,
};

test(
  'public pages arrive as finished HTML in the reader’s language, with what search engines want',
  { tag: '@smoke' },
  async ({ request }) => {
    const titles = new Set<string>();
    for (const path of listed) {
      for (const language of languages) {
        const answer = await request.get(path, { headers: { accept: 'text/html', 'accept-language': language } });
        const html = await answer.text();
        expect(answer.status()).toBe(200);
        expect(html).toContain(`<html lang="${language}"`);
        if (hasFact(path, 'drawn')) expect(html).toContain('<h1');
        expect(html.match(/rel="alternate" hreflang="/gi)).toHaveLength(5);
        const response = await (
          await request.get(`${path}?lang=${language}`, { headers: { accept: 'text/html', 'accept-language': 'pl' } })
        ).text();
        expect(response).toContain(`<html lang="${language}"`);
        const canonical = /rel="canonical" href="([^"]+)"/.exec(response)?.[1] ?? '';
        expect(new URL(canonical).pathname).toBe(path);
        expect(new URL(canonical).searchParams.get('lang')).toBe(language === 'pl' ? null : language);
        titles.add(/<title>([^<]+)/.exec(response)?.[1] ?? '');
        expect(/name="description" content="([^"]{50,})"/.test(response)).toBe(true);
      }
    }
    expect(titles.size).toBe(listed.length * languages.length);
  },
);

test('search engines find a sitemap and leave certificates, accounts and unknown pages alone', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(listed.length * languages.length);
  for (const path of ['/c/ATESTO-NIS2-2026-AAAAAA', '/forgot-password', '/nie-ma']) {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>');
  }
  for (const language of languages) {
    const picture = await request.get(`/og-${language}.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
  }
});

test('pages allow no style, script or HTML but their own, and say who hears of weaknesses', async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ['/', '/rejestr', '/nis2']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types atesto");
    const nonce = /style-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy)?.[1] ?? '';
    const page = await answer.text();
    expect(page).toContain(`nonce="${nonce}"`);
    expect(page).not.toContain(' style="');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = /^Expires: (\S+)$/m.exec(text)?.[1] ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('the page of a certificate shows shared links its number and nothing that was not checked', async ({ request }) => {
  const html = await (await request.get('/c/ATESTO-NIS2-2026-AAAAAA?lang=en')).text();
  expect(html).toContain('<title>Certificate ATESTO-NIS2-2026-AAAAAA · Atesto</title>');
  expect(html).toContain('property="og:title" content="Certificate ATESTO-NIS2-2026-AAAAAA"');
  expect(html).toMatch(/property="og:description" content="Open to check in your own browser/);
});

test('the address that was printed before leads to the page of the certificate for ever', async ({ request }) => {
  for (const [asked, page] of [
    ['/rejestr?cert=atesto-nis2-2026-aaaaaa', '/c/ATESTO-NIS2-2026-AAAAAA'],
    ['/rejestr?cert=ATESTO-NIS2-2026-AAAAAA&lang=de', '/c/ATESTO-NIS2-2026-AAAAAA?lang=de'],
    ['/rejestr?cert=%2F%2Fevil.example', '/c/%2F%2FEVIL.EXAMPLE'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, page]);
  }
  expect((await request.get('/rejestr?cert=', { maxRedirects: 0 })).status()).toBe(200);
});

for (const [accepted, encoding] of [
  ['br, gzip', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
] as const) {
  test(`a browser that accepts "${accepted}" gets ${encoding ?? 'nothing compressed'}`, async ({ request }) => {
    const page = await request.get('/');
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    for (const address of ['/', '/login', script, '/api/config/subscription-plans']) {
      const answer = await request.get(address, { headers: { 'accept-encoding': accepted } });
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['content-encoding'], address).toBe(encoding);
      const isCached = answer.headers()['cache-control'] !== 'no-store';
      if (isCached) expect(answer.headers().vary?.toLowerCase(), address).toContain('accept-encoding');
    }
  });
}

// The page of a certificate states something else as soon as it has checked.
for (const path of drawn.filter((one) => !one.includes(':'))) {
  test(`${path} is hydrated by the application without a complaint and without a jump`, { tag: '@alone' }, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await prefer(page, {});
    await page.addInitScript(() => {
      (window as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.addInitScript(markReady);
    await page.goto(path);
    const before = await page.locator('main').innerText();
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 240);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main').innerText()).toBe(before);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  });
}

test('what is clicked before the application is there still happens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Odrzuć' }).dispatchEvent('click');
  await page.mouse.move(100, 100);
  await expect(page.getByRole('button', { name: 'Odrzuć' })).toBeHidden();
  await page.goto('/');
  await page.getByRole('combobox').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-rendered', 'fr');
});

test('the question about cookies stays until there is an answer; closing is a no; the footer asks again', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Pliki cookie i pamięć przeglądarki' });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Polityka cookies' })).toHaveAttribute('href', '/cookie-policy');
  await page.goto('/pricing');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: /Zamknij/ }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('rejected');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Ustawienia cookies' }).click();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Akceptuj' }).click();
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('accepted');
});

const entriesIn = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());

test('without an answer a draft lasts as long as the window; a yes retains it, a no removes it and whatever else was stored', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('NIP', { exact: true }).fill('9990000008');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('atesto.registration'))).toContain('9990000008');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('NIP', { exact: true })).toHaveValue('9990000008');
  await page.getByRole('button', { name: 'Akceptuj' }).click();
  await page.getByLabel('NIP', { exact: true }).fill('9990000015');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('atesto.registration'))).toContain('9990000015');
  await page.evaluate(() => localStorage.setItem('atesto.log.seen', 'a state of the log'));
  await page.getByRole('button', { name: 'Ustawienia cookies' }).click();
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await expect.poll(() => entriesIn(page)).toEqual(['cookie_consent', 'cookie_consent_at']);
});

test('choices and the answer about cookies last a year, and with the answer goes what it allowed', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const old = String(Date.now() - 366 * 86_400_000);
    for (const [name, value] of [
      ['theme', 'dark'],
      ['i18nextLng', 'fr'],
      ['cookie_consent', 'accepted'],
    ] as const) {
      localStorage.setItem(name, value);
      localStorage.setItem(`${name}_at`, old);
    }
    localStorage.setItem('atesto.scope', '{}');
    localStorage.setItem('atesto.keys.version', '3');
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Pliki cookie i pamięć przeglądarki' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect(await entriesIn(page)).toEqual([]);
});

test('who refuses leaves no draft of the registration', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await page.getByLabel('NIP', { exact: true }).fill('9990000008');
  expect(await page.evaluate(() => localStorage.getItem('atesto.registration'))).toBeNull();
});

for (const path of pathsWith('legal')) {
  const count = sections[path];
  test(`${path} has ${count} sections in every language, contents, date and version`, async ({ page }) => {
    await prefer(page, {});
    for (const language of languages) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator('article section > h2[id^=s]')).toHaveCount(count);
      expect(await page.locator('main').innerText()).not.toMatch(/\{\w+\}/);
    }
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Spis treści' }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(`${path}#s4`);
    await expect(page.locator('#s4')).toBeInViewport();
    const [{ version, from }] = legalVersions[pages[path].legal];
    const day = new Date(from).toLocaleDateString('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    await expect(page.getByText(`Wersja ${version}, obowiązuje od ${day}`)).toBeVisible();
    await page.getByRole('link', { name: 'Powrót' }).click();
    await expect(page).toHaveURL('/');
  });
}
