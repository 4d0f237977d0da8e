import sql from 'sql-template-tag';
import type { Accountant } from '#contract/account/accountants.ts';
import type { AccountRole } from '#core/account/people/roles.ts';
import { factorsOf } from '#server/account/authenticators/factors.ts';
import { ownOrganizations } from '#server/account/membership/service.ts';
import { forgetTokens } from '#server/account/people/passwords/tokens.ts';
import { endSessionsOf } from '#server/account/sessions/session-ends.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { noPassword } from './operators.ts';

type Operator = Principal<'operator'>;
type Invited = Readonly<{ email: string; firstName: string; lastName: string; note: string }>;

export async function listAccountants({ db }: Pick<Deps, 'db'>): Promise<Accountant[]> {
  const rows = await db.rows<Omit<Accountant, 'secondFactor'>>(sql`
    select id, email, first_name, last_name, password_hash <> ${noPassword} as joined
    from users where role = 'accountant' order by email`);
  return Promise.all(rows.map(async (row) => ({ ...row, secondFactor: (await factorsOf(db, row.id)).length > 0 })));
}

type Known = Readonly<{ id: string; role: AccountRole; emailVerified: boolean }>;

/** Refuses an address of an operator, of whoever belongs to an organisation, since an accountant sees nothing of one, and of nobody known yet. */
async function requireFree(tx: Db, { id, role, emailVerified }: Known): Promise<void> {
  if (role === 'operator') throw new AppError(409, 'operator_already');
  if (!emailVerified) throw new AppError(409, 'address_waits');
  if ((await ownOrganizations(tx, id)).length > 0) throw new AppError(409, 'accountant_of_organization');
}

/** The account of the address as an accountant's. */
async function accountOf(deps: Deps, tx: Db, { email, firstName, lastName }: Invited): Promise<string> {
  const [known] = await tx.rows<Known>(sql`select id, role, email_verified from users where email = ${email} for update`);
  const at = deps.now();
  if (!known) {
    const id = deps.newId();
    await tx.rows(sql`
      insert into users (id, email, password_hash, first_name, last_name, email_verified, role, created_at, updated_at)
      values (${id}, ${email}, ${noPassword}, ${firstName}, ${lastName}, true, 'accountant', ${at}, ${at})`);
    return id;
  }
  await requireFree(tx, known);
  await tx.rows(sql`
    update users set role = 'accountant', first_name = ${firstName}, last_name = ${lastName}, updated_at = ${at} where id = ${known.id}`);
  if (known.role === 'user') await endSessionsOf(tx, known.id);
  return known.id;
}

/** Makes an account for an accountant, or invites again, and enqueues the mail with the link for a password. */
export async function inviteAccountant(deps: Deps, operator: Operator, invited: Invited): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    const id = await accountOf(deps, tx, invited);
    await record(deps, tx, operator, { action: 'operator.accountant_invited', id, organizationId: null, metadata: { note: invited.note } });
    await deps.queue.enqueueMail(tx, { kind: 'accountant_invited', userId: id, language: operator.language });
  });
  return { ok: true };
}

/** Takes the role away at once: sessions end and mailed links stop working. */
export async function removeAccountant(deps: Deps, operator: Operator, id: string, note: string): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    const [known] = await tx.rows(sql`
      update users set role = 'user', updated_at = ${deps.now()} where id = ${id} and role = 'accountant' returning 1`);
    if (!known) throw notFound();
    await endSessionsOf(tx, id);
    await forgetTokens(tx, id);
    await record(deps, tx, operator, { action: 'operator.accountant_removed', id, organizationId: null, metadata: { note } });
  });
  return { ok: true };
}
