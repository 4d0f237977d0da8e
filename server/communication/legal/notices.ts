import sql from 'sql-template-tag';
import { legalPageNames } from '#content/mails/account/rights.ts';
import { announcements, legalVersions, type AnnouncedPage, type Announcement } from '#content/legal/editions/versions.ts';
import type { TermsNotice } from '#contract/communication/legal.ts';
import { dayFromIso, isoDay, isoOf, startOfDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { phaseOf } from '#core/platform/calendar/deadline.ts';
import { defaultLanguage, isLanguage, type Language } from '#core/platform/languages.ts';
import { bindingFrom, isAhead, objectionUntil } from '#core/communication/terms-notice.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { peopleBefore, userOfNoticeJoin, organizationName } from '#server/account/public.ts';

function dayOf(iso: string): CalendarDay {
  const day = dayFromIso(iso);
  if (!day) throw new Error(`${iso} is no day`);
  return day;
}

const announcedAt = ({ on }: Announcement): Date => startOfDay(dayOf(on));
const pagesOf = ({ pages }: Announcement): AnnouncedPage[] => Object.keys(pages) as AnnouncedPage[];

/** Noon, so that a day is the same day wherever it is written. */
function noonOf(day: CalendarDay): Date {
  return new Date(startOfDay(day).getTime() + 12 * 3_600_000);
}

/** The days in a notice that is sent at that moment. */
function daysOf({ bindsFrom }: Announcement, toldAt: Date, language: Language): { date: string; until: string } {
  return {
    date: dayText(noonOf(bindingFrom(toldAt, dayOf(bindsFrom))), language),
    until: dayText(objectionUntil(toldAt), language),
  };
}

type Reader = Readonly<{ id: string; language: string | null }>;

/** Notifies everybody whose account is older than the newest announcement of new terms, once, by mail; the panel states the same from then on. */
export async function notifyOfTerms(deps: Deps): Promise<{ told: number }> {
  const now = deps.now();
  const announcement = announcements.find((one) => announcedAt(one) <= now);
  if (!announcement) return { told: 0 };
  const { edition } = announcement;
  return deps.db.transaction(async (tx) => {
    const notified = await tx.rows<Reader>(sql`
      with t as (
        insert into terms_notices (user_id, edition, told_at)
        select p.user_id, ${edition}, ${now} from ${peopleBefore(announcedAt(announcement))} p
        on conflict do nothing returning user_id)
      select u.id, u.language from t ${userOfNoticeJoin} order by u.id`);
    for (const { id, language } of notified) {
      const shown: Language = isLanguage(language) ? language : defaultLanguage;
      const values = {
        edition,
        ...daysOf(announcement, now, shown),
        pages: pagesOf(announcement)
          .map((page) => legalPageNames[page][shown])
          .join(', '),
      };
      await deps.queue.enqueueMail(tx, { kind: 'terms_changed', userId: id, language: shown, values });
    }
    return { told: notified.length };
  });
}

/**
 * The days that a mail about new terms names. One that leaves on a later day than it was queued counts anew, so that the wait takes nothing of
 * the time to object.
 */
export async function termsMailDays(deps: Deps, { userId, values, language }: QueuedMail): Promise<{ date: string; until: string } | null> {
  const now = deps.now();
  const [notice] = await deps.db.rows<{ edition: string; toldAt: Date }>(sql`
    select edition, told_at from terms_notices where user_id = ${userId} and edition = coalesce(${values?.edition ?? null}, edition)
    order by told_at desc limit 1`);
  const announcement = announcements.find(({ edition }) => edition === notice?.edition);
  if (!notice || !announcement) return null;
  if (isoDay(notice.toldAt) === isoDay(now)) return daysOf(announcement, notice.toldAt, language);
  await deps.db.rows(sql`update terms_notices set told_at = ${now} where user_id = ${userId} and edition = ${notice.edition}`);
  return daysOf(announcement, now, language);
}

type Notice = Readonly<{ edition: string; toldAt: Date; objectedAt: Date | null; accountSince: Date }>;
/** An announcement that an account is older than, and since when it binds the account; null while it was not notified. */
type NoticeStatus = Readonly<{ announcement: Announcement; notice: Notice | null; bindsFrom: CalendarDay | null }>;

async function noticesOf(db: Db, { userId, organization }: Account): Promise<Notice[]> {
  return db.rows<Notice>(sql`
    select t.edition, t.told_at, u.created_at as account_since, (
      select objected_at from terms_objections o where o.organization_id = ${organization?.id ?? null} and o.edition = t.edition)
    from terms_notices t ${userOfNoticeJoin} where t.user_id = ${userId} order by t.edition`);
}

/** Every announcement by its newest, as it stands for an account. One that a newer one overtook before it bound binds together with it. */
function noticeStatuses(notices: readonly Notice[]): NoticeStatus[] {
  const result: NoticeStatus[] = [];
  for (const announcement of announcements) {
    const notice = notices.find(({ edition }) => edition === announcement.edition) ?? null;
    const own = notice && bindingFrom(notice.toldAt, dayOf(announcement.bindsFrom));
    const overtaken = result.findLast((one) => own !== null && one.notice !== null && isAhead(own, one.notice.toldAt));
    result.push({ announcement, notice, bindsFrom: overtaken?.bindsFrom ?? own });
  }
  return result;
}

/** The version of a page that binds an account now: the newest it was opened under, or that it was notified of in time. */
function versionInForce(page: AnnouncedPage, all: readonly NoticeStatus[], { createdAt, now }: { createdAt: Date; now: Date }): string {
  const touching = all.filter(({ announcement }) => announcement.pages[page] !== undefined);
  const binding = touching.find(
    ({ announcement, bindsFrom }) => createdAt >= announcedAt(announcement) || (bindsFrom !== null && !isAhead(bindsFrom, now)),
  );
  if (binding) return binding.announcement.pages[page]!;
  const versions = legalVersions[page];
  const first = versions.findIndex(({ version }) => version === touching.at(-1)?.announcement.pages[page]);
  return (versions[first + 1] ?? versions[0]).version;
}

/** New terms that somebody was notified of and that do not bind them yet, the newest first. */
async function termsAhead(
  deps: Pick<Deps, 'db' | 'now'>,
  account: Account,
): Promise<{ all: NoticeStatus[]; ahead: (NoticeStatus & { notice: Notice })[] }> {
  const now = deps.now();
  // Nobody was notified before the announcement.
  const notices = announcements.some((one) => announcedAt(one) <= now) ? await noticesOf(deps.db, account) : [];
  const all = noticeStatuses(notices);
  const ahead = all.flatMap((one) =>
    one.notice && one.bindsFrom && announcedAt(one.announcement) <= now && isAhead(one.bindsFrom, now)
      ? [{ ...one, notice: one.notice }]
      : [],
  );
  return { all, ahead };
}

/** New terms that somebody was notified of and that do not bind them yet, with the versions that do; null where there are none. */
export async function termsNotice(deps: Pick<Deps, 'db' | 'now'>, account: Account): Promise<TermsNotice | null> {
  const now = deps.now();
  const { all, ahead } = await termsAhead(deps, account);
  const [first] = ahead;
  if (!first?.bindsFrom) return null;
  const until = objectionUntil(first.notice.toldAt);
  const pages = [...new Set(ahead.flatMap(({ announcement }) => pagesOf(announcement)))];
  return {
    bindsFrom: isoOf(first.bindsFrom),
    objectUntil: until.toISOString(),
    objectedAt: first.notice.objectedAt?.toISOString() ?? null,
    objection: phaseOf(until, now),
    pages: pages.map((page) => ({ page, former: versionInForce(page, all, { createdAt: first.notice.accountSince, now }) })),
  };
}

async function saveObjection(
  deps: Deps,
  tx: Db,
  caller: Principal<'owner'>,
  { edition, told: notified }: { edition: string; told: Notice },
): Promise<void> {
  const organizationId = organizationOf(caller.account);
  const made = await tx.rows(sql`
    insert into terms_objections (organization_id, edition, user_id, objected_at)
    values (${organizationId}, ${edition}, ${caller.account.userId}, ${deps.now()}) on conflict do nothing returning edition`);
  if (made.length === 0) return;
  const facts = { organization: await organizationName(tx, organizationId), decideAt: objectionUntil(notified.toldAt).toISOString() };
  await openTask(deps, tx, { kind: 'terms_objected', subject: `${organizationId}:${edition}`, organizationId, facts });
  await record(deps, tx, caller, { action: 'organization.terms_objected', id: organizationId, metadata: { edition } });
}

/** Stores that an organisation objects to new terms, to every edition whose time is not over, and puts its request before an operator; refuses with 409 what is too late. */
export async function objectToTerms(deps: Deps, caller: Principal<'owner'>): Promise<{ ok: true }> {
  const notice = await termsNotice(deps, caller.account);
  if (!notice || notice.objection === 'passed') throw new AppError(409, 'objection_over');
  const { ahead } = await termsAhead(deps, caller.account);
  const open = ahead.filter(({ notice: { toldAt } }) => phaseOf(objectionUntil(toldAt), deps.now()) !== 'passed');
  await deps.db.transaction(async (tx) => {
    for (const { announcement, notice: notified } of open)
      await saveObjection(deps, tx, caller, { edition: announcement.edition, told: notified });
  });
  return { ok: true };
}
