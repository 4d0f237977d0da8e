import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { aConfirmedBasic } from './newcomer.ts';
import { fillPerson, prefer, signIn, signInAs, started, verify } from './session.ts';

const words = {
  pl: {
    title: 'Czy podlegam?',
    start: 'Rozpocznij sprawdzenie',
    seat: 'Siedziba',
    sectors: 'Sektor',
    kinds: 'Rodzaj podmiotu',
    roles: 'Szczególne podstawy',
    size: 'Wielkość',
    group: 'Grupa kapitałowa',
    poland: 'W Polsce',
    none: 'Żadne z powyższych',
    energy: /^Energia i górnictwo/,
    carrier: /^Przewozi towary lub osoby drogami/,
    authority: 'minister właściwy do spraw energii',
    chooseSome: 'Zaznacz, co pasuje, albo „Żadne z powyższych”.',
    important: 'Tak, podlegasz: podmiot ważny',
    key: 'Tak, podlegasz: podmiot kluczowy',
    basis: 'art. 5 ust. 2',
    until: 'Najpóźniej 3 kwietnia 2027',
    register: 'Załóż konto i rozpocznij ocenę',
    change: 'Zmień odpowiedź: Wielkość',
    again: 'Zacznij od nowa',
  },
  de: {
    title: 'Bin ich betroffen?',
    start: 'Prüfung beginnen',
    seat: 'Sitz',
    sectors: 'Sektor',
    kinds: 'Art der Einrichtung',
    roles: 'Besondere Gründe',
    size: 'Größe',
    group: 'Unternehmensgruppe',
    poland: 'In Polen',
    none: 'Nichts davon',
    energy: /^Energie und Bergbau/,
    carrier: /^Befördert Güter oder Personen auf der Straße/,
    authority: 'für Energie zuständiger Minister',
    chooseSome: 'Kreuzen Sie Zutreffendes an oder „Nichts davon“.',
    important: 'Ja, Sie sind erfasst: wichtige Einrichtung',
    key: 'Ja, Sie sind erfasst: wesentliche Einrichtung',
    basis: 'Art. 5 Abs. 2',
    until: 'Spätestens am 3. April 2027',
    register: 'Konto anlegen und Bewertung beginnen',
    change: 'Antwort ändern: Größe',
    again: 'Neu beginnen',
  },
} as const;

/** Presses Tab until that element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.locator(selector).evaluateAll((found) => found.some((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[name=${name}]`);
  const wanted = page.locator(`input[name=${name}][value=${value}]`);
  if ((await wanted.getAttribute('type')) === 'radio') {
    await page.keyboard.press('Space');
    for (let step = 0; step < 4 && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  } else {
    await tabTo(page, `input[name=${name}][value=${value}]`);
    await page.keyboard.press('Space');
  }
  await expect(wanted).toBeChecked();
}

/** The heading of the next step has the focus; from there the keyboard goes on. */
async function onStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
}

for (const [language, w] of Object.entries(words)) {
  test(`a visitor learns by keyboard alone that the company is an important entity, and by when it must act (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language });
    await page.goto('/czy-podlegam');
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    // Before the application is there, the link opens another page, which begins at its own top.
    await started(page);
    await tabTo(page, 'a[href="/czy-podlegam?type=nis2"]');
    await page.keyboard.press('Enter');

    await onStep(page, w.seat);
    await choose(page, 'seat', 'poland');
    await page.keyboard.press('Enter');
    await onStep(page, w.sectors);
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(w.chooseSome);
    await expect(page.locator('input[name=sectors]').first()).toBeFocused();
    await choose(page, 'sectors', 'in_energy');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: w.energy })).toBeChecked();
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await onStep(page, w.kinds);
    await expect(page.getByRole('checkbox', { name: w.carrier })).toHaveCount(0);
    await choose(page, 'kinds', 'electricity_supply');
    await page.keyboard.press('Enter');
    await onStep(page, w.roles);
    await choose(page, 'roles', 'none');
    await page.keyboard.press('Enter');
    await onStep(page, w.size);
    await choose(page, 'headcount', 'under_250');
    await expect(page.locator('input[name=balance]').first()).toBeHidden();
    await choose(page, 'turnover', 'to_50');
    // What cannot change the size is not asked.
    await expect(page.locator('input[name=balance]').first()).toBeHidden();
    await page.keyboard.press('Enter');
    await onStep(page, w.group);
    await choose(page, 'group', 'alone');
    await page.keyboard.press('Enter');

    await onStep(page, w.important);
    await expect(page.getByText(w.basis).first()).toBeVisible();
    await expect(page.getByText(w.until).first()).toBeVisible();
    await expect(page.getByText(w.authority)).toBeVisible();
    await expect(page.getByRole('link', { name: w.register })).toHaveAttribute('href', '/register?plan=basic&type=nis2');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: w.important })).toBeVisible();

    await tabTo(page, `a[aria-label="${w.change}"]`);
    await page.keyboard.press('Enter');
    await onStep(page, w.size);
    await choose(page, 'headcount', 'from_250');
    await page.keyboard.press('Enter');
    await onStep(page, w.key);
    await page.goBack();
    await onStep(page, w.size);
    await page.goForward();
    await page.getByRole('button', { name: w.again }).focus();
    await page.keyboard.press('Enter');
    await onStep(page, w.seat);
    await expect(page.getByRole('radio', { name: w.poland, exact: true })).not.toBeChecked();
  });
}

/** Of no other journey: what is open and urgent is this one's alone. */
const company = {
  nip: '9990003047',
  name: 'Tartak Sosnowy spółka jawna',
  email: 'zakres@tartak-sosnowy.example',
  registered: 'biuro@tartak-sosnowy.example',
};
const medium = { headcount: 'under_250', turnover: 'to_50', balance: 'to_43' };
const checks = {
  nis2: {
    seat: 'branch',
    sectors: ['in_public', 'in_waste', 'in_digital'],
    kinds: ['waste', 'cloud'],
    exclusions: ['exclusion_unsure'],
    establishment: 'main_poland',
    publicKind: 'municipal_company',
    roles: [],
    since: '2026-06-15',
    ...medium,
    group: 'not_included',
  },
  ai_act: {
    aiRoles: ['provider', 'deployer'],
    practices: ['emotions'],
    product: 'section_a',
    areas: ['employment'],
    transparency: ['deep_fake'],
  },
  checkedOn: { nis2: '2026-11-20', ai_act: '2026-11-20' },
};

async function storeDraft(page: Page, values: object): Promise<void> {
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('atesto.scope')) localStorage.setItem('atesto.scope', JSON.stringify({ at: Date.now(), values: stored }));
  }, values);
}

const paths = [
  '/czy-podlegam',
  ...['seat', 'sectors', 'kinds', 'exclusions', 'establishment', 'public', 'roles', 'size', 'group', 'outcome'].map(
    (step) => `/czy-podlegam?type=nis2&step=${step}`,
  ),
  ...['aiRoles', 'practices', 'product', 'areas', 'transparency', 'outcome'].map((step) => `/czy-podlegam?type=ai_act&step=${step}`),
];

test('every step of both checks is accessible in both themes and fits a phone', async ({ page }) => {
  test.setTimeout(120_000);
  // German words are the longest.
  await prefer(page, { language: 'de' });
  await storeDraft(page, checks);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('#scope-title')).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 760 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await findingsInBothThemes(page), path).toEqual([]);
  }
});

test('a member attaches the check to the assessment, and the questionnaire names it', async ({ page }) => {
  await prefer(page, {});
  await storeDraft(page, { ai_act: { ...checks.ai_act, practices: [] }, checkedOn: checks.checkedOn });
  await signIn(page, 'pro');
  await page.goto('/czy-podlegam?type=ai_act');
  await page.getByRole('link', { name: 'Przejdź do kwestionariusza AI Act' }).click();
  await expect(page.getByText('W tej przeglądarce jest wynik sprawdzenia z 20 listopada 2026: system AI wysokiego ryzyka.')).toBeVisible();
  await page.getByRole('button', { name: 'Dołącz do tej oceny' }).click();
  await expect(page.getByText('Zakres: system AI wysokiego ryzyka')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dołącz do tej oceny' })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('atesto.scope'));
  await page.reload();
  await expect(page.getByText('Zakres: system AI wysokiego ryzyka')).toBeVisible();
  await page.getByRole('link', { name: 'Zmień wynik sprawdzenia zakresu' }).click();
  await expect(page).toHaveURL('/czy-podlegam?type=ai_act');
});

test('a haulier that ticked the whole sector earlier is asked for its kind, and is outside; a day before the act is refused', async ({
  page,
}) => {
  const w = words.pl;
  await prefer(page, {});
  const earlier = { seat: 'poland', roles: [], sectors: ['transport'], headcount: 'from_250', turnover: 'over_50', balance: 'over_43' };
  await storeDraft(page, { nis2: earlier, ai_act: {}, checkedOn: { nis2: '2026-11-20' } });
  await page.goto('/czy-podlegam?type=nis2');
  await expect(page.getByText('podano cały sektor')).toBeVisible();
  await page.getByRole('link', { name: 'Zmień odpowiedź: Sektor' }).click();
  await page.locator('input[name=sectors][value=in_transport]').check();
  // What is no longer offered leaves for what takes its place.
  await expect(page.locator('input[name=sectors][value=transport]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('checkbox', { name: w.carrier }).check();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.roles })).toBeVisible();
  await page.locator('input[name=since]').fill('2026-01-01');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('Podaj dzień nie wcześniejszy niż 3')).toBeVisible();
  await page.locator('input[name=since]').fill('2026-06-15');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nie, nie podlegasz ustawie o KSC' })).toBeVisible();
  await expect(page.getByText('Przewozi towary lub osoby drogami, spedycja').first()).toBeVisible();
});

test('a code of activity suggests a sector and decides nothing', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/czy-podlegam?type=nis2');
  await page.getByRole('radio', { name: 'W Polsce', exact: true }).check();
  await page.getByText('Podpowiedź z kodu PKD').click();
  await page.getByLabel('Kod PKD').fill('35.12.Z');
  await expect(page.getByText('Energia i górnictwo – Wytwarza energię elektryczną')).toBeVisible();
  await page.getByLabel('Wydanie klasyfikacji').selectOption('2007');
  await expect(page.getByText('Energia i górnictwo – Prowadzi sieć dystrybucyjną lub przesyłową')).toBeVisible();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zaznacz ten sektor' }).click();
  await expect(page.getByRole('checkbox', { name: /^Energia i górnictwo/ })).toBeChecked();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('checkbox', { name: 'Prowadzi sieć dystrybucyjną lub przesyłową' })).not.toBeChecked();
});

test('a check is stored with the account, its urgent duty stands on the dashboard, and an answer against it is reported at once', async ({
  page,
  mails,
}) => {
  await prefer(page, {});
  await aConfirmedBasic(page, mails, company);
  const answers = { seat: 'poland', sectors: ['in_digital'], kinds: ['tld'], roles: [] };
  await page.goto('/czy-podlegam?type=nis2&step=outcome&seat=poland&sectors=in_digital&kinds=tld&roles=none');
  await page.getByRole('button', { name: 'Zapisz w koncie organizacji' }).click();
  await expect(page.getByText('Zapisane w koncie organizacji')).toBeVisible();
  expect(await (await page.request.get('/api/scope')).json()).toMatchObject([{ regime: 'nis2', status: 'key', answers }]);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.goto('/');
  const dates = page.getByRole('region', { name: 'Terminy Twojej organizacji' });
  await expect(dates.getByRole('listitem').first()).toContainText('Po terminie');
  await expect(dates.getByRole('listitem').first()).toContainText('Wniosek o wpis do wykazu');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.goto('/nis2');
  await expect(page.getByText('Zakres: Podmiot kluczowy')).toBeVisible();
  const first = page.locator('[data-question="nis2-1-1"]');
  await first.getByRole('radio', { name: 'Nie dotyczy' }).click();
  await expect(first.locator('[data-contradiction]')).toContainText('przeczy sprawdzeniu zakresu');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await first
    .getByRole('radio', { name: 'Nie, niespełnione' })
    .or(first.getByRole('radio', { name: /^Nie, nie/ }))
    .first()
    .click();
  await expect(first.locator('[data-contradiction]')).toHaveCount(0);
});

/** What a visitor does on the way from a NIP to the verdict, counted. */
function counted(page: Page) {
  let actions = 0;
  const once = async (act: Promise<unknown>): Promise<void> => {
    actions += 1;
    await act;
  };
  return {
    fill: (label: string, text: string) => once(page.getByLabel(label).fill(text)),
    press: (name: string) => once(page.getByRole('button', { name, exact: true }).click()),
    tick: (name: string | RegExp) => once(page.getByRole('checkbox', { name }).click()),
    choose: (name: string | RegExp) => once(page.getByRole('radio', { name, exact: true }).click()),
    count: () => actions,
  };
}

const nipWords = { label: 'Wpisz NIP, powiemy, czy podlegasz', look: 'Sprawdź', next: 'Dalej' };

test('from a NIP on the start page to the verdict in six actions at most', async ({ page }) => {
  await prefer(page, {});
  const cloud = counted(page);
  await page.goto('/');
  await cloud.fill(nipWords.label, '999-344-44-44');
  await cloud.press(nipWords.look);
  await expect(page.getByRole('heading', { name: 'CHMURA ŚLĄSKA DATA CENTER' })).toBeFocused();
  // The NIP leaves the address at once.
  await expect(page).toHaveURL('/czy-podlegam');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await cloud.tick(/chmur/i);
  await cloud.choose(words.pl.poland);
  await cloud.press(nipWords.next);
  await onStep(page, words.pl.size);
  await cloud.choose('250 lub więcej');
  await onStep(page, words.pl.key);
  expect(cloud.count()).toBeLessThanOrEqual(6);

  const haulier = counted(page);
  await page.goto('/czy-podlegam');
  await haulier.fill(nipWords.label, '9993222229');
  await haulier.press(nipWords.look);
  await haulier.tick(words.pl.carrier);
  await haulier.choose(words.pl.poland);
  await haulier.press(nipWords.next);
  await onStep(page, 'Nie, nie podlegasz ustawie o KSC');
  expect(haulier.count()).toBeLessThanOrEqual(6);

  // A medium company of annex 1 is asked for its turnover and its group too; the one kind that its code suggests is confirmed by the button.
  const heater = counted(page);
  await page.goto('/czy-podlegam');
  await heater.fill(nipWords.label, '9993444556');
  await heater.press(nipWords.look);
  await heater.press('Tak, tym się zajmuje');
  await onStep(page, words.pl.size);
  await heater.choose('50–249');
  await heater.choose(/^Ponad 42,5 do 212,5 mln zł/);
  await onStep(page, words.pl.group);
  await heater.choose(/^Organizacja jest samodzielna/);
  await onStep(page, words.pl.important);
  expect(heater.count()).toBeLessThanOrEqual(6);
});

test('a check that began with a NIP before there was an account is in the account afterwards', async ({ page, mails }) => {
  const email = 'najpierw-nip@example.com';
  await prefer(page, {});
  await page.goto('/czy-podlegam');
  await started(page);
  await page.getByLabel(nipWords.label).fill('9993444556');
  await page.getByRole('button', { name: nipWords.look, exact: true }).click();
  await page.getByRole('button', { name: 'Tak, tym się zajmuje' }).click();
  await page.getByRole('radio', { name: '250 lub więcej', exact: true }).click();
  await onStep(page, words.pl.key);
  await page.getByRole('main').getByRole('link', { name: 'Załóż konto' }).click();
  await page.getByLabel('NIP', { exact: true }).fill('9993444556');
  await page.getByLabel('NIP', { exact: true }).press('Enter');
  await expect(page.getByText('Firma znaleziona w rejestrze GUS')).toBeVisible();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('W koncie zapiszemy też wynik sprawdzenia zakresu: NIS2', { exact: false })).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL('/login');
  await verify(page, mails, email);
  await signInAs(page, email);
  expect(await (await page.request.get('/api/scope')).json()).toMatchObject([
    { regime: 'nis2', status: 'key', answers: { seat: 'poland', sectors: ['in_energy'], headcount: 'from_250' } },
  ]);
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Terminy Twojej organizacji' }).getByText('Wniosek o wpis do wykazu').first(),
  ).toBeVisible();
});

test('amounts are in złoty first for a Polish company, and the way back loses nothing', { tag: '@smoke' }, async ({ page }) => {
  await prefer(page, {});
  await page.goto('/czy-podlegam');
  await page.getByLabel(nipWords.label).fill('9990000037');
  await page.getByRole('button', { name: nipWords.look, exact: true }).click();
  await page.getByRole('checkbox', { name: /^Produkuje lub przetwarza żywność/ }).check();
  await page.getByRole('button', { name: nipWords.next, exact: true }).click();
  await onStep(page, words.pl.size);
  await page.getByRole('radio', { name: '10–49' }).click();
  const turnover = page.getByRole('radio', { name: /^Ponad 8,5 do 42,5 mln zł/ });
  await turnover.click();
  await onStep(page, words.pl.group);
  await expect(page.getByText('Liczy się 430 osób')).toBeVisible();
  await page.goBack();
  await onStep(page, words.pl.size);
  await expect(turnover).toBeChecked();
  // A complete step of several questions waits for the button.
  await page.getByRole('radio', { name: '50–249' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.pl.size })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'MŁYN W BRZEZINIE sp.j.' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Produkuje lub przetwarza żywność/ })).toBeChecked();
});

test('without the register, and for a NIP that it does not know, the check is filled in by hand', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/czy-podlegam');
  await started(page);
  const search = async (nip: string): Promise<void> => {
    await page.getByLabel(nipWords.label).fill(nip);
    await page.getByRole('button', { name: nipWords.look, exact: true }).click();
  };
  await search('9990000015');
  await expect(page.getByText('Cyfra kontrolna')).toBeVisible();
  await search('9990000132');
  await expect(page.getByText('Rejestr REGON nie zna tego NIP')).toBeVisible();
  await page.context().setOffline(true);
  await search('9990000014');
  await expect(page.getByText('Rejestr REGON teraz nie odpowiada')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Odpowiedz na pytania' }).click();
  await onStep(page, words.pl.seat);
});

test('a verdict is taken along as a timeline, a document, a calendar and a link', async ({ page }) => {
  await prefer(page, {});
  const address =
    '/czy-podlegam?type=nis2&step=outcome&seat=poland&sectors=in_energy&kinds=electricity_supply&roles=none&headcount=from_250';
  await page.goto(address);
  // Before the application is there, nothing is drawn.
  await page.waitForLoadState('networkidle');
  const timeline = page.getByRole('region', { name: 'Oś czasu' });
  await expect(timeline.getByRole('listitem').first()).toContainText('Po terminie: 3 października 2026');
  await expect(timeline.getByRole('listitem').nth(1)).toContainText('Dziś');
  await expect(timeline.getByRole('listitem').last()).toContainText('Nadchodzi');
  for (const [button, name, begins] of [
    ['Pobierz PDF', 'atesto-nis2.pdf', '%PDF-'],
    ['Terminy do kalendarza (ICS)', 'atesto-nis2.ics', 'BEGIN:VCALENDAR'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(name);
    expect((await readFile(await file.path())).toString('latin1').startsWith(begins)).toBe(true);
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopiuj link z odpowiedziami' }).click();
  await expect(page.getByText('Link skopiowano')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('kinds=electricity_supply');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('the check stands inside a page of somebody else, leads to the verdict there and stores nothing', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['local-network-access']);
  await page.route('https://izba.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>Kammer</title><iframe allow="local-network-access" title="Atesto" width="700" height="900" src="${baseURL}/embed/czy-podlegam?lang=de"></iframe></html>`,
    }),
  );
  const cookies: string[] = [];
  page.on('response', async (response) => {
    const set = await response.headerValue('set-cookie').catch(() => null);
    if (set) cookies.push(set);
  });
  await page.goto('https://izba.example/');
  await started(page);
  const inside = page.frameLocator('iframe');
  const heading = (name: string) => inside.getByRole('heading', { level: 1, name, exact: true });
  await inside.getByRole('radio', { name: words.de.poland, exact: true }).click();
  await expect(heading(words.de.sectors)).toBeVisible();
  await inside.getByRole('checkbox', { name: words.de.energy }).click();
  await inside.getByRole('button', { name: 'Weiter' }).click();
  await inside.locator('input[name=kinds][value=electricity_supply]').click();
  await inside.getByRole('button', { name: 'Weiter' }).click();
  await inside.getByRole('checkbox', { name: words.de.none }).click();
  await inside.getByRole('button', { name: 'Weiter' }).click();
  await inside.locator('input[name=headcount][value=from_250]').click();
  await expect(heading('Wesentliche Einrichtung')).toBeVisible();
  const whole = inside.getByRole('link', { name: /Das ganze Ergebnis/ });
  await expect(whole).toHaveAttribute('target', '_blank');
  await expect(whole).toHaveAttribute('href', /kinds=electricity_supply/);
  const frame = page.frames().find((one) => one.url().includes('/embed/'))!;
  // The storage of a page inside another site is closed to it here, and the check does without.
  expect(await frame.evaluate(() => document.cookie)).toBe('');
  expect(cookies).toEqual([]);
});

test('programs ask for the verdict', async ({ request }) => {
  const answers = { seat: 'poland', sectors: ['in_energy'], kinds: ['electricity_supply'], roles: [], headcount: 'from_250' };
  const answer = await request.post('/api/scope/verdict?lang=en', { data: { scope: { regime: 'nis2', answers } } });
  expect(await answer.json()).toMatchObject({ openStep: null, verdict: { status: 'key', title: 'Essential entity' } });
});
