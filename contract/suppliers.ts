import { z } from 'zod';
import { certificateStatuses } from '#core/certification.ts';
import { lengths, sizes } from '#core/limits.ts';
import { suppliersAtMost } from '#core/supplier-list.ts';
import { supplierStates } from '#core/supplier-status.ts';
import { nip } from './companies.ts';
import { endpoint, upload } from './endpoint.ts';
import { instant, percent, regime, text } from './fields.ts';
import type { Inside } from './inside.ts';
import { confirmation } from './registry.ts';

/** The certificate of a company in a regime that says most: the one in force, else the newest. */
export const supplierCertificate = z.object({
  type: regime,
  certificateNumber: z.string(),
  status: z.enum(certificateStatuses),
  /** The name in the certificate. */
  name: z.string(),
  issuedAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** How the company was confirmed when it was issued; null where it was not. */
  confirmation: confirmation.nullable(),
  /** Only where the registry shows it. */
  complianceScore: percent.nullable(),
});
export type SupplierCertificatePayload = z.output<typeof supplierCertificate>;
export type SupplierCertificate = Inside<SupplierCertificatePayload>;

/** What the registry says of one NIP. “none” means no certificate here, and nothing about the company. */
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

const nips = (most: number) => z.array(nip).min(1, 'required').max(most, 'too_many_nips');

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
