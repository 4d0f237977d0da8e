/** What other modules may call of this one. */
export { lenderOf } from './branding/consultant-look.ts';
export { addBranding } from './branding/routes.ts';
export { brandingNow } from './branding/service.ts';
export { declarationFile, receiveSigned } from './confirmation/declaration/declarations.ts';
export { claim, decideClaim, noticeToken, notifyClaimed, object } from './confirmation/disputes/claims.ts';
export { remindOfDisputes } from './confirmation/disputes/dispute-reminders.ts';
export {
  assumeOrClaimNip,
  confirmMove,
  decideForHolder,
  dismissMove,
  leaveNip,
  lockOwnNip,
  proposeMove,
  refuseTooManyClaimants,
  settleDisputes,
  startDispute,
  withdrawDispute,
} from './confirmation/disputes/disputes.ts';
export { hasConfirmation } from './confirmation/joins.ts';
export { makeCode } from './confirmation/letter/codes.ts';
export { dropLetter, printLetter, requirePrinted } from './confirmation/letter/letters.ts';
export { isOpen, outlookOf, waysOf } from './confirmation/methods.ts';
export { confirmProposal, proposeConfirmation } from './confirmation/person/by-operator.ts';
export { decideSigner } from './confirmation/person/by-person.ts';
export * as confirmation from './confirmation/service.ts';
export { readConfirmation, redeemCode, startConfirmation } from './confirmation/service.ts';
export { confirmedWebsite, isConfirmedHolder, knownOf } from './confirmation/status.ts';
export { checkAccounts, recordAccount } from './confirmation/transfer/accounts.ts';
export { checkWebsite, checkWebsites, countWebsiteCheck } from './confirmation/website/websites.ts';
export { isStampOf } from './signatures/time-stamp.ts';
export { authoritiesIn } from './signatures/trust.ts';
