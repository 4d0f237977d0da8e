import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import { personName } from '#server/account/public.ts';

/** What an address shows of which result. */
export type ShareRow = Readonly<{
  organizationId: string;
  id: string;
  assessmentId: string;
  edition: number;
  label: string;
  sections: boolean;
  report: boolean;
  comments: boolean;
  questionIds: readonly string[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}>;

export type ListedShare = ShareRow & Readonly<{ creator: string | null; views: number; lastViewedAt: Date | null }>;

const columns = sql`
  s.organization_id, s.id, s.assessment_id, s.edition, s.label, s.sections, s.report, s.comments, s.question_ids, s.created_at,
  s.expires_at, s.revoked_at`;

export function sharesOf(db: Db, organizationId: string, most: number): Promise<ListedShare[]> {
  return db.rows<ListedShare>(sql`
    select ${columns}, ${personName(sql`s.created_by`)} as creator, coalesce(v.views, 0) as views, v.last_viewed_at
    from share_links s
    left join lateral (
      select count(*)::int as views, max(viewed_at) as last_viewed_at from share_views v
      where v.organization_id = s.organization_id and v.share_link_id = s.id
    ) v on true
    where s.organization_id = ${organizationId} order by s.created_at desc, s.id limit ${most}`);
}

export async function shareById(db: Db, organizationId: string, id: string): Promise<ShareRow | null> {
  const [row] = await db.rows<ShareRow>(sql`
    select ${columns} from share_links s where s.organization_id = ${organizationId} and s.id = ${id}`);
  return row ?? null;
}

export async function shareByToken(db: Db, tokenHash: string): Promise<ShareRow | null> {
  const [row] = await db.rows<ShareRow>(sql`select ${columns} from share_links s where s.token_hash = ${tokenHash}`);
  return row ?? null;
}

export async function openShares(db: Db, organizationId: string, now: Date): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*) from share_links where organization_id = ${organizationId} and revoked_at is null and expires_at > ${now}`);
  return row?.count ?? 0;
}

export async function insertShare(db: Db, share: ShareRow & Readonly<{ tokenHash: string; createdBy: string }>): Promise<void> {
  await db.rows(sql`
    insert into share_links (organization_id, id, assessment_id, edition, token_hash, label, sections, report, comments, question_ids,
      created_by, created_at, expires_at)
    values (${share.organizationId}, ${share.id}, ${share.assessmentId}, ${share.edition}, ${share.tokenHash}, ${share.label},
      ${share.sections}, ${share.report}, ${share.comments}, ${[...share.questionIds]}, ${share.createdBy}, ${share.createdAt},
      ${share.expiresAt})`);
}

/** Whether it was open until now. */
export async function revokeShare(db: Db, { organizationId, id, at }: { organizationId: string; id: string; at: Date }): Promise<boolean> {
  const rows = await db.rows(sql`
    update share_links set revoked_at = ${at} where organization_id = ${organizationId} and id = ${id} and revoked_at is null returning id`);
  return rows.length > 0;
}

/** Ends what somebody shared and is open; returns which. */
export async function revokeSharesBy(
  db: Db,
  { organizationId, userId, at }: Readonly<{ organizationId: string; userId: string; at: Date }>,
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    update share_links set revoked_at = ${at}
    where organization_id = ${organizationId} and created_by = ${userId} and revoked_at is null and expires_at > ${at} returning id`);
  return rows.map(({ id }) => id);
}

export type ShareView = Readonly<{ what: 'page' | 'report'; browser: string | null; system: string | null; viewedAt: Date }>;

/** Records that an address was opened; what the same kind of device opened since `notSince` is the same visit. */
export async function recordView(db: Db, share: ShareRow, view: ShareView, notSince: Date): Promise<void> {
  const { what, browser, system, viewedAt } = view;
  await db.rows(sql`
    insert into share_views (organization_id, share_link_id, what, browser, system, viewed_at)
    select ${share.organizationId}, ${share.id}, ${what}, ${browser}, ${system}, ${viewedAt}
    where not exists (
      select 1 from share_views v where v.organization_id = ${share.organizationId} and v.share_link_id = ${share.id} and v.what = ${what}
        and v.browser is not distinct from ${browser}::text and v.system is not distinct from ${system}::text and v.viewed_at > ${notSince})`);
}

export function viewsOf(db: Db, organizationId: string, id: string, most: number): Promise<ShareView[]> {
  return db.rows<ShareView>(sql`
    select what, browser, system, viewed_at from share_views
    where organization_id = ${organizationId} and share_link_id = ${id} order by viewed_at desc, id desc limit ${most}`);
}
