import { z } from 'zod';
import { companyStatuses, confirmationMethods } from '#core/company/confirmation.ts';
import { lengths } from '#core/platform/limits.ts';
import { longestSignedFile, signatureVerdicts } from '#core/company/signed-declaration.ts';
import { websiteFailures, websiteFindings } from '#core/company/website-proof.ts';
import { done, note } from '#contract/platform/operator-acts.ts';
import { download, endpoint, upload } from '#contract/platform/endpoint.ts';
import { atOnce, idParams, instant, text } from '#contract/platform/fields.ts';

/** Who an organisation is, how that is known, and what can be done to be confirmed. */
export const companyConfirmation = z.object({
  state: z.enum(['unconfirmed', 'pending', 'confirmed']),
  /** 0 while nothing counts. */
  level: z.int().min(0).max(3),
  method: z.enum(confirmationMethods).nullable(),
  confirmedAt: instant.nullable(),
  /** First instant at which the confirmation no longer counts. */
  countsUntil: instant.nullable(),
  methods: z.array(
    z.object({
      method: z.enum(confirmationMethods),
      available: z.boolean(),
      /** Where a code goes, or why this way is closed; in the reader's language. */
      hint: z.string(),
    }),
  ),
  /** As the register has it; null where it knows no such NIP or does not answer. */
  company: z.object({ name: z.string(), address: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
  nip: z.string(),
  registerStatus: z.enum([...companyStatuses, 'unknown', 'silent']),
  /** A registered contact said that the account does not act for the company. */
  contested: z.boolean(),
  /** A code that was sent and can be redeemed. */
  pending: z.object({ method: z.enum(confirmationMethods), sentTo: z.string(), expiresAt: instant, triesLeft: z.int() }).nullable(),
  /** A code that is looked for on the website in the register, and what the last look brought. */
  website: z
    .object({
      host: z.string(),
      /** Name of the TXT record, and address of the file; one of them is enough. */
      record: z.string(),
      file: z.string(),
      value: z.string(),
      expiresAt: instant,
      expired: z.boolean(),
      checkedAt: instant.nullable(),
      outcome: z.enum([...websiteFindings, ...websiteFailures]).nullable(),
    })
    .nullable(),
  /** A declaration that can be signed and sent back, and what the last file brought. */
  declaration: z.object({ expiresAt: instant, judgedAt: instant.nullable(), verdict: z.enum(signatureVerdicts).nullable() }).nullable(),
  /** Whether the account holds its NIP; nothing is issued to one that does not. */
  holdsNip: z.boolean(),
  /** An open dispute about the NIP. The other account is never described. */
  dispute: z
    .object({
      role: z.enum(['holder', 'claimant']),
      openedAt: instant,
      /** By then a person decides. */
      decideBy: instant,
      /** For the holder: from then on somebody who is confirmed better gets the NIP. */
      answerBy: instant.nullable(),
      /** For the holder: nothing is issued until the dispute is decided. */
      heldUp: z.boolean(),
    })
    .nullable(),
  /** Certificates that were asked for and wait for the confirmation. */
  waiting: z.int(),
});
export type CompanyConfirmation = z.output<typeof companyConfirmation>;

export const readConfirmation = endpoint({
  method: 'GET',
  path: '/api/company/confirmation',
  access: 'reader',
  summary: 'Whether and how the own company is confirmed, and the ways to confirm it',
  output: companyConfirmation,
});

export const startConfirmation = endpoint({
  method: 'POST',
  path: '/api/company/confirmation',
  access: 'editor',
  summary: 'Begin to confirm the own company in one of the open ways',
  body: z.object({ method: z.enum(['register_email', 'website', 'transfer', 'letter', 'signature'], 'invalid') }),
  output: companyConfirmation,
});

export const redeemCode = endpoint({
  method: 'POST',
  path: '/api/company/confirmation/code',
  access: 'editor',
  summary: 'Redeem the code that the company received',
  body: z.object({ code: text(lengths.code) }),
  /** `issued` are the numbers of certificates that waited for this. */
  output: companyConfirmation.extend({ issued: z.array(z.string()) }),
});

export const checkWebsite = endpoint({
  method: 'POST',
  path: '/api/company/confirmation/website',
  access: 'editor',
  summary: 'Look now for the code on the website in the register',
  output: companyConfirmation.extend({ issued: z.array(z.string()) }),
});

export const readDeclaration = download({
  method: 'GET',
  path: '/api/company/declaration',
  access: 'editor',
  summary: 'The declaration that the company signs',
  mediaType: 'application/pdf',
});

export const sendDeclaration = upload({
  path: '/api/company/declaration',
  access: 'editor',
  summary: 'Send the signed declaration back; it is judged at once and not kept',
  maxBytes: longestSignedFile,
  output: companyConfirmation.extend({ issued: z.array(z.string()) }),
});

export const startDispute = endpoint({
  method: 'POST',
  path: '/api/company/dispute',
  access: 'owner',
  summary: 'Claim the own NIP, which another account holds',
  output: companyConfirmation,
});

export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/api/company/dispute/withdrawal',
  access: 'owner',
  summary: 'Take the claim to the own NIP back',
  output: companyConfirmation,
});

export const objectToClaim = endpoint({
  method: 'POST',
  path: '/api/company/objection',
  access: 'anyone',
  summary: 'Say, by the link that a registered contact was sent, that the account does not act for the company',
  body: z.object({ token: z.string('invalid').min(lengths.token.least, 'invalid').max(lengths.token.most, atOnce('invalid')) }),
  output: z.object({ ok: z.literal(true) }),
});

export const printLetter = download({
  method: 'POST',
  path: '/api/operator/letters/:id/print',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Print the letter with a code to the seat of a company; printing it again ends the earlier code',
  params: idParams,
  body: z.object({ note }),
  mediaType: 'application/pdf',
});

export const proposeConfirmation = endpoint({
  method: 'POST',
  path: '/api/operator/organizations/:id/confirmation',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Propose to confirm a company by documents; another operator decides among the tasks',
  params: idParams,
  body: z.object({ documents: text(lengths.documents, 'documents'), note }),
  output: done,
});

export const confirmationCalls = [
  readConfirmation,
  startConfirmation,
  redeemCode,
  checkWebsite,
  startDispute,
  withdrawDispute,
  objectToClaim,
  proposeConfirmation,
] as const;
