import sql from 'sql-template-tag';
import { authorName } from '#content/labels/guest-author.ts';
import type { Cockpit } from '#contract/communication/cockpit.ts';
import type { Language } from '#core/platform/languages.ts';
import { personName } from '#server/account/people/joins.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import type { Db } from '#server/platform/db/db.ts';

type News = Cockpit['news'][number];

/** What of the log is news for the others in an organisation. */
const kinds: Readonly<Partial<Record<AuditAction, News['kind']>>> = {
  'answer.saved': 'answers',
  'action_item.changed': 'plan',
  'assessment.completed': 'assessment_completed',
  'assessment.reopened': 'assessment_reopened',
  'certificate.issued': 'certificate_issued',
  'certificate.revoked': 'certificate_revoked',
};

const shown = 6;

/** What others did in an organisation since then, each kind of act of each person once, the newest first. */
export async function newsOf(db: Db, about: { organizationId: string; userId: string; since: Date; language: Language }): Promise<News[]> {
  const rows = await db.rows<{ action: AuditAction; who: string | null; guest: string | null; count: number; at: Date }>(sql`
    select l.action, ${personName(sql`l.user_id`)} as who, l.metadata ->> 'guest' as guest, count(*) as count, max(l.created_at) as at from audit_logs l
    where l.organization_id = ${about.organizationId} and l.created_at > ${about.since}
      and l.user_id is distinct from ${about.userId}::uuid and l.action = any(${Object.keys(kinds)})
    group by l.action, l.user_id, l.metadata ->> 'guest' order by at desc limit ${shown}`);
  return rows.flatMap(({ action, count, at, ...by }) => {
    const kind = kinds[action];
    return kind ? [{ kind, who: authorName(by, about.language), count, at: at.toISOString() }] : [];
  });
}
