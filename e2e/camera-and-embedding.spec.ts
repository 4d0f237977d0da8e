import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { password, prefer, signIn } from './session.ts';

type Listed = Readonly<{ certificateNumber: string; organization: { name: string; nip: string }; status: string }>;

async function listed(page: Page): Promise<Listed> {
  const all = (await (await page.request.get('/api/registry')).json()) as Listed[];
  return all.find(({ status }) => status === 'active')!;
}

/** A camera that shows a code, or that is not there for the reason given. */
async function camera(page: Page, shows: { text: string } | { error: string }): Promise<void> {
  const squares = 'text' in shows ? encode(shows.text, { border: 4 }).data : [];
  await page.addInitScript(
    ([rows, error]) => {
      const tracks: MediaStreamTrack[] = [];
      Object.assign(globalThis, { cameraTracks: tracks });
      navigator.mediaDevices.getUserMedia = async () => {
        if (error) throw new DOMException(error, error);
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [640, 480];
        const context = canvas.getContext('2d')!;
        const draw = (): void => {
          context.fillStyle = '#fff';
          context.fillRect(0, 0, 640, 480);
          context.fillStyle = '#000';
          const side = Math.floor(440 / rows.length);
          rows.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect(90 + x * side, 20 + y * side, side, side)));
        };
        setInterval(draw, 50);
        const stream = canvas.captureStream(20);
        tracks.push(...stream.getTracks());
        return stream;
      };
    },
    [squares, 'error' in shows ? shows.error : ''] as const,
  );
}

const cameraIsOff = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.every(({ readyState }) => readyState === 'ended'),
  );
const scan = (page: Page) => page.getByRole('button', { name: 'Zeskanuj kod aparatem' });

test('the code on a certificate is read with the camera, by keyboard, and the camera goes off', async ({ page, baseURL }) => {
  const { certificateNumber: number, organization } = await listed(page);
  await camera(page, { text: `${baseURL}/c/${number}` });
  await prefer(page, {});
  await page.goto('/');
  // Reached from another page: that one may not use the camera, so this one is loaded anew.
  await page.getByRole('link', { name: 'Sprawdź certyfikat' }).first().click();
  await expect(scan(page)).toBeVisible();
  await scan(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/c/${number}$`));
  await expect(page.getByText(organization.name).first()).toBeVisible();
  expect(await cameraIsOff(page)).toBe(true);
});

test('a code that leads elsewhere is not followed, and states where it leads', async ({ page }) => {
  await camera(page, { text: 'https://atesto-rejestr.example/c/ATESTO-NIS2-2026-K7QXRM' });
  await prefer(page, {});
  await page.goto('/sprawdz');
  await scan(page).click();
  await expect(page.getByText('Ten kod prowadzi do atesto-rejestr.example')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/sprawdz');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wyłącz aparat' }).click();
  await expect.poll(() => cameraIsOff(page)).toBe(true);
});

for (const [error, words] of [
  ['NotAllowedError', 'nie pozwoliła użyć aparatu'],
  ['NotFoundError', 'Nie znaleziono aparatu'],
  ['NotReadableError', 'Aparatu używa inny program'],
] as const) {
  test(`a camera that fails with ${error} is reported plainly, and the number can be typed`, async ({ page }) => {
    await camera(page, { error });
    await prefer(page, {});
    await page.goto('/sprawdz');
    await scan(page).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(scan(page)).toBeVisible();
    await expect(page.getByLabel('Numer certyfikatu z dokumentu')).toBeVisible();
  });
}

test('only the page that scans may use the camera, and only the embedded checks may stand in other pages', async ({ request }) => {
  for (const path of ['/', '/sprawdz', '/rejestr', '/czy-podlegam', '/embed/c/ATESTO-NIS2-2026-K7QXRM', '/embed/czy-podlegam']) {
    const headers = (await request.get(path)).headers();
    expect(headers['permissions-policy'], path).toContain(path === '/sprawdz' ? 'camera=(self)' : 'camera=()');
    const isEmbedded = path.startsWith('/embed/');
    expect(headers['content-security-policy'], path).toContain(isEmbedded ? 'frame-ancestors *' : "frame-ancestors 'none'");
    expect('x-frame-options' in headers, path).toBe(!isEmbedded);
  }
});

test('whoever signs in in a window that another site opened is let go of by it', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['local-network-access']);
  await page.route('https://zly.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><button onclick="held = window.open('${baseURL}/login')">x</button>`,
    }),
  );
  await page.goto('https://zly.example/');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button').click();
  const opened = await opening;
  await opened.getByLabel(/e-mail/i).fill('pro@demo.example');
  await opened.getByLabel('Hasło', { exact: true }).fill(password);
  await opened.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => opened.evaluate(() => opener === null)).toBe(true);
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { held: Window }).held.closed)).toBe(true);
  await expect(opened.getByRole('link', { name: 'Mamy incydent' }).first()).toBeVisible();
});

test('only pages for visitors begin in the process of whoever opened them', async ({ page, request }) => {
  const policy = async (path: string, from = request) => (await from.get(path)).headers()['cross-origin-opener-policy'];
  for (const path of ['/', '/login', '/rejestr']) expect(await policy(path), path).toBeUndefined();
  for (const path of ['/ustawienia', '/reset-password', '/nie-ma']) expect(await policy(path), path).toBe('same-origin');
  await signIn(page, 'pro');
  for (const path of ['/', '/login', '/rejestr']) expect(await policy(path, page.request), path).toBe('same-origin');
});

test('a check embedded in another site computes its verdict there, names whose it is, and stores nothing', async ({ page, baseURL }) => {
  const { certificateNumber: number, organization } = await listed(page);
  // A browser does not let a public page reach this machine unasked.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('https://firma.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>Firma</title><iframe allow="local-network-access" title="Atesto" width="420" height="260" src="${baseURL}/embed/c/${number}?lang=de"></iframe></html>`,
    }),
  );
  const cookies: string[] = [];
  page.on('response', async (response) => {
    const set = await response.headerValue('set-cookie').catch(() => null);
    if (set) cookies.push(set);
  });
  await page.goto('https://firma.example/');
  const inside = page.frameLocator('iframe');
  await expect(inside.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'in_force');
  await expect(inside.locator('[data-verdict]')).toContainText(organization.name);
  await expect(inside.locator('[data-verdict]')).toContainText(organization.nip);
  await expect(inside.locator('[data-verdict]')).toContainText('gültig bis');
  await expect(inside.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(inside.getByRole('button')).toHaveCount(0);
  const frame = page.frames().find((one) => one.url().includes('/embed/'))!;
  const stored = await frame.evaluate(() => {
    try {
      return localStorage.length;
    } catch {
      // This browser gives pages inside others no storage.
      return 0;
    }
  });
  expect(stored).toBe(0);
  expect(cookies).toEqual([]);
});
