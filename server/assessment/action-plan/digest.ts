import sql, { type Sql } from 'sql-template-tag';
import { isOpen } from '#core/assessment/report/action-plan.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { dueMonth, monthKey } from '#core/platform/calendar/monthly.ts';
import type { Member } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { planOf, type Plan } from './plan.ts';
import { countsOf, datedTasks, tasksOf, type DatedTask, type Task } from './tasks.ts';
import { wantsMail, reachable, accountIn, someMember, listMembers } from '#server/account/public.ts';

const nextShown = 3;

/** What of a plan somebody is notified about: an owner of the organisation everything, anybody else what is theirs. */
function digestTasks(plan: Plan, account: Member): Task[] {
  const tasks = tasksOf(plan, account);
  return account.organization.role === 'owner' ? tasks : tasks.filter(({ ownerUserId }) => ownerUserId === account.userId);
}

/** The next days of the plan that a digest names, read when it is sent. */
export async function digestItems(deps: Deps, about: { organizationId: string; userId: string }): Promise<DatedTask[]> {
  const account = await accountIn(deps, deps.db, about.organizationId, about.userId);
  if (!account) return [];
  const plan = await planOf(deps, deps.db, account);
  return datedTasks(digestTasks(plan, account), businessDay(deps.now()), null).slice(0, nextShown);
}

/** Owners who get the monthly report read all this in it, unless something of the plan is their own. */
function isMailed(account: Member, tasks: readonly Task[]): boolean {
  if (!tasks.some(({ state }) => isOpen(state))) return false;
  return !allows(account.period, 'monthly_report') || tasks.some(({ ownerUserId }) => ownerUserId === account.userId);
}

async function enqueueDigest(deps: Deps, account: Member, month: string, language: Language): Promise<boolean> {
  const { organization, userId } = account;
  const tasks = digestTasks(await planOf(deps, deps.db, account), account);
  if (!isMailed(account, tasks)) return false;
  return deps.db.transaction(async (tx) => {
    const recorded = await tx.rows(sql`
      insert into plan_digests (organization_id, user_id, month, sent_at) values (${organization.id}, ${userId}, ${month}, ${deps.now()})
      on conflict do nothing returning month`);
    if (recorded.length === 0) return false;
    const values = { organization: organization.name, organizationId: organization.id, ...countsOf(tasks, businessDay(deps.now())) };
    await deps.queue.enqueueMail(tx, { kind: 'plan_digest', userId, language, values, notificationId: deps.newId() });
    return true;
  });
}

/** The summary of a plan that somebody took up, to those it concerns, once a month from the first working day on. */
export async function sendPlanDigests(deps: Deps): Promise<{ owed: number }> {
  const due = dueMonth(deps.now());
  if (!due) return { owed: 0 };
  const month = monthKey(due.month);
  const isUnnotified = (userId: Sql): Sql => sql`not exists (
    select 1 from plan_digests d where d.organization_id = a.organization_id and d.user_id = ${userId} and d.month = ${month})`;
  const organizations = await deps.db.rows<{ id: string }>(sql`
    select a.organization_id as id from (select organization_id from action_items union select organization_id from own_actions) a
    where ${someMember(sql`a.organization_id`, isUnnotified)}`);
  let queued = 0;
  for (const { id } of organizations) {
    const members = await listMembers(deps.db, id);
    const wanted = await reachable(
      deps.db,
      members.map((member) => member.id),
    );
    for (const [userId, { language }] of wanted) {
      const account = await accountIn(deps, deps.db, id, userId);
      const wants = await wantsMail(deps.db, { organizationId: id, userId, kind: 'plan_digest' });
      if (account && wants && (await enqueueDigest(deps, account, month, language ?? defaultLanguage))) queued += 1;
    }
  }
  return { owed: queued };
}
