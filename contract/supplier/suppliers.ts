import { z } from 'zod';
import { registryStatuses } from '#core/certificate/certification.ts';
import { lengths, sizes } from '#core/platform/limits.ts';
import { supplierStates } from '#core/supplier/supplier-state.ts';
import { suppliersAtMost } from '#core/supplier/supplier-list.ts';
import { hidesCharacters, namesAddress } from '#core/platform/text/addresses.ts';
import { requestsAtMost } from '#core/supplier/supplier-request.ts';
import { nip } from '#contract/account/companies.ts';
import { endpoint, upload } from '#contract/platform/endpoint.ts';
import { atOnce, email, instant, language, percent, regime, text } from '#contract/platform/fields.ts';
import type { FromPayload } from '#contract/platform/mapping.ts';
import { confirmation } from '#contract/certificate/registry.ts';

/** The certificate of a company in a regime that says most: the one in force, else the newest. */
export const supplierCertificate = z.object({
  type: regime,
  certificateNumber: z.string(),
  status: z.enum(registryStatuses),
  /** The name in the certificate. */
  name: z.string(),
  issuedAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** How the company was confirmed when it was issued; null where it was not. */
  confirmation: confirmation.nullable(),
  /** Only where the registry shows it. */
  complianceScore: percent.nullable(),
  /** How many of its answers are contradicted, as its public page counts them; none of one that is not in force. */
  contradicted: z.int(),
});
export type SupplierCertificatePayload = z.output<typeof supplierCertificate>;
export type SupplierCertificate = FromPayload<SupplierCertificatePayload>;

/** What the registry states about one NIP. “none” means no certificate here, and nothing about the company. */
export const supplierStatus = z.object({
  nip: z.string(),
  state: z.enum(supplierStates),
  certificates: z.array(supplierCertificate),
});
export type SupplierStatusPayload = z.output<typeof supplierStatus>;

export const supplierStatuses = z.object({
  /** When this was worked out. */
  checkedAt: instant,
  /** In the order in which they were asked for, each once. */
  suppliers: z.array(supplierStatus),
});
export type SupplierStatuses = z.output<typeof supplierStatuses>;

/** NIPs that a call is about, so many at most. */
export const nips = (most: number) => z.array(nip).min(1, 'required').max(most, atOnce('too_many_nips'));

export const checkSuppliers = endpoint({
  method: 'POST',
  path: '/api/suppliers/check',
  access: 'anyone',
  summary: 'What the registry says of up to five NIPs, for visitors; limited per address',
  body: z.object({ nips: nips(suppliersAtMost.visitor) }),
  output: supplierStatuses,
});

export const readSupplierStatuses = endpoint({
  method: 'POST',
  path: '/api/suppliers/status',
  access: 'reader',
  summary: 'What the registry says of up to 2000 NIPs',
  body: z.object({ nips: nips(suppliersAtMost.list) }),
  output: supplierStatuses,
});

/** A supplier on the list of an organisation. */
export const watchedSupplier = supplierStatus.extend({
  /** The organisation's own words. */
  label: z.string(),
  note: z.string(),
  /** The name in the company register, as it was read; empty where it was not read yet, or the register knows none. */
  registeredName: z.string(),
  addedAt: instant,
});

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/api/suppliers',
  access: 'reader',
  summary: 'The suppliers that the organisation watches, and what the registry says of them now',
  output: z.object({ checkedAt: instant, suppliers: z.array(watchedSupplier) }),
});

export const watchSuppliers = endpoint({
  method: 'POST',
  path: '/api/suppliers',
  access: 'editor',
  summary: 'Watch suppliers; those that are watched already stay as they are',
  body: z.object({
    suppliers: z
      .array(z.object({ nip, label: text(lengths.supplierLabel).default('') }))
      .min(1, 'required')
      .max(suppliersAtMost.list, 'too_many_nips'),
  }),
  output: z.object({
    added: z.int(),
    already: z.int(),
    /** Not watched, because the list is full. */
    refused: z.array(z.string()),
  }),
});

export const changeSupplier = endpoint({
  method: 'PATCH',
  path: '/api/suppliers/:nip',
  access: 'editor',
  summary: 'Change the own words about a supplier',
  params: z.object({ nip }),
  body: z.object({ label: text(lengths.supplierLabel).optional(), note: text(lengths.supplierNote).optional() }),
  output: z.object({ label: z.string(), note: z.string() }),
});

export const removeSuppliers = endpoint({
  method: 'POST',
  path: '/api/suppliers/removal',
  access: 'editor',
  summary: 'Watch suppliers no longer; their labels and notes are deleted',
  body: z.object({ nips: nips(suppliersAtMost.list) }),
  output: z.object({ removed: z.int() }),
});

export const readSupplierSheet = upload({
  path: '/api/suppliers/sheet',
  access: 'reader',
  summary: 'The first columns of the first sheet of a workbook (XLSX), to be read as a list; nothing is kept',
  maxBytes: sizes.supplierList,
  output: z.object({ rows: z.array(z.array(z.string())) }),
});

/** What a buyer writes to suppliers: words without addresses, in the language of the mail. */
const ownWords = text(lengths.requestWords, 'request_words')
  .refine((words) => !namesAddress(words), 'no_links')
  .refine((words) => !hidesCharacters(words), 'hidden_characters');

export const previewRequest = endpoint({
  method: 'POST',
  path: '/api/suppliers/requests/preview',
  access: 'editor',
  summary: 'The mail that asks a supplier for a self-assessment, as it would be sent',
  body: z.object({ nip, language, words: ownWords }),
  output: z.object({ subject: z.string(), text: z.string() }),
});

/**
 * What became of an address: the mail is queued; the recipient wants no such mails; it got one within 30 days; the company has a certificate in
 * force; or the day is used up.
 */
export const requestOutcomes = ['queued', 'stopped', 'recent', 'certified', 'spent'] as const;

export const requestAssessments = endpoint({
  method: 'POST',
  path: '/api/suppliers/requests',
  access: 'editor',
  summary: 'Ask suppliers by mail for a self-assessment; for confirmed companies, within limits that protect the recipients',
  body: z.object({
    language,
    words: ownWords,
    to: z.array(z.object({ nip, email })).min(1, 'required').max(requestsAtMost.atOnce, 'too_many_nips'),
  }),
  output: z.object({ results: z.array(z.object({ nip: z.string(), email: z.string(), outcome: z.enum(requestOutcomes) })) }),
});

/** A request that was made; the address is forgotten after 30 days. */
export const supplierRequest = z.object({
  id: z.string(),
  nip: z.string(),
  email: z.string().nullable(),
  askedAt: instant,
  state: z.enum(['waiting', 'sent', 'stopped']),
  /** When the company was issued a certificate that is in force now, if that was after it was asked. */
  certifiedAt: instant.nullable(),
});
export type SupplierRequest = z.output<typeof supplierRequest>;

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/suppliers/requests',
  access: 'reader',
  summary: 'Requests of the last year, the newest first, and what came of them',
  output: z.object({
    /** How many mails may still be sent in these 24 hours. */
    left: z.int(),
    /** Whether the company is confirmed, which requests need. */
    mayAsk: z.boolean(),
    requests: z.array(supplierRequest),
  }),
});

export const stopRequests = endpoint({
  method: 'POST',
  path: '/api/suppliers/requests/stop',
  access: 'anyone',
  summary: 'End mails that ask for a self-assessment, for good; the link in each of them leads here (RFC 8058)',
  query: z.object({ token: text(lengths.token) }),
  output: z.object({ ok: z.literal(true) }),
});

export const readWatchers = endpoint({
  method: 'GET',
  path: '/api/suppliers/watchers',
  access: 'reader',
  summary: 'Who shows that they watch the own company, and whether the own organisation shows it to its suppliers',
  output: z.object({
    shows: z.boolean(),
    /** Null while the own company is not confirmed. */
    watchers: z.array(z.object({ name: z.string(), nip: z.string(), since: instant })).nullable(),
  }),
});

export const showObservability = endpoint({
  method: 'PUT',
  path: '/api/suppliers/visibility',
  access: 'owner',
  summary: 'Let suppliers see that the organisation watches them, or not',
  body: z.object({ shows: z.boolean('invalid') }),
  output: z.object({ shows: z.boolean() }),
});

export const supplierCalls = [
  checkSuppliers,
  readSupplierStatuses,
  listSuppliers,
  watchSuppliers,
  changeSupplier,
  removeSuppliers,
  previewRequest,
  requestAssessments,
  listRequests,
  stopRequests,
  readWatchers,
  showObservability,
] as const;
