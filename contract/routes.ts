import { forgotPassword, login, logout, me, register, resendVerification, resetPassword, verifyEmail } from './accounts.ts';
import {
  currentAssessment,
  declareScope,
  listAnswers,
  listAssessments,
  makeReport,
  readResult,
  saveAnswer,
  startAssessment,
} from './assessments.ts';
import { checkWithdrawal, confirmWithdrawal, createCheckout, readBilling, readCheckout, unsubscribe, withdraw } from './billing.ts';
import { changeAccent, readBranding, removeLogo } from './branding.ts';
import { issueCertificate, listCertificates, removeCertificate } from './certificates.ts';
import { verifyNip } from './companies.ts';
import type { InputOf, OutputOf } from './endpoint.ts';
import { readLegal } from './legal.ts';
import { compareAssessments, readAnswerHistory } from './history.ts';
import * as invoices from './operator-invoices.ts';
import * as operators from './operators.ts';
import { listComplianceTypes, listPlans } from './plans.ts';
import { listQuestions } from './questions.ts';
import { readRegistryEntry, searchRegistry } from './registry.ts';
import {
  changeConsent,
  changeLanguage,
  changeName,
  changeOrganization,
  changePassword,
  deleteAccount,
  endSession,
  listSecurityLog,
  previewDeletion,
  readSettings,
} from './settings.ts';
import { readSite } from './site.ts';

/** Every endpoint by method and path. The client imports its type only, so that zod stays out of its bundle. */
export const routes = {
  'GET /api/auth/me': me,
  'POST /api/auth/login': login,
  'POST /api/auth/logout': logout,
  'POST /api/auth/register': register,
  'POST /api/auth/verify-email': verifyEmail,
  'POST /api/auth/resend-verification': resendVerification,
  'POST /api/auth/forgot-password': forgotPassword,
  'POST /api/auth/reset-password': resetPassword,
  'POST /api/auth/verify-nip': verifyNip,
  'GET /api/questions/:regime/:section': listQuestions,
  'GET /api/assessments': listAssessments,
  'GET /api/assessments/:regime/current': currentAssessment,
  'POST /api/assessments': startAssessment,
  'GET /api/answers/:assessmentId': listAnswers,
  'POST /api/answers': saveAnswer,
  'GET /api/answers/:assessmentId/:questionId/history': readAnswerHistory,
  'GET /api/assessments/compare': compareAssessments,
  'POST /api/assessments/:id/report': makeReport,
  'PUT /api/assessments/:id/scope': declareScope,
  'GET /api/assessments/:id/result': readResult,
  'POST /api/assessments/:id/certificate': issueCertificate,
  'GET /api/certificates': listCertificates,
  'POST /api/certificates/:id/removal': removeCertificate,
  'GET /api/account/settings': readSettings,
  'PATCH /api/account/name': changeName,
  'PATCH /api/account/language': changeLanguage,
  'PATCH /api/account/organization': changeOrganization,
  'GET /api/account/deletion': previewDeletion,
  'POST /api/account/deletion': deleteAccount,
  'POST /api/account/password': changePassword,
  'PATCH /api/account/registry-consent': changeConsent,
  'DELETE /api/account/sessions/:id': endSession,
  'GET /api/account/security-log': listSecurityLog,
  'GET /api/account/branding': readBranding,
  'PATCH /api/account/branding': changeAccent,
  'DELETE /api/account/branding/logo': removeLogo,
  'POST /api/create-checkout-session': createCheckout,
  'GET /api/billing': readBilling,
  'GET /api/billing/checkout/:sessionId': readCheckout,
  'POST /api/billing/payments/:id/withdrawal': withdraw,
  'POST /api/withdrawals/check': checkWithdrawal,
  'POST /api/withdrawals': confirmWithdrawal,
  'POST /api/unsubscribe': unsubscribe,
  'GET /api/operator/search': operators.searchAll,
  'GET /api/operator/organizations/:id': operators.readOrganization,
  'GET /api/operator/attention': operators.listAttention,
  'POST /api/operator/certificates/:id/revocation': operators.revokeAsOperator,
  'POST /api/operator/certificates/:id/reissue': operators.reissue,
  'POST /api/operator/payments/:id/refund': operators.refundAsOperator,
  'POST /api/operator/payments/:id/attention': operators.settleAttention,
  'POST /api/operator/organizations/:id/extension': operators.extendAccess,
  'POST /api/operator/organizations/:id/consultant': operators.setConsultant,
  'GET /api/operator/jobs': operators.listJobs,
  'POST /api/operator/jobs/:id/repetition': operators.repeatJob,
  'GET /api/operator/invoices/:month': invoices.listInvoices,
  'POST /api/operator/invoices/:id/ksef': invoices.enterKsef,
  'POST /api/operator/invoices/:id/rate': invoices.enterRate,
  'POST /api/operator/invoices/:id/tax-review': invoices.liftTaxReview,
  'GET /api/operator/log': operators.listLog,
  'GET /api/legal/:page': readLegal,
  'GET /api/config/site': readSite,
  'GET /api/config/subscription-plans': listPlans,
  'GET /api/config/compliance-types': listComplianceTypes,
  'GET /api/registry': searchRegistry,
  'GET /api/registry/:certificateNumber': readRegistryEntry,
} as const;

export type Routes = typeof routes;
export type RouteKey = keyof Routes;
export type RouteInput<K extends RouteKey> = InputOf<Routes[K]>;
export type RouteOutput<K extends RouteKey> = OutputOf<Routes[K]>;
