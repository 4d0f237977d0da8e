import sql, { empty } from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import type { Db } from '#server/platform/db/db.ts';

/** A certificate that was requested and waits until its company is confirmed. */
export type IssueRequest = Readonly<{
  organizationId: string;
  assessmentId: string;
  userId: string;
  declaration: Readonly<{ name: string; role: string }>;
  language: Language;
  requestedAt: Date;
}>;

/** Stores what was declared; asked again, the later declaration counts. */
export async function saveRequest(db: Db, request: IssueRequest): Promise<void> {
  const { organizationId, assessmentId, userId, declaration, language, requestedAt } = request;
  await db.rows(sql`
    insert into issue_requests (organization_id, assessment_id, user_id, declaration, language, requested_at)
    values (${organizationId}, ${assessmentId}, ${userId}, ${JSON.stringify(declaration)}::jsonb, ${language}, ${requestedAt})
    on conflict (organization_id, assessment_id) do update set user_id = excluded.user_id, declaration = excluded.declaration,
      language = excluded.language, requested_at = excluded.requested_at, outcome = null, closed_at = null`);
}

/** Requests that wait, of one organisation or of all, the oldest first. */
export function openRequests(db: Db, organizationId: string | null, limit: number): Promise<IssueRequest[]> {
  const own = organizationId ? sql`and organization_id = ${organizationId}` : empty;
  return db.rows<IssueRequest>(sql`
    select organization_id, assessment_id, user_id, declaration, language, requested_at from issue_requests
    where closed_at is null ${own} order by requested_at limit ${limit}`);
}

/** Closes a request that waits; false when none does. */
export async function closeRequest(
  db: Db,
  request: Readonly<{ organizationId: string; assessmentId: string }>,
  end: Readonly<{ outcome: string; at: Date }>,
): Promise<boolean> {
  const rows = await db.rows(sql`
    update issue_requests set outcome = ${end.outcome}, closed_at = ${end.at}
    where organization_id = ${request.organizationId} and assessment_id = ${request.assessmentId} and closed_at is null
    returning assessment_id`);
  return rows.length > 0;
}

/** A certificate that waits is no longer requested, because what it was declared about changes. */
export async function withdrawRequest(
  tx: Db,
  request: Readonly<{ organizationId: string; assessmentId: string }>,
  at: Date,
): Promise<void> {
  await closeRequest(tx, request, { outcome: 'withdrawn', at });
}

export async function countRequests(db: Db, organizationId: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from issue_requests where organization_id = ${organizationId} and closed_at is null`);
  return row?.count ?? 0;
}
