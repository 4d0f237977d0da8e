import { z } from 'zod';
import { complaintWays } from '#core/operations/complaints.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, email, instant, text } from '#contract/platform/fields.ts';
import { note } from '#contract/platform/operator-acts.ts';

const complaint = z.object({
  name: text(lengths.fullName),
  email,
  /** An order, a certificate, or whatever else it is about. */
  about: text(lengths.complaintSubject).optional(),
  complaint: text(lengths.complaint),
  /** Whether a consumer complains, or a natural person with a consumer's rights: the law then sets a shorter term. */
  consumer: z.boolean(),
});

const receipt = z.object({ number: z.string(), receivedAt: instant, answerBy: instant });
export type ComplaintReceipt = z.output<typeof receipt>;

export const makeComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints',
  access: 'anyone',
  summary: 'Make a complaint: it gets a number and a last day of the answer',
  body: complaint,
  output: receipt,
});

export const recordComplaint = endpoint({
  method: 'POST',
  path: '/api/operator/complaints',
  access: 'operator',
  summary: 'Record a complaint that came by mail, letter or telephone',
  body: complaint.extend({ via: z.enum(complaintWays, 'invalid').exclude(['form']), receivedOn: day, note }),
  output: receipt,
});

export const complaintCalls = [makeComplaint, recordComplaint] as const;
