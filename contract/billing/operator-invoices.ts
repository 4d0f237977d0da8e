import { z } from 'zod';
import { invoiceKinds, invoiceObstacles, invoiceReasons } from '#core/billing/invoices.ts';
import { ksefDocumentStates } from '#core/billing/ksef/states.ts';
import { currencies } from '#core/account/entitlements/plans.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { lengths } from '#core/platform/limits.ts';
import { atOnce, idParams, instant, place, uuid } from '#contract/platform/fields.ts';
import { invoiceBuyer } from './invoices.ts';
import { about, done, note } from '#contract/platform/operator-acts.ts';

const partyNames = { name: z.string(), address: z.string(), postalCode: z.string(), city: z.string(), country: z.string() };
export const month = z.string('invalid').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid');

export const invoice = z.object({
  id: uuid,
  organizationId: uuid,
  kind: z.enum(invoiceKinds),
  reason: z.enum(invoiceReasons),
  number: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** The invoice that a correction corrects, once it has a number. */
  originalNumber: z.string().nullable(),
  buyer: z.object({
    ...partyNames,
    nip: z.string(),
    recipient: z.object({ ...partyNames, nip: z.string().nullable() }).nullable(),
    localGovernment: z.boolean(),
    vatGroup: z.boolean(),
  }),
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  currency: z.enum(currencies),
  soldAt: instant,
  exportedAt: instant.nullable(),
  /** Last day on which it may be issued. */
  deadline: z.string(),
  /** Of a draft that is near its deadline or past it. */
  urgency: z.enum(['soon', 'overdue']).nullable(),
  ksefNumber: z.string().nullable(),
  /** What became of its file at KSeF; null until it is issued, and for what was exported before. */
  ksefState: z.enum(ksefDocumentStates).nullable(),
  nbpRate: z.number().nullable(),
  nbpTable: z.string().nullable(),
  /** Why it cannot take a number yet. */
  obstacles: z.array(z.enum(invoiceObstacles)),
});
export type Invoice = z.output<typeof invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/operator/invoices/:month',
  access: 'operator',
  summary: 'Invoices of one month of sale in Warsaw, the earliest sale first, fifty at a time',
  params: z.object({ month }),
  query: z.object({
    /** The time of sale and the id of the last one that is known. */
    after: place.optional(),
  }),
  output: z.array(invoice),
});

export const enterKsef = endpoint({
  method: 'POST',
  path: '/api/operator/invoices/:id/ksef',
  access: 'operator',
  summary: 'Enter the number that KSeF gave an invoice',
  params: idParams,
  body: z.object({
    organizationId: uuid,
    ksefNumber: z.string('invalid').max(lengths.ksefNumber.most, atOnce('invalid')).trim().toUpperCase(),
    note,
  }),
  output: done,
});

export const enterRate = endpoint({
  method: 'POST',
  path: '/api/operator/invoices/:id/rate',
  access: 'operator',
  summary: 'Fetch the NBP rate that a euro invoice is taxed at; what is typed must be that one',
  params: idParams,
  body: z.object({
    organizationId: uuid,
    rate: z.number('invalid').min(1, 'invalid').max(20, 'invalid').optional(),
    table: z
      .string('invalid')
      .trim()
      .regex(/^\d{3}\/A\/NBP\/\d{4}$/, 'invalid')
      .optional(),
    note,
  }),
  output: done,
});

export const liftTaxReview = endpoint({
  method: 'POST',
  path: '/api/operator/invoices/:id/tax-review',
  access: 'operator',
  summary: 'Let an invoice to a foreign seat go out with Polish VAT, as an accountant decided',
  params: idParams,
  body: about,
  output: done,
});

export const correctBuyer = endpoint({
  method: 'POST',
  path: '/api/operator/invoices/:id/buyer',
  access: 'operator',
  summary: 'Correct who bought: in a draft at once, of an issued invoice by a draft of a correction',
  params: idParams,
  body: about.extend({ buyer: invoiceBuyer }),
  output: done,
});

export const listDueInvoices = endpoint({
  method: 'GET',
  path: '/api/operator/due-invoices',
  access: 'operator',
  summary:
    'How many drafts without a number are near the 15th of the month after their sale or past it, by the month of sale, the oldest first',
  output: z.array(z.object({ month, total: z.number().int(), urgency: z.enum(['soon', 'overdue']) })),
});

export const invoiceCalls = [listInvoices, enterKsef, enterRate, liftTaxReview, correctBuyer, listDueInvoices] as const;
