import { catalogues, findQuestion } from '#content/questions/catalogue.ts';
import { regimeNames } from '#content/documents/labels.ts';
import type { MailFact } from '#content/mails/assessment/facts.ts';
import type { Assignment } from '#contract/assessment/answering/assignments.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { mayAct } from '#core/account/members/members.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { isRegime, regimes, type Regime } from '#core/platform/regimes.ts';
import { record } from '#server/platform/security/audit.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import * as repository from './repository.ts';
import { lockOrganization, findMember, nameOf, type MemberRow } from '#server/account/public.ts';

type CallInput = Readonly<{ questionIds: readonly string[]; personId: string | null }>;

/** Who is given several sections one after the other is notified once. */
const quietMillis = 86_400_000;

function view({ questionId, userId, name }: repository.AssignmentRow, reader: string): Assignment {
  return { questionId, personId: userId, name, mine: userId === reader };
}

/** Who sees to which question of an organisation. */
export async function listAssignments({ db }: Pick<Deps, 'db'>, account: Account): Promise<Assignment[]> {
  return (await repository.assignmentsOf(db, organizationOf(account))).map((row) => view(row, account.userId));
}

function regimeOf(questionId: string): Regime | undefined {
  return findQuestion(questionId)?.regime;
}

/** Tells somebody which questions wait for them; the questions are read when the mail is sent. */
async function notify(deps: Deps, tx: Db, { account }: Principal<'consultant'>, person: MemberRow, regime: Regime): Promise<void> {
  const language = person.language ?? defaultLanguage;
  const values = {
    organization: account.organization.name,
    organizationId: account.organization.id,
    by: nameOf(account),
    regime: regimeNames[regime].short[language],
    regimeCode: regime,
  };
  await deps.queue.enqueueMail(tx, { kind: 'questions_assigned', userId: person.userId, language, values });
}

async function assignTo(
  deps: Deps,
  tx: Db,
  caller: Principal<'consultant'>,
  person: MemberRow,
  questionIds: readonly string[],
): Promise<void> {
  const { id: organizationId } = caller.account.organization;
  const now = deps.now();
  const since = { organizationId, userId: person.userId, at: new Date(now.getTime() - quietMillis) };
  for (const regime of regimes) {
    const ofRegime = questionIds.filter((id) => regimeOf(id) === regime);
    const all = questionsOf(catalogues[regime]).map(({ id }) => id);
    const notifiedLately = await repository.wasAssignedSince(tx, { ...since, questionIds: all });
    const added = await repository.assign(tx, { organizationId, questionIds: ofRegime, userId: person.userId, at: now });
    if (added.length > 0 && !notifiedLately && person.userId !== caller.account.userId) await notify(deps, tx, caller, person, regime);
  }
}

/**
 * Gives questions to somebody of the organisation who may answer them, or with null to nobody; repeated, it changes nothing.
 * Somebody else is notified by mail, once in 24 hours for each regime. Refuses unknown questions with 400, outsiders with 404 and readers
 * with 409 `person_only_reads` (docs/product.md, “People”).
 */
export async function assignQuestions(
  deps: Deps,
  caller: Principal<'consultant'>,
  { questionIds: named, personId }: CallInput,
): Promise<Assignment[]> {
  const { id: organizationId } = caller.account.organization;
  const questionIds = [...new Set(named)];
  if (!questionIds.every(regimeOf)) throw new AppError(400, 'invalid_input', { fields: { questionIds: 'invalid' } });
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (personId === null) await repository.revokePlace(tx, organizationId, questionIds);
    else {
      const person = await findMember(tx, organizationId, personId);
      if (!person) throw notFound();
      if (!mayAct(person.role, 'consultant')) throw new AppError(409, 'person_only_reads');
      await assignTo(deps, tx, caller, person, questionIds);
    }
    const metadata = { count: questionIds.length, personId };
    await record(deps, tx, caller, { action: 'questions.assigned', id: personId ?? caller.account.userId, metadata });
  });
  return listAssignments(deps, caller.account);
}

type AssignmentMail = Readonly<{ organizationId: string; userId: string; regime: string }>;

/** The questions of somebody as rows of the table in a mail: the section, and the numbers in it. */
export async function factsOfAssigned(
  { db }: Pick<Deps, 'db'>,
  { organizationId, userId, regime }: AssignmentMail,
  language: Language,
): Promise<MailFact[]> {
  if (!isRegime(regime)) return [];
  const own = await repository.assignmentsOf(db, organizationId);
  const mine = new Set(own.filter((row) => row.userId === userId).map(({ questionId }) => questionId));
  return catalogues[regime].sections.flatMap(({ title, questions }, index): MailFact[] => {
    const section = index + 1;
    const numbers = questions.filter(({ id }) => mine.has(id)).map(({ id }) => `${section}.${questionPlace(id)?.number}`);
    return numbers.length > 0 ? [[`${section}. ${title[language]}`, numbers.join(', ')]] : [];
  });
}
