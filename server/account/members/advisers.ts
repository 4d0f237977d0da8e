import type { Member as MemberView } from '#contract/account/members.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { lockOrganization } from '#server/account/companies/organization.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { Adviser } from '#server/adapters/documents/report/report.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { notifyOwners } from '#server/account/membership/notices.ts';
import * as repository from '#server/account/membership/repository.ts';
import { memberView, nameOf } from '#server/account/membership/service.ts';
import { lockTeam } from './team.ts';

/** The consultants whom an owner lets the reports name, in the order of their names. */
export async function advisersOf(db: Db, organizationId: string): Promise<Adviser[]> {
  const members = await repository.membersOf(db, organizationId);
  return members
    .filter(({ role, reportAllowedAt }) => role === 'consultant' && reportAllowedAt !== null)
    .map((one) => ({ name: nameOf(one), email: one.email, contact: one.reportContact ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pl'));
}

/**
 * A consultant asks to be named on the reports, with these words beside name and address, or with null takes that back. Other words
 * need another permission; the owners are notified. Refuses other roles with 409 `consultants_only` (docs/product.md, “People”).
 */
export async function requestNaming(deps: Deps, caller: Principal<'consultant'>, contact: string | null): Promise<MemberView> {
  const { organization, userId } = caller.account;
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const own = await repository.memberById(tx, organization.id, userId);
    if (!own) throw notFound();
    if (own.role !== 'consultant') throw new AppError(409, 'consultants_only');
    if (own.reportContact === contact) return memberView(own);
    await repository.setReportContact(tx, organization.id, userId, contact);
    await record(deps, tx, caller, { action: 'member.naming_asked', id: userId, metadata: { asked: contact !== null } });
    const about = { organization, person: { userId, name: nameOf(own) }, role: own.role, byId: userId };
    if (contact !== null) await notifyOwners(deps, tx, { ...about, change: 'naming' });
    return memberView({ ...own, reportContact: contact, reportAllowedAt: null });
  });
}

/**
 * An owner lets the reports that are made from now on name a consultant, or ends that. The owner states which words they saw; others
 * are refused with 409 `naming_changed`.
 */
export async function allowNaming(
  deps: Deps,
  caller: Principal<'owner'>,
  personId: string,
  { allowed, contact }: Readonly<{ allowed: boolean; contact: string }>,
): Promise<MemberView> {
  const { organization } = caller.account;
  return deps.db.transaction(async (tx) => {
    const person = await lockTeam(tx, caller, personId);
    if (allowed && person.reportContact !== contact) throw new AppError(409, 'naming_changed');
    const reportAllowedAt = allowed ? (person.reportAllowedAt ?? deps.now()) : null;
    if ((person.reportAllowedAt === null) === (reportAllowedAt === null)) return memberView(person);
    await repository.setReportAllowed(tx, organization.id, personId, reportAllowedAt);
    await record(deps, tx, caller, { action: 'member.naming_decided', id: personId, metadata: { allowed } });
    return memberView({ ...person, reportAllowedAt });
  });
}
