import sql from 'sql-template-tag';
import type { BoardKind, TrainingTopic, TrainingWay } from '#core/assessment/board/training.ts';
import type { Language } from '#core/platform/languages.ts';
import { membershipOf, personName, presentMembership } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

export type PersonRow = Readonly<{
  id: string;
  name: string;
  role: string;
  kind: BoardKind;
  userId: string | null;
  since: string;
  until: string | null;
}>;

export type TrainingRow = Readonly<{
  id: string;
  personId: string;
  name: string;
  role: string;
  doneOn: string;
  way: TrainingWay;
  trainer: string;
  topics: TrainingTopic[];
  correct: number | null;
  asked: number | null;
  edition: string | null;
  evidenceId: string | null;
  by: string | null;
  recordedAt: Date;
  language: Language;
  recordHash: string;
  sha256: string;
}>;

export type NewTraining = Omit<TrainingRow, 'by'> & Readonly<{ organizationId: string; userId: string; pdf: Buffer }>;

/** Everybody who holds or held a function, in the order in which they were added. */
export function peopleOf(db: Db, organizationId: string): Promise<PersonRow[]> {
  return db.rows<PersonRow>(sql`
    select a.id, a.name, a.role_title as role, a.kind, a.since::text, a.until::text, m.user_id
    from board_people a left ${presentMembership} where a.organization_id = ${organizationId} order by a.added_at, a.id`);
}

export async function insertPerson(
  db: Db,
  person: Omit<PersonRow, 'until'> & Readonly<{ organizationId: string; at: Date }>,
): Promise<void> {
  const { organizationId, id, name, role, kind, userId, since, at } = person;
  const member = userId === null ? sql`null` : sql`(select m.id from ${membershipOf(organizationId, userId)} m)`;
  await db.rows(sql`
    insert into board_people (organization_id, id, name, role_title, kind, membership_id, since, added_at)
    values (${organizationId}, ${id}, ${name}, ${role}, ${kind}, ${member}, ${since}, ${at})`);
}

export async function deletePerson(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`delete from board_people where organization_id = ${organizationId} and id = ${id}`);
}

export async function endPerson(db: Db, organizationId: string, id: string, until: string): Promise<void> {
  await db.rows(sql`
    update board_people set until = greatest(since, ${until}::date) where organization_id = ${organizationId} and id = ${id} and until is null`);
}

/** Trainings of everybody, the newest first, without their documents. */
export function trainingsOf(db: Db, organizationId: string): Promise<TrainingRow[]> {
  return db.rows<TrainingRow>(sql`
    select t.id, t.person_id, t.name, t.role_title as role, t.done_on::text, t.way, t.trainer, t.agenda as topics, t.correct, t.asked, t.edition,
      t.evidence_id, ${personName(sql`t.recorded_by`)} as by, t.recorded_at, t.language, t.record_hash, t.sha256
    from board_trainings t where t.organization_id = ${organizationId} order by t.done_on desc, t.recorded_at desc, t.id`);
}

export async function insertTraining(db: Db, training: NewTraining): Promise<void> {
  const { organizationId, id, personId, name, role, doneOn, way, trainer, topics, correct, asked, edition } = training;
  await db.rows(sql`
    insert into board_trainings (organization_id, id, person_id, name, role_title, done_on, way, trainer, agenda, correct, asked, edition,
      evidence_id, recorded_by, recorded_at, language, record_hash, pdf, sha256)
    values (${organizationId}, ${id}, ${personId}, ${name}, ${role}, ${doneOn}, ${way}, ${trainer}, ${topics}::text[], ${correct}, ${asked},
      ${edition}, ${training.evidenceId}, ${training.userId}, ${training.recordedAt}, ${training.language}, ${training.recordHash},
      ${training.pdf}, ${training.sha256})`);
}

export async function deleteTraining(db: Db, organizationId: string, id: string): Promise<{ name: string; doneOn: string } | null> {
  const [row] = await db.rows<{ name: string; doneOn: string }>(sql`
    delete from board_trainings where organization_id = ${organizationId} and id = ${id} returning name, done_on::text`);
  return row ?? null;
}

/** The document as it was made; null where there is none. */
export async function trainingBytes(db: Db, organizationId: string, id: string): Promise<Buffer | null> {
  const [row] = await db.rows<{ pdf: Buffer }>(sql`
    select pdf from board_trainings where organization_id = ${organizationId} and id = ${id}`);
  return row?.pdf ?? null;
}
