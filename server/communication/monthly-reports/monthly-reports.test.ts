import * as mupdf from 'mupdf';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { monthlyWords } from '#content/documents/report/monthly.ts';
import { languages } from '#core/platform/languages.ts';
import { runDaily } from '#server/operations/jobs/daily.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import {
  aCertificate,
  aCompletedAssessment,
  anAssessment,
  anOrganization,
  asPrincipal,
  aPeriod,
  type TestOrganization,
} from '#server/testing/builders.ts';
import { saveAnswer } from '#server/assessment/assessments/answers/answers.ts';
import { aLender } from '#server/testing/processes/lender.ts';
import { openWorld } from '#server/testing/world.ts';
import { monthlyEnclosed } from './document.ts';
import { sendMonthlyReports } from './service.ts';

const world = openWorld();
const queued: QueuedMail[] = [];
const sent: Mail[] = [];
let enqueueMail: typeof world.deps.queue.enqueueMail;

beforeAll(() => {
  enqueueMail = world.deps.queue.enqueueMail;
  world.deps.queue = {
    ...world.deps.queue,
    enqueueMail: async (db, mail) => {
      queued.push(mail);
      await enqueueMail(db, mail);
    },
  };
  world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
});
beforeEach(async () => {
  queued.length = 0;
  sent.length = 0;
  world.at('2026-10-20T09:00:00.000Z');
  await world.deps.db.rows(sql`delete from subscriptions`);
});
afterAll(() => queued.splice(0));

function months(org: TestOrganization) {
  return world.deps.db.rows<{ month: string }>(sql`select month from monthly_reports where organization_id = ${org.id} order by month`);
}

function textOf(pdf: Buffer): string {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
  return squeezed(pages.join('\n'));
}

function squeezed(text: string): string {
  return text.replace(/[\s\u00ad-]+/g, '');
}

async function aProOrganization(name = 'Młyn Łódzki') {
  const org = await anOrganization(world.deps, { plan: 'pro', name });
  await anAssessment(world.deps, org, { answered: 3 });
  return org;
}

describe('the monthly report', () => {
  it('is queued on the first working day for the month before, once', async () => {
    const org = await aProOrganization();
    world.at('2026-11-01T12:00:00.000Z');
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 0 });
    world.at('2026-11-02T04:15:00.000Z');
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 1 });
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 0 });
    expect(queued).toEqual([
      {
        kind: 'monthly_report',
        userId: org.userId,
        language: 'pl',
        values: { organization: 'Młyn Łódzki', month: 'październik\u00a02026', monthKey: '2026-10', organizationId: org.id },
      },
    ]);
    world.at('2026-12-01T04:15:00.000Z');
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 1 });
    expect(await months(org)).toEqual([{ month: '2026-10' }, { month: '2026-11' }]);
  });

  it('is made up for later in the month, and queued once by two machines at the same time', async () => {
    const org = await aProOrganization();
    world.at('2026-11-19T04:15:00.000Z');
    const done = await Promise.all([1, 2, 3, 4].map(() => sendMonthlyReports(world.deps)));
    expect(done.reduce((sum, one) => sum + one.owed, 0)).toBe(1);
    expect(await months(org)).toEqual([{ month: '2026-10' }]);
  });

  it('is part of the daily round', async () => {
    const org = await aProOrganization();
    world.at('2026-11-02T04:15:00.000Z');
    await runDaily(world.deps);
    expect(await months(org)).toEqual([{ month: '2026-10' }]);
    const [run] = await world.deps.db.rows<{ counts: object }>(
      sql`select counts from job_runs where name = 'monthly reports' order by id desc limit 1`,
    );
    expect(run?.counts).toEqual({ owed: 1 });
  });

  it('is not queued under Basic, after Pro, to whoever subscribed later in the month or has no assessment', async () => {
    const basic = await anOrganization(world.deps, { plan: 'basic' });
    await anAssessment(world.deps, basic, { answered: 1 });
    const ended = await aProOrganization();
    await world.deps.db.rows(sql`update subscriptions set ends_at = '2026-10-31T10:00:00Z' where organization_id = ${ended.id}`);
    await anOrganization(world.deps, { plan: 'pro' });
    const late = await anOrganization(world.deps, { plan: 'basic' });
    await anAssessment(world.deps, late, { answered: 1 });
    world.at('2026-11-16T12:00:00.000Z');
    await aPeriod(world.deps, late.id, 'pro');
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 0 });
    world.at('2026-12-01T12:00:00.000Z');
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 1 });
    expect(queued[0]?.userId).toBe(late.userId);
  });

  it('is queued together with its record or not at all', async () => {
    const org = await aProOrganization();
    world.at('2026-11-02T04:15:00.000Z');
    const queue = world.deps.queue;
    world.deps.queue = { ...queue, enqueueMail: async () => Promise.reject(new Error('queue down')) };
    await expect(sendMonthlyReports(world.deps)).rejects.toThrow('queue down');
    world.deps.queue = queue;
    expect(await months(org)).toEqual([]);
    expect(await sendMonthlyReports(world.deps)).toEqual({ owed: 1 });
  });
});

describe('its mail', () => {
  async function send(org: TestOrganization, language: (typeof languages)[number]) {
    await world.deps.db.rows(sql`update users set language = ${language} where id = ${org.userId}`);
    world.at('2026-11-02T04:15:00.000Z');
    await sendMonthlyReports(world.deps);
    const mail = queued.find((one) => one.userId === org.userId && one.kind === 'monthly_report');
    await sendMail(world.deps, mail!, world.deps.newId());
    return sent.at(-1)!;
  }

  it.each(languages)('carries the report as PDF in %s', async (language) => {
    const org = await aProOrganization();
    const mail = await send(org, language);
    expect(mail.to.address).toBe(org.email);
    const [file, ...more] = mail.attachments ?? [];
    expect([file?.contentType, more]).toEqual(['application/pdf', []]);
    expect(file?.filename).toBe(monthlyWords[language].fileName.replace('{month}', '2026-10'));
    expect(textOf(file!.content)).toContain(squeezed(monthlyWords[language].notAudit));
    expect(mail.subject).toContain('2026');
    expect(mail.text).not.toMatch(/\{\w+\}/);
  });

  it.each([
    ['2026-11-03', '3\u00a0listopada\u00a02026: '],
    ['2026-11-02', '2\u00a0listopada\u00a02026 (dziś): '],
    ['2026-10-28', '28\u00a0października\u00a02026 (termin minął): '],
  ])('says of an item due on %s how its day stands to the clock', { tags: ['long'] }, async (dueOn, phrase) => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    const [gap] = (await world.call('GET', '/api/action-items', { cookie: org.cookie })).json().items;
    const items = [{ questionId: gap.questionId, version: gap.version }];
    await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body: { items, change: { dueOn } } });
    expect((await send(org, 'pl')).text).toContain(`${phrase}${gap.questionText}`);
  });

  it('states which duties have a day, until a proof shows that they are met', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    const given = {
      seat: 'poland',
      roles: [],
      sectors: ['in_energy'],
      kinds: ['electricity_supply'],
      headcount: 'from_250',
      turnover: 'over_50',
      balance: 'over_43',
      group: 'alone',
    };
    const scope = { regime: 'nis2', checkedOn: isoDay(world.deps.now()), answers: given };
    await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
    const overdue = '3\u00a0października\u00a02026 (termin minął): Wniosek o\u00a0wpis do wykazu';
    expect((await send(org, 'pl')).text).toContain(overdue);
    const body = { duty: 'nis2:register', doneOn: '2026-10-01', reference: 'Protokół 4/2026', evidenceId: null };
    expect((await world.call('POST', '/api/duties/proofs', { cookie: org.cookie, body })).statusCode).toBe(200);
    expect((await send(org, 'pl')).text).not.toContain('wpis do wykazu');
  });

  it('shows scores with their trend, gaps, changes of the month, certificates and the end of the subscription', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await aCompletedAssessment(world.deps, org, { answer: 'no' });
    world.at('2026-10-21T09:00:00.000Z');
    await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const certificate = await aCertificate(world.deps, org, 'ai_act');
    const open = await anAssessment(world.deps, org, { answered: 2, answer: 'no' });
    world.at('2026-10-25T09:00:00.000Z');
    await saveAnswer(world.deps, await asPrincipal(world.deps, org), { assessmentId: open, questionId: 'nis2-1-1', answer: 'yes' });
    await saveAnswer(world.deps, await asPrincipal(world.deps, org), { assessmentId: open, questionId: 'nis2-1-1', answer: 'partial' });
    const [gap] = (await world.call('GET', '/api/action-items', { cookie: org.cookie })).json().items;
    const change = { dueOn: '2026-12-15' };
    await world.call('PATCH', '/api/action-items', {
      cookie: org.cookie,
      body: { items: [{ questionId: gap.questionId, version: gap.version }], change },
    });
    const mail = await send(org, 'pl');
    expect(mail.text).toContain('NIS2: 50,00% (+50,00\u00a0pkt\u00a0proc.)');
    expect(mail.text).toContain(`15\u00a0grudnia\u00a02026: ${gap.questionText}`);
    expect(mail.text).not.toContain('termin minął');
    const text = textOf(mail.attachments![0]!.content);
    for (const phrase of [
      'październik 2026',
      '50,00%',
      '+50,00 pkt proc.',
      'Pierwsza zakończona ocena',
      'Odpowiedzi: 2 z 49',
      'Podstawa prawna: NIS2',
      'Zmienione odpowiedzi: 0.',
      certificate.certificateNumber,
      '21 października 2027',
      'Dostęp w planie Pro trwa do 19 października 2027',
    ])
      expect(text, phrase).toContain(squeezed(phrase));
  });

  it('shows an answer that was changed in the month after it was given before', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    world.at('2026-09-30T21:59:00.000Z');
    await aPeriod(world.deps, org.id, 'pro');
    const open = await anAssessment(world.deps, org, { answered: 3, answer: 'no' });
    world.at('2026-09-30T22:00:00.000Z');
    await saveAnswer(world.deps, await asPrincipal(world.deps, org), { assessmentId: open, questionId: 'nis2-1-1', answer: 'yes' });
    const text = textOf((await send(org, 'pl')).attachments![0]!.content);
    for (const phrase of ['Nowe odpowiedzi: 0. Zmienione odpowiedzi: 1.', 'NIS2 1.1', '1.10.2026'])
      expect(text).toContain(squeezed(phrase));
  });

  it('holds nothing of another organisation', async () => {
    const other = await anOrganization(world.deps, { plan: 'pro', name: 'Cudza Spółka' });
    const foreign = await aCertificate(world.deps, other, 'nis2');
    const text = textOf((await send(await aProOrganization(), 'pl')).attachments![0]!.content);
    expect(text).not.toContain('Cudza');
    expect(text).not.toContain(squeezed(foreign.certificateNumber));
  });

  it('is not sent when the account is gone by then', async () => {
    const org = await aProOrganization();
    world.at('2026-11-02T04:15:00.000Z');
    await sendMonthlyReports(world.deps);
    await world.deps.db.rows(sql`delete from users where id = ${org.userId}`);
    await sendMail(world.deps, queued[0]!, world.deps.newId());
    expect(sent).toEqual([]);
  });

  it('of another kind has no attachment', async () => {
    const org = await aProOrganization();
    await sendMail(world.deps, { kind: 'password_changed', userId: org.userId, language: 'pl' }, world.deps.newId());
    expect(sent[0]?.attachments).toEqual([]);
  });
});

describe("a consultant's branding on the monthly report", () => {
  it('is that of the moment when it is drawn', async () => {
    const client = await anOrganization(world.deps, { plan: 'pro', name: 'Młyn' });
    const lender = await aLender(world, client);
    const about = { userId: client.userId, organizationId: client.id, month: '2026-09', language: 'de' } as const;
    const drawn = async () => textOf((await monthlyEnclosed(world.deps, about)).attachments[0]?.content ?? Buffer.alloc(0));
    const choose = (organizationId: string | null) =>
      world.call('PUT', '/api/account/branding/consultant', { cookie: client.cookie, body: { organizationId } });
    expect((await choose(lender)).statusCode).toBe(200);
    expect(await drawn()).toContain(squeezed('Erstellt mit Unterstützung von Zakład Testowy'));
    expect((await choose(null)).statusCode).toBe(200);
    expect(await drawn()).not.toContain(squeezed('Erstellt mit Unterstützung'));
  });
});
