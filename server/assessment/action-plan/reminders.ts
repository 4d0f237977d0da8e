import sql from 'sql-template-tag';
import type { MailFact } from '#content/mails/assessment/facts.ts';
import { planWords } from '#content/documents/report/action-plan.ts';
import { soonDays } from '#core/assessment/report/action-plan.ts';
import { addDays, businessDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { planOf } from './plan.ts';
import { datedTasks, tasksOf, type DatedTask } from './tasks.ts';
import { wantsMail, reachable, accountIn } from '#server/account/public.ts';

const shownItems = 12;

/** Tasks as rows of the table in a mail: the day, and what to do. */
export function factsOfItems(tasks: readonly DatedTask[], language: Language): MailFact[] {
  return tasks.slice(0, shownItems).map(({ dueOn, due, name }) => {
    const day = dayText(new Date(`${dueOn}T12:00:00Z`), language);
    const label = due === 'overdue' ? `${planWords[language].overdue}, ${day}` : day;
    return [label, name(language)];
  });
}

type Owner = Readonly<{ organizationId: string; userId: string }>;

/** What is open, has an owner and a day: gaps by their question, actions of one's own by their id. */
const owned = sql`(
  select organization_id, question_id, owner_user_id, due_on from action_items where state in ('open', 'in_progress')
  union all select organization_id, id::text, owner_user_id, due_on from own_actions where state <> 'done')`;

/** Owners with an open item that is due soon or overdue and that they were not notified of as such; whether they still belong to the organisation is checked later. */
function owners(deps: Deps, today: CalendarDay): Promise<Owner[]> {
  const { year, month, day } = addDays(today, soonDays);
  return deps.db.rows<Owner>(sql`
    select distinct organization_id, owner_user_id as user_id from ${owned} a
    where owner_user_id is not null and due_on <= make_date(${year}, ${month}, ${day})
      and not exists (
        select 1 from plan_notices n where n.organization_id = a.organization_id and n.question_id = a.question_id
          and n.user_id = a.owner_user_id and n.due_on = a.due_on
          and n.kind = case when a.due_on < make_date(${today.year}, ${today.month}, ${today.day}) then 'overdue' else 'soon' end)`);
}

/** What somebody is to be reminded of now, read when the mail is sent. */
export async function remindedItems(deps: Deps, { organizationId, userId }: Owner): Promise<DatedTask[]> {
  const account = await accountIn(deps, deps.db, organizationId, userId);
  if (!account) return [];
  const plan = await planOf(deps, deps.db, account);
  return datedTasks(tasksOf(plan, account), businessDay(deps.now()), userId).filter(({ due }) => due !== 'later');
}

/** Records what is due and queues one mail for all of it, in one transaction; false when everything was reminded of before. */
async function remind(deps: Deps, owner: Owner, to: { language: Language | null }): Promise<boolean> {
  const { organizationId, userId } = owner;
  const account = await accountIn(deps, deps.db, organizationId, userId);
  const items = await remindedItems(deps, owner);
  if (!account || items.length === 0) return false;
  const language = to.language ?? defaultLanguage;
  return deps.db.transaction(async (tx) => {
    let added = 0;
    for (const { key, due, dueOn } of items) {
      const rows = await tx.rows(sql`
        insert into plan_notices (organization_id, question_id, user_id, kind, due_on, sent_at)
        values (${organizationId}, ${key}, ${userId}, ${due}, ${dueOn}::date, ${deps.now()})
        on conflict do nothing returning question_id`);
      added += rows.length;
    }
    if (added === 0) return false;
    const values = { organization: account.organization.name, organizationId };
    await deps.queue.enqueueMail(tx, { kind: 'plan_reminder', userId, language, values, notificationId: deps.newId() });
    return true;
  });
}

/** Reminds owners of items due within seven days, and once more when the day has passed; never twice of the same day. */
export async function sendPlanReminders(deps: Deps): Promise<{ owed: number }> {
  const found = await owners(deps, businessDay(deps.now()));
  const wanted = await reachable(
    deps.db,
    found.map(({ userId }) => userId),
  );
  let queued = 0;
  for (const owner of found) {
    const to = wanted.get(owner.userId);
    const wants = to && (await wantsMail(deps.db, { ...owner, kind: 'plan_reminder' }));
    if (wants && (await remind(deps, owner, to))) queued += 1;
  }
  return { owed: queued };
}
