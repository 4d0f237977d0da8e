import sql from 'sql-template-tag';
import { makeCode } from '#server/company/confirmation/letter/codes.ts';
import { noticeToken } from '#server/company/confirmation/disputes/claims.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import type { TestOrganization } from '#server/testing/builders.ts';
import type { FuzzWorld } from './world.ts';

export async function mustBe<T>(world: FuzzWorld, cookie: string | undefined, key: string, body?: unknown): Promise<T> {
  const [method = '', url = ''] = key.split(' ');
  const answer = await world.call(method as 'GET', url, { cookie, ...(body === undefined ? {} : { body }) });
  if (answer.statusCode !== 200) throw new Error(`${key}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  return answer.json<T>();
}

/** The secret of the link by which staff read a document. */
export async function staffSecret(world: FuzzWorld, org: TestOrganization, evidence: string): Promise<string> {
  const key = `POST /api/templates/backups/adoptions/${evidence}/staff/link`;
  const { address } = await mustBe<{ address: string }>(world, org.cookie, key, { days: 30, domains: [] });
  return address.split('#').at(-1) ?? '';
}

export async function oneRow<T extends object>(world: FuzzWorld, statement: Parameters<FuzzWorld['deps']['db']['rows']>[0]): Promise<T> {
  const [row] = await world.deps.db.rows<T>(statement);
  if (!row) throw new Error(`nothing: ${statement.text}`);
  return row;
}

const none = '00000000-0000-4000-8000-000000000000';
export type Claim = Readonly<{ letter: string; code: string; objection: string; signed: Buffer }>;

/** The other organisation confirms itself, in another way in each fixture, and what that takes. */
export async function claimOf(world: FuzzWorld, other: TestOrganization, number: number): Promise<Claim> {
  const { deps } = world;
  const { methods } = await mustBe<{ methods: { method: string; available: boolean }[] }>(
    world,
    other.cookie,
    'GET /api/company/confirmation',
  );
  const open = ['letter', 'register_email', 'website', 'signature'].filter((one) =>
    methods.some((way) => way.method === one && way.available),
  );
  const method = open[number % open.length] ?? 'none';
  const claim = { letter: none, code: 'ABCD-EFGH', objection: 'x', signed: Buffer.from('%PDF-1.7') };
  if (method === 'none') return claim;
  const response = await world.call('POST', '/api/company/confirmation', { cookie: other.cookie, body: { method } });
  // In a long run the day's share of the few companies that the register knows may be used up.
  if (response.statusCode === 429) return claim;
  if (method === 'letter') {
    const task = sql`select facts ->> 'letterId' as id from desk_tasks where kind = 'letter_to_send' and organization_id = ${other.id}`;
    return { ...claim, letter: (await oneRow<{ id: string }>(world, task)).id };
  }
  if (method === 'signature') {
    const declaration = await world.call('GET', '/api/company/declaration', { cookie: other.cookie });
    return { ...claim, signed: await world.sealed(declaration.rawPayload, other.nip) };
  }
  if (method !== 'register_email') return claim;
  const { id } = await oneRow<{ id: string }>(
    world,
    sql`
    select id from confirmation_codes where organization_id = ${other.id} order by created_at desc limit 1`,
  );
  const [notice] = await deps.db.rows<{ id: string }>(sql`select id from company_notices where organization_id = ${other.id}`);
  const made = await makeCode(deps, { id, method });
  return { ...claim, code: made?.code ?? '', objection: (notice && (await noticeToken(deps, notice.id))) ?? 'x' };
}

/** What operators look at: a statement, an order that waits, a job that was given up, a task. */
export async function workOf(world: FuzzWorld, org: TestOrganization, other: TestOrganization, operator: string) {
  const { deps } = world;
  const account = deps.config.company.bankAccount.replaceAll(/\D/g, '');
  const lines = [':20:X', `:25:PL${account}`, ':60F:C261121PLN0,00', ':61:2611241124C1,00S1', `:86:150~20nic ${org.nip}~32NIKT`, '-'];
  const bytes = Buffer.from(lines.join('\n'));
  const headers = { cookie: operator, 'content-type': 'application/octet-stream' };
  const sent = await world.app.inject({ method: 'PUT', url: '/api/operator/statements', headers, payload: bytes });
  await mustBe(world, other.cookie, 'POST /api/create-checkout-session', { plan: 'basic', payBy: 'transfer', earlyStart: true });
  const order = await oneRow<{ id: string; orderNumber: string }>(
    world,
    sql`
    select id, order_number from payments where organization_id = ${other.id}`,
  );
  const job = await oneRow<{ id: string }>(
    world,
    sql`
    update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "550"}'
    where id = (select id from pgboss.job where name = 'mail' and state = 'created' order by created_on desc limit 1) returning id`,
  );
  const taskInput = { kind: 'partial_refund', subject: org.id, organizationId: org.id, facts: { organization: org.name } } as const;
  await openTask(deps, deps.db, taskInput);
  const task = await oneRow<{ id: string }>(world, sql`select id from desk_tasks where kind = 'partial_refund' and subject = ${org.id}`);
  const statement = sent.json<{ id: string }>().id;
  return { bytes, statement, order: order.id, orderNumber: order.orderNumber, job: job.id, task: task.id };
}
