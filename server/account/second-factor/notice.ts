import { securityChanges, type SecurityChange } from '#content/mails/account/security.ts';
import { userForMail } from '#server/account/accounts/service.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';

/** Tells a person by mail what changed about how they sign in. */
export async function enqueueChangeNotice(
  deps: Deps,
  tx: Db,
  { userId, language }: Readonly<{ userId: string; language: Language }>,
  change: SecurityChange,
): Promise<void> {
  const own = (await userForMail(tx, userId))?.language ?? language;
  await deps.queue.enqueueMail(tx, {
    kind: 'second_factor_changed',
    userId,
    language: own,
    values: { change: securityChanges[change][own] },
  });
}
