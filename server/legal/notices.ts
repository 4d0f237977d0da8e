import sql from 'sql-template-tag';
import { legalPageNames } from '#content/mails/rights.ts';
import { announced, legalVersions, type LegalPage } from '#content/legal/versions.ts';
import type { TermsNotice } from '#contract/legal.ts';
import { dayFromIso, isoOf, startOfDay, type CalendarDay } from '#core/calendar.ts';
import { dayText } from '#core/formats.ts';
import { phaseOf } from '#core/platform/deadline.ts';
import { defaultLanguage, isLanguage, type Language } from '#core/languages.ts';
import { bindingFrom, isAhead, objectionUntil } from '#core/terms-notice.ts';
import { peopleBefore, userOfNoticeJoin } from '#server/accounts/joins.ts';
import { record } from '#server/audit.ts';
import { organizationOf, type Account, type Caller } from '#server/caller.ts';
import { organizationName } from '#server/companies/organization.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/desk/service.ts';
import { Refusal } from '#server/refusal.ts';

const { edition, pages } = announced;

function dayOf(iso: string): CalendarDay {
  const day = dayFromIso(iso);
  if (!day) throw new Error(`${iso} is no day`);
  return day;
}

const publishedFor = dayOf(announced.bindsFrom);
const announcedAt = startOfDay(dayOf(announced.on));

/** Noon, so that a day is the same day wherever it is written. */
function noonOf(day: CalendarDay): Date {
  return new Date(startOfDay(day).getTime() + 12 * 3_600_000);
}

type Told = Readonly<{ id: string; language: string | null }>;

/** Tells everybody whose account is older than the announcement of new terms, once, by mail; the panel says the same from then on. */
export async function tellOfTerms(deps: Deps): Promise<{ told: number }> {
  const now = deps.now();
  if (now < announcedAt) return { told: 0 };
  return deps.db.transaction(async (tx) => {
    const told = await tx.rows<Told>(sql`
      with t as (
        insert into terms_notices (user_id, edition, told_at)
        select p.user_id, ${edition}, ${now} from ${peopleBefore(announcedAt)} p
        on conflict do nothing returning user_id)
      select u.id, u.language from t ${userOfNoticeJoin} order by u.id`);
    for (const { id, language } of told) {
      const shown: Language = isLanguage(language) ? language : defaultLanguage;
      const values = {
        date: dayText(noonOf(bindingFrom(now, publishedFor)), shown),
        until: dayText(objectionUntil(now), shown),
        pages: pages.map((page) => legalPageNames[page][shown]).join(', '),
      };
      await deps.queue.oweMail(tx, { kind: 'terms_changed', userId: id, language: shown, values });
    }
    return { told: told.length };
  });
}

type Notice = Readonly<{ toldAt: Date; objectedAt: Date | null }>;

async function noticeOf(db: Db, { userId, organization }: Account): Promise<Notice | null> {
  const [row] = await db.rows<Notice>(sql`
    select n.told_at, (select objected_at from terms_objections o where o.organization_id = ${organization?.id ?? null} and o.edition = n.edition)
    from terms_notices n where n.user_id = ${userId} and n.edition = ${edition}`);
  return row ?? null;
}

/** The version that was in force before the announced one. */
function formerOf(page: LegalPage): string {
  const [now, former] = legalVersions[page];
  return (former ?? now).version;
}

/** New terms that somebody was told of and that do not bind them yet; null where there are none. */
export async function termsNotice(deps: Pick<Deps, 'db' | 'now'>, account: Account): Promise<TermsNotice | null> {
  // Nobody was told before the announcement.
  const notice = deps.now() < announcedAt ? null : await noticeOf(deps.db, account);
  if (!notice) return null;
  const [day, until] = [bindingFrom(notice.toldAt, publishedFor), objectionUntil(notice.toldAt)];
  if (!isAhead(day, deps.now())) return null;
  return {
    bindsFrom: isoOf(day),
    objectUntil: until.toISOString(),
    objectedAt: notice.objectedAt?.toISOString() ?? null,
    objection: phaseOf(until, deps.now()),
    pages: pages.map((page) => ({ page, former: formerOf(page) })),
  };
}

/** Keeps that an organisation objects to new terms, and puts what it wishes before an operator; refuses with 409 what is too late. */
export async function objectToTerms(deps: Deps, caller: Caller<'owner'>): Promise<{ ok: true }> {
  const organizationId = organizationOf(caller.account);
  const notice = await termsNotice(deps, caller.account);
  if (!notice || notice.objection === 'passed') throw new Refusal(409, 'objection_over');
  await deps.db.transaction(async (tx) => {
    const made = await tx.rows(sql`
      insert into terms_objections (organization_id, edition, user_id, objected_at)
      values (${organizationId}, ${edition}, ${caller.account.userId}, ${deps.now()}) on conflict do nothing returning edition`);
    if (made.length === 0) return;
    const facts = { organization: await organizationName(tx, organizationId), decideAt: notice.objectUntil };
    await openTask(deps, tx, { kind: 'terms_objected', subject: `${organizationId}:${edition}`, organizationId, facts });
    await record(deps, tx, caller, { action: 'organization.terms_objected', id: organizationId, metadata: { edition } });
  });
  return { ok: true };
}
