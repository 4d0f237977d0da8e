import sql from 'sql-template-tag';
import { guestCodeDigits, guestCodeExpiry } from '#core/assessment/guests/guests.ts';
import { staffLimits } from '#core/assessment/templates/staff.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { compareCode, newMailedCode, type TriedCode } from '#server/platform/security/mailed-codes.ts';
import type { Place } from './repository.ts';

const saltOf = (id: string): string => `atesto staff ${id}`;

type CodeRequest = Readonly<{ email: string; name: string; codeId: string; expiresAt: Date }>;

/** Records that a code was requested, in the place of the one before. It is over unless it is mailed by then. */
export async function requestCode(db: Db, { organizationId, templateId, evidenceId }: Place, one: CodeRequest): Promise<void> {
  await db.rows(sql`
    insert into staff_codes (organization_id, template_id, evidence_id, email, name, code_id, expires_at)
    values (${organizationId}, ${templateId}, ${evidenceId}, ${one.email}, ${one.name}, ${one.codeId}, ${one.expiresAt})
    on conflict (organization_id, template_id, evidence_id, email) do update set name = excluded.name, code_id = excluded.code_id,
      code_hash = null, code_tries = 0, expires_at = excluded.expires_at`);
}

/** Makes the code that was requested, when it is mailed; null when it is not wanted any more. */
export async function makeStaffCode(
  deps: Pick<Deps, 'db' | 'now' | 'randomIntegers'>,
  codeId: string,
): Promise<{ code: string; organizationId: string } | null> {
  const now = deps.now();
  const { code, hash } = await newMailedCode(deps, { digits: guestCodeDigits, salt: saltOf(codeId) });
  const [row] = await deps.db.rows<{ organizationId: string }>(sql`
    update staff_codes set code_hash = ${hash}, expires_at = ${guestCodeExpiry(now)}
    where code_id = ${codeId} and expires_at > ${now} returning organization_id`);
  return row ? { code, organizationId: row.organizationId } : null;
}

/** Tries a code: each try counts before it is checked. With the right one, whose it is; it works once. */
export async function tryCode(
  tx: Db,
  { organizationId, templateId, evidenceId }: Place,
  { email, code, now }: Readonly<{ email: string; code: string; now: Date }>,
): Promise<TriedCode & Readonly<{ name?: string }>> {
  const here = sql`
    organization_id = ${organizationId} and template_id = ${templateId} and evidence_id = ${evidenceId} and email = ${email}`;
  const [counted] = await tx.rows<{ codeId: string; codeHash: string; codeTries: number; name: string }>(sql`
    update staff_codes set code_tries = code_tries + 1
    where ${here} and code_hash is not null and expires_at > ${now} and code_tries < ${staffLimits.codeTries}
    returning code_id, code_hash, code_tries, name`);
  const tried = await compareCode(counted, { code, salt: saltOf(counted?.codeId ?? ''), mostTries: staffLimits.codeTries });
  if (!tried.right) return tried;
  await tx.rows(sql`delete from staff_codes where ${here}`);
  return { right: true, name: counted?.name ?? '' };
}
