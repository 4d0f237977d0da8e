import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const note = 'list z 20 listopada';

/** Sessions of operators are short: each acts in one of its own time. */
async function operatorCookie(): Promise<string> {
  const operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  return operator.cookie;
}
let written = 0;

beforeEach(() => world.at('2026-12-18T10:00:00.000Z'));

const text = 'Proszę o zwrot części ceny, bo raport nie powstał.';

function aComplaint(more: object = {}) {
  written += 1;
  return {
    name: 'Jan Kowalski',
    email: `jan-${written}@example.com`,
    about: 'AT-2026-AAAAAAAA',
    complaint: text,
    consumer: false,
    ...more,
  };
}

const complain = (more: object = {}) => world.call('POST', '/api/complaints', { body: aComplaint(more) });
const asOperator = async (url: string, body: object) => world.call('POST', url, { cookie: await operatorCookie(), body });

async function taskOf(number: string) {
  const [task] = await world.deps.db.rows<{ id: string; facts: Record<string, unknown> }>(sql`
    select id, facts from desk_tasks where kind = 'complaint_received' and facts ->> 'complaintNumber' = ${number} order by opened_at`);
  return task;
}

const mailsTo = (email: string) =>
  world.deps.db.rows<{ kind: string; values: Record<string, string> }>(sql`
    select data ->> 'kind' as kind, data -> 'values' as values from pgboss.job
    where name = 'mail' and data -> 'to' ->> 'email' = ${email} order by created_on, data ->> 'kind' desc, id`);

describe('a complaint', () => {
  it('gets a number, the last day of 14 working days, and a mail that repeats nothing of it', async () => {
    const email = 'skarga@example.com';
    const receipt = (await complain({ email })).json();
    expect(receipt).toEqual({
      number: expect.stringMatching(/^RK-2026-[A-HJKMNP-Z2-9]{6}$/),
      receivedAt: '2026-12-18T10:00:00.000Z',
      answerBy: '2027-01-13T22:59:59.999Z',
    });
    const [mail, more] = await mailsTo(email);
    expect([mail?.kind, mail?.values.number, more]).toEqual(['complaint_received', receipt.number, undefined]);
    expect(JSON.stringify(mail)).not.toContain(text);
    expect((await taskOf(receipt.number))?.facts).toMatchObject({ complaint: text, via: 'form', decideAt: receipt.answerBy });
  });

  it('of a consumer is to be answered within 14 days', async () => {
    expect((await complain({ consumer: true })).json().answerBy).toBe('2027-01-01T22:59:59.999Z');
  });

  it.each(['uphold', 'uphold_part', 'reject_complaint'])('is answered once, with reasons, by mail (%s)', async (decision) => {
    const email = `${decision.replaceAll('_', '-')}@example.com`;
    const { number } = (await complain({ email })).json();
    const url = `/api/operator/tasks/${(await taskOf(number))?.id}/decision`;
    const told = 'Sprawdziliśmy przebieg zamówienia i zwracamy różnicę.';
    expect((await asOperator(url, { decision, note })).json().fields).toEqual({ told: expect.any(String) });
    expect((await asOperator(url, { decision, note, told })).json()).toEqual({ ok: true });
    expect((await asOperator(url, { decision, note, told })).statusCode).toBe(404);
    const answers = (await mailsTo(email)).filter(({ kind }) => kind === 'complaint_answered');
    expect(answers).toEqual([{ kind: 'complaint_answered', values: expect.objectContaining({ number, answer: told }) }]);
  });

  it('that came by letter is written down by an operator; its time runs from the day it came', async () => {
    const body = { ...aComplaint(), via: 'letter', receivedOn: '2026-12-11', note };
    const receipt = (await asOperator('/api/operator/complaints', body)).json();
    expect(receipt).toMatchObject({ receivedAt: '2026-12-11T22:59:59.999Z', answerBy: '2027-01-05T22:59:59.999Z' });
    const late = await asOperator('/api/operator/complaints', { ...body, receivedOn: '2026-12-19' });
    expect([late.statusCode, Object.keys(late.json().fields)]).toEqual([400, ['receivedOn']]);
    expect((await world.call('POST', '/api/operator/complaints', { body })).statusCode).toBe(401);
  });

  it('needs a name, an address and something to answer', async () => {
    const answer = await complain({ name: '', email: 'x', complaint: 'krótko' });
    expect(Object.keys(answer.json().fields).toSorted()).toEqual(['complaint', 'email', 'name']);
  });

  it('sends no flood of mails to one address', async () => {
    const email = 'zasypywany@example.com';
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1) answers.push((await complain({ email })).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is retained until claims are barred, six years after the year of the answer', async () => {
    const { number } = (await complain()).json();
    const url = `/api/operator/tasks/${(await taskOf(number))?.id}/decision`;
    await asOperator(url, { decision: 'uphold', note, told: 'Uznajemy reklamację w całości.' });
    const stored = () => world.deps.db.rows(sql`select 1 from complaints where number = ${number}`);
    world.at('2032-12-31T22:00:00.000Z');
    await applyRetention(world.deps);
    expect(await stored()).toHaveLength(1);
    world.at('2032-12-31T23:00:00.000Z');
    await applyRetention(world.deps);
    expect(await stored()).toEqual([]);
  });
});
