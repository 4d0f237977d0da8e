/** What other modules may call of this one. */
export { accessRequestToken } from './access-requests/mail.ts';
export { addAccessRequests } from './access-requests/routes.ts';
export { addOperator } from './accounts/operators.ts';
export { forgotPassword, register, resetPassword, verifyEmail } from './accounts/registration/registration.ts';
export { deleteUser } from './accounts/repository.ts';
export { addAccounts } from './accounts/routes.ts';
export {
  type Recipient,
  operatorsToNotify,
  owner,
  reachable,
  remindedOwners,
  savePlanInForce,
  unsubscribeToken,
  userForMail,
} from './accounts/service.ts';
export { unsubscribe, wantsMail } from './accounts/settings/mail-choice.ts';
export { changeConsent, changeName, requirePassword } from './accounts/settings/settings.ts';
export { addKeyPrincipals } from './api-keys/key-hook.ts';
export { addKeys } from './api-keys/routes.ts';
export { newsOf } from './audit-log/news.ts';
export { type LogQuery, itemChangesOf, netChanges, readLog, savesOf } from './audit-log/reading.ts';
export { organizationSince, organizationsTable, scoreConsent } from './companies/joins.ts';
export { type NipHolder, countClaimants, holderOf, moveNip, nipOf, requireNip } from './companies/nip.ts';
export {
  type Consultant,
  adoptRegisteredName,
  consultantOf,
  lockOrganization,
  organizationData,
  organizationExists,
  organizationName,
  ownerOfOrganization,
  removeOrganization,
  setConsultant,
  subjectFacts,
} from './companies/organization.ts';
export { companiesToRead, lastReading, othersWithEmail, othersWithWebsite, readCompany } from './companies/register.ts';
export { addCompanies } from './companies/routes.ts';
export { findRegistered } from './companies/service.ts';
export { coveredBetween } from './entitlements/in-force.ts';
export {
  type PeriodRow,
  endByUpgrade,
  endPeriod,
  endingPeriods,
  grantPeriod,
  moveEnd,
  periodOfPayment,
  periodsOf,
  publishPeriodsOfDay,
  reopenPeriods,
} from './entitlements/periods.ts';
export { periodOfOrganization } from './entitlements/organization-period.ts';
export { requireContract, requirePeriod } from './entitlements/service.ts';
export { isErasedAt, remindOfExits } from './exits/reminders.ts';
export { addExits } from './exits/routes.ts';
export { type ExitRow, beginDeletion, dueExits, exitOfAccount, exitView } from './exits/service.ts';
export { advisersOf } from './members/advisers.ts';
export { acceptInvitation, registerInvited } from './members/invitations/acceptance.ts';
export { invitationToken, invite, nameForInvited } from './members/invitations/invitations.ts';
export { addMembers } from './members/routes.ts';
export { leaveWithin } from './members/team.ts';
export { memberOwns, membershipOf, ownershipJoin, presentMembership, someMember } from './membership/joins.ts';
export { notifyDeleted } from './membership/notices.ts';
export {
  type MemberRow,
  findMember,
  listMembers,
  nameOf,
  ownedByConsultants,
  ownOrganizations,
  payerOf,
  writeToOwners,
} from './membership/service.ts';
export { ownerJoin, peopleBefore, personName, userOfMembershipJoin, userOfNoticeJoin } from './people/joins.ts';
export { limitByAddress } from './people/limits.ts';
export { type TokenKind, issueToken } from './people/passwords/tokens.ts';
export { addSecondFactor } from './second-factor/routes.ts';
export { openNotes } from './security-events/notes.ts';
export { addSecurityEvents } from './security-events/routes.ts';
export { refusalsSince } from './security-events/rows.ts';
export { requireDemandsOfAll } from './sessions/demands.ts';
export { endSessionsOf, endSessionsOfMembers } from './sessions/session-ends.ts';
export { addSessions } from './sessions/session-hook.ts';
export { accountIn, accountOfUser } from './sessions/sessions.ts';
