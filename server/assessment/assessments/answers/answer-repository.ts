import sql from 'sql-template-tag';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { auditInsert, type Recorded } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import { type AssessmentRow, columns } from '#server/assessment/results/repository.ts';
import { personName } from '#server/account/public.ts';

export type AnswerRow = Readonly<{
  questionId: string;
  answer: AnswerValue;
  comment: string;
  answeredAt: Date;
  updatedAt: Date;
  answeredBy: string | null;
  author: string | null;
  /** A guest who gave it, by name and address. */
  guest: string | null;
}>;

export function answersOf(db: Db, organizationId: string, assessmentId: string, since: Date | null = null): Promise<AnswerRow[]> {
  return db.rows<AnswerRow>(sql`
    select question_id, answer, comment, answered_at, updated_at, answered_by, ${personName(sql`answered_by`)} as author, answered_by_guest as guest
    from answers
    where organization_id = ${organizationId} and assessment_id = ${assessmentId}
      and (${since}::timestamptz is null or updated_at > ${since}) order by question_id`);
}

/** Ids of the questions that an organisation answered in any of its assessments. */
export async function questionsAnsweredBy(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db.rows<{ questionId: string }>(sql`
    select distinct question_id from answers where organization_id = ${organizationId} and answer is not null`);
  return rows.map(({ questionId }) => questionId);
}

/** Organisations that answered anything. */
export async function organizationsWithAnswers(db: Db): Promise<string[]> {
  const rows = await db.rows<{ organizationId: string }>(sql`select distinct organization_id from answers where answer is not null`);
  return rows.map(({ organizationId }) => organizationId);
}

/** Copies the answers of an earlier assessment to questions that still exist, each with its audit row; returns how many. */
export async function copyAnswers(
  db: Db,
  copy: { organizationId: string; from: string; to: string; questionIds: readonly string[]; act: Recorded; at: Date },
): Promise<number> {
  const rows = await db.rows(sql`
    with copied as (
      insert into answers (organization_id, assessment_id, question_id, answer, comment, answered_at, updated_at, answered_by, answered_by_guest)
      select organization_id, ${copy.to}, question_id, answer, comment, ${copy.at}, ${copy.at}, answered_by, answered_by_guest from answers
      where organization_id = ${copy.organizationId} and assessment_id = ${copy.from}
        and question_id = any(${[...copy.questionIds]})
      returning question_id, answer, comment
    ), logged as (
      ${auditInsert([copy.act], {
        source: sql`copied`,
        more: sql`jsonb_build_object('questionId', copied.question_id, 'answer', copied.answer, 'comment', copied.comment)`,
      })}
    )
    select question_id from copied`);
  return rows.length;
}

/** The assessment after a save, and what was written; null when nothing was. */
export type SavedAnswer = AssessmentRow & Readonly<{ written: Readonly<{ comment: string; answeredAt: Date }> | null }>;

/** An answer to be saved. */
export type Save = Readonly<{
  organizationId: string;
  assessmentId: string;
  regime: Regime;
  questionId: string;
  section: number;
  answer: AnswerValue;
  /** Null retains the stored one. */
  comment: string | null;
  questionCount: number;
  at: Date;
  /** Null for a guest. */
  userId: string | null;
  guest?: string | null;
  /** What of somebody else may be overwritten: the change that was seen, null for none; anything where it is left out. */
  seen?: Date | null | undefined;
  act: Recorded;
}>;

/**
 * Writes answers, the completion of their assessments and the audit rows in one statement, which is one transaction: at most one of each
 * assessment. The assessments are locked first, so saves of one happen one after another; `xmax` 0 distinguishes a new answer from a changed one.
 * Nothing is written of an answer whose assessment is completed or of another regime, or that somebody else changed since it was seen.
 * Returned by assessment; one that the organisation does not have is missing, and so is one that somebody else holds, unless it is waited
 * for.
 */
export async function saveAnswers(db: Db, saves: readonly Save[], { waits }: { waits: boolean }): Promise<Map<string, SavedAnswer>> {
  const wanted = saves.map((save) => ({
    ...save,
    act: undefined,
    guest: save.guest ?? null,
    careful: save.seen !== undefined,
    seen: save.seen ?? null,
  }));
  const rows = await db.rows<AssessmentRow & { writtenComment: string | null; writtenAt: Date }>(sql`
    with wanted as materialized (
      select "organizationId" as organization_id, "assessmentId" as assessment_id, regime, "questionId" as question_id, section, answer,
        comment, "questionCount" as question_count, at, "userId" as user_id, guest, careful, seen
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("organizationId" uuid, "assessmentId" uuid, regime text,
        "questionId" text, section int, answer text, comment text, "questionCount" int, at timestamptz, "userId" uuid, guest text, careful boolean,
        seen timestamptz)
    ), a as (
      select held.* from wanted w join assessments held on held.organization_id = w.organization_id and held.id = w.assessment_id
      for no key update of held ${waits ? sql`` : sql`skip locked`}
    ), written as (
      insert into answers (organization_id, assessment_id, question_id, answer, comment, answered_at, updated_at, answered_by, answered_by_guest)
      select a.organization_id, a.id, w.question_id, w.answer, coalesce(w.comment, ''), w.at, w.at, w.user_id, w.guest
      from a join wanted w on w.assessment_id = a.id where a.completed_at is null and a.type = w.regime
      on conflict (organization_id, assessment_id, question_id) do update
        set answer = excluded.answer, updated_at = excluded.updated_at, answered_by = excluded.answered_by,
          answered_by_guest = excluded.answered_by_guest,
          comment = coalesce((select w.comment from wanted w where w.assessment_id = answers.assessment_id), answers.comment)
        where exists (select 1 from wanted w where w.assessment_id = answers.assessment_id and (not w.careful
          or answers.answered_by = w.user_id or answers.answered_by_guest = w.guest or answers.updated_at <= w.seen
          or (answers.answer = w.answer and coalesce(w.comment, answers.comment) = answers.comment)))
      returning assessment_id, comment, answered_at, (xmax = 0)::int as added
    ), moved as (
      update assessments m set
        status = 'in_progress', started_at = coalesce(m.started_at, w.at), updated_at = w.at,
        current_section = case when w.guest is null then w.section else m.current_section end,
        revision = m.revision + 1, answered_count = m.answered_count + written.added,
        completion_percentage = floor((m.answered_count + written.added) * 10000.0 / w.question_count) / 100
      from written join wanted w on w.assessment_id = written.assessment_id
      where m.organization_id = w.organization_id and m.id = w.assessment_id
      returning m.*
    ), logged as (
      ${auditInsert(
        saves.map(({ act }) => act),
        {
          source: sql`written`,
          more: sql`jsonb_build_object('comment', written.comment)`,
          of: sql`v.entity_id = written.assessment_id::text`,
        },
      )}
    )
    select ${columns}, null as certificate_id, written.comment as written_comment, written.answered_at as written_at
    from (select * from moved union all select * from a where not exists (select 1 from moved where moved.id = a.id)) a
    left join written on written.assessment_id = a.id`);
  return new Map(
    rows.map(({ writtenComment, writtenAt, ...assessment }) => [
      assessment.id,
      { ...assessment, written: writtenComment === null ? null : { comment: writtenComment, answeredAt: writtenAt } },
    ]),
  );
}

/** The same for one, waiting for whoever holds its assessment; null when the organisation has no such assessment. */
export async function saveAnswer(db: Db, save: Save): Promise<SavedAnswer | null> {
  return (await saveAnswers(db, [save], { waits: true })).get(save.assessmentId) ?? null;
}
