import sql, { type Sql } from 'sql-template-tag';
import type { MailFact } from '#content/mails/assessment/facts.ts';
import { evidenceEnds } from '#content/mails/assessment/evidence.ts';
import { businessDay, isoDay } from '#core/platform/calendar/calendar.ts';
import { noticeOf, type ValidityNotice } from '#core/assessment/evidence/evidence-validity.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { mayAct } from '#core/account/members/members.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { wantsMail, reachable, organizationName, someMember, findMember, listMembers } from '#server/account/public.ts';

const shownAtMost = 25;

type Ending = Readonly<{ id: string; name: string; validUntil: string; notice: ValidityNotice }>;

/** What of an organisation ends, or ended, around today; the earliest first. */
async function endingOf(deps: Deps, db: Db, organizationId: string): Promise<Ending[]> {
  const rows = await db.rows<Omit<Ending, 'notice'>>(sql`
    select id, name, valid_until::text from evidence where organization_id = ${organizationId} and valid_until is not null
    order by valid_until, name, id`);
  const today = businessDay(deps.now());
  return rows.flatMap((row) => {
    const notice = noticeOf(row.validUntil, today);
    return notice ? [{ ...row, notice }] : [];
  });
}

/** What the mail lists, read when it is sent; nothing for somebody who left. */
export async function factsOfEnding(
  deps: Deps,
  { organizationId, userId }: { organizationId: string; userId: string },
  language: Language,
): Promise<MailFact[]> {
  if (!(await findMember(deps.db, organizationId, userId))) return [];
  const ending = await endingOf(deps, deps.db, organizationId);
  return ending.slice(0, shownAtMost).map(({ name, validUntil, notice }): MailFact => {
    const day = dayText(new Date(`${validUntil}T12:00:00Z`), language);
    return [filled(evidenceEnds[notice === 'over' ? 'over' : 'until'][language], { day }), name];
  });
}

/** Records of what somebody is notified; false when they were notified of all of it before. */
async function isNews(deps: Deps, tx: Db, organizationId: string, userId: string, ending: readonly Ending[]): Promise<boolean> {
  let added = 0;
  for (const { id, validUntil, notice } of ending) {
    const rows = await tx.rows(sql`
      insert into evidence_notices (organization_id, evidence_id, user_id, kind, valid_until, sent_at)
      values (${organizationId}, ${id}, ${userId}, ${notice}, ${validUntil}::date, ${deps.now()})
      on conflict do nothing returning evidence_id`);
    added += rows.length;
  }
  return added > 0;
}

/** Owes owners and editors of one organisation one mail for all that ends, with the notes of it in one transaction. */
async function remind(deps: Deps, organizationId: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const ending = await endingOf(deps, tx, organizationId);
    const members = (await listMembers(tx, organizationId)).filter(({ role }) => mayAct(role, 'editor'));
    const values = { organization: await organizationName(tx, organizationId), organizationId };
    const readers = await reachable(
      tx,
      members.map(({ id }) => id),
    );
    let queued = 0;
    for (const { userId, language } of readers.values()) {
      if (!(await wantsMail(tx, { organizationId, userId, kind: 'ends' }))) continue;
      if (!(await isNews(deps, tx, organizationId, userId, ending))) continue;
      await deps.queue.enqueueMail(tx, { kind: 'evidence_ending', userId, language: language ?? defaultLanguage, values });
      queued += 1;
    }
    return queued;
  });
}

/** Notifies owners and editors of evidence that ends within 30 and 7 days, and once when it has ended; a new day is notified anew. */
export async function remindOfEvidence(deps: Deps): Promise<{ owed: number }> {
  const today = isoDay(deps.now());
  const isUnnotified = (userId: Sql): Sql => sql`not exists (
    select 1 from evidence_notices n where n.organization_id = e.organization_id and n.evidence_id = e.id and n.user_id = ${userId}
      and n.valid_until = e.valid_until and n.kind = case when e.valid_until < ${today}::date then 'over'
        when e.valid_until <= ${today}::date + 7 then 'week' else 'month' end)`;
  const found = await deps.db.rows<{ organizationId: string }>(sql`
    select distinct organization_id from evidence e where valid_until between ${today}::date - 30 and ${today}::date + 30
      and ${someMember(sql`e.organization_id`, isUnnotified)}
    order by organization_id`);
  let queued = 0;
  for (const { organizationId } of found) queued += await remind(deps, organizationId);
  return { owed: queued };
}
