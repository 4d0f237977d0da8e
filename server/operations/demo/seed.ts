import bcrypt from 'bcrypt';
import sql, { raw } from 'sql-template-tag';
import { announcements } from '#content/legal/editions/versions.ts';
import { addMonths, calendarDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { onlineMethods } from '#core/billing/payments/payment-methods.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Deps } from '#server/deps.ts';
import { dueRules } from '#server/operations/retention/rules.ts';
import { invitePerson, registerOperator, registerCompany } from './accounts.ts';
import { assess } from './assessments.ts';
import { ownerOf } from './callers.ts';
import { demoCompanies, demoOperator, demoPassword, type DemoCompany } from './companies.ts';
import { confirm } from './confirming.ts';
import { issueInvoices } from './invoicing.ts';
import { buy, setProviderClock, type PaidBy } from './orders.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { later, playTimelines, type Timeline } from './timeline.ts';
import { demoPeople } from './people.ts';
import { workOnPlan } from './plan.ts';
import { notifyOfTerms } from '#server/communication/public.ts';

const day = 24 * 60;
/** A company registers a day before it buys; one that never paid did an hour ago. */
const newcomerMinutes = 60;
/** Longer ago than a confirmation counts, a company confirmed itself anew. */
const [confirmedForMonths, anewMonthsAgo] = [12, 2];

type Stage = Readonly<{ mailbox: Mailbox; now: Date }>;

function joinedAt({ periods }: DemoCompany, now: Date): Date {
  const first = Math.max(0, ...periods.map(({ monthsAgo }) => monthsAgo));
  return first > 0 ? later(addMonths(now, -first), -day, now) : later(now, -newcomerMinutes, now);
}

function* purchasesOf(company: DemoCompany, place: number, { mailbox, now }: Stage): Generator<Timeline> {
  const { periods, confirmed, account } = company;
  const began = periods.map(({ monthsAgo }) => monthsAgo);
  const paidBy: PaidBy = account ? { account } : (onlineMethods[place % onlineMethods.length] ?? 'card');
  for (const { plan, monthsAgo } of periods) yield buy({ company, plan, at: addMonths(now, -monthsAgo), now }, paidBy);
  if (!confirmed) return;
  const anew = Math.min(...began) > confirmedForMonths ? [anewMonthsAgo] : [];
  for (const monthsAgo of [...began, ...anew]) {
    yield confirm(confirmed, { company, mailbox, at: later(addMonths(now, -monthsAgo), day + 1, now), now });
  }
}

function* timelinesOfCompany(company: DemoCompany, place: number, stage: Stage): Generator<Timeline> {
  const { mailbox, now } = stage;
  yield registerCompany({ company, mailbox, at: joinedAt(company, now), ipAddress: `192.0.2.${place + 1}` });
  yield* purchasesOf(company, place, stage);
  for (const past of company.assessments) yield assess({ company, past, now });
}

/** The daily work of the service that the demonstration shows: people are notified of new terms on the day of each announcement. */
async function* announceTerms(now: Date): Timeline {
  const days = announcements.map(({ on }) => startOfDay(calendarDay(on))).toSorted((a, b) => a.getTime() - b.getTime());
  for (const at of days) if (at <= now) await notifyOfTerms(yield at);
}

async function* planWork(now: Date): Timeline {
  const deps = yield now;
  for (const { email, worksOnPlan } of demoCompanies) if (worksOnPlan) await workOnPlan(deps, await ownerOf(deps, email));
}

function timelinesOf(stage: Stage): Timeline[] {
  const { mailbox, now } = stage;
  const since = new Date(Math.min(...demoCompanies.map((company) => joinedAt(company, now).getTime())));
  return [
    registerOperator(mailbox, since),
    ...demoCompanies.flatMap((company, place) => [...timelinesOfCompany(company, place, stage)]),
    issueInvoices(since, now),
    announceTerms(now),
    ...demoPeople.map((person) => invitePerson(person, mailbox, now)),
    planWork(now),
  ];
}

async function isSeeded(deps: Deps): Promise<boolean> {
  const rows = await deps.db.rows(sql`select 1 from audit_logs where action = 'demo.seeded' limit 1`);
  return rows.length > 0;
}

const emails = [...demoCompanies, ...demoPeople, demoOperator].map(({ email }) => email);

/**
 * Everybody gets the password that the sign-in screen shows, and speaks the language of whoever tries the product: the one thing here that no
 * service would do, as it is no good password.
 */
async function openToEverybody(deps: Deps): Promise<void> {
  const hash = await bcrypt.hash(demoPassword, 10);
  await deps.db.rows(sql`update users set password_hash = ${hash}, language = null where email = any(${emails})`);
}

/** Removes what an interrupted seeding left behind. */
async function clear(deps: Deps): Promise<void> {
  const organizations = sql`select o.id from organizations o join users u on u.id = o.user_id where u.email = any(${emails})`;
  for (const table of ['invoices', 'payments', 'certificates'] as const) {
    await deps.db.rows(sql`delete from ${raw(table)} where organization_id in (${organizations})`);
  }
  await deps.db.rows(sql`delete from users where email = any(${emails})`);
}

/**
 * Fills an empty local database with organisations of several kinds, once: what they did is done by the services themselves, with their
 * clock at the day on which it was done. Needs the sandbox, which plays the world outside.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  if (await isSeeded(deps)) return;
  await clear(deps);
  // The payment provider counts in whole seconds.
  const now = new Date(Math.floor(deps.now().getTime() / 1000) * 1000);
  const mailbox = openMailbox(deps.queue);
  try {
    await playTimelines({ ...deps, queue: mailbox.queue }, timelinesOf({ mailbox, now }));
  } finally {
    await setProviderClock(deps, null);
  }
  // What is older than it may be is gone, as it would be had all this happened here; day by day it would have been too little to ask anybody about.
  await deps.db.transaction(async (tx) => {
    for (const { statement } of dueRules(now)) await tx.rows(statement);
  });
  await openToEverybody(deps);
  const by = { userId: null, organizationId: null, origin: { ipAddress: '', userAgent: 'demo' } };
  await record(deps, deps.db, by, { action: 'demo.seeded', id: 'demo' });
}
