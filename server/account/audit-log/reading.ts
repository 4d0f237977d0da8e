import sql, { empty, type Sql } from 'sql-template-tag';
import type { NetChange } from '#core/assessment/report/comparison.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { personName } from '#server/account/people/joins.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import { organizationNamed } from '#server/account/companies/joins.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Whether a user signed in before, and whether with this browser. */
export async function signInsBefore(db: Db, userId: string, userAgent: string): Promise<{ any: boolean; withAgent: boolean }> {
  const [row] = await db.rows<{ any: boolean; withAgent: boolean }>(sql`
    select count(*) > 0 as any, coalesce(bool_or(user_agent = ${userAgent}), false) as with_agent from audit_logs
    where user_id = ${userId} and action = 'user.signed_in'`);
  return row ?? { any: false, withAgent: false };
}

/** A guest who did it, by name and address: what somebody without an account does is recorded with it. */
const guestOf = sql`metadata ->> 'guest' as guest`;

export type SecurityLogRow = Readonly<{
  id: number;
  action: AuditAction;
  who: string | null;
  guest: string | null;
  ipAddress: string;
  userAgent: string;
  createdAt: Date;
}>;

/** The newest acts of an organisation, or of one person in all they belong to, without the single answers. */
export function securityLog(db: Db, about: Readonly<{ organizationId: string } | { userId: string }>): Promise<SecurityLogRow[]> {
  const whose = 'organizationId' in about ? sql`organization_id = ${about.organizationId}` : sql`user_id = ${about.userId}`;
  return db.rows<SecurityLogRow>(sql`
    select id, action, ${personName(sql`user_id`)} as who, ${guestOf}, coalesce(ip_address, '') as ip_address,
      coalesce(user_agent, '') as user_agent, created_at
    from audit_logs where ${whose} and action not in ('answer.saved', 'answer.copied', 'action_item.changed') order by created_at desc, id desc limit 100`);
}

/** Answers of an organisation that were new or different at the end of a span of time. */
export async function netChanges(db: Db, organizationId: string, span: Readonly<{ from: Date; to: Date }>): Promise<NetChange[]> {
  const rows = await db.rows<NetChange>(sql`
    with touched as (
      select distinct entity_id from audit_logs
      where organization_id = ${organizationId} and entity_type = 'answer' and action = 'answer.saved'
        and created_at >= ${span.from} and created_at < ${span.to}
    ), saves as (
      select l.id, l.entity_id, l.action, l.created_at, l.metadata ->> 'questionId' as question_id, l.metadata ->> 'answer' as answer,
        lag(l.metadata ->> 'answer') over (partition by l.entity_id, l.metadata ->> 'questionId' order by l.id) as before
      from audit_logs l join touched using (entity_id)
      where l.organization_id = ${organizationId} and l.entity_type = 'answer' and l.action in ('answer.saved', 'answer.copied')
        and l.created_at < ${span.to}
    )
    select question_id, (array_agg(before order by id))[1] as from, (array_agg(answer order by id desc))[1] as to, max(created_at) as at
    from saves where action = 'answer.saved' and created_at >= ${span.from}
    group by entity_id, question_id order by at desc, question_id`);
  return rows.filter((row) => row.from !== row.to);
}

export type AnswerSave = Readonly<{
  at: Date;
  who: string | null;
  guest: string | null;
  answer: AnswerValue;
  comment: string;
  copied: boolean;
}>;

/** What the log states about one answer, oldest first. */
export function savesOf(db: Db, answer: { organizationId: string; assessmentId: string; questionId: string }): Promise<AnswerSave[]> {
  return db.rows<AnswerSave>(sql`
    select l.created_at as at, ${personName(sql`l.user_id`)} as who, ${guestOf}, l.metadata ->> 'answer' as answer,
      coalesce(l.metadata ->> 'comment', '') as comment, l.action = 'answer.copied' as copied
    from audit_logs l
    where l.organization_id = ${answer.organizationId} and l.entity_type = 'answer' and l.entity_id = ${answer.assessmentId}
      and l.action in ('answer.saved', 'answer.copied') and l.metadata ->> 'questionId' = ${answer.questionId}
    order by l.id`);
}

export type ItemChanges = Readonly<{ at: Date; who: string | null; changed: Record<string, [from: string | null, to: string | null]> }>;

/** What the log states about one item of the action plan, newest first. */
export function itemChangesOf(db: Db, organizationId: string, questionId: string): Promise<ItemChanges[]> {
  return db.rows<ItemChanges>(sql`
    select l.created_at as at, coalesce(${personName(sql`l.user_id`)}, l.metadata ->> 'key') as who, l.metadata -> 'changed' as changed from audit_logs l
    where l.organization_id = ${organizationId} and l.entity_type = 'action_item' and l.entity_id = ${questionId}
    order by l.id desc limit 100`);
}

export type LogRow = Readonly<{
  id: number;
  action: string;
  organizationId: string | null;
  organization: string | null;
  userId: string | null;
  /** Who did it; null when the account is gone, or nobody was signed in. */
  who: string | null;
  guest: string | null;
  entityType: string;
  entityId: string;
  metadata: Record<string, unknown>;
  ipAddress: string;
  createdAt: Date;
}>;
export type LogQuery = Readonly<{ organizationId?: string | undefined; action?: string | undefined; before?: number | undefined }>;

const logPage = 100;

/** The index of acts is one of all but saved answers, which the log is full of. */
function ofAction(action: string): Sql {
  return action === 'answer.saved' ? sql`and action = 'answer.saved'` : sql`and action <> 'answer.saved' and action = ${action}`;
}

/** One page of the whole log, newest first, before an entry. Each question has a statement of its own, so that each has its own index. */
export function readLog(db: Db, query: LogQuery): Promise<LogRow[]> {
  const { organizationId, action, before } = query;
  return db.rows<LogRow>(sql`
    select id, action, organization_id, ${organizationNamed(sql`organization_id`)} as organization, user_id, ${personName(sql`user_id`)} as who, ${guestOf},
      entity_type, entity_id, metadata, coalesce(ip_address, '') as ip_address, created_at
    from audit_logs
    where true ${organizationId ? sql`and organization_id = ${organizationId}` : empty} ${action ? ofAction(action) : empty}
      ${before ? sql`and id < ${before}` : empty}
    order by id desc limit ${logPage}`);
}
