import type { AuditEntry } from '#server/audit.ts';
import type { Deps } from '#server/deps.ts';
import type { Origin } from '#server/http/serve.ts';
import type { Account } from './sessions.ts';

/** The audit entry of what somebody did with their own account. */
export function actOf(
  deps: Deps,
  { account, origin }: { account: Account; origin: Origin },
  action: string,
  metadata: Readonly<Record<string, unknown>> = {},
): AuditEntry {
  const { userId, organization } = account;
  return {
    userId,
    organizationId: organization?.id ?? null,
    action,
    entityType: 'user',
    entityId: userId,
    metadata,
    origin,
    at: deps.now(),
  };
}
