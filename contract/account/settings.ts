import { z } from 'zod';
import { lengths, type Length } from '#core/platform/limits.ts';
import { optionalMails } from '#core/account/people/mail-choice.ts';
import { newPassword, typedPassword } from './accounts.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { companyName, email, instant, language, personName, text } from '#contract/platform/fields.ts';

const done = z.object({ ok: z.literal(true) });

/** Sizes of an organisation by headcount and turnover (Recommendation 2003/361/EC). */
export const organizationSizes = ['micro', 'small', 'medium', 'large'] as const;

const optional = (length: Length) => text(length).transform((value) => value || null);

/** What an organisation may change about itself; its NIP stays. */
export const organizationChange = z.object({
  name: companyName(lengths.companyName, 'company_name'),
  companyFullName: companyName(lengths.companyFullName).transform((value) => value || null),
  legalForm: optional(lengths.legalForm),
  address: text(lengths.address, 'address'),
  postalCode: text(lengths.postalCode, 'postal_code'),
  city: text(lengths.city, 'city'),
  country: text(lengths.country),
  industry: optional(lengths.industry),
  size: z.enum(organizationSizes, 'invalid').nullable(),
  contactEmail: email,
  contactPhone: optional(lengths.phone),
});
export type OrganizationChange = z.output<typeof organizationChange>;

/** One sign-in that is still valid. */
const session = z.object({
  id: z.string(),
  current: z.boolean(),
  startedAt: instant.nullable(),
  ipAddress: z.string(),
  userAgent: z.string(),
});

export const settings = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Own language of the account; null follows the browser. */
  language: language.nullable(),
  /** The organisation's data; null for accounts without one. */
  organization: z
    .object({
      name: z.string(),
      nip: z.string(),
      companyFullName: z.string().nullable(),
      legalForm: z.string().nullable(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
      industry: z.string().nullable(),
      size: z.string().nullable(),
      contactEmail: z.string(),
      contactPhone: z.string().nullable(),
    })
    .nullable(),
  /** Whether the registry shows the score; null without an organisation. */
  registryScoreConsent: z.boolean().nullable(),
  /** Kinds of mail that are switched off for the organisation shown; null without one. */
  mailsOff: z.array(z.enum(optionalMails)).nullable(),
  /** Whether the mail server of the address refuses mails, so that only what somebody waits for is sent. */
  addressRefused: z.boolean(),
  sessions: z.array(session),
});
export type Settings = z.output<typeof settings>;

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/account/settings',
  access: 'signed-in',
  summary: 'Own name, consent and sessions',
  output: settings,
});

export const changeName = endpoint({
  method: 'PATCH',
  path: '/api/account/name',
  access: 'signed-in',
  summary: 'Change the own name',
  body: z.object({ firstName: personName('first_name'), lastName: personName('last_name') }),
  output: done,
});

export const changeLanguage = endpoint({
  method: 'PATCH',
  path: '/api/account/language',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Choose the language of messages and mails',
  body: z.object({ language }),
  output: done,
});

export const chooseMail = endpoint({
  method: 'PATCH',
  path: '/api/account/mails',
  access: 'reader',
  summary: 'Switch a kind of mail on or off, for oneself and the organisation shown',
  body: z.object({ kind: z.enum(optionalMails, 'invalid'), wanted: z.boolean('invalid') }),
  output: done,
});

export const changeOrganization = endpoint({
  method: 'PATCH',
  path: '/api/account/organization',
  access: 'editor',
  summary: "Change the organisation's data and contact",
  body: organizationChange,
  output: done,
});

/** What a deletion ends and what it leaves. */
export const deletionPreview = z.object({
  /** What becomes of each organisation: it is deleted with its last owner, others are left. */
  organizations: z.array(
    z.object({
      name: z.string(),
      deleted: z.boolean(),
      /** People who lose it as well. */
      others: z.int(),
    }),
  ),
  assessments: z.int(),
  /** Certificates in force, whose registry entry loses the organisation's name. */
  certificates: z.int(),
  paidUntil: instant.nullable(),
  payments: z.int(),
  /** Until when the data of these organisations could still be fetched, unless that is waived; null where none is deleted. */
  eraseAt: instant.nullable(),
});

export const previewDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'signed-in',
  summary: 'What deleting the account would end, and what the law keeps',
  output: deletionPreview,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  access: 'signed-in',
  fresh: 'with-second-factor',
  summary: 'Delete the account; the organisations whose last owner it is go at least thirty days later, or at once where that is waived',
  body: z.object({
    password: typedPassword,
    /** Whether organisations may go in which other people still work. */
    deleteShared: z.boolean('invalid').optional(),
    /** Whether the time to fetch the data of the organisations is expressly waived. */
    immediately: z.boolean('invalid').optional(),
  }),
  /** Last moment at which the data can be fetched and the deletion cancelled; null where everything is erased already. */
  output: done.extend({ eraseAt: instant.nullable() }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  fresh: 'with-second-factor',
  summary: 'Change the password with the current one; ends the other sessions',
  body: z.object({ currentPassword: typedPassword, newPassword }),
  output: done,
});

export const changeConsent = endpoint({
  method: 'PATCH',
  path: '/api/account/registry-consent',
  access: 'owner',
  summary: 'Show the score in the registry, or not',
  body: z.object({ consent: z.boolean('invalid') }),
  output: done,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'signed-in',
  fresh: 'everybody',
  summary: 'End one of the own sessions',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/, 'invalid') }),
  output: done,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  fresh: 'everybody',
  summary: 'End all own sessions but the one that asks',
  output: z.object({ ended: z.int() }),
});

export const auditEntry = z.object({
  id: z.int(),
  action: z.string(),
  /** Who did it; null for nobody who is signed in, and for accounts that are gone. */
  who: z.string().nullable(),
  ipAddress: z.string(),
  userAgent: z.string(),
  createdAt: instant,
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listSecurityLog = endpoint({
  method: 'GET',
  path: '/api/account/security-log',
  access: 'signed-in',
  summary: 'The newest security-relevant acts: of the organisation for its owners, else the own ones',
  output: z.array(auditEntry),
});

export const downloadOwnData = download({
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  fresh: 'everybody',
  summary: 'All own data as ZIP: JSON and the PDFs',
  mediaType: 'application/zip',
});

export const settingsCalls = [
  readSettings,
  changeName,
  changeLanguage,
  changeOrganization,
  previewDeletion,
  deleteAccount,
  changePassword,
  changeConsent,
  chooseMail,
  endSession,
  endOtherSessions,
  listSecurityLog,
] as const;
