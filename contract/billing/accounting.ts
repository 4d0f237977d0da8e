import { z } from 'zod';
import { invoiceKinds, invoiceReasons } from '#core/billing/invoices.ts';
import { jpkSettings, saleMarks } from '#core/billing/register.ts';
import { currencies } from '#core/account/entitlements/plans.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, uuid } from '#contract/platform/fields.ts';
import { month } from './operator-invoices.ts';

const amounts = { net: z.number(), vat: z.number(), gross: z.number() };
const inMonth = { params: z.object({ month }) };

/** What an accountant sees of an issued document. */
const issuedDocument = z.object({
  id: uuid,
  organizationId: uuid,
  kind: z.enum(invoiceKinds),
  reason: z.enum(invoiceReasons),
  number: z.string(),
  issuedAt: instant,
  soldAt: instant,
  buyer: z.object({ name: z.string(), nip: z.string() }),
  ...amounts,
  currency: z.enum(currencies),
  inZloty: z.object(amounts),
  ksefNumber: z.string().nullable(),
  /** What the JPK says in the place of the number. */
  mark: z.enum(saleMarks),
  originalNumber: z.string().nullable(),
  hasReceipt: z.boolean(),
});
export type IssuedDocument = z.output<typeof issuedDocument>;

export const readAccountingMonth = endpoint({
  method: 'GET',
  path: '/api/accounting/:month',
  access: 'accountant',
  summary: 'What was issued in a month in Warsaw, with sums, and what has to be settled before the month is closed',
  ...inMonth,
  output: z.object({
    documents: z.array(issuedDocument),
    /** Sums by currency, and all of it in złoty. */
    totals: z.array(z.object({ currency: z.enum(currencies), documents: z.int(), ...amounts })),
    inZloty: z.object(amounts),
    /** Documents without a number of KSeF. */
    withoutNumber: z.int(),
    /** Invoices of money that came in another month. */
    otherMonth: z.int(),
    /** Sales up to the end of the month that have no invoice yet. */
    drafts: z.int(),
    /** What JPK files need and the settings do not say. */
    missing: z.array(z.enum(jpkSettings)),
  }),
});
export type AccountingMonth = z.output<(typeof readAccountingMonth)['output']>;

export const downloadRegister = download({
  method: 'GET',
  path: '/api/accounting/:month/register',
  access: 'accountant',
  summary: 'The register of sales of a month of issue as CSV',
  ...inMonth,
  mediaType: 'text/csv; charset=utf-8',
});

export const downloadJpkV7m = download({
  method: 'GET',
  path: '/api/accounting/:month/jpk-v7m',
  access: 'accountant',
  summary: 'The sales of a month of issue as JPK_V7M(3)',
  ...inMonth,
  mediaType: 'application/xml; charset=utf-8',
});

export const downloadJpkFa = download({
  method: 'GET',
  path: '/api/accounting/:month/jpk-fa',
  access: 'accountant',
  summary: 'The invoices of a month of issue as JPK_FA(4)',
  ...inMonth,
  mediaType: 'application/xml; charset=utf-8',
});

export const downloadArchive = download({
  method: 'GET',
  path: '/api/accounting/:month/archive',
  access: 'accountant',
  summary: 'Everything of a month of issue as ZIP: structured invoices, receipts, copies, register and JPK files',
  ...inMonth,
  mediaType: 'application/zip',
});

const ofOrganization = { params: idParams, query: z.object({ organizationId: uuid }) };

export const downloadDocumentPdf = download({
  method: 'GET',
  path: '/api/accounting/documents/:id/pdf',
  access: 'accountant',
  summary: 'The readable copy of an issued document; as a duplicate with the day on which it was made',
  params: idParams,
  query: z.object({ organizationId: uuid, duplicate: z.enum(['yes']).optional() }),
  mediaType: 'application/pdf',
});

export const downloadDocumentXml = download({
  method: 'GET',
  path: '/api/accounting/documents/:id/xml',
  access: 'accountant',
  summary: 'The structured invoice',
  ...ofOrganization,
  mediaType: 'application/xml; charset=utf-8',
});

export const downloadReceipt = download({
  method: 'GET',
  path: '/api/accounting/documents/:id/upo',
  access: 'accountant',
  summary: 'The official receipt of KSeF',
  ...ofOrganization,
  mediaType: 'application/xml; charset=utf-8',
});

export const accountingCalls = [readAccountingMonth] as const;
export const accountingDownloads = [
  downloadRegister,
  downloadJpkV7m,
  downloadJpkFa,
  downloadArchive,
  downloadDocumentPdf,
  downloadDocumentXml,
  downloadReceipt,
] as const;
