/** Which tests `npm test` runs (`short`), and which `npm run test:all` adds (`long`). */
export const suites = ['short', 'long', 'all'] as const;
export type Suite = (typeof suites)[number];

/** Where test files lie. */
export const testFiles = '{core,content,contract,proof,scripts,server,sandbox,client}/**/*.test.{ts,tsx}';

/**
 * Test files of the long suite: processes that are started, killed and replaced, services that hang, limits that are waited for, backups, hostile files,
 * whole matrices of documents and languages, and the full fuzz. Every other test file belongs to the short one.
 */
export const longTests: readonly string[] = [
  'sandbox/ksef/documents/documents.test.ts',
  'sandbox/ksef/restart.test.ts',
  'scripts/bench.test.ts',
  'scripts/fuzz/full.test.ts',
  'scripts/fuzz/stall.test.ts',
  'scripts/keys.test.ts',
  'scripts/ksef-certificate.test.ts',
  'scripts/log-audit.test.ts',
  'scripts/pictures.test.ts',
  'scripts/start.test.ts',
  'scripts/tool.test.ts',
  'scripts/verification.test.ts',
  'scripts/verify-tool.test.ts',
  'server/account/accounts/registration/registration.test.ts',
  'server/account/members/authorization.test.ts',
  'server/account/second-factor/second-factor.test.ts',
  'server/adapters/document-archive/documents.test.ts',
  'server/adapters/documents/documents.test.ts',
  'server/adapters/documents/rendering/accessible.test.ts',
  'server/adapters/documents/rendering/hostile.test.ts',
  'server/adapters/documents/report/comparison.test.ts',
  'server/adapters/documents/report/look.test.ts',
  'server/adapters/documents/report/monthly.test.ts',
  'server/adapters/documents/report/report.test.ts',
  'server/adapters/forms/forms.test.ts',
  'server/adapters/ksef/sandbox-troubles.test.ts',
  'server/adapters/ksef/sessions.test.ts',
  'server/adapters/payments/stripe.test.ts',
  'server/adapters/registers/exchange-rates.test.ts',
  'server/adapters/registers/gus.test.ts',
  'server/adapters/spreadsheets/read.test.ts',
  'server/adapters/web/website.test.ts',
  'server/assessment/action-plan/exports/files.test.ts',
  'server/assessment/ai-systems/sheets/impact.test.ts',
  'server/assessment/assessments/reports/board-facts.test.ts',
  'server/assessment/assessments/reports/history.test.ts',
  'server/assessment/customer-questionnaires/customer-questionnaires.test.ts',
  'server/assessment/customer-questionnaires/files.test.ts',
  'server/assessment/evidence/archive.test.ts',
  'server/assessment/evidence/hostile.test.ts',
  'server/assessment/evidence/uploads/s3.test.ts',
  'server/assessment/evidence/uploads/uploads.test.ts',
  'server/assessment/exchange/exchange.test.ts',
  'server/assessment/exchange/forms.test.ts',
  'server/assessment/exchange/statement-import.test.ts',
  'server/assessment/incidents/receipts.test.ts',
  'server/assessment/templates/english.test.ts',
  'server/assessment/templates/texts.test.ts',
  'server/billing/accounting/accounting.test.ts',
  'server/billing/billing/checkout.test.ts',
  'server/billing/invoices/ksef/batch.test.ts',
  'server/billing/invoices/ksef/failures/answers.test.ts',
  'server/billing/invoices/ksef/failures/batch.test.ts',
  'server/billing/invoices/ksef/failures/calls.test.ts',
  'server/billing/invoices/ksef/failures/codes.test.ts',
  'server/billing/invoices/ksef/failures/days.test.ts',
  'server/billing/invoices/ksef/failures/kinds.test.ts',
  'server/billing/invoices/ksef/failures/outages.test.ts',
  'server/billing/invoices/ksef/failures/refusals.test.ts',
  'server/billing/invoices/ksef/failures/secrets.test.ts',
  'server/billing/invoices/ksef/failures/stops.test.ts',
  'server/billing/invoices/ksef/failures/workers.test.ts',
  'server/billing/invoices/ksef/histories.test.ts',
  'server/billing/invoices/ksef/kills.test.ts',
  'server/billing/invoices/ksef/limits.test.ts',
  'server/certificate/certificates/documents/documents.test.ts',
  'server/certificate/certificates/documents/sharing.test.ts',
  'server/certificate/certificates/documents/third-party-libraries.test.ts',
  'server/certificate/certificates/issue/announcements.test.ts',
  'server/certificate/certificates/lifecycle/lifecycle.test.ts',
  'server/certificate/registry/contradicted.test.ts',
  'server/certificate/share-links/share-links.test.ts',
  'server/certificate/transparency/transparency.test.ts',
  'server/certificate/transparency/witnesses/restore.test.ts',
  'server/certificate/webhooks/webhooks.test.ts',
  'server/communication/cockpit/clients-workbook.test.ts',
  'server/communication/legal/order-documents.test.ts',
  'server/communication/mails/bounces.test.ts',
  'server/communication/mails/clock.test.ts',
  'server/communication/mails/finish.test.ts',
  'server/communication/mails/lanes.test.ts',
  'server/communication/mails/picture.test.ts',
  'server/company/branding/consultant-look.test.ts',
  'server/company/confirmation/declaration/declaration.test.ts',
  'server/company/confirmation/disputes/disputes.test.ts',
  'server/company/confirmation/person/by-person.test.ts',
  'server/company/signatures/judge.test.ts',
  'server/main.test.ts',
  'server/operations/demo/seed.test.ts',
  'server/operations/jobs/many.test.ts',
  'server/operations/jobs/years.test.ts',
  'server/operations/observability/traces.test.ts',
  'server/operations/operators/operators.test.ts',
  'server/operations/operators/search.test.ts',
  'server/platform/db/faults.test.ts',
  'server/platform/db/local/local-postgres.test.ts',
  'server/platform/db/schema/roles.test.ts',
  'server/platform/http/limits/hostile.test.ts',
  'server/platform/process/backup.test.ts',
  'server/platform/process/crash.test.ts',
  'server/platform/process/rolling.test.ts',
  'server/supplier/suppliers/contradicted.test.ts',
  'server/supplier/suppliers/news.test.ts',
];

/** The tag of a journey that `npm test` runs: about one per stream and family of screens. */
export const smokeTag = '@smoke';

/** What Vitest includes and leaves out for a suite. */
export function filesOf(suite: Suite): { include: string[]; exclude: string[] } {
  if (suite === 'long') return { include: [...longTests], exclude: [] };
  return { include: [testFiles], exclude: suite === 'short' ? [...longTests] : [] };
}

/** What Playwright is asked for a suite. */
export function journeysOf(suite: Suite): string[] {
  if (suite === 'all') return [];
  return [suite === 'short' ? '--grep' : '--grep-invert', smokeTag];
}
