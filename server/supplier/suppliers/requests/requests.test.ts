import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { moveNip } from '#server/account/companies/nip.ts';
import { aCertificate, aNip, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { supplierRequests } from '#server/testing/scenarios/supplier-requests.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));
const words = 'Prosimy o samoocenę, bo świadczą Państwo dla nas usługi.\nPozdrawiamy & dziękujemy <3';

/** Whoever is signed in stays so, however far the clock is moved. */
const staySignedIn = () => world.deps.db.rows(sql`update sessions set expire = '2099-01-01'`);

const { anAddress, ask, outcomes, list, queuedMails, sent, tokenIn } = supplierRequests(world, words);

describe('asking a supplier', () => {
  it('states who asks, why, and that it is a self-assessment, with the own words as they were typed', async () => {
    const buyer = await anOrganization(world.deps, { name: 'Elektrownia „Prąd”' });
    const [nip, email] = [aNip(), anAddress()];
    expect(await outcomes(buyer, [{ nip, email }])).toEqual(['queued']);
    expect((await list(buyer)).requests).toMatchObject([{ nip, email, state: 'waiting', certifiedAt: null }]);
    const mail = await sent((await queuedMails(email))[0]);
    expect(mail?.to.address).toBe(email);
    expect(mail?.subject).toContain('Elektrownia „Prąd”');
    for (const phrase of [buyer.nip, nip, 'Anna Testowa', 'art. 21 ust. 2 lit. d', 'samoocena, a\u00a0nie audyt', '& dziękujemy <3'])
      expect(mail?.text).toContain(phrase);
    expect(mail?.html).toContain('&#38; dziękujemy &#60;3');
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/atesto\.test\/api\/suppliers\/requests\/stop\?token=[\w-]+>$/);
    expect((await list(buyer)).requests).toMatchObject([{ state: 'sent' }]);
  });

  it.each(languages)('is previewed in %s as it is sent', async (language) => {
    const buyer = await anOrganization(world.deps);
    const [nip, email] = [aNip(), anAddress()];
    const body = { nip, language, words: 'Prosimy o krótką odpowiedź.' };
    const shown = (await world.call('POST', '/api/suppliers/requests/preview', { cookie: buyer.cookie, body })).json();
    await ask(buyer, [{ nip, email }], { language, words: body.words });
    const mail = await sent((await queuedMails(email))[0]);
    expect(shown.subject).toBe(mail?.subject);
    expect(mail?.text.replace(tokenIn(mail), '…').replace(email, '…')).toBe(shown.text.replace('%E2%80%A6', '…'));
    expect(shown.text).not.toMatch(/\{\w+\}|undefined/);
  });

  it('is refused with links, hidden characters, or nothing to say', async () => {
    const buyer = await anOrganization(world.deps);
    const to = [{ nip: aNip(), email: anAddress() }];
    const phrase: unknown[] = [];
    for (const wrong of ['Zob. www.zly.example teraz', 'Odwrócone \u202e słowa', 'krótko'])
      phrase.push((await ask(buyer, to, { words: wrong })).json().fields.words);
    expect(phrase).toEqual([
      'Bez adresów stron i\u00a0e-mail: odbiorca ma widzieć, że pisze do niego tylko Atesto',
      'Tekst zawiera niewidoczne znaki',
      'Napisz, o\u00a0co chodzi (co najmniej 10\u00a0znaków)',
    ]);
    expect(await queuedMails(to[0]!.email)).toEqual([]);
  });

  it('is for confirmed companies: nobody asks in a name that is merely typed', async () => {
    const buyer = await anOrganization(world.deps, { confirmed: false });
    const answer = await ask(buyer, [{ nip: aNip(), email: anAddress() }]);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'asking_unconfirmed']);
    expect((await list(buyer)).mayAsk).toBe(false);
  });

  it('writes to one address once in 30 days, whoever asks and however it is spelt', async () => {
    const [one, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const [nip, email] = [aNip(), anAddress()];
    expect(await outcomes(one, [{ nip, email }])).toEqual(['queued']);
    expect(await outcomes(other, [{ nip, email: email.toUpperCase() }])).toEqual(['recent']);
    await staySignedIn();
    world.at('2026-12-21T08:59:00.000Z');
    expect(await outcomes(other, [{ nip, email }])).toEqual(['recent']);
    world.at('2026-12-21T09:00:00.000Z');
    expect(await outcomes(other, [{ nip, email }])).toEqual(['queued']);
  });

  it('is limited to a hundred mails a day, and leaves out who has a certificate', { tags: ['long'] }, async () => {
    const buyer = await anOrganization(world.deps);
    const supplier = await anOrganization(world.deps);
    await aCertificate(world.deps, supplier);
    const many = Array.from({ length: 99 }, () => ({ nip: aNip(), email: anAddress() }));
    await ask(buyer, many);
    expect((await list(buyer)).left).toBe(1);
    const rest = await outcomes(buyer, [
      { nip: supplier.nip, email: anAddress() },
      { nip: aNip(), email: 'a-first@example.net' },
      { nip: aNip(), email: 'b-second@example.net' },
    ]);
    expect(rest).toEqual(['certified', 'queued', 'spent']);
    world.at('2026-11-22T09:00:01.000Z');
    expect((await list(buyer)).left).toBe(100);
  });

  it('is answered by two who ask the same people at once, each address once', async () => {
    const buyers = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const to = Array.from({ length: 20 }, () => ({ nip: aNip(), email: anAddress() }));
    const all = (await Promise.all([outcomes(buyers[0]!, to), outcomes(buyers[1]!, to.toReversed())])).flat();
    expect(all.filter((outcome) => outcome === 'queued')).toHaveLength(20);
    expect(all.filter((outcome) => outcome === 'recent')).toHaveLength(20);
  });

  it('shows what came of it: a certificate since', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await ask(buyer, [{ nip: supplier.nip, email: anAddress() }]);
    world.at('2026-11-22T09:00:00.000Z');
    const { issuedAt } = await aCertificate(world.deps, supplier);
    expect((await list(buyer)).requests).toMatchObject([{ nip: supplier.nip, certifiedAt: issuedAt }]);
  });
});

describe('who wants no such mails', () => {
  it('gets none that was queued already', async () => {
    const buyer = await anOrganization(world.deps);
    const [nip, email] = [aNip(), anAddress()];
    await ask(buyer, [{ nip, email }]);
    const token = tokenIn(await sent((await queuedMails(email))[0]));
    await world.call('POST', `/api/suppliers/requests/stop?token=${token}`);
    expect(await sent((await queuedMails(email))[0])).toBeNull();
  });

  it('gets none of an organisation that is gone', async () => {
    const buyer = await anOrganization(world.deps);
    const [nip, email] = [aNip(), anAddress()];
    await ask(buyer, [{ nip, email }]);
    await world.deps.db.rows(sql`delete from organizations where id = ${buyer.id}`);
    expect(await sent((await queuedMails(email))[0])).toBeNull();
  });

  it('learns nothing by an unknown link', async () => {
    expect((await world.call('POST', '/api/suppliers/requests/stop?token=nothing')).json()).toEqual({ ok: true });
  });
});

describe('who watches', () => {
  const watchers = async (org: TestOrganization) => (await world.call('GET', '/api/suppliers/watchers', { cookie: org.cookie })).json();
  const show = (org: TestOrganization, shows: boolean) =>
    world.call('PUT', '/api/suppliers/visibility', { cookie: org.cookie, body: { shows } });

  it('is shown to a supplier only while the buyer allows it', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps, { name: 'Elektrownia' }), await anOrganization(world.deps)];
    await world.call('POST', '/api/suppliers', { cookie: buyer.cookie, body: { suppliers: [{ nip: supplier.nip }] } });
    expect(await watchers(supplier)).toEqual({ shows: false, watchers: [] });
    await show(buyer, true);
    expect(await watchers(supplier)).toEqual({
      shows: false,
      watchers: [{ name: 'Elektrownia', nip: buyer.nip, since: '2026-11-21T09:00:00.000Z' }],
    });
    await show(buyer, false);
    expect((await watchers(supplier)).watchers).toEqual([]);
  });

  it('is shown to nobody who merely registered with the NIP, and of nobody who merely took a name', async () => {
    const [buyer, pretender] = [await anOrganization(world.deps), await anOrganization(world.deps, { confirmed: false })];
    const supplier = await anOrganization(world.deps);
    await world.call('POST', '/api/suppliers', { cookie: buyer.cookie, body: { suppliers: [{ nip: pretender.nip }] } });
    await world.call('POST', '/api/suppliers', { cookie: pretender.cookie, body: { suppliers: [{ nip: supplier.nip }] } });
    await show(buyer, true);
    await show(pretender, true);
    expect((await watchers(pretender)).watchers).toBeNull();
    expect((await watchers(supplier)).watchers).toEqual([]);
  });

  it('follows a NIP to the account that gets it; the one that loses it asks nobody any more', { tags: ['long'] }, async () => {
    const buyer = await anOrganization(world.deps, { name: 'Elektrownia' });
    const [loser, winner] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await aCertificate(world.deps, loser);
    await world.call('POST', '/api/suppliers', { cookie: buyer.cookie, body: { suppliers: [{ nip: loser.nip }] } });
    await show(buyer, true);
    await world.deps.db.rows(sql`update organizations set nip = ${loser.nip}, holds_nip = false where id = ${winner.id}`);
    expect((await watchers(winner)).watchers).toBeNull();
    await moveNip(world.deps.db, loser.nip, winner.id, world.deps.now());
    expect((await watchers(winner)).watchers).toMatchObject([{ name: 'Elektrownia' }]);
    expect((await watchers(loser)).watchers).toBeNull();
    expect((await ask(loser, [{ nip: aNip(), email: anAddress() }])).json().code).toBe('asking_unconfirmed');
    // What was issued stays what it is until somebody decides about it.
    const own = (await world.call('GET', '/api/suppliers', { cookie: buyer.cookie })).json();
    expect(own.suppliers).toMatchObject([{ nip: loser.nip, state: 'valid' }]);
  });
});
