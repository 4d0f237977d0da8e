import type { APIRequestContext, Page } from '@playwright/test';
import type { RegistryCertificatePayload, RegistryEntryPayload } from '#contract/certificate/registry.ts';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { prefer } from './session.ts';

/** A certificate of the demonstration by its status. */
async function certificateThatIs(request: APIRequestContext, status: string): Promise<RegistryCertificatePayload> {
  const answer = await request.get('/api/registry?limit=100');
  expect(answer.status(), await answer.text()).toBe(200);
  const listed = (await answer.json()) as RegistryCertificatePayload[];
  const found = listed.find((one) => one.status === status);
  if (!found) throw new Error(`no certificate is ${status}`);
  return found;
}

/** Answers for a certificate as a registry would whose data somebody changed. */
async function pretend(page: Page, number: string, change: (entry: RegistryEntryPayload) => Partial<RegistryEntryPayload>): Promise<void> {
  await page.route(`**/api/registry/${number}`, async (route) => {
    const answer = await route.fetch();
    const entry = (await answer.json()) as RegistryEntryPayload;
    await route.fulfill({ response: answer, json: { ...entry, ...change(entry) } });
  });
}

const verdict = (page: Page) => page.locator('[data-verdict]');
const resultOf = (page: Page, check: string) => page.locator(`[data-check=${check}]`);

test.beforeEach(({ page }) => prefer(page, {}));

test(
  'a visitor reads whether it is genuine, who it is, how that is known and what it does not prove',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const { certificateNumber, organization } = await certificateThatIs(request, 'active');
    await page.goto(`/rejestr?cert=${certificateNumber}`);
    await expect(page).toHaveURL(`/c/${certificateNumber}`);
    await expect(page).toHaveTitle(`Certyfikat ${certificateNumber} · Atesto`);
    await expect(page.getByRole('status')).toContainText('Pod tym numerem: obowiązujący certyfikat');
    await expect(page.getByRole('status')).toContainText(organization.name);
    await expect(page.getByRole('status')).toContainText(organization.nip);
    await expect(page.getByRole('status')).toContainText('Porównaj nazwę, NIP, daty i wynik ze swoim dokumentem');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Porównaj te dane ze swoim dokumentem',
      'Kto to jest i skąd to wiemy?',
      'Czego nie dowodzi?',
      'Sprawdzenia wykonane w tej przeglądarce',
    ]);
    await expect(page.getByText('Skrót poświadczenia (SHA-256)')).toBeHidden();
    await page.getByText('Część techniczna').click();
    await expect(page.getByText('Skrót poświadczenia (SHA-256)')).toBeVisible();
  },
);

test('nothing is green when the log or the list of revocations cannot be had', async ({ page, request }) => {
  const { certificateNumber } = await certificateThatIs(request, 'active');
  for (const [blocked, message] of [
    ['**/log/proof/*', 'wpis w publicznym dzienniku'],
    ['**/status/*', 'unieważnienia'],
    ['**/.well-known/atesto-keys', 'lista kluczy wystawcy'],
  ] as const) {
    await page.route(blocked, (route) => route.abort());
    await page.goto(`/c/${certificateNumber}`);
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'unchecked');
    await expect(verdict(page)).toContainText(message);
    await expect(verdict(page)).toContainText('Nie uznawaj go jeszcze za ważny');
    await page.unroute(blocked);
    await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click();
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
  }
});

test('a registry that does not answer leaves the verdict open, and another try settles it', async ({ page, request }) => {
  const { certificateNumber } = await certificateThatIs(request, 'active');
  await page.route('**/api/registry/*', (route) => route.abort());
  await page.goto(`/c/${certificateNumber}`);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unchecked');
  await expect(verdict(page)).toContainText('wpis w rejestrze');
  await page.unroute('**/api/registry/*');
  await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'in_force');
});

test('what contradicts answers lowers the colour of one that is in force, on its page and where it is embedded', async ({
  page,
  request,
}) => {
  const { certificateNumber } = await certificateThatIs(request, 'active');
  await pretend(page, certificateNumber, () => ({ contradicted: 2 }));
  for (const path of [`/c/${certificateNumber}`, `/embed/c/${certificateNumber}`]) {
    await page.goto(path);
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'contradicted');
    await expect(verdict(page)).toContainText('Certyfikat obowiązuje, ale coś przeczy odpowiedziom');
    await expect(verdict(page)).toContainText('2 odpowiedziom przeczy to, co widać');
    expect(await findingsInBothThemes(page)).toEqual([]);
  }
});

test('an expired certificate is genuine and not in force', async ({ page, request }) => {
  const { certificateNumber } = await certificateThatIs(request, 'expired');
  await page.goto(`/c/${certificateNumber}`);
  await expect(verdict(page)).toContainText(/Certyfikat prawdziwy, ale wygasł.*Obowiązywał do/);
  await expect(resultOf(page, 'inForce')).toHaveAttribute('data-outcome', 'failed');
});

for (const { reason, replaced, title } of [
  { reason: 'organisation_request', replaced: false, title: 'Certyfikat wycofała sama organizacja' },
  { reason: 'organisation_request', replaced: true, title: 'Certyfikat zastąpiono poprawionym' },
  { reason: 'false_information', replaced: false, title: 'Certyfikat unieważnił operator Atesto' },
] as const) {
  test(`“${title}” never stands beside a yes to being in force`, async ({ page, request }) => {
    const { certificateNumber } = await certificateThatIs(request, 'active');
    const revokedAt = '2026-11-20T10:00:00.000Z';
    await pretend(page, certificateNumber, () => ({ status: 'revoked', revokedAt, revocationReason: reason, replaced }));
    await page.goto(`/c/${certificateNumber}`);
    await expect(verdict(page)).toContainText(title);
    await expect(resultOf(page, 'notRevoked')).toHaveAttribute('data-outcome', 'failed');
    await expect(resultOf(page, 'inForce')).toHaveAttribute('data-outcome', 'failed');
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
}

test('a changed credential is not genuine, and nothing of it is shown as signed', async ({ page, request }) => {
  const { certificateNumber, organization } = await certificateThatIs(request, 'active');
  await pretend(page, certificateNumber, ({ credential }) => ({ credential: (credential ?? '').replace(/\.(\w)/, '.x$1') }));
  await page.goto(`/c/${certificateNumber}`);
  await expect(verdict(page)).toContainText('To nie jest prawdziwy certyfikat');
  await expect(page.locator('main')).not.toContainText(organization.name);
  await expect(page.locator('[data-check]:not([data-check=keys])[data-outcome=passed]')).toHaveCount(0);
});

test('a number that nobody has is reported plainly, with what to do', async ({ page }) => {
  await page.goto('/c/ATESTO-NIS2-2026-AAAAAA');
  await expect(page.getByRole('status')).toContainText(/Takiego certyfikatu nie wystawiono.*Sprawdź, czy numer przepisano dokładnie/);
  expect(await findingsInBothThemes(page)).toEqual([]);
});
