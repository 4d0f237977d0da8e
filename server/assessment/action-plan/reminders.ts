import sql from 'sql-template-tag';
import type { MailFact } from '#content/mails/facts.ts';
import { planWords } from '#content/documents/action-plan.ts';
import { dueOf, isOpen, soonDays, type DueState } from '#core/assessment/report/action-plan.ts';
import { addDays, businessDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import type { Member } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { planOf, type PlanItem } from './plan.ts';
import { wantsMail, reachable, accountIn } from '#server/account/public.ts';

const shownItems = 12;

export type DatedItem = PlanItem & Readonly<{ dueOn: string; due: DueState }>;

/** Open items with a day, of one owner or of all, the earliest first. Items under no paid period are nobody's task now. */
export function datedItems(items: readonly PlanItem[], account: Member, today: CalendarDay, ownerId: string | null): DatedItem[] {
  return items
    .flatMap((item): DatedItem[] => {
      const due = dueOf(item.values, today);
      const isMine = ownerId === null || item.values.ownerUserId === ownerId;
      return due && item.values.dueOn && isMine && allows(account.period, item.regime) ? [{ ...item, dueOn: item.values.dueOn, due }] : [];
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** Items as rows of the table in a mail: the day, and what to do. */
export function factsOfItems(items: readonly DatedItem[], language: Language): MailFact[] {
  return items.slice(0, shownItems).map(({ dueOn, due, gap }) => {
    const day = dayText(new Date(`${dueOn}T12:00:00Z`), language);
    const label = due === 'overdue' ? `${planWords[language].overdue}, ${day}` : day;
    return [label, `${gap.section}.${gap.number} ${gap.remediation[language]}`];
  });
}

type Owner = Readonly<{ organizationId: string; userId: string }>;

/** Owners with an open item that is due soon or overdue and that they were not told of as such; whether they still belong to the organisation is looked at later. */
function owners(deps: Deps, today: CalendarDay): Promise<Owner[]> {
  const { year, month, day } = addDays(today, soonDays);
  return deps.db.rows<Owner>(sql`
    select distinct organization_id, owner_user_id as user_id from action_items a
    where state in ('open', 'in_progress') and owner_user_id is not null and due_on <= make_date(${year}, ${month}, ${day})
      and not exists (
        select 1 from plan_notices n where n.organization_id = a.organization_id and n.question_id = a.question_id
          and n.user_id = a.owner_user_id and n.due_on = a.due_on
          and n.kind = case when a.due_on < make_date(${today.year}, ${today.month}, ${today.day}) then 'overdue' else 'soon' end)`);
}

/** What somebody is to be reminded of now, read when the mail is sent. */
export async function remindedItems(deps: Deps, { organizationId, userId }: Owner): Promise<DatedItem[]> {
  const account = await accountIn(deps, deps.db, organizationId, userId);
  if (!account) return [];
  const plan = await planOf(deps, deps.db, account);
  return datedItems(plan.items, account, businessDay(deps.now()), userId).filter(({ due }) => due !== 'later');
}

/** Records what is due and owes one mail for all of it, in one transaction; false when everything was reminded of before. */
async function remind(deps: Deps, owner: Owner, to: { language: Language | null }): Promise<boolean> {
  const { organizationId, userId } = owner;
  const account = await accountIn(deps, deps.db, organizationId, userId);
  const items = await remindedItems(deps, owner);
  if (!account || items.length === 0) return false;
  const language = to.language ?? defaultLanguage;
  return deps.db.transaction(async (tx) => {
    let added = 0;
    for (const { gap, due, dueOn } of items) {
      const rows = await tx.rows(sql`
        insert into plan_notices (organization_id, question_id, user_id, kind, due_on, sent_at)
        values (${organizationId}, ${gap.questionId}, ${userId}, ${due}, ${dueOn}::date, ${deps.now()})
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
  let owed = 0;
  for (const owner of found) {
    const to = wanted.get(owner.userId);
    const wants = to && (await wantsMail(deps.db, { ...owner, kind: 'plan_reminder' }));
    if (wants && (await remind(deps, owner, to))) owed += 1;
  }
  return { owed };
}

/** How many items are open, overdue and marked done. */
export function countsOf(items: readonly PlanItem[], today: CalendarDay): Readonly<Record<'open' | 'overdue' | 'done', string>> {
  const count = (is: (item: PlanItem) => boolean): string => String(items.filter(is).length);
  return {
    open: count(({ values }) => isOpen(values.state)),
    overdue: count(({ values }) => dueOf(values, today) === 'overdue'),
    done: count(({ values }) => values.state === 'done'),
  };
}
