import { z } from 'zod';
import { staffLimits, staffLinkDays, staffLinkStates } from '#core/assessment/templates/staff.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, email, instant, languageQuery, personName, text, uuid } from '#contract/platform/fields.ts';

const params = z.object({ name: text(lengths.templateName), evidence: uuid });

const staff = z.object({
  /** The link of the document; null where none was made. Its secret is shown once, when it is made. */
  link: z
    .object({
      state: z.enum(staffLinkStates),
      /** Addresses must be of these; of any where there are none. */
      domains: z.array(z.string()),
      /** Null when that account is gone. */
      madeBy: z.string().nullable(),
      madeAt: instant,
      expiresAt: instant,
    })
    .nullable(),
  /** Who of the staff confirmed, the newest first. */
  readings: z.array(z.object({ id: uuid, name: z.string(), email: z.string(), readAt: instant })),
});
export type StaffReadings = z.output<typeof staff>;

export const readStaff = endpoint({
  method: 'GET',
  path: '/api/templates/:name/adoptions/:evidence/staff',
  access: 'editor',
  summary: 'Who of the staff without an account confirmed to have read a document, and its link',
  params,
  output: staff,
});

export const publishToStaff = endpoint({
  method: 'POST',
  path: '/api/templates/:name/adoptions/:evidence/staff/link',
  access: 'editor',
  summary: 'Make the link by which staff without an account read the document in force and confirm it; an earlier one stops working',
  params,
  body: z.object({
    days: z.literal(staffLinkDays, 'invalid'),
    domains: z.array(text(lengths.domain)).max(staffLimits.domains, atOnce('too_long')),
  }),
  output: staff.extend({ address: z.string() }),
});

export const revokeStaffLink = endpoint({
  method: 'DELETE',
  path: '/api/templates/:name/adoptions/:evidence/staff/link',
  access: 'editor',
  summary: 'End the link of a document at once; confirmations stay',
  params,
  output: staff,
});

export const removeStaffReading = endpoint({
  method: 'DELETE',
  path: '/api/templates/:name/adoptions/:evidence/staff/:id',
  access: 'editor',
  summary: 'Remove the confirmation of somebody',
  params: params.extend({ id: uuid }),
  output: staff,
});

export const downloadStaff = download({
  method: 'GET',
  path: '/api/templates/:name/adoptions/:evidence/staff/csv',
  access: 'editor',
  summary: 'Confirmations of staff without an account as CSV',
  params,
  query: languageQuery,
  mediaType: 'text/csv; charset=utf-8',
});

const token = text(lengths.token);

export const openStaffDocument = endpoint({
  method: 'POST',
  path: '/api/staff-document/opening',
  access: 'anyone',
  summary: 'What the link of a document for staff is about',
  body: z.object({ token }),
  output: z.object({
    organization: z.string(),
    heading: z.string(),
    fileName: z.string(),
    approvedOn: z.iso.date(),
    approvedBy: z.string(),
    expiresAt: instant,
    domains: z.array(z.string()),
  }),
});
export type StaffDocument = z.output<typeof openStaffDocument.output>;

export const downloadStaffDocument = download({
  method: 'POST',
  path: '/api/staff-document/file',
  access: 'anyone',
  summary: 'The approved document, for whoever has its link',
  body: z.object({ token }),
  mediaType: 'application/octet-stream',
});

export const sendStaffCode = endpoint({
  method: 'POST',
  path: '/api/staff-document/code',
  access: 'anyone',
  summary: 'Mail a code to the address that is to be confirmed; an earlier one stops working',
  query: languageQuery,
  body: z.object({ token, name: personName('invalid'), email }),
  output: z.object({ ok: z.literal(true) }),
});

export const confirmAsStaff = endpoint({
  method: 'POST',
  path: '/api/staff-document/confirmation',
  access: 'anyone',
  summary: 'Say, with the code, that one has read the document and understands it; once is enough',
  body: z.object({ token, email, code: text(lengths.code) }),
  output: z.object({ readAt: instant }),
});

export const staffReadingCalls = [
  readStaff,
  publishToStaff,
  revokeStaffLink,
  removeStaffReading,
  openStaffDocument,
  sendStaffCode,
  confirmAsStaff,
] as const;
export const staffReadingDownloads = [downloadStaff, downloadStaffDocument] as const;
