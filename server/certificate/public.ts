/** What other modules may call of this one. */
export { addBadges } from './badges/routes.ts';
export { type NumberedCertificate, certificatesByNumber, certificatesOfNips, endsBetween } from './certificates/by-nip.ts';
export { addConfirmation } from './certificates/confirmation-routes.ts';
export { finishDocuments } from './certificates/documents/documents.ts';
export { type ShownCertificate, shownCertificates } from './certificates/documents/shown.ts';
export { announce, settle } from './certificates/issue/announcements.ts';
export { mayBeCertified } from './certificates/issue/clearance.ts';
export type { Declaration } from './certificates/issue/issue.ts';
export { issueCertificate } from './certificates/issue/issuing.ts';
export { setRegistryPriority } from './certificates/issue/priority.ts';
export { reissueCertificate } from './certificates/issue/reissue.ts';
export { withdrawRequest } from './certificates/issue/requests.ts';
export { issueWaiting } from './certificates/issue/waiting.ts';
export { enterEarlier } from './certificates/lifecycle/earlier.ts';
export { persistStatuses } from './certificates/lifecycle/expiry.ts';
export { revokeAllOf, revokeWithin } from './certificates/lifecycle/revocation.ts';
export { requestCertificateReview, watchCompanies } from './certificates/lifecycle/watch.ts';
export { hasCertificates } from './certificates/joins.ts';
export { type SearchTerms, type Words, certificateHas, hasAll, hasAllByIndex } from './certificates/listing.ts';
export { addCertificates } from './certificates/routes.ts';
export {
  certificatesUnder,
  endingCertificates,
  heldCertificates,
  issuedDocument,
  issuedPicture,
  listCertificates,
  numberOf,
  ownCertificates,
} from './certificates/service.ts';
export { contradictedOf } from './certificates/contradicted.ts';
export { addRegistry } from './registry/routes.ts';
export { newestListed } from './registry/service.ts';
export { searchTerms } from './registry/terms.ts';
export { addSamples } from './samples/routes.ts';
export { isShareOpen } from './share-links/opening.ts';
export { addShareLinks } from './share-links/routes.ts';
export { revokeSharesOf } from './share-links/service.ts';
export { enqueueHead, placeOfHead, proofOfHead } from './transparency/heads.ts';
export { logComparedAt, logWaitingSince } from './transparency/compared.ts';
export { runTransparency } from './transparency/job.ts';
export { publishKeyList } from './transparency/keys/key-lists.ts';
export { openKeyring } from './transparency/keys/keyring.ts';
export { addTransparency } from './transparency/routes.ts';
export { notifyEnds } from './webhooks/ends.ts';
export { notifyWebhooks } from './webhooks/events.ts';
export { bodyOf } from './webhooks/message.ts';
export { addWebhooks } from './webhooks/routes.ts';
export { sendDue } from './webhooks/sending.ts';
export { stopWebhooksOf } from './webhooks/service.ts';
