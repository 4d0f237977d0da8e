import sql from 'sql-template-tag';
import type { FormRow } from '#core/assessment/customer-questionnaires/layout.ts';
import type { Decision } from '#core/assessment/customer-questionnaires/questionnaire.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Language } from '#core/platform/languages.ts';
import type { FormType } from '#server/adapters/forms/form-file.ts';
import type { Db } from '#server/platform/db/db.ts';
import { personName } from '#server/account/public.ts';

export type FormFacts = Readonly<{
  id: string;
  customer: string;
  name: string;
  type: FormType;
  language: Language;
  bytes: number;
  sha256: string;
  storeKey: string;
  scanned: boolean;
}>;
export type QuestionnaireRow = FormFacts &
  Readonly<{ rows: readonly FormRow[]; unread: readonly string[]; addedAt: Date; addedBy: string | null }>;

export type DecidedRow = Readonly<{
  row: number;
  asked: string;
  decision: Decision;
  written: string;
  comment: string;
  questionId: string | null;
  answer: AnswerValue | null;
  by: string | null;
  at: Date;
}>;

export type SummaryRow = Pick<FormFacts, 'id' | 'customer' | 'name' | 'language'> &
  Readonly<{ addedAt: Date; addedBy: string | null; rows: number; decided: number }>;

export function summariesOf(db: Db, organizationId: string): Promise<SummaryRow[]> {
  return db.rows<SummaryRow>(sql`
    select q.id, q.customer, q.name, q.language, q.added_at, ${personName(sql`q.added_by`)} as added_by, jsonb_array_length(q.rows) as rows,
      (select count(*)::int from customer_questionnaire_answers a
        where a.organization_id = q.organization_id and a.questionnaire_id = q.id) as decided
    from customer_questionnaires q where q.organization_id = ${organizationId} order by q.added_at desc, q.id`);
}

export async function countOf(db: Db, organizationId: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from customer_questionnaires where organization_id = ${organizationId}`);
  return row?.count ?? 0;
}

export async function questionnaireById(db: Db, organizationId: string, id: string): Promise<QuestionnaireRow | null> {
  const [row] = await db.rows<QuestionnaireRow>(sql`
    select q.id, q.customer, q.name, q.file_type as type, q.language, q.bytes, q.sha256, q.store_key, q.scanned, q.rows, q.unread, q.added_at,
      ${personName(sql`q.added_by`)} as added_by
    from customer_questionnaires q where q.organization_id = ${organizationId} and q.id = ${id}`);
  return row ?? null;
}

type New = FormFacts & Readonly<{ organizationId: string; rows: readonly FormRow[]; unread: readonly string[]; userId: string; at: Date }>;

export async function insertQuestionnaire(db: Db, one: New): Promise<void> {
  await db.rows(sql`
    insert into customer_questionnaires (organization_id, id, customer, name, file_type, language, bytes, sha256, store_key, scanned, rows,
      unread, added_by, added_at)
    values (${one.organizationId}, ${one.id}, ${one.customer}, ${one.name}, ${one.type}, ${one.language}, ${one.bytes}, ${one.sha256},
      ${one.storeKey}, ${one.scanned}, ${JSON.stringify(one.rows)}::jsonb, ${JSON.stringify(one.unread)}::jsonb, ${one.userId}, ${one.at})`);
}

export async function updateQuestionnaire(
  db: Db,
  { organizationId, id, customer, language }: Readonly<{ organizationId: string; id: string; customer: string; language: Language }>,
): Promise<void> {
  await db.rows(sql`
    update customer_questionnaires set customer = ${customer}, language = ${language} where organization_id = ${organizationId} and id = ${id}`);
}

export async function deleteQuestionnaire(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`delete from customer_questionnaires where organization_id = ${organizationId} and id = ${id}`);
}

const decided = sql`a.row, a.asked, a.decision, a.written, a.comment, a.question_id, a.answer, ${personName(sql`a.decided_by`)} as by,
  a.decided_at as at`;

export function decisionsOf(db: Db, organizationId: string, id: string): Promise<DecidedRow[]> {
  return db.rows<DecidedRow>(sql`
    select ${decided} from customer_questionnaire_answers a where a.organization_id = ${organizationId} and a.questionnaire_id = ${id}`);
}

type Place = Readonly<{ id: string; row: number }>;

export async function decisionAt(db: Db, organizationId: string, { id, row }: Place): Promise<DecidedRow | null> {
  const [found] = await db.rows<DecidedRow>(sql`
    select ${decided} from customer_questionnaire_answers a
    where a.organization_id = ${organizationId} and a.questionnaire_id = ${id} and a.row = ${row}`);
  return found ?? null;
}

export type Remembered = DecidedRow & Readonly<{ customer: string }>;

/** What was written last to the same questions in other questionnaires of the organisation. */
export function rememberedFor(db: Db, organizationId: string, id: string, asked: readonly string[]): Promise<Remembered[]> {
  const same = sql`md5(a.asked) in (select md5(one) from unnest(${[...asked]}::text[]) one) and a.asked = any(${[...asked]})`;
  return db.rows<Remembered>(sql`
    select distinct on (a.asked) ${decided}, q.customer
    from customer_questionnaire_answers a
    join customer_questionnaires q on q.organization_id = a.organization_id and q.id = a.questionnaire_id
    where a.organization_id = ${organizationId} and a.questionnaire_id <> ${id} and a.decision <> 'left_open' and ${same}
    order by a.asked, a.decided_at desc`);
}

type Decided = Omit<DecidedRow, 'by'> & Readonly<{ organizationId: string; id: string; userId: string }>;

export async function writeDecision(db: Db, one: Decided): Promise<void> {
  await db.rows(sql`
    insert into customer_questionnaire_answers (organization_id, questionnaire_id, row, asked, decision, written, comment, question_id, answer,
      decided_by, decided_at)
    values (${one.organizationId}, ${one.id}, ${one.row}, ${one.asked}, ${one.decision}, ${one.written}, ${one.comment}, ${one.questionId},
      ${one.answer}, ${one.userId}, ${one.at})
    on conflict (organization_id, questionnaire_id, row) do update set decision = excluded.decision, written = excluded.written,
      comment = excluded.comment, question_id = excluded.question_id, answer = excluded.answer, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at`);
}

export async function deleteDecision(db: Db, organizationId: string, { id, row }: Place): Promise<void> {
  await db.rows(sql`
    delete from customer_questionnaire_answers where organization_id = ${organizationId} and questionnaire_id = ${id} and row = ${row}`);
}
