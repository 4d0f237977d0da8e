import type { AuditEntry } from '#server/audit.ts';
import type { Deps } from '#server/deps.ts';
import type { Account, Origin } from '#server/caller.ts';

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
