import { chapters } from '#content/board-training/chapters.ts';
import { trainingQuestions } from '#content/board-training/questions.ts';
import type { Board } from '#contract/assessment/duties/board.ts';
import {
  passesTest,
  rightAnswers,
  trainingChapterCodes,
  trainingChapters,
  trainingEdition,
  trainingTopics,
  trainingYear,
  type BoardKind,
  type TrainingTopic,
} from '#core/assessment/board/training.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { findMember, lockOrganization } from '#server/account/public.ts';
import { byId as evidenceById, evidenceNames } from '#server/assessment/evidence/repository.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { sha256Of } from '#server/platform/files/stored-files.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import { trainingDocument } from './documents.ts';
import * as repository from './repository.ts';

/** As many people and records as a page can show. */
const [mostPeople, mostTrainings] = [100, 500];

type PersonInput = Readonly<{ name: string; role: string; kind: BoardKind; memberId: string | null; since: string }>;
type DeclaredInput = Readonly<{
  personId: string;
  doneOn: string;
  trainer: string;
  topics: readonly TrainingTopic[];
  evidenceId: string | null;
}>;

function invalid(field: string): AppError {
  return new AppError(400, 'invalid_input', { fields: { [field]: 'invalid' } });
}

function materialIn(language: Language): Board['material'] {
  return {
    edition: trainingEdition,
    chapters: trainingChapterCodes.map((code) => ({
      code,
      ...chapters[code][language],
      paragraphs: [...chapters[code][language].paragraphs],
      topics: [...trainingChapters[code]],
    })),
    questions: trainingQuestions.map(({ words }) => ({ text: words[language].text, options: [...words[language].options] })),
  };
}

/** The list of people with their trainings, and the material. */
export async function readBoard(deps: Pick<Deps, 'db' | 'now'>, account: Account, language: Language): Promise<Board> {
  const organizationId = organizationOf(account);
  const people = await repository.peopleOf(deps.db, organizationId);
  const trainings = await repository.trainingsOf(deps.db, organizationId);
  const names = new Map((await evidenceNames(deps.db, organizationId)).map(({ id, name }) => [id, name]));
  const today = isoDay(deps.now());
  const { year, trained, missing, completeOn } = trainingYear(people, trainings, Number(today.slice(0, 4)), today);
  return {
    today,
    people: people.map(({ userId, ...person }) => ({ ...person, memberId: userId, mine: userId === account.userId })),
    trainings: trainings.map((row) => {
      const { evidenceId, recordedAt, language: _, ...training } = row;
      const name = evidenceId === null ? undefined : names.get(evidenceId);
      const evidence = evidenceId !== null && name !== undefined ? { id: evidenceId, name } : null;
      return { ...training, evidence, recordedAt: recordedAt.toISOString() };
    }),
    year: { year, trained: [...trained], missing: [...missing], completeOn },
    material: materialIn(language),
  };
}

/** Puts somebody on the list. Outsiders are not found, whoever is on it is refused with 400, and more people than anybody reads with 409 `too_many_on_board`. */
export async function addPerson(deps: Deps, caller: Principal<'consultant'>, input: PersonInput): Promise<void> {
  const { id: organizationId } = caller.account.organization;
  if (input.since > isoDay(deps.now())) throw invalid('since');
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const people = await repository.peopleOf(tx, organizationId);
    if (people.length >= mostPeople) throw new AppError(409, 'too_many_on_board');
    const isTaken = people.some(({ userId, until }) => userId !== null && userId === input.memberId && until === null);
    if (isTaken) throw invalid('memberId');
    if (input.memberId !== null && !(await findMember(tx, organizationId, input.memberId))) throw notFound();
    const { name, role, kind, memberId: userId, since } = input;
    const id = deps.newId();
    await repository.insertPerson(tx, { organizationId, id, name, role, kind, userId, since, at: deps.now() });
    await record(deps, tx, caller, { action: 'board.person_added', id, metadata: { kind } });
  });
}

/** Ends a function today; whoever has no training is taken off the list. 404 for somebody who is not on it. */
export async function removePerson(deps: Deps, caller: Principal<'consultant'>, id: string): Promise<void> {
  const { id: organizationId } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const person = (await repository.peopleOf(tx, organizationId)).find((one) => one.id === id);
    if (!person) throw notFound();
    const hasTraining = (await repository.trainingsOf(tx, organizationId)).some(({ personId }) => personId === id);
    if (hasTraining) await repository.endPerson(tx, organizationId, id, isoDay(deps.now()));
    else await repository.deletePerson(tx, organizationId, id);
    await record(deps, tx, caller, { action: 'board.person_removed', id, metadata: { kind: person.kind } });
  });
}

type TrainingHeld = Pick<repository.TrainingRow, 'doneOn' | 'way' | 'trainer' | 'topics' | 'correct' | 'asked' | 'edition' | 'evidenceId'>;
type Writer = Readonly<{ caller: Principal<'reader'>; language: Language }>;

/** Writes a training down with the document that is made of it, and with the hash of what was recorded. */
async function saveTraining(deps: Deps, { caller, language }: Writer, person: repository.PersonRow, held: TrainingHeld): Promise<void> {
  const { userId, firstName, lastName, organization } = caller.account;
  const organizationId = organization.id;
  const { id: personId, name, role } = person;
  const [id, recordedAt] = [deps.newId(), deps.now()];
  const values = [
    organizationId,
    id,
    personId,
    name,
    role,
    held.doneOn,
    held.way,
    held.trainer,
    held.topics,
    held.correct,
    held.asked,
    held.edition,
    recordedAt,
  ];
  const recordHash = sha256Of(Buffer.from(JSON.stringify(values)));
  const row = { id, personId, name, role, ...held, recordedAt, language, recordHash };
  const pdf = await trainingDocument(deps, organizationId, { ...row, by: `${firstName} ${lastName}` });
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await repository.trainingsOf(tx, organizationId)).length >= mostTrainings) throw new AppError(409, 'too_many_on_board');
    if (held.evidenceId !== null && !(await evidenceById(tx, organizationId, held.evidenceId))) throw invalid('evidenceId');
    if (!(await repository.peopleOf(tx, organizationId)).some((one) => one.id === personId)) throw notFound();
    await repository.insertTraining(tx, { ...row, organizationId, userId, pdf, sha256: sha256Of(pdf) });
    await record(deps, tx, caller, { action: 'board.training_recorded', id, metadata: { way: held.way, doneOn: held.doneOn } });
  });
}

/** Records what the organisation declares. Refuses a day to come, one before the function began, and outsiders. */
export async function declareTraining(deps: Deps, writer: Writer, input: DeclaredInput): Promise<void> {
  const organizationId = organizationOf(writer.caller.account);
  const person = (await repository.peopleOf(deps.db, organizationId)).find(({ id }) => id === input.personId);
  if (!person) throw notFound();
  if (input.doneOn > isoDay(deps.now())) throw invalid('doneOn');
  const topics = trainingTopics.filter((topic) => input.topics.includes(topic));
  const { doneOn, trainer, evidenceId } = input;
  await saveTraining(deps, writer, person, {
    doneOn,
    way: 'declared',
    trainer,
    topics,
    correct: null,
    asked: null,
    edition: null,
    evidenceId,
  });
}

/** Withdraws a training that was recorded by mistake; what it was stays in the activity log. */
export async function withdrawTraining(deps: Deps, caller: Principal<'consultant'>, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const removed = await repository.deleteTraining(tx, caller.account.organization.id, id);
    if (!removed) throw notFound();
    await record(deps, tx, caller, { action: 'board.training_withdrawn', id, metadata: { doneOn: removed.doneOn } });
  });
}

/** Scans the answers of somebody on the list; passing records the training of today. 409 `not_on_board` for anybody else. */
export async function recordTest(deps: Deps, writer: Writer, answers: readonly number[]) {
  const { account } = writer.caller;
  const people = await repository.peopleOf(deps.db, organizationOf(account));
  const person = people.find(({ userId, until }) => userId === account.userId && until === null);
  if (!person) throw new AppError(409, 'not_on_board');
  const correct = rightAnswers(
    answers,
    trainingQuestions.map(({ right }) => right),
  );
  const passed = passesTest(correct);
  if (passed) {
    const [asked, topics] = [trainingQuestions.length, [...trainingTopics]];
    const held = { doneOn: isoDay(deps.now()), way: 'self' as const, trainer: 'Atesto', topics, correct, asked, edition: trainingEdition };
    await saveTraining(deps, writer, person, { ...held, evidenceId: null });
  }
  const results = trainingQuestions.map(({ right, words }) => ({ right, why: words[writer.language].why }));
  return { passed, correct, results, board: await readBoard(deps, account, writer.language) };
}
