import type { Db } from '#server/platform/db/db.ts';
import { setPriorityUntil } from '#server/certificate/certificates/repository.ts';

/** Until when the certificates of an organisation are listed first; null for no longer. */
export function setRegistryPriority(db: Db, organizationId: string, until: Date | null): Promise<void> {
  return setPriorityUntil(db, organizationId, until);
}
