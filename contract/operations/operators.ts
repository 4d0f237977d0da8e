import { z } from 'zod';
import { amount } from '#contract/billing/transfers.ts';
import { certificateStatuses } from '#core/certificate/certification.ts';
import { taskKinds } from '#core/platform/tasks.ts';
import { paymentStatuses } from '#core/billing/payments/payments.ts';
import { currencies, planIds } from '#core/account/entitlements/plans.ts';
import { lengths } from '#core/platform/limits.ts';
import { period } from '#contract/billing/billing.ts';
import { exit } from '#contract/account/exit.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { about, done, note } from '#contract/platform/operator-acts.ts';
import { email, idParams, instant, naming, regime, text, uuid } from '#contract/platform/fields.ts';

const foundOrganization = z.object({ id: uuid, name: z.string(), nip: z.string(), email: z.string(), createdAt: instant });
const foundCertificate = z.object({
  id: uuid,
  organizationId: uuid,
  organizationName: z.string(),
  certificateNumber: z.string(),
  type: regime,
  status: z.enum(certificateStatuses),
  issuedAt: instant,
  expiresAt: instant,
  /** How many of its answers are contradicted, as its public page counts them; none of one that is not in force. */
  contradicted: z.int(),
});
export type FoundCertificate = z.output<typeof foundCertificate>;
const foundPayment = z.object({
  id: uuid,
  organizationId: uuid,
  buyer: z.string(),
  orderNumber: z.string(),
  plan: z.enum(planIds),
  status: z.enum(paymentStatuses),
  gross: z.number(),
  currency: z.enum(currencies),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** What the operator's tasks ask about it. */
  tasks: z.array(z.enum(taskKinds)),
});
export type FoundPayment = z.output<typeof foundPayment>;

export const searchAll = endpoint({
  method: 'GET',
  path: '/api/operator/search',
  access: 'operator',
  summary: 'Organisations, certificates and payments by name, NIP, number, e-mail or order',
  query: z.object({ q: text(lengths.operatorSearch) }),
  output: z.object({
    organizations: z.array(foundOrganization),
    certificates: z.array(foundCertificate),
    payments: z.array(foundPayment),
  }),
});

export const readOrganization = endpoint({
  method: 'GET',
  path: '/api/operator/organizations/:id',
  access: 'operator',
  summary: 'Everything an operator acts on about one organisation',
  params: idParams,
  output: foundOrganization.extend({
    address: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string().nullable(),
    consultant: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    assessments: z.int(),
    /** Its exit, where it leaves. */
    exit: exit.nullable(),
    periods: z.array(period),
    certificates: z.array(foundCertificate),
    payments: z.array(foundPayment),
  }),
});

export const revokeAsOperator = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/:id/revocation',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Revoke a certificate for good, or announce it where the organisation has 14 days to explain itself',
  params: idParams,
  body: about.extend({
    reason: z.enum(['false_information', 'terms_breach', 'authority_demand'], 'invalid'),
    told: text(lengths.told).optional(),
  }),
  output: done,
});

export const reissue = endpoint({
  method: 'POST',
  path: '/api/operator/certificates/:id/reissue',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Replace a certificate after a mistake, or with the declaration of another person',
  params: idParams,
  body: about.extend({
    declaration: z
      .object({ name: naming(lengths.declaration, 'declaration_name'), role: naming(lengths.declaration, 'declaration_role') })
      .optional(),
  }),
  output: z.object({ certificateNumber: z.string() }),
});

export const refundAsOperator = endpoint({
  method: 'POST',
  path: '/api/operator/payments/:id/refund',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Give a payment back: a part, or all that is left',
  params: idParams,
  body: about.extend({
    amount: amount.optional(),
  }),
  output: done,
});

export const extendAccess = endpoint({
  method: 'POST',
  path: '/api/operator/organizations/:id/extension',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Move the end of a paid period',
  params: idParams,
  body: z.object({ periodId: uuid, endsAt: instant, note }),
  output: done,
});

export const setConsultant = endpoint({
  method: 'POST',
  path: '/api/operator/organizations/:id/consultant',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Name the consultant of a Pro organisation, or none',
  params: idParams,
  body: z.object({ consultant: z.object({ name: naming(lengths.consultantName), email, phone: text(lengths.phone) }).nullable(), note }),
  output: done,
});

export const endSessions = endpoint({
  method: 'POST',
  path: '/api/operator/organizations/:id/sessions/end',
  access: 'operator',
  fresh: 'everybody',
  summary: 'End every session of everybody who belongs to an organisation, or of one of them',
  params: idParams,
  body: z.object({ note, email: email.nullable().default(null) }),
  output: z.object({ ended: z.int() }),
});

export const operatorCalls = [
  searchAll,
  readOrganization,
  revokeAsOperator,
  reissue,
  refundAsOperator,
  extendAccess,
  setConsultant,
  endSessions,
] as const;
