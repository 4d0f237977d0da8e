import { z } from 'zod';
import { mailDomainStates } from '#core/communication/mail-domain.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, text } from '#contract/platform/fields.ts';

const mailDomain = z.object({
  /** Confirmed domains of the organisation, of which one may be chosen. */
  owned: z.array(z.string()).readonly(),
  /** Whether the plan includes it today. */
  isAllowed: z.boolean(),
  chosen: z
    .object({
      name: z.string(),
      /** Mails are sent from it. */
      address: z.string(),
      state: z.enum(mailDomainStates),
      /** The TXT record that has to stand in the DNS of the domain. */
      record: z.object({ name: z.string(), value: z.string() }),
      checkedAt: instant.nullable(),
      seenAt: instant.nullable(),
    })
    .nullable(),
});
export type MailDomain = z.output<typeof mailDomain>;

export const readMailDomain = endpoint({
  method: 'GET',
  path: '/api/mail-domain',
  access: 'owner',
  summary: 'The own domain that mails to clients are sent from, and whether it works',
  output: mailDomain,
});

export const chooseMailDomain = endpoint({
  method: 'PUT',
  path: '/api/mail-domain',
  access: 'owner',
  summary: 'Choose a confirmed domain for mails to clients and make its key; the one before ends',
  body: z.object({ name: text(lengths.domain) }),
  output: mailDomain,
});

export const checkMailDomain = endpoint({
  method: 'POST',
  path: '/api/mail-domain/check',
  access: 'owner',
  summary: 'Look for the record with the key now',
  output: mailDomain,
});

export const removeMailDomain = endpoint({
  method: 'DELETE',
  path: '/api/mail-domain',
  access: 'owner',
  summary: 'Send mails from the usual address again and delete the key',
  output: mailDomain,
});

export const mailDomainCalls = [readMailDomain, chooseMailDomain, checkMailDomain, removeMailDomain] as const;
