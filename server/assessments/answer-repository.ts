import sql, { type Sql } from 'sql-template-tag';
import type { AnswerValue } from '#core/questionnaire.ts';
import type { Regime } from '#core/regimes.ts';
import { personName } from '#server/accounts/joins.ts';
import type { Db } from '#server/db/db.ts';
import { type AssessmentRow, columns } from './repository.ts';

export type AnswerRow = Readonly<{
  questionId: string;
  answer: AnswerValue;
  comment: string;
  answeredAt: Date;
  updatedAt: Date;
  answeredBy: string | null;
  author: string | null;
}>;

/** Makes the part of a statement that records a change: once for each row of a source, with more of the row. */
export type Audited = (source: Sql, more: Sql) => Sql;

export function answersOf(db: Db, organizationId: string, assessmentId: string, since: Date | null = null): Promise<AnswerRow[]> {
  return db.rows<AnswerRow>(sql`
    select question_id, answer, comment, answered_at, updated_at, answered_by, ${personName(sql`answered_by`)} as author from answers
    where organization_id = ${organizationId} and assessment_id = ${assessmentId}
      and (${since}::timestamptz is null or updated_at > ${since}) order by question_id`);
}

/** Copies the answers of an earlier assessment to questions that still exist, each with its audit row; returns how many. */
export async function copyAnswers(
  db: Db,
  copy: { organizationId: string; from: string; to: string; questionIds: readonly string[]; audited: Audited; at: Date },
): Promise<number> {
  const rows = await db.rows(sql`
    with copied as (
      insert into answers (organization_id, assessment_id, question_id, answer, comment, answered_at, updated_at, answered_by)
      select organization_id, ${copy.to}, question_id, answer, comment, ${copy.at}, ${copy.at}, answered_by from answers
      where organization_id = ${copy.organizationId} and assessment_id = ${copy.from}
        and question_id = any(${[...copy.questionIds]})
      returning question_id, answer, comment
    ), logged as (
      ${copy.audited(
        sql`copied`,
        sql`jsonb_build_object('questionId', copied.question_id, 'answer', copied.answer, 'comment', copied.comment)`,
      )}
    )
    select question_id from copied`);
  return rows.length;
}

/** The assessment after a save, and what was written; null when nothing was, because the assessment is locked. */
export type SavedAnswer = AssessmentRow & Readonly<{ written: Readonly<{ comment: string; answeredAt: Date }> | null }>;

/**
 * Writes an answer, the completion of its assessment and the audit row in one statement, which is one transaction.
 * The assessment is locked first, so saves of it happen one after another; `xmax` 0 tells a new answer from a changed
 * one. `comment` null keeps the stored one. Writes nothing when the assessment is completed or of another regime, or when somebody
 * else changed the answer since it was seen;
 * null when the organisation has no such assessment.
 */
export async function saveAnswer(
  db: Db,
  save: {
    organizationId: string;
    assessmentId: string;
    regime: Regime;
    questionId: string;
    section: number;
    answer: AnswerValue;
    comment: string | null;
    questionCount: number;
    audited: Audited;
    at: Date;
    userId: string;
    /** What of somebody else may be overwritten: the change that was seen, null for none; anything where it is left out. */
    seen?: Date | null | undefined;
  },
): Promise<SavedAnswer | null> {
  const { organizationId, assessmentId, regime, questionId, section, answer, comment, questionCount, audited, at, userId, seen } = save;
  const [row] = await db.rows<AssessmentRow & { writtenComment: string | null; writtenAt: Date }>(sql`
    with a as (
      select * from assessments where organization_id = ${organizationId} and id = ${assessmentId} for no key update
    ), written as (
      insert into answers (organization_id, assessment_id, question_id, answer, comment, answered_at, updated_at, answered_by)
      select a.organization_id, a.id, ${questionId}, ${answer}, coalesce(${comment}::text, ''), ${at}, ${at}, ${userId}
      from a where a.completed_at is null and a.type = ${regime}
      on conflict (organization_id, assessment_id, question_id) do update
        set answer = excluded.answer, comment = coalesce(${comment}::text, answers.comment), updated_at = excluded.updated_at,
          answered_by = excluded.answered_by
        where not ${seen !== undefined} or answers.answered_by = ${userId} or answers.updated_at <= ${seen ?? null}::timestamptz
          or (answers.answer = excluded.answer and coalesce(${comment}::text, answers.comment) = answers.comment)
      returning comment, answered_at, (xmax = 0)::int as added
    ), moved as (
      update assessments m set
        status = 'in_progress', started_at = coalesce(m.started_at, ${at}), updated_at = ${at}, current_section = ${section},
        revision = m.revision + 1, answered_count = m.answered_count + written.added,
        completion_percentage = floor((m.answered_count + written.added) * 10000.0 / ${questionCount}::int) / 100
      from written
      where m.organization_id = ${organizationId} and m.id = ${assessmentId}
      returning m.*
    ), logged as (
      ${audited(sql`written`, sql`jsonb_build_object('comment', written.comment)`)}
    )
    select ${columns}, null as certificate_id, written.comment as written_comment, written.answered_at as written_at
    from (select * from moved union all select * from a where not exists (select 1 from moved)) a
    left join written on true`);
  if (!row) return null;
  const { writtenComment, writtenAt, ...assessment } = row;
  return { ...assessment, written: writtenComment === null ? null : { comment: writtenComment, answeredAt: writtenAt } };
}
