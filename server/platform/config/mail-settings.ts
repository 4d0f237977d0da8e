import { z } from 'zod';

/** Where notices about mails that could not be delivered go: a mailbox, and the secret of whoever hands them over. */
export type BounceConfig = Readonly<{ local: string; domain: string; token: string }>;
/** The least interval between mails to a provider, for all processes together, by each of its domains. */
export type ProviderLimits = ReadonlyMap<string, Readonly<{ provider: string; gapMillis: number }>>;

export type MailConfig = Readonly<{
  /** The mail server, and the address mails come from. */
  url: string;
  from: string;
  /** Connections that are kept open by each process, and the most mails in a second of each (null: no limit). */
  connections: number;
  perSecond: number | null;
  /** Null where nobody hands over what comes back. */
  bounces: BounceConfig | null;
  limits: ProviderLimits;
}>;

const unitMillis: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000 };
const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** `wp.pl o2.pl=60/min`: the domains of one provider, and how many mails it takes. */
function limitOf(text: string): [string, { provider: string; gapMillis: number }][] | null {
  const [names = '', count = '', unit = ''] = /^([^=]+)=(\d{1,6})\/(s|min|h)$/.exec(text)?.slice(1) ?? [];
  const domains = names
    .toLowerCase()
    .split(/\s+/)
    .filter((one) => one !== '');
  const most = Number(count);
  if (most < 1 || domains.length === 0 || !domains.every((one) => domain.test(one))) return null;
  return domains.map((one) => [one, { provider: domains[0]!, gapMillis: (unitMillis[unit] ?? 1000) / most }]);
}

/** So long may the first part of the address be, for the rest of it to fit in the 64 characters of RFC 5321, 4.5.3.1.1. */
const longestLocal = 13;

/** Settings of mail. */
export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.email(),
  MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(5),
  MAIL_PER_SECOND: z.coerce.number().int().min(1).max(1000).optional(),
  MAIL_LIMITS: z
    .string()
    .default('')
    .transform((text, context): ProviderLimits => {
      const limits = text.split(',').flatMap((one) => {
        if (one.trim() === '') return [];
        const limit = limitOf(one.trim());
        if (limit === null) context.addIssue({ code: 'custom', message: `${one.trim()} must be domains=number/s, /min or /h` });
        return limit ?? [];
      });
      return new Map(limits);
    }),
  MAIL_BOUNCES: z
    .email()
    .refine((address) => /^[a-z0-9-]+@/i.test(address) && address.indexOf('@') <= longestLocal, {
      message: `must have at most ${longestLocal} letters, digits and hyphens before the @`,
    })
    .optional(),
  MAIL_BOUNCES_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
};

type Given = Readonly<z.output<z.ZodObject<typeof mailSettings>>>;

/** Notices are accepted from somebody who is known, or not at all. */
export function isWholeBounces({ MAIL_BOUNCES, MAIL_BOUNCES_TOKEN }: Given): boolean {
  return (MAIL_BOUNCES === undefined) === (MAIL_BOUNCES_TOKEN === undefined);
}

export const halfBounces = { path: ['MAIL_BOUNCES'], message: 'goes together with MAIL_BOUNCES_TOKEN', when: () => true };

export function mailOf(value: Given): MailConfig {
  const [local = '', host = ''] = value.MAIL_BOUNCES?.toLowerCase().split('@') ?? [];
  return {
    url: value.SMTP_URL,
    from: value.MAIL_FROM,
    connections: value.MAIL_CONNECTIONS,
    perSecond: value.MAIL_PER_SECOND ?? null,
    bounces: value.MAIL_BOUNCES_TOKEN === undefined ? null : { local, domain: host, token: value.MAIL_BOUNCES_TOKEN },
    limits: value.MAIL_LIMITS,
  };
}
