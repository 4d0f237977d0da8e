import type { Db } from '#server/db/db.ts';
import { setPriorityUntil } from './repository.ts';

/** Until when the certificates of an organisation are listed first; null for no longer. */
export function setRegistryPriority(db: Db, organizationId: string, until: Date | null): Promise<void> {
  return setPriorityUntil(db, organizationId, until);
}
