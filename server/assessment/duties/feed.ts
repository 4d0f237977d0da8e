import sql from 'sql-template-tag';
import { planWords } from '#content/documents/report/action-plan.ts';
import type { CalendarFeed } from '#contract/assessment/plan/action-items.ts';
import { calendarText } from '#core/platform/calendar/ics.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { record } from '#server/platform/security/audit.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import { accountIn } from '#server/account/public.ts';
import { calendarOfDuties } from './calendar.ts';

export async function readFeed(deps: Deps, account: Account): Promise<CalendarFeed> {
  const [row] = await deps.db.rows<{ createdAt: Date }>(sql`
    select created_at from plan_calendars where organization_id = ${organizationOf(account)} and user_id = ${account.userId}`);
  return { createdAt: row?.createdAt.toISOString() ?? null };
}

/** Makes the address, or another one in its place: from then on the earlier one answers nothing. It is shown this once. */
export async function makeFeed(deps: Deps, caller: Principal<'reader'>): Promise<{ address: string; createdAt: string }> {
  const { account } = caller;
  const organizationId = organizationOf(account);
  const secret = newSecret();
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into plan_calendars (organization_id, user_id, token_hash, created_at)
      values (${organizationId}, ${account.userId}, ${hashOfSecret(secret)}, ${at})
      on conflict (organization_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`);
    await record(deps, tx, caller, { action: 'plan_calendar.made', id: account.userId });
  });
  return { address: `${deps.config.publicUrl}/api/action-items/calendar/${secret}.ics`, createdAt: at.toISOString() };
}

export async function removeFeed(deps: Deps, caller: Principal<'reader'>): Promise<{ ok: true }> {
  const { account } = caller;
  await deps.db.transaction(async (tx) => {
    const removed = await tx.rows(sql`
      delete from plan_calendars where organization_id = ${organizationOf(account)} and user_id = ${account.userId} returning user_id`);
    if (removed.length > 0) await record(deps, tx, caller, { action: 'plan_calendar.removed', id: account.userId });
  });
  return { ok: true };
}

/** The calendar behind a secret address: every row of the list of duties with a day. An outsider to the organisation by now gets nothing. */
export async function feedText(deps: Deps, file: string): Promise<Buffer> {
  const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  if (!secret) throw notFound();
  const [row] = await deps.db.rows<{ organizationId: string; userId: string }>(sql`
    select organization_id, user_id from plan_calendars where token_hash = ${hashOfSecret(secret)}`);
  const account = row && (await accountIn(deps, deps.db, row.organizationId, row.userId));
  if (!account) throw notFound();
  const language = account.language ?? defaultLanguage;
  const name = filled(planWords[language].calendarName, { organization: account.organization.name });
  return Buffer.from(calendarText(name, await calendarOfDuties(deps, account, language)));
}
