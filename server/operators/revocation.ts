import { revocationReasons } from '#content/mails/reasons.ts';
import type { RevocationReason } from '#core/certification.ts';
import { dayText } from '#core/formats.ts';
import type { Language } from '#core/languages.ts';
import type { Caller } from '#server/caller.ts';
import { revokeWithin } from '#server/certificates/revocation.ts';
import { numberOf } from '#server/certificates/service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { writeToOwners } from '#server/members/service.ts';

type Revocation = Readonly<{ organizationId: string; id: string; reason: RevocationReason; note: string }>;

/** Revokes a certificate for good and tells the organisation why, in one transaction. */
export async function revokeAndTell(deps: Deps, tx: Db, operator: Caller<'operator'>, revocation: Revocation): Promise<void> {
  const { organizationId, id, reason, note } = revocation;
  const number = await numberOf(tx, organizationId, id);
  await revokeWithin(deps, tx, { organizationId, id, reason, userId: operator.account.userId, origin: operator.origin, note });
  const valuesIn = (language: Language) => ({ number, date: dayText(deps.now(), language), reason: revocationReasons[reason][language] });
  await writeToOwners(deps, tx, organizationId, { kind: 'certificate_revoked', valuesIn });
}
