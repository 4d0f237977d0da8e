import { join } from 'node:path';
import { z } from 'zod';
import { companySettings, peopleOf, type Company, type Providers } from './company-settings.ts';
import { databaseOf, databaseSettings, type DatabaseConfig } from './database-settings.ts';
import { fictionalCompany } from './fictional-company.ts';
import { fileSettings, halfStore, isWholeStore, filesOf, type FileConfig } from './file-settings.ts';
import { insecureSettings, sandboxKeys } from './insecure-settings.ts';
import { dataKeys, privateKey } from './key-settings.ts';
import { ksefOf, ksefProblems, ksefSettings, type KsefConfig } from './ksef-settings.ts';
import { halfBounces, isWholeBounces, mailOf, mailSettings, type MailConfig } from './mail-settings.ts';
import { renderOf, renderSettings, type RenderConfig } from './render-settings.ts';
import { withSecretFiles } from './secret-settings.ts';
import { webOf, webSettings, type WebConfig } from './web-settings.ts';
import { isClosed, openMetrics, watchOf, watchSettings, type WatchConfig } from './observability-settings.ts';

export type Config = DatabaseConfig &
  WebConfig &
  Readonly<{
    local: boolean;
    port: number;
    /** Where the service listens; behind a proxy only loopback makes sense. */
    host: string;
    /** Address of the service as visitors see it, without a slash at the end. */
    publicUrl: string;
    /** How long a process that goes down says so before it takes nothing more, in seconds. */
    drainSeconds: number;
    dataDir: string;
    /** Folder of the built browser application. */
    clientDir: string;
    seedDemo: boolean;
    /** Whether operators must have passed a second step; off in local mode by default. */
    operatorSecondFactor: boolean;
    /** Hops in front of the service whose X-Forwarded-For is believed. */
    trustedProxies: number;
    /** What visitors may ask in a minute from one address of one process; 0 for no bound. */
    visitorCallsPerMinute: number;
    /**
     * The issuer's Ed25519 private keys (PKCS#8 PEM), the path of the list of keys that the offline roots signed, and the
     * public keys of those roots; null in local mode, where all of them are made in the data folder.
     */
    keys: Readonly<{ credential: string; status: string; log: string; list: string; roots: readonly string[] }> | null;
    /** Keys of 32 bytes that secrets of organisations are stored under, the newest first; null in local mode, where one is made. */
    dataKeys: readonly Buffer[] | null;
    /**
     * Paths of the PEM files with the key of the seal and its certificates, null where there is none, and the address of a
     * time-stamping service (RFC 3161).
     */
    seal: Readonly<{ files: Readonly<{ key: string; certificate: string }> | null; timeStamps: string | null }>;
    /** Who outside cosigns the log: the key in the form of signed notes, and the address. */
    witnesses: readonly Readonly<{ key: string; url: string }>[];
    /** Address and key of GUS BIR1.1. */
    gus: Readonly<{ url: string; key: string }>;
    /** Address of the open API of the National Court Register. */
    krs: Readonly<{ url: string }>;
    /** Address and token of CEIDG v3. */
    ceidg: Readonly<{ url: string; token: string }>;
    /** Address of the list of VAT payers, and the folder of its flat files where there are any. */
    vatRegister: Readonly<{ url: string; files: string | null }>;
    /** Address of the open API of the National Bank, which rates of the euro come from. */
    exchangeRates: Readonly<{ url: string }>;
    /** How authorities are queried about certificates that they issued; `local` is the sandbox, in local mode only. */
    revocations: Readonly<{ nameServers: readonly string[]; local: string | null }>;
    /** Path of a bundle (PEM) of the authorities of the trusted list; null where signatures cannot be judged. */
    trustedList: string | null;
    /** Path of the PEM bundle of services whose time-stamps on signatures count; null when none does. */
    timeStampList: string | null;
    mail: MailConfig;
    /** The payment provider: address of its API, keys, and the tax rate object for 23 %. */
    payments: Readonly<{ url: string; secretKey: string; webhookSecret: string; taxRate: string }>;
    ksef: KsefConfig;
    files: FileConfig;
    render: RenderConfig;
    watch: WatchConfig;
    company: Company;
    providers: Providers;
  }>;

const plainSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LISTEN_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  DRAIN_SECONDS: z.coerce.number().min(0).max(30).default(2),
  ...databaseSettings,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  OPERATOR_SECOND_FACTOR: z.enum(['on', 'off']).default('on'),
  VISITOR_CALLS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  WITNESSES: z
    .string()
    .default('')
    .transform((text, context) =>
      text.split(',').flatMap((one) => {
        const [key = '', url = ''] = one.trim().split(/\s+/);
        if (key === '') return [];
        if (!/^https?:\/\/\S+$/.test(url))
          context.addIssue({ code: 'custom', message: 'must be pairs of a key and an address, with commas between' });
        return [{ key, url: url.replace(/\/+$/, '') }];
      }),
    ),
  SEAL_KEY_FILE: z.string().min(1).optional(),
  SEAL_CERT_FILE: z.string().min(1).optional(),
  SEAL_TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: z.enum(['on', 'off']).default('off'),
  GUS_API_URL: z.url({ protocol: /^https?$/ }),
  GUS_API_KEY: z.string().min(1),
  KRS_API_URL: z.url({ protocol: /^https?$/ }).default('https://api-krs.ms.gov.pl'),
  CEIDG_API_URL: z.url({ protocol: /^https?$/ }).default('https://dane.biznes.gov.pl/api/ceidg/v3'),
  CEIDG_API_TOKEN: z.string().min(1),
  VAT_REGISTER_URL: z.url({ protocol: /^https?$/ }).default('https://wl-api.mf.gov.pl'),
  NBP_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.nbp.pl'),
  VAT_FLAT_FILES: z.string().min(1).optional(),
  TRUSTED_LIST_FILE: z.string().min(1).optional(),
  TIME_STAMP_LIST_FILE: z.string().min(1).optional(),
  ...webSettings,
  ...fileSettings,
  ...renderSettings,
  ...watchSettings,
  ...mailSettings,
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_(test|live)_\w+$/, 'must start with sk_live_ or sk_test_'),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\S+$/, 'must start with whsec_'),
  STRIPE_TAX_RATE: z.string().regex(/^txr_\w+$/, 'must start with txr_'),
  ...ksefSettings,
  ...companySettings,
});

type SealFiles = Readonly<{ SEAL_KEY_FILE?: string | undefined; SEAL_CERT_FILE?: string | undefined }>;

/** A seal is two files or none; said together with everything else that is wrong. */
function isWholeSeal({ SEAL_KEY_FILE: key, SEAL_CERT_FILE: certificate }: SealFiles): boolean {
  return (key === undefined) === (certificate === undefined);
}
const halfSeal = { path: ['SEAL_KEY_FILE'], message: 'goes together with SEAL_CERT_FILE', when: () => true };

const settings = plainSettings
  .refine(isWholeSeal, halfSeal)
  .refine(isWholeStore, halfStore)
  .refine(isWholeBounces, halfBounces)
  .refine(isClosed, openMetrics);

const productionSettings = plainSettings
  .extend({
    CREDENTIAL_KEY: privateKey,
    STATUS_KEY: privateKey,
    LOG_KEY: privateKey,
    DATA_KEY: dataKeys,
    KEY_LIST: z.string().min(1),
    KEY_ROOTS: z
      .string()
      .transform((text) => text.split(',').map((one) => one.trim()))
      .refine((roots) => roots.length >= 3, 'must be the public keys of three roots, with commas between'),
  })
  .refine(isWholeSeal, halfSeal)
  .refine(isWholeStore, halfStore)
  .refine(isWholeBounces, halfBounces)
  .refine(isClosed, openMetrics);

/** Everything that can be set in production; each of `secretSettings` also as a file. */
export const settingNames: readonly string[] = ['NODE_ENV', 'LOG_LEVEL', 'ALLOW_INSECURE', ...Object.keys(productionSettings.shape)];

function keysOf(value: z.output<typeof settings>): Config['keys'] {
  const production = value as Partial<z.output<typeof productionSettings>>;
  const { CREDENTIAL_KEY: credential, STATUS_KEY: status, LOG_KEY: log, KEY_LIST: list, KEY_ROOTS: roots } = production;
  return credential && status && log && list && roots ? { credential, status, log, list, roots } : null;
}

function sealOf({ SEAL_KEY_FILE: key, SEAL_CERT_FILE: certificate, SEAL_TSA_URL: timeStamps }: z.output<typeof settings>): Config['seal'] {
  return { files: key && certificate ? { key, certificate } : null, timeStamps: timeStamps ?? null };
}

/** Settings that are missing or malformed, one line each. */
export class ConfigError extends Error {}

/**
 * Reads the settings. In local mode (`ATESTO_MODE=local`, never with `NODE_ENV=production`) everything has a default;
 * otherwise nothing falls back. Throws a ConfigError that lists every problem at once.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const local = env.ATESTO_MODE === 'local' && env.NODE_ENV !== 'production';
  const { given, problems } = withSecretFiles(env);
  if (!local) problems.push(...insecureSettings(given));
  const defaults = {
    DATA_DIR: './var',
    PUBLIC_URL: `http://localhost:${env.PORT ?? 3000}`,
    DEMO: 'on',
    DRAIN_SECONDS: '0',
    OPERATOR_SECOND_FACTOR: 'off',
    VISITOR_CALLS_PER_MINUTE: '0',
    GUS_API_URL: `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}/gus`,
    KRS_API_URL: `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}/krs`,
    CEIDG_API_URL: `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}/ceidg`,
    VAT_REGISTER_URL: `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}/wl`,
    NBP_API_URL: `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}/nbp`,
    NAME_SERVERS: `127.0.0.1:${env.SANDBOX_PORT ?? 3001}`,
    SMTP_URL: `smtp://127.0.0.1:${env.SMTP_PORT ?? 3002}`,
    MAIL_FROM: 'nie-odpowiadaj@atesto.example',
    STRIPE_API_URL: `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}`,
    KSEF_ENVIRONMENT: 'sandbox',
    ...sandboxKeys,
    ...fictionalCompany,
  };
  const parsed = local ? settings.safeParse({ ...defaults, ...given }) : productionSettings.safeParse(given);
  for (const issue of parsed.error?.issues ?? []) problems.push(`${issue.path.join('.')}: ${issue.message}`);
  if (parsed.success) problems.push(...ksefProblems(parsed.data, local));
  if (!parsed.success || problems.length > 0) throw new ConfigError(`Settings need attention:\n  ${problems.join('\n  ')}`);
  const value = parsed.data;
  return {
    local,
    port: value.PORT,
    host: value.LISTEN_HOST,
    publicUrl: value.PUBLIC_URL,
    drainSeconds: value.DRAIN_SECONDS,
    ...databaseOf(value),
    visitorCallsPerMinute: value.VISITOR_CALLS_PER_MINUTE,
    dataDir: value.DATA_DIR,
    clientDir: join(import.meta.dirname, '..', '..', '..', 'dist', 'client'),
    seedDemo: local && value.DEMO === 'on',
    operatorSecondFactor: value.OPERATOR_SECOND_FACTOR === 'on',
    trustedProxies: value.TRUSTED_PROXIES,
    keys: keysOf(value),
    dataKeys: (value as Partial<z.output<typeof productionSettings>>).DATA_KEY ?? null,
    seal: sealOf(value),
    witnesses: value.WITNESSES,
    mail: mailOf(value),
    gus: { url: value.GUS_API_URL, key: value.GUS_API_KEY },
    krs: { url: value.KRS_API_URL },
    ceidg: { url: value.CEIDG_API_URL, token: value.CEIDG_API_TOKEN },
    vatRegister: { url: value.VAT_REGISTER_URL, files: value.VAT_FLAT_FILES ?? null },
    exchangeRates: { url: value.NBP_API_URL },
    ...webOf(value, local ? { dataDir: value.DATA_DIR, port: env.WEBSITES_PORT } : null),
    trustedList: value.TRUSTED_LIST_FILE ?? (local ? join(value.DATA_DIR, 'sandbox', 'authority.pem') : null),
    timeStampList: value.TIME_STAMP_LIST_FILE ?? (local ? join(value.DATA_DIR, 'sandbox', 'authority.pem') : null),
    revocations: { nameServers: local ? [] : value.NAME_SERVERS, local: local ? `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}` : null },
    payments: {
      url: value.STRIPE_API_URL,
      secretKey: value.STRIPE_SECRET_KEY,
      webhookSecret: value.STRIPE_WEBHOOK_SECRET,
      taxRate: value.STRIPE_TAX_RATE,
    },
    ksef: ksefOf(value, value.COMPANY_NIP, `http://127.0.0.1:${env.SANDBOX_PORT ?? 3001}/ksef`),
    files: filesOf(value),
    render: renderOf(value),
    watch: watchOf(value),
    ...peopleOf(value),
  };
}
