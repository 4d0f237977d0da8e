import sql from 'sql-template-tag';
import type { ComplaintReceipt } from '#contract/operations/complaints.ts';
import { businessDay, calendarDay, endOfDay } from '#core/platform/calendar/calendar.ts';
import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import { answerBy, type ComplaintOutcome, type ComplaintWay } from '#core/operations/complaints.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { isLanguage, defaultLanguage, type Language } from '#core/platform/languages.ts';
import { complaintOutcomeWords } from '#content/mails/account/rights.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, type TaskRow } from '#server/platform/tasks/service.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';

type Complaint = Readonly<{ name: string; email: string; about?: string | undefined; complaint: string; consumer: boolean }>;
type Received = Complaint & Readonly<{ via: ComplaintWay; receivedAt: Date; language: Language; note?: string }>;

const fromAddress = { name: 'complaints', points: 20, seconds: 3600 };
const toMailbox = { name: 'complaint-mails', points: 5, seconds: 86_400 };
const numberLetters = 6;

async function enqueueTo(
  deps: Deps,
  tx: Db,
  to: Readonly<{ id: string; name: string; email: string }>,
  mail: Parameters<Deps['queue']['enqueueMail']>[1],
) {
  await deps.queue.enqueueMail(tx, { ...mail, userId: to.id, to: { email: to.email, firstName: to.name, lastName: '' } });
}

/** Stores a complaint under its own number, puts it before an operator, and confirms it by mail with the last day of the answer. */
async function receive(deps: Deps, tx: Db, by: Actor, received: Received): Promise<ComplaintReceipt> {
  const { name, email, about = '', complaint, consumer, via, receivedAt, language, note } = received;
  const id = deps.newId();
  const letters = deps.randomIntegers(numberLetters, certificateAlphabet.length).map((place) => certificateAlphabet[place]);
  const number = `RK-${businessDay(receivedAt).year}-${letters.join('')}`;
  const until = answerBy(receivedAt, consumer);
  await tx.rows(sql`
    insert into complaints (id, number, name, email, language, via, consumer, about, complaint, received_at, answer_by)
    values (${id}, ${number}, ${name}, ${email}, ${language}, ${via}, ${consumer}, ${about}, ${complaint},
      ${receivedAt}, ${until})`);
  const facts = {
    complaintNumber: number,
    complainant: name,
    email,
    about: about || null,
    complaint,
    via,
    consumer: consumer ? 'yes' : 'no',
  };
  await openTask(deps, tx, {
    kind: 'complaint_received',
    subject: id,
    organizationId: null,
    facts: { ...facts, receivedAt: receivedAt.toISOString(), decideAt: until.toISOString() },
  });
  await record(deps, tx, by, { action: 'complaint.received', id, metadata: { number, via, ...(note ? { note } : {}) } });
  const values = { number, date: dayText(receivedAt, language), until: dayText(until, language) };
  await enqueueTo(deps, tx, { id, name, email }, { kind: 'complaint_received', userId: id, language, values });
  return { number, receivedAt: receivedAt.toISOString(), answerBy: until.toISOString() };
}

/** A complaint by the form, with or without an account. */
export async function makeComplaint(deps: Deps, caller: Principal<'anyone'>, complaint: Complaint): Promise<ComplaintReceipt> {
  const { language, origin } = caller;
  await countOrRefuse(deps, fromAddress, origin.ipAddress);
  await countOrRefuse(deps, toMailbox, complaint.email);
  const by: Actor = { userId: null, organizationId: null, origin };
  return deps.db.transaction((tx) => receive(deps, tx, by, { ...complaint, via: 'form', receivedAt: deps.now(), language }));
}

type ByHand = Complaint & Readonly<{ via: ComplaintWay; receivedOn: string; note: string }>;

/** A complaint that an operator writes down; its term runs from the day on which it came. */
export async function recordComplaint(
  deps: Deps,
  operator: Principal<'operator'>,
  { receivedOn, ...rest }: ByHand,
): Promise<ComplaintReceipt> {
  const end = endOfDay(calendarDay(receivedOn));
  const now = deps.now();
  const receivedAt = end < now ? end : now;
  if (end > endOfDay(businessDay(now))) throw new AppError(400, 'invalid_input', { fields: { receivedOn: 'invalid' } });
  const by: Actor = { userId: operator.account.userId, organizationId: null, origin: operator.origin };
  return deps.db.transaction((tx) => receive(deps, tx, by, { ...rest, receivedAt, language: defaultLanguage }));
}

type StoredComplaint = Readonly<{ id: string; number: string; name: string; email: string; language: string }>;

/** Answers a complaint, once, and mails the answer. */
export async function answerComplaint(
  deps: Deps,
  tx: Db,
  task: TaskRow,
  { outcome, answer, operator }: Readonly<{ outcome: ComplaintOutcome; answer: string; operator: Principal<'operator'> }>,
): Promise<void> {
  const [stored] = await tx.rows<StoredComplaint>(sql`
    update complaints set outcome = ${outcome}, answer = ${answer}, answered_at = ${deps.now()}
    where id = ${task.subject} and answered_at is null returning id, number, name, email, language`);
  if (!stored) throw notFound();
  const by: Actor = { userId: operator.account.userId, organizationId: null, origin: operator.origin };
  await record(deps, tx, by, { action: 'complaint.answered', id: stored.id, metadata: { number: stored.number, outcome } });
  const language = isLanguage(stored.language) ? stored.language : defaultLanguage;
  const values = { number: stored.number, outcome: complaintOutcomeWords[outcome][language], answer };
  await enqueueTo(deps, tx, stored, { kind: 'complaint_answered', userId: stored.id, language, values });
}
