import { z } from 'zod';
import { countryCode } from '#core/platform/countries.ts';
import { invoiceKinds, invoiceReasons, isInvoiceNip } from '#core/billing/invoices.ts';
import { normalizeNip } from '#core/account/companies/nip.ts';
import { currencies } from '#core/account/entitlements/plans.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, idParams, instant, languageQuery, text, uuid } from '#contract/platform/fields.ts';

const nip = z
  .string('nip_invalid')
  .max(lengths.nip.most, atOnce('nip_invalid'))
  .transform(normalizeNip)
  .refine(isInvoiceNip, 'nip_invalid');

const partyFields = {
  name: text(lengths.partyName, 'company_name'),
  address: text(lengths.address, 'address'),
  postalCode: text(lengths.partyPostalCode, 'postal_code'),
  city: text(lengths.city, 'city'),
  country: text(lengths.country).refine((country) => countryCode(country) !== null, 'country_unknown'),
};

/** Who receives what the organisation buys; it need not have a NIP. */
const recipient = z.object({
  ...partyFields,
  nip: z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), nip.nullish())
    .transform((value) => value ?? null),
});

/** A recipient and what it is to the buyer; a mark without one means nothing (FA(3), JST and GV). */
export const recipientChoice = {
  recipient: recipient.nullable().default(null),
  /** The recipient is a unit of a local government, such as a school. */
  localGovernment: z.boolean('invalid').default(false),
  /** The recipient is a member of a VAT group. */
  vatGroup: z.boolean('invalid').default(false),
};

type Choice = { recipient: unknown; localGovernment: boolean; vatGroup: boolean };

/** Whether the marks name somebody. */
export function hasMarkedRecipient({ recipient, localGovernment, vatGroup }: Choice): boolean {
  return recipient !== null || !(localGovernment || vatGroup);
}

export const markWithoutRecipient = { path: ['recipient', 'name'], message: 'company_name' };

/** Data of a buyer as an operator corrects them. */
export const invoiceBuyer = z.object({ ...partyFields, nip, ...recipientChoice }).refine(hasMarkedRecipient, markWithoutRecipient);
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;

/**
 * Where an invoice is: a draft; handed to KSeF but not taken yet; in KSeF; issued without it and still to be sent; issued in a total failure,
 * which is never sent; or issued outside before, with its number still to come.
 */
const ownInvoiceStates = ['preparing', 'sending', 'in_ksef', 'offline', 'outside', 'waiting'] as const;
export type OwnInvoiceState = (typeof ownInvoiceStates)[number];

export const ownInvoice = z.object({
  id: uuid,
  paymentId: uuid,
  kind: z.enum(invoiceKinds),
  reason: z.enum(invoiceReasons),
  /** Null while it is being prepared: then there is no PDF. */
  number: z.string().nullable(),
  issuedAt: instant.nullable(),
  /** A correction's difference. */
  gross: z.number(),
  currency: z.enum(currencies),
  ksefNumber: z.string().nullable(),
  state: z.enum(ownInvoiceStates),
  /** The page of KSeF that the code on the copy leads to. */
  ksefLink: z.string().nullable(),
  /** Whether the official confirmation of receipt (UPO) is here. */
  hasConfirmation: z.boolean(),
});
export type OwnInvoice = z.output<typeof ownInvoice>;

export const listOwnInvoices = endpoint({
  method: 'GET',
  path: '/api/billing/invoices',
  access: 'owner',
  summary: 'Invoices and corrections of the own orders',
  output: z.array(ownInvoice),
});

export const downloadInvoice = download({
  method: 'GET',
  path: '/api/billing/invoices/:id/pdf',
  access: 'owner',
  summary: 'Readable copy of an own invoice',
  params: idParams,
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const downloadConfirmation = download({
  method: 'GET',
  path: '/api/billing/invoices/:id/upo',
  access: 'owner',
  summary: 'The official confirmation that KSeF took an own invoice (UPO)',
  params: idParams,
  mediaType: 'application/xml',
});

export const invoiceDownloads = [downloadInvoice, downloadConfirmation] as const;
