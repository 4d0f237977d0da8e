import { byApproval } from '#core/assessment/templates/adoption.ts';
import type { Db } from '#server/platform/db/db.ts';
import { adoptedOf } from './repository.ts';

/** Templates whose document in force a member has not confirmed to have read. */
export async function unreadDocuments(db: Db, organizationId: string, userId: string): Promise<ReadonlySet<string>> {
  const byTemplate = Map.groupBy(await adoptedOf(db, organizationId), ({ templateId }) => templateId);
  const unread = [...byTemplate].filter(([, adopted]) => byApproval(adopted)[0]?.readers.includes(userId) === false);
  return new Set(unread.map(([templateId]) => templateId));
}
