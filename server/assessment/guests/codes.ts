import sql from 'sql-template-tag';
import { guestCodeDigits, guestCodeExpiry, guestLimits } from '#core/assessment/guests/guests.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { compareCode, newMailedCode, type TriedCode } from '#server/platform/security/mailed-codes.ts';

const saltOf = (id: string): string => `atesto guest ${id}`;

type Invitation = Readonly<{ organizationId: string; id: string }>;

/** Records that a code was requested, in the place of the one before. */
export async function requestCode(db: Db, { organizationId, id }: Invitation, codeId: string): Promise<void> {
  await db.rows(sql`
    update guest_invitations set code_id = ${codeId}, code_hash = null, code_tries = 0, code_expires_at = null
    where organization_id = ${organizationId} and id = ${id} and revoked_at is null`);
}

/** Makes the code that was requested, when it is mailed; null when it is not wanted any more. Only its hash is stored. */
export async function makeGuestCode(
  deps: Pick<Deps, 'db' | 'now' | 'randomIntegers'>,
  codeId: string,
): Promise<{ code: string; expiresAt: Date } | null> {
  const expiresAt = guestCodeExpiry(deps.now());
  const { code, hash } = await newMailedCode(deps, { digits: guestCodeDigits, salt: saltOf(codeId) });
  const rows = await deps.db.rows(sql`
    update guest_invitations set code_hash = ${hash}, code_expires_at = ${expiresAt}
    where code_id = ${codeId} and revoked_at is null and expires_at > ${deps.now()} returning 1`);
  return rows.length > 0 ? { code, expiresAt } : null;
}

/** Tries a code: each try counts before it is checked, the last wrong one ends the code, and the right one too. */
export async function tryCode(tx: Db, { organizationId, id }: Invitation, code: string, now: Date): Promise<TriedCode> {
  const [counted] = await tx.rows<{ codeId: string; codeHash: string; codeTries: number }>(sql`
    update guest_invitations set code_tries = code_tries + 1
    where organization_id = ${organizationId} and id = ${id} and code_hash is not null and code_expires_at > ${now}
      and code_tries < ${guestLimits.codeTries} returning code_id, code_hash, code_tries`);
  const tried = await compareCode(counted, { code, salt: saltOf(counted?.codeId ?? ''), mostTries: guestLimits.codeTries });
  if (!tried.right) return tried;
  await tx.rows(sql`
    update guest_invitations set code_id = null, code_hash = null where organization_id = ${organizationId} and id = ${id}`);
  return tried;
}
