import { accountingCalls, accountingDownloads } from './billing/accounting.ts';
import * as actionItems from './assessment/plan/action-items.ts';
import * as aiSheets from './assessment/ai/ai-sheets.ts';
import * as deployerChecklist from './assessment/ai/deployer-checklist.ts';
import * as aiSystems from './assessment/ai/ai-systems.ts';
import { auditCalls, downloadBinder } from './assessment/evidence/audit.ts';
import { downloadLiteracy, literacyCalls } from './assessment/ai/ai-literacy.ts';
import { templateCalls, templateDocx } from './assessment/evidence/templates.ts';
import { accountantCalls } from './account/accountants.ts';
import * as accounts from './account/accounts.ts';
import * as assessments from './assessment/answering/assessments.ts';
import * as billing from './billing/billing.ts';
import * as branding from './company/branding.ts';
import * as certificates from './certificate/certificates.ts';
import * as assignments from './assessment/answering/assignments.ts';
import * as clients from './communication/clients.ts';
import { inboxCalls } from './communication/inbox.ts';
import { mailDomainCalls } from './communication/mail-domain.ts';
import { readMyTasks } from './assessment/answering/my-tasks.ts';
import { readQuality } from './assessment/answering/quality.ts';
import { factCalls, v1ReportFact } from './assessment/evidence/facts.ts';
import { domainCalls } from './assessment/evidence/observations.ts';
import * as customerQuestionnaires from './assessment/answering/customer-questionnaires.ts';
import { listContradictions } from './assessment/evidence/contradictions.ts';
import * as companies from './account/companies.ts';
import * as cockpit from './communication/cockpit.ts';
import { discussionCalls } from './assessment/answering/discussions.ts';
import { dutyCalls } from './assessment/duties/duties.ts';
import { boardCalls, boardDownloads } from './assessment/duties/board.ts';
import { registerEntryCalls, registerEntryDownloads } from './assessment/duties/register-entry.ts';
import { complaintCalls } from './operations/complaints.ts';
import { todayCalls } from './operations/today.ts';
import * as confirmation from './company/confirmation.ts';
import * as evidence from './assessment/evidence/evidence.ts';
import * as tasks from './operations/tasks.ts';
import { staffReadingCalls, staffReadingDownloads } from './assessment/evidence/staff-readings.ts';
import { guestCalls } from './assessment/answering/guests.ts';
import { listGuidance } from './assessment/answering/guidance.ts';
import * as history from './assessment/answering/history.ts';
import { lessonCalls } from './assessment/duties/lessons.ts';
import { ownActionCalls } from './assessment/plan/own-actions.ts';
import { addReceipt, incidentCalls, incidentDownloads } from './assessment/duties/incidents.ts';
import * as imports from './assessment/answering/exchange/imports.ts';
import * as keys from './account/api-keys.ts';
import { exitCalls } from './account/exit.ts';
import { downloadLawFeed, lawChangeCalls } from './assessment/duties/law-changes.ts';
import { legalCalls } from './communication/legal.ts';
import * as ownInvoices from './billing/invoices.ts';
import * as invoices from './billing/operator-invoices.ts';
import { ksefCalls } from './billing/operator-ksef.ts';
import { accessRequestCalls } from './account/access-requests.ts';
import * as invitations from './account/invitations.ts';
import * as members from './account/members.ts';
import * as operators from './operations/operators.ts';
import { serviceCalls } from './operations/service.ts';
import { planCalls } from './billing/plans.ts';
import * as questions from './assessment/answering/questions.ts';
import * as reference from './operations/reference.ts';
import * as registry from './certificate/registry.ts';
import * as review from './assessment/answering/review.ts';
import * as samples from './certificate/samples.ts';
import * as scope from './assessment/scope/scope.ts';
import * as secondFactor from './account/second-factor.ts';
import { listSecurityEvents } from './account/security-events.ts';
import * as settings from './account/settings.ts';
import * as oscal from './assessment/answering/exchange/oscal.ts';
import * as resultFiles from './assessment/answering/exchange/result-file.ts';
import { findScopeCompany } from './assessment/scope/scope-company.ts';
import { readVerdict, verdictPdf } from './assessment/scope/scope-verdict.ts';
import { sectorScoreCalls } from './assessment/answering/sector-scores.ts';
import { v1PlanCalls } from './assessment/plan/v1-action-items.ts';
import * as shareLinks from './certificate/share-links.ts';
import * as site from './platform/site.ts';
import * as supplierFiles from './supplier/supplier-files.ts';
import * as suppliers from './supplier/suppliers.ts';
import * as transfers from './billing/transfers.ts';
import * as webhooks from './certificate/webhooks.ts';
import * as transparency from './certificate/transparency.ts';
import * as v1 from './supplier/v1.ts';
import type { CallOf, OutputOf, UploadCallOf } from './platform/endpoint.ts';

const endpoints = [
  ...accounts.accountCalls,
  ...accountantCalls,
  companies.verifyNip,
  ...confirmation.confirmationCalls,
  questions.listQuestions,
  listGuidance,
  ...assessments.assessmentCalls,
  history.readAnswerHistory,
  history.compareAssessments,
  review.readReview,
  scope.readScopes,
  scope.saveScope,
  findScopeCompany,
  readVerdict,
  imports.readImport,
  imports.applyImport,
  ...secondFactor.secondFactorCalls,
  ...shareLinks.shareLinkCalls,
  ...webhooks.webhookCalls,
  cockpit.readCockpit,
  ...dutyCalls,
  ...actionItems.actionItemCalls,
  ...ownActionCalls,
  ...registerEntryCalls,
  ...boardCalls,
  ...aiSystems.aiSystemCalls,
  ...aiSheets.aiSheetCalls,
  ...deployerChecklist.deployerChecklistCalls,
  ...evidence.evidenceCalls,
  listContradictions,
  ...customerQuestionnaires.questionnaireCalls,
  ...domainCalls,
  ...inboxCalls,
  ...mailDomainCalls,
  readMyTasks,
  ...factCalls,
  ...sectorScoreCalls,
  readQuality,
  ...incidentCalls,
  ...lessonCalls,
  ...certificates.certificateCalls,
  ...complaintCalls,
  certificates.readLetters,
  certificates.listKeys,
  ...settings.settingsCalls,
  ...members.memberCalls,
  assignments.listAssignments,
  assignments.assignQuestions,
  ...discussionCalls,
  ...guestCalls,
  ...staffReadingCalls,
  clients.listClients,
  ...invitations.invitationCalls,
  ...accessRequestCalls,
  ...branding.brandingCalls,
  ...billing.billingCalls,
  ...operators.operatorCalls,
  ...serviceCalls,
  ...todayCalls,
  ...tasks.taskCalls,
  ...transfers.bookingCalls,
  ...invoices.invoiceCalls,
  ...accountingCalls,
  ...ksefCalls,
  ownInvoices.listOwnInvoices,
  listSecurityEvents,
  ...exitCalls,
  ...auditCalls,
  ...templateCalls,
  ...literacyCalls,
  ...legalCalls,
  ...lawChangeCalls,
  site.readSite,
  ...planCalls,
  ...registry.registryCalls,
  reference.readReference,
  ...suppliers.supplierCalls,
  ...keys.apiKeyCalls,
  ...v1.v1Calls,
  v1ReportFact,
  ...v1PlanCalls,
  transparency.readLog,
] as const;

const downloads = [
  customerQuestionnaires.downloadQuestionnaire,
  verdictPdf,
  aiSystems.downloadAiSystems,
  ...aiSheets.aiSheetDownloads,
  actionItems.downloadFeed,
  actionItems.downloadWorkbook,
  actionItems.downloadDocument,
  assessments.downloadReport,
  evidence.downloadEvidence,
  evidence.downloadArchive,
  ...incidentDownloads,
  ...registerEntryDownloads,
  ...boardDownloads,
  history.downloadComparison,
  downloadBinder,
  templateDocx,
  ...staffReadingDownloads,
  downloadLiteracy,
  downloadLawFeed,
  imports.downloadAnswers,
  shareLinks.downloadSharedReport,
  ...resultFiles.resultDownloads,
  ...oscal.oscalDownloads,
  certificates.downloadCertificate,
  samples.readSample,
  certificates.showCertificate,
  certificates.downloadSharePicture,
  settings.downloadOwnData,
  branding.downloadLogo,
  confirmation.printLetter,
  confirmation.readDeclaration,
  ...accountingDownloads,
  ...ownInvoices.invoiceDownloads,
  billing.downloadProForma,
  registry.downloadBadge,
  ...transparency.transparencyDownloads,
  clients.downloadClientsWorkbook,
  supplierFiles.downloadSuppliersWorkbook,
  supplierFiles.downloadSuppliersCsv,
  supplierFiles.downloadChosenWorkbook,
  supplierFiles.downloadChosenCsv,
] as const;

const uploads = [
  customerQuestionnaires.addQuestionnaire,
  addReceipt,
  ...aiSystems.aiSystemUploads,
  branding.storeLogo,
  imports.previewImport,
  imports.previewStatementImport,
  evidence.sendPart,
  transfers.previewStatement,
  confirmation.sendDeclaration,
  suppliers.readSupplierSheet,
] as const;

type Keyed<List extends readonly { method: string; path: string }[]> = {
  readonly [E in List[number] as `${E['method']} ${E['path']}`]: E;
};

function byKey<const List extends readonly { method: string; path: string }[]>(list: List): Keyed<List> {
  return Object.fromEntries(list.map((one) => [`${one.method} ${one.path}`, one])) as Keyed<List>;
}

/** Every promise by method and path. The client imports types only, so that zod stays out of its bundle. */
export const routes = byKey(endpoints);
export const downloadRoutes = byKey(downloads);
export const uploadRoutes = byKey(uploads);

export type Routes = typeof routes;
export type RouteKey = keyof Routes;
export type RouteCall<K extends RouteKey> = CallOf<Routes[K]>;
export type RouteOutput<K extends RouteKey> = OutputOf<Routes[K]>;

type Downloads = typeof downloadRoutes;
export type DownloadKey = keyof Downloads;
export type DownloadCall<K extends DownloadKey> = CallOf<Downloads[K]>;

type Uploads = typeof uploadRoutes;
export type UploadKey = keyof Uploads;
/** What a caller gives beside the file. */
export type UploadCall<K extends UploadKey> = UploadCallOf<Uploads[K]>;
export type UploadOutput<K extends UploadKey> = OutputOf<Uploads[K]>;
