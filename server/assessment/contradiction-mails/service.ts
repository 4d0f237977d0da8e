import type { MailFact } from '#content/mails/assessment/facts.ts';
import { contradictionMore, contradictionSource } from '#content/mails/contradictions.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { findMember, listMembers, lockOrganization, organizationName, reachable } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { itemsOf } from '#server/assessment/action-plan/repository.ts';
import { assignmentsOf } from '#server/assessment/assignments/repository.ts';
import { againstAnswers } from '#server/assessment/contradiction-news/record.ts';
import * as repository from '#server/assessment/contradiction-news/repository.ts';
import { contradictingFacts } from '#server/assessment/facts/questions-of-facts.ts';
import { contradictingChecks } from '#server/assessment/observations/observed-questions.ts';
import { shownQuestion } from '#server/assessment/results/shown-question.ts';

const shownAtMost = 25;

type News = repository.NewsRow & Readonly<{ domain: string | null }>;
type ReadDeps = Readonly<{ db: Db; now: Deps['now'] }>;

/** What of it still contradicts an answer: nothing that was explained, mended or answered otherwise meanwhile. */
async function stillSo(deps: ReadDeps, organizationId: string, rows: readonly repository.NewsRow[]): Promise<News[]> {
  if (rows.length === 0) return [];
  const checks = await contradictingChecks(deps, organizationId);
  const facts = await contradictingFacts(deps, organizationId);
  const against = await againstAnswers(deps.db, organizationId, [...checks, ...facts.map((one) => ({ ...one, domain: null }))]);
  return rows.flatMap((row) => {
    const found = against.find(
      ({ domainId, check, questionId }) => domainId === row.domainId && check === row.check && questionId === row.questionId,
    );
    return found ? [{ ...row, domain: found.domain }] : [];
  });
}

/** Who sees to which question: whom it was given to, and who owns its item of the plan. */
async function seersOf(db: Db, organizationId: string): Promise<(userId: string, questionId: string) => boolean> {
  const given = (await assignmentsOf(db, organizationId)).map(({ userId, questionId }) => `${userId} ${questionId}`);
  const owned = (await itemsOf(db, organizationId))
    .filter(({ state }) => state === 'open' || state === 'in_progress')
    .map(({ ownerUserId, questionId }) => `${ownerUserId} ${questionId}`);
  const all = new Set([...given, ...owned]);
  return (userId, questionId) => all.has(`${userId} ${questionId}`);
}

type Reader = Readonly<{ userId: string; role: MemberRole }>;

/** What concerns somebody: owners everything, others their questions, and nobody what they saw happen themselves. */
function newsFor({ userId, role }: Reader, news: readonly News[], sees: Awaited<ReturnType<typeof seersOf>>): News[] {
  return news.filter(({ questionId, causedBy }) => causedBy !== userId && (role === 'owner' || sees(userId, questionId)));
}

/** Queues the mails of the day of one organisation, in one transaction with the note that it was notified. */
async function notify(deps: Deps, organizationId: string, day: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const news = await stillSo({ db: tx, now: deps.now }, organizationId, await repository.waitingOf(tx, organizationId));
    await repository.settle(
      tx,
      organizationId,
      news.map(({ id }) => id),
      day,
    );
    if (news.length === 0) return 0;
    const organization = await organizationName(tx, organizationId);
    const sees = await seersOf(tx, organizationId);
    const readers = (await listMembers(tx, organizationId))
      .map(({ id, role }) => ({ id, own: newsFor({ userId: id, role }, news, sees) }))
      .filter(({ own }) => own.length > 0);
    const accounts = await reachable(
      tx,
      readers.map(({ id }) => id),
    );
    let queued = 0;
    for (const { id, own } of readers) {
      const account = accounts.get(id);
      if (!account) continue;
      const [questionId, ...others] = new Set(own.map((one) => one.questionId));
      const values = { organization, organizationId, day, ...(questionId && others.length === 0 ? { questionId } : {}) };
      const language = account.language ?? defaultLanguage;
      await deps.queue.enqueueMail(tx, { kind: 'answers_contradicted', userId: id, language, values });
      queued += 1;
    }
    return queued;
  });
}

/** Notifies owners, and whoever sees to a question, of answers that something observed or counted began to contradict: one mail a day at most. */
export async function notifyOfContradictions(deps: Deps): Promise<{ owed: number }> {
  const day = isoDay(deps.now());
  let queued = 0;
  for (const organizationId of await repository.waitingOrganizations(deps.db, day)) queued += await notify(deps, organizationId, day);
  return { owed: queued };
}

/** What the mail lists, read when it is sent: nothing for somebody who left, and nothing that does not contradict an answer any more. */
export async function factsOfContradictions(
  deps: ReadDeps,
  { organizationId, userId, day }: Readonly<{ organizationId: string; userId: string; day: string }>,
  language: Language,
): Promise<MailFact[]> {
  const member = await findMember(deps.db, organizationId, userId);
  if (!member) return [];
  const news = await stillSo(deps, organizationId, await repository.notifiedOn(deps.db, organizationId, day));
  const own = newsFor({ userId, role: member.role }, news, await seersOf(deps.db, organizationId));
  const facts = own.flatMap(({ questionId, domain }): MailFact[] => {
    const shown = shownQuestion(questionId, language);
    return shown ? [[`${shown.section}.${shown.number}, ${domain ?? contradictionSource[language]}`, shown.text]] : [];
  });
  // Several checks of a domain may speak to one question.
  const once = [...new Map(facts.map((one) => [one[0], one])).values()];
  const more = once.length - shownAtMost;
  return more > 0 ? [...once.slice(0, shownAtMost), [`+ ${more}`, contradictionMore[language]]] : once;
}
