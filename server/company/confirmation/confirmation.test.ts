import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { dayMillis, openConfirmationWorld } from '#server/testing/scenarios/confirmation-world.ts';
import { notifyClaimed } from './disputes/claims.ts';

const { world, onRealRegisters, later, mailsTo, codeSentTo, own, start, redeem, listOpenTasks, claimant } = openConfirmationWorld();

async function logged(org: TestOrganization): Promise<string[]> {
  const rows = await world.deps.db.rows<{ action: string }>(sql`
    select action from audit_logs where organization_id = ${org.id} and (action like 'company.%' or action like 'organization.%') order by id`);
  return rows.map(({ action }) => action);
}

async function wrongCode(right: string): Promise<string> {
  return `${right.slice(0, 8)}${right.endsWith('0') ? '1' : '0'}`;
}

describe('a company', () => {
  it('is confirmed by the code that its registered address received, and takes the name of the register', async () => {
    const org = await claimant('9990000008');
    const before = await own(org);
    expect(before).toMatchObject({
      state: 'unconfirmed',
      level: 0,
      method: null,
      confirmedAt: null,
      registerStatus: 'active',
      contested: false,
    });
    expect(before.methods[0]).toEqual({
      method: 'register_email',
      available: true,
      hint: 'Kod wyślemy na adres z\u00a0rejestru: b***@l***e.example',
    });
    expect((await start(org)).json()).toMatchObject({ state: 'pending', pending: { sentTo: 'b***@l***e.example', triesLeft: 5 } });
    const code = await codeSentTo('biuro@lacza-poludnie.example');
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const done = await redeem(org, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(done.json()).toMatchObject({ state: 'confirmed', level: 1, method: 'register_email', pending: null, issued: [] });
    const [stored] = await world.deps.db.rows<{ name: string }>(sql`select name from organizations where id = ${org.id}`);
    expect(stored?.name).toBe('ŁĄCZA POŁUDNIE sp. z o.o.');
    expect(await logged(org)).toEqual(['company.code_requested', 'company.confirmed', 'organization.named']);
    expect((await redeem(org, code)).json().code).toBe('code_gone');
    later(398 * dayMillis);
    world.deps.companyRegister = { ...world.deps.companyRegister, read: () => Promise.reject(new Error('down')) };
    const cookie = `atesto_session=${await startSession(world.deps, world.deps.db, org.userId, { ipAddress: '', userAgent: '' })}`;
    expect(await own({ ...org, cookie })).toMatchObject({ state: 'unconfirmed', registerStatus: 'silent', level: 0, method: null });
  });

  it('preserves its own way of writing the name of the register', async () => {
    const org = await claimant('9990000037', 'Młyn w „Brzezinie” sp.j.');
    await start(org);
    expect((await redeem(org, await codeSentTo('mlyn@mlyn-brzezina.example'))).statusCode).toBe(200);
    const rename = async (name: string) => {
      const settings = (await world.call('GET', '/api/account/settings', { cookie: org.cookie })).json<{ organization: object }>();
      const given = Object.entries(settings.organization).map(([field, value]) => [field, value ?? (field === 'size' ? null : '')]);
      const body = { ...Object.fromEntries(given), name };
      return world.app.inject({ method: 'PATCH', url: '/api/account/organization', headers: { cookie: org.cookie }, payload: body });
    };
    expect((await rename('ORLEN S.A.')).json().fields).toEqual({
      name: 'Nazwa pochodzi z\u00a0rejestru; można zmienić tylko wielkość liter i\u00a0cudzysłowy',
    });
    expect((await rename('MŁYN w Brzezinie spółka jawna')).json()).toEqual({ ok: true });
    const hidden = await rename('MŁYN w Brze\u200bzinie spółka jawna');
    expect(hidden.json().fields).toEqual({ name: 'Nazwa zawiera niewidoczne albo mylące znaki' });
  });

  it('is not confirmed by guessing: the fifth wrong code ends it', async () => {
    const org = await claimant('9990000072');
    await start(org);
    const code = await codeSentTo('kawa@anna-bartek.example');
    expect((await redeem(org, 'ABC')).json().fields).toEqual({ code: 'Kod ma osiem liter i\u00a0cyfr' });
    for (const left of [4, 3, 2, 1]) {
      expect((await redeem(org, await wrongCode(code))).json()).toMatchObject({
        triesLeft: left,
        fields: { code: 'Ten kod jest nieprawidłowy' },
      });
    }
    const last = await redeem(org, await wrongCode(code));
    expect([last.statusCode, last.json().code]).toEqual([409, 'code_used_up']);
    expect((await redeem(org, code)).json().code).toBe('code_gone');
    expect(await own(org)).toMatchObject({ state: 'unconfirmed', pending: null });
    const [stored] = await world.deps.db.rows<{ codeHash: string }>(sql`select code_hash from confirmation_codes where nip = '9990000072'`);
    expect(stored?.codeHash).not.toContain(code.replace('-', ''));
  });

  it('is not confirmed by five guesses at once', async () => {
    const org = await claimant('9990000014');
    await start(org);
    const code = await codeSentTo('zarzad@huta-zelazowa.example');
    const wrong = await wrongCode(code);
    const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(org, wrong)));
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(4);
    expect((await redeem(org, code)).json().code).toBe('code_gone');
  });

  it('gets three codes a day for its NIP, of which the newest alone works, and a day is enough', async () => {
    const org = await claimant('5261040828');
    const address = 'sekretariat@urzad-statystyczny.example';
    await start(org);
    const first = await codeSentTo(address);
    await start(org);
    const second = await codeSentTo(address);
    expect((await redeem(org, first)).json()).toMatchObject({ triesLeft: 4 });
    expect((await start(org)).statusCode).toBe(200);
    const refused = await start(org);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'codes_used_up']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    const third = await codeSentTo(address);
    expect((await redeem(org, second)).statusCode).toBe(400);
    later(dayMillis + 1000);
    expect((await redeem(org, third)).json().code).toBe('code_gone');
    expect((await start(org)).statusCode).toBe(200);
    expect((await redeem(org, await codeSentTo(address))).json()).toMatchObject({ state: 'confirmed' });
  });

  it.each([
    ['changed three days ago', '9990000089', 'Wpis zmieniono w\u00a0ostatnich 14\u00a0dniach. Adresu można użyć, gdy miną.'],
    ['has no address in any register', '9990000095', 'Żaden rejestr nie podaje adresu e-mail tej firmy.'],
    ['is suspended', '9990000161', 'Według rejestru ta firma nie prowadzi działalności albo jej nie ma.'],
    ['is bankrupt', '9990000178', 'Według rejestru ta firma nie prowadzi działalności albo jej nie ma.'],
    ['has ended', '9990000043', 'Według rejestru ta firma nie prowadzi działalności albo jej nie ma.'],
    ['is unknown', '9990000132', 'Według rejestru ta firma nie prowadzi działalności albo jej nie ma.'],
    ['cannot be asked about', '9990000103', 'Rejestr chwilowo nie odpowiada. Spróbuj później.'],
  ])('whose entry %s is not offered a code', async (_, nip, hint) => {
    const org = await claimant(nip);
    expect((await own(org)).methods[0]).toEqual({ method: 'register_email', available: false, hint });
    const refused = await start(org);
    expect([refused.statusCode, refused.json().code, refused.json().hint]).toEqual([409, 'method_unavailable', hint]);
    expect((await start(org, 'operator')).statusCode).toBe(400);
  });

  it('of which three share an address is confirmed by none of them', async () => {
    const orgs = [await claimant('9990000184'), await claimant('9990000190')];
    expect((await own(orgs[0]!)).methods[0]?.available).toBe(true);
    expect((await own(orgs[1]!)).methods[0]?.available).toBe(true);
    const third = await claimant('9990000209');
    expect((await own(third)).methods[0]?.hint).toContain('co najmniej trzy firmy');
    expect((await own(orgs[0]!)).methods[0]?.available).toBe(false);
    expect((await own(orgs[0]!)).methods[1]).toMatchObject({
      method: 'website',
      available: false,
      hint: expect.stringContaining('trzy firmy'),
    });
  });
});

describe('the registered contact', () => {
  it('is notified once that an account acts for the company, when its address is confirmed', async () => {
    onRealRegisters();
    const org = await anOrganization(world.deps, { nip: '9993111116', confirmed: false, verified: false });
    await world.deps.db.rows(sql`insert into company_claims (organization_id, claimed_at) values (${org.id}, ${world.deps.now()})`);
    await notifyClaimed(world.deps);
    await notifyClaimed(world.deps);
    const mails = await mailsTo('dyrekcja@szpital-zalesie.example');
    expect(mails.map(({ subject }) => subject)).toEqual(['Konto firmy SZPITAL POWIATOWY W ZALESIU w Atesto']);
  });

  it('is notified later where the registers are silent', async () => {
    onRealRegisters();
    const org = await anOrganization(world.deps, { nip: '9993666601', confirmed: false });
    await world.deps.db.rows(sql`insert into company_claims (organization_id, claimed_at) values (${org.id}, ${world.deps.now()})`);
    const { companyRegister } = world.deps;
    world.deps.companyRegister = { ...companyRegister, read: () => Promise.reject(new Error('down')) };
    expect(await notifyClaimed(world.deps)).toEqual({ claimsTold: 0 });
    world.deps.companyRegister = companyRegister;
    expect(await notifyClaimed(world.deps)).toEqual({ claimsTold: 1 });
    expect(await mailsTo('biuro@algorytm-kadrowy.example')).toHaveLength(1);
  });

  it('says “it is not us”: nothing counts until an operator decided', { tags: ['long'] }, async () => {
    const org = await claimant('9992456787');
    await start(org);
    const [mail] = await mailsTo('biuro@mleczarska-podgorze.example');
    const code = /Kod: (\w{4}-\w{4})/.exec(mail?.text ?? '')?.[1] ?? '';
    await redeem(org, code);
    const { certificateNumber } = await aCertificate(world.deps, org);
    const token = /to-nie-my\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const object = (given: string) => world.call('POST', '/api/company/objection', { body: { token: given } });
    expect((await object('x'.repeat(43))).json().code).toBe('token_invalid');
    expect((await object(token)).json()).toEqual({ ok: true });
    expect((await object(token)).json()).toEqual({ ok: true });
    expect(await own(org)).toMatchObject({ state: 'unconfirmed', contested: true, level: 0 });
    expect((await start(org)).json().code).toBe('company_contested');
    const [task, more] = await listOpenTasks('claim_contested', org);
    expect([task?.facts, more]).toEqual([{ organization: expect.any(String), nip: org.nip, contact: 'b***@m***e.example' }, undefined]);
    const operator = await anOrganization(world.deps, { plan: null });
    await addOperator(world.deps, operator.email);
    const decide = (id: string, decision: string) =>
      world.call('POST', `/api/operator/tasks/${id}/decision`, { cookie: operator.cookie, body: { decision, note: 'Rozmowa z zarządem' } });
    expect((await decide(task?.id ?? '', 'reject_claim')).json()).toEqual({ ok: true });
    expect(await own(org)).toMatchObject({ state: 'unconfirmed', contested: true });
    const [left] = await listOpenTasks('certificate_unconfirmed', org);
    expect(left?.facts.certificateNumber).toBe(certificateNumber);
    expect((await decide(left?.id ?? '', 'revoke')).json()).toEqual({ ok: true });
    expect((await world.call('GET', `/api/registry/${certificateNumber}`)).json()).toMatchObject({ status: 'revoked' });
  });
});

describe('confirmation', () => {
  it('is a matter of an organisation', async () => {
    expect((await world.call('GET', '/api/company/confirmation')).statusCode).toBe(401);
    const operator = await anOrganization(world.deps, { plan: null });
    await world.deps.db.rows(sql`delete from organizations where id = ${operator.id}`);
    expect((await world.call('GET', '/api/company/confirmation', { cookie: operator.cookie })).statusCode).toBe(403);
  });
});
