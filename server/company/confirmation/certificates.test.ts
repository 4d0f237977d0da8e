// @module-tag long
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { issueWaiting } from '#server/certificate/certificates/issue/waiting.ts';
import { watchCompanies } from '#server/certificate/certificates/lifecycle/watch.ts';
import { saveReading, readCompany } from '#server/account/companies/register.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCertificate, aCompletedAssessment, anOrganization } from '#server/testing/builders.ts';
import { dayMillis, openConfirmationWorld } from '#server/testing/scenarios/confirmation-world.ts';

const { world, onRealRegisters, codeSentTo, start, redeem, issue, listOpenTasks, claimant } = openConfirmationWorld();

describe('a certificate', () => {
  it('waits for the confirmation and is issued by itself, once, with a mail', async () => {
    const org = await claimant('9990000020');
    const assessment = await aCompletedAssessment(world.deps, org);
    const refused = await issue(org, assessment);
    expect([refused.statusCode, refused.json().code, refused.json().methods]).toEqual([
      409,
      'company_unconfirmed',
      ['register_email', 'website', 'transfer', 'letter', 'signature'],
    ]);
    expect((await issue(org, assessment)).statusCode).toBe(409);
    expect(await issueWaiting(world.deps, org.id)).toEqual([]);
    expect((await start(org)).json()).toMatchObject({ state: 'pending', waiting: 1 });
    const done = (await redeem(org, await codeSentTo('zofia@cwik-it.example'))).json();
    expect(done).toMatchObject({ state: 'confirmed', waiting: 0 });
    expect(done.issued).toHaveLength(1);
    expect(await issueWaiting(world.deps)).toEqual([]);
    const entry = (await world.call('GET', `/api/registry/${done.issued[0]}`)).json();
    expect(entry).toMatchObject({
      organization: { name: 'ZOFIA ĆWIK USŁUGI INFORMATYCZNE', nip: org.nip },
      confirmation: { method: 'register_email', level: 1, confirmedAt: done.confirmedAt },
    });
    const mails = await world.deps.db.rows<{ kind: string }>(sql`
      select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'to' is null
      order by 1`);
    expect(mails).toEqual([{ kind: 'certificate_issued_later' }, { kind: 'report_ready' }]);
    expect((await issue(org, assessment)).json().certificateNumber).toBe(done.issued[0]);
  });

  it('that waited too long states why it is not issued', async () => {
    onRealRegisters();
    const org = await anOrganization(world.deps, { confirmed: false });
    const assessment = await aCompletedAssessment(world.deps, org);
    expect((await issue(org, assessment)).json().code).toBe('company_unconfirmed');
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${world.deps.now()} where organization_id = ${org.id}`);
    await issueWaiting(world.deps, org.id);
    const [mail] = await world.deps.db.rows<{ data: QueuedMail }>(sql`
      select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' <> 'report_ready'`);
    expect(mail?.data).toMatchObject({
      kind: 'certificate_not_issued',
      values: { reason: expect.stringContaining('aktywnego abonamentu') },
    });
    const [request] = await world.deps.db.rows(sql`select outcome from issue_requests where organization_id = ${org.id}`);
    expect(request).toEqual({ outcome: 'subscription_required' });
  });

  it.each([
    ['suspended', { suspendedOn: '2026-10-01' }],
    ['bankrupt', { bankruptOn: '2026-10-01' }],
    ['ended', { active: false, endedOn: '2026-10-01' }],
  ])('is not issued to a company that is %s, and one in force becomes a task for the operator', async (status, change) => {
    onRealRegisters();
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const { certificateNumber } = await aCertificate(world.deps, org);
    const assessment = await aCompletedAssessment(world.deps, org, { regime: 'ai_act' });
    const company = await readCompany(world.deps, org);
    await saveReading(world.deps.db, org.id, { company: { ...company!, ...change }, readAt: world.deps.now() });
    const refused = await issue(org, assessment);
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'company_inactive', standing: status })]);
    expect(await watchCompanies(world.deps)).toMatchObject({ companiesInactive: expect.any(Number) });
    await watchCompanies(world.deps);
    expect((await listOpenTasks('company_inactive', org)).map(({ facts }) => facts)).toEqual([
      { certificateNumber, organization: org.name, nip: org.nip, standing: status },
    ]);
    await world.deps.db.rows(
      sql`update certificates set status = 'revoked', revoked_at = now(), revocation_reason = 'terms_breach' where organization_id = ${org.id}`,
    );
  });

  it('is stored while the register is silent, and issued when it answers', async () => {
    onRealRegisters();
    const org = await anOrganization(world.deps);
    const assessment = await aCompletedAssessment(world.deps, org);
    const company = await readCompany(world.deps, org);
    await saveReading(world.deps.db, org.id, { company, readAt: new Date(world.deps.now().getTime() - dayMillis) });
    world.deps.companyRegister = { ...world.deps.companyRegister, read: () => Promise.reject(new Error('down')) };
    const refused = await issue(org, assessment);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'register_silent']);
    world.deps.companyRegister = { ...world.deps.companyRegister, read: async () => company };
    expect(await issueWaiting(world.deps, org.id)).toHaveLength(1);
  });
});
