import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { openTasksOf } from '#server/platform/tasks/service.ts';
import { decideTask } from '#server/operations/operators/decisions.ts';
import { ownerOf, signedIn } from './callers.ts';
import { demoOperator, type DemoCompany, type DemoConfirmation } from './companies.ts';
import { found, type Mailbox } from './mailbox.ts';
import { later, type Timeline } from './timeline.ts';
import { printLetter, readConfirmation, redeemCode, startConfirmation, checkWebsite } from '#server/company/public.ts';

type Confirming = Readonly<{ company: DemoCompany; mailbox: Mailbox; at: Date; now: Date }>;

const [hour, day] = [60, 24 * 60];

async function begin(deps: Deps, { email }: DemoCompany, method: DemoConfirmation): Promise<void> {
  await startConfirmation(deps, await ownerOf(deps, email), method);
}

async function* byEmail({ company, mailbox, at, now }: Confirming): Timeline {
  let deps = yield at;
  await begin(deps, company, 'register_email');
  const code = found(await mailbox.read(deps, 'company_code'), /Kod: (\w{4}-\w{4})/);
  deps = yield later(at, 5, now);
  await redeemCode(deps, await ownerOf(deps, company.email), code);
}

/** Publishes on the website of the sandbox what a company is asked to publish. */
async function publish(deps: Deps, host: string, file: string): Promise<void> {
  const address = `${deps.config.payments.url}/websites/${host.replace(/^www\./, '')}`;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ file }), redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`${address} answers ${answer.status}`);
}

async function* byWebsite({ company, at, now }: Confirming): Timeline {
  let deps = yield at;
  await begin(deps, company, 'website');
  const { website } = await readConfirmation(deps, await ownerOf(deps, company.email));
  if (!website) throw new Error(`${company.email} has nothing to publish`);
  await publish(deps, website.host, website.value);
  deps = yield later(at, hour, now);
  await checkWebsite(deps, await ownerOf(deps, company.email));
}

/** The operator prints the letter that was requested and states that it was sent; what it states is read before it is drawn. */
async function sendLetter(deps: Deps, organizationId: string): Promise<string> {
  const operator: Principal<'operator'> = await signedIn(deps, demoOperator.email);
  const task = (await openTasksOf(deps.db, [organizationId])).find(({ kind }) => kind === 'letter_to_send');
  if (!task) throw new Error('no letter was asked for');
  let code = '';
  const printer: Deps['renderer'] = {
    ...deps.renderer,
    render: async ({ data }) => {
      ({ code } = data as { code: string });
      return Buffer.alloc(0);
    },
  };
  const note = 'List wysłany pocztą';
  await printLetter({ ...deps, renderer: printer }, operator, { id: task.subject, note });
  await decideTask(deps, operator, task.id, { decision: 'letter_sent', note });
  return code;
}

async function* byLetter({ company, at, now }: Confirming): Timeline {
  let deps = yield at;
  await begin(deps, company, 'letter');
  deps = yield later(at, day, now);
  const { account } = await ownerOf(deps, company.email);
  const code = await sendLetter(deps, account.organization.id);
  deps = yield later(at, 5 * day, now);
  await redeemCode(deps, await ownerOf(deps, company.email), code);
}

/** Asks whose the account is that the order was paid from. */
async function* byTransfer({ company, at }: Confirming): Timeline {
  const deps = yield at;
  await begin(deps, company, 'transfer');
}

const ways: Readonly<Record<DemoConfirmation, (confirming: Confirming) => Timeline>> = {
  register_email: byEmail,
  website: byWebsite,
  letter: byLetter,
  transfer: byTransfer,
};

/** A company confirms who it is. */
export function confirm(method: DemoConfirmation, confirming: Confirming): Timeline {
  return ways[method](confirming);
}
