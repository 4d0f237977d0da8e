// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { issueWaiting } from '#server/certificate/certificates/issue/waiting.ts';
import { aCompletedAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { knownOf } from '#server/company/confirmation/status.ts';

const world = openWorld();
const note = 'zgłoszenie 77/2026';
let operators: TestOrganization[];

beforeAll(async () => {
  operators = [await anOrganization(world.deps, { plan: null }), await anOrganization(world.deps, { plan: null })];
  for (const { email } of operators) await addOperator(world.deps, email);
});

const as = (which: number, url: string, body: object) => world.call('POST', url, { cookie: operators[which]!.cookie, body });
const propose = (org: TestOrganization, documents = 'umowa spółki, pełnomocnictwo z podpisem notariusza') =>
  as(0, `/api/operator/organizations/${org.id}/confirmation`, { documents, note });

async function taskOf(org: TestOrganization): Promise<string> {
  const [task] = await world.deps.db.rows<{ id: string }>(sql`
    select id from desk_tasks where kind = 'confirmation_proposed' and organization_id = ${org.id} and closed_at is null`);
  return task?.id ?? '';
}

describe('an operator', () => {
  it('confirms a company by documents together with a second one, and what waited is issued', async () => {
    const org = await anOrganization(world.deps);
    await world.deps.db.rows(sql`update company_confirmations set ended_at = ${world.deps.now()} where organization_id = ${org.id}`);
    const assessment = await aCompletedAssessment(world.deps, org);
    const body = { declaration: { name: 'Anna Testowa', role: 'Prezes zarządu' } };
    expect((await world.call('POST', `/api/assessments/${assessment}/certificate`, { cookie: org.cookie, body })).json().code).toBe(
      'company_unconfirmed',
    );
    expect((await propose(org, 'krótko')).json().fields).toHaveProperty('documents');
    expect((await propose(org)).json()).toEqual({ ok: true });
    expect((await knownOf(world.deps.db, org.id, world.deps.now())).confirmation).toBeNull();
    const decision = `/api/operator/tasks/${await taskOf(org)}/decision`;
    const alone = await as(0, decision, { decision: 'confirm', note });
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'second_person_needed']);
    expect((await as(1, decision, { decision: 'confirm', note })).json()).toEqual({ ok: true });
    const { confirmation } = await knownOf(world.deps.db, org.id, world.deps.now());
    expect(confirmation).toMatchObject({
      method: 'operator',
      level: 2,
      evidence: { proposedBy: operators[0]!.userId, decidedBy: operators[1]!.userId },
    });
    expect(await issueWaiting(world.deps, org.id)).toHaveLength(1);
  });

  it('is needed for it, and the proposal can be dismissed', async () => {
    const org = await anOrganization(world.deps, { confirmed: false });
    const url = `/api/operator/organizations/${org.id}/confirmation`;
    expect((await world.call('POST', url, { cookie: org.cookie, body: { documents: 'umowa spółki', note } })).statusCode).toBe(403);
    await propose(org);
    expect((await as(0, `/api/operator/tasks/${await taskOf(org)}/decision`, { decision: 'dismiss', note })).json()).toEqual({ ok: true });
    expect((await knownOf(world.deps.db, org.id, world.deps.now())).confirmation).toBeNull();
    expect(
      (await as(0, `/api/operator/organizations/${world.deps.newId()}/confirmation`, { documents: 'umowa spółki', note })).statusCode,
    ).toBe(404);
  });
});
