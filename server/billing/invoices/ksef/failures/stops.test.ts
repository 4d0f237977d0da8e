// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { signedIn } from '#server/operations/demo/callers.ts';
import { decideTask } from '#server/operations/operators/decisions.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef, paid, documents, tasks, mails } = failureWorld('2027-01-06T09:00:00Z');
const nip = '9999999999';

beforeEach(async () => {
  for (const type of ['Authentication', 'Offline']) await ksef.command('certificate', { what: 'restore', type });
  await ksef.command('block', { on: 'false' });
  await ksef.command('permissions', { nip, permissions: 'InvoiceWrite,InvoiceRead' });
});

async function decide(decision: 'resume'): Promise<void> {
  const { email } = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, email);
  const [task] = await tasks();
  await decideTask(world.deps, await signedIn(world.deps, email), task?.id ?? '', { decision, note: 'naprawione' });
}

type Fields = Readonly<Record<string, string>>;

const causes: readonly (readonly [string, string, Fields, string, Fields])[] = [
  ['an expired certificate (460)', 'certificate', { what: 'expire' }, 'certificate', { what: 'restore' }],
  ['a revoked certificate (460)', 'certificate', { what: 'revoke' }, 'certificate', { what: 'restore' }],
  ['no rights at all (415)', 'permissions', { nip, permissions: '' }, 'permissions', { nip, permissions: 'InvoiceWrite,InvoiceRead' }],
  ['no right to issue (403)', 'permissions', { nip, permissions: 'InvoiceRead' }, 'permissions', { nip, permissions: 'InvoiceWrite' }],
  ['a blocked sign-in (480)', 'block', { on: 'true' }, 'block', { on: 'false' }],
];

describe('what somebody has to mend', () => {
  it.each(causes)('%s stops the queue with one task and loses nothing', async (_, command, broken, mending, mended) => {
    const sale = await paid();
    await ksef.command(command, broken);
    await ksef.pass(3);
    expect((await tasks()).map(({ kind, facts }) => [kind, facts.ksefProblem])).toEqual([['ksef_stopped', 'not_allowed']]);
    expect(await mails()).toEqual([]);
    // Nothing was issued, so nothing has a number that it could lose.
    expect(await documents(sale)).toEqual([]);
    const count = (await ksef.calls()).length;
    ksef.restart();
    await ksef.pass(3);
    expect(await ksef.calls()).toHaveLength(count);
    await ksef.command(mending, mended);
    await decide('resume');
    expect(await tasks()).toEqual([]);
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', tries: 1, confirmed: true }]);
    expect(await mails()).toEqual(['invoice_issued']);
  });

  it('a right that is removed between opening and sending (403) leaves the document to be sent', async () => {
    const sale = await paid();
    ksef.before('send', () => ksef.command('permissions', { nip, permissions: 'InvoiceRead' }));
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'issued', tries: 1 }]);
    expect((await tasks()).map(({ kind }) => kind)).toEqual(['ksef_stopped']);
    await ksef.command('permissions', { nip, permissions: 'InvoiceWrite,InvoiceRead' });
    await decide('resume');
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', tries: 2, version: 1 }]);
  });

  it('a document that is refused for lack of rights (410) is not refused for good', async () => {
    const [first, second] = [await paid(), await paid()];
    await ksef.command('status', { code: 410 });
    await ksef.pass(3);
    expect((await documents(first))[0]).toMatchObject({ state: 'issued', tries: 1, failureCode: 410 });
    expect((await tasks()).map(({ kind }) => kind)).toEqual(['ksef_stopped']);
    await decide('resume');
    await ksef.pass(3);
    for (const sale of [first, second]) expect(await documents(sale)).toMatchObject([{ state: 'accepted', version: 1 }]);
    expect(await mails()).toHaveLength(2);
  });
});
