import { z } from 'zod';
import { fictionalCompany } from './fictional-company.ts';
import { withSecretFiles } from './secret-settings.ts';

export const ksefEnvironments = ['sandbox', 'test', 'demo', 'production'] as const;
export type KsefEnvironment = (typeof ksefEnvironments)[number];

/** When invoices are issued: some minutes after the payment, at six in the morning, or when an operator says so. */
export const ksefIssuing = ['at_once', 'daily', 'by_hand'] as const;
export type KsefIssuing = (typeof ksefIssuing)[number];

/** Paths of the PEM files of a certificate. */
type Files = Readonly<{ certificate: string; key: string; passphrase: string | null }>;

/** The national e-invoicing system (KSeF): one setting states which, the rest follows from it. */
export type KsefConfig = Readonly<{
  environment: KsefEnvironment;
  /** Without the version: `https://api.ksef.mf.gov.pl`. */
  apiUrl: string;
  /** Where codes on invoices lead to. */
  qrUrl: string;
  /** Where outages are announced (Latarnia); null where nobody does. */
  lighthouseUrl: string | null;
  /** In whose name invoices are issued. */
  nip: string;
  /** Null where nobody can sign in: invoices wait. */
  authentication: Files | null;
  /** Null where no invoice can be issued offline. */
  offline: Files | null;
  /** A token in the place of a certificate, never in production. */
  token: string | null;
  issuing: KsefIssuing;
  /** Hex SHA-256 of the certificates whose confirmations of receipt are known. */
  confirmationSigners: readonly string[];
}>;

/** Settings of KSeF. `KSEF_ENVIRONMENT` has no default: production has to name it. */
export const ksefSettings = {
  KSEF_ENVIRONMENT: z.enum(ksefEnvironments),
  KSEF_CERTIFICATE: z.string().min(1).optional(),
  KSEF_KEY: z.string().min(1).optional(),
  KSEF_KEY_PASSPHRASE: z.string().min(1).optional(),
  KSEF_OFFLINE_CERTIFICATE: z.string().min(1).optional(),
  KSEF_OFFLINE_KEY: z.string().min(1).optional(),
  KSEF_OFFLINE_KEY_PASSPHRASE: z.string().min(1).optional(),
  KSEF_TOKEN: z.string().min(1).optional(),
  KSEF_ISSUING: z.enum(ksefIssuing).default('at_once'),
  KSEF_UPO_CERTIFICATES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.replaceAll(':', '').trim().toLowerCase() || []))
    .refine((all) => all.every((one) => /^[0-9a-f]{64}$/.test(one)), 'must be SHA-256 fingerprints in hex, with commas between'),
};

type Given = Readonly<z.output<z.ZodObject<typeof ksefSettings>>>;

/** What does not go together, one line each. */
export function ksefProblems(value: Given, local: boolean): string[] {
  const problems: string[] = [];
  if (value.KSEF_ENVIRONMENT === 'sandbox' && !local) problems.push('KSEF_ENVIRONMENT: must be test, demo or production');
  for (const name of ['KSEF_', 'KSEF_OFFLINE_'] as const) {
    if ((value[`${name}CERTIFICATE`] === undefined) !== (value[`${name}KEY`] === undefined))
      problems.push(`${name}CERTIFICATE: goes together with ${name}KEY`);
  }
  if (value.KSEF_TOKEN !== undefined && value.KSEF_ENVIRONMENT === 'production')
    problems.push('KSEF_TOKEN: is not taken in production, where KSEF_CERTIFICATE signs in');
  return problems;
}

const addresses: Readonly<Record<Exclude<KsefEnvironment, 'sandbox'>, Pick<KsefConfig, 'apiUrl' | 'qrUrl' | 'lighthouseUrl'>>> = {
  test: {
    apiUrl: 'https://api-test.ksef.mf.gov.pl',
    qrUrl: 'https://qr-test.ksef.mf.gov.pl',
    lighthouseUrl: 'https://api-latarnia-test.ksef.mf.gov.pl',
  },
  demo: { apiUrl: 'https://api-demo.ksef.mf.gov.pl', qrUrl: 'https://qr-demo.ksef.mf.gov.pl', lighthouseUrl: null },
  production: {
    apiUrl: 'https://api.ksef.mf.gov.pl',
    qrUrl: 'https://qr.ksef.mf.gov.pl',
    lighthouseUrl: 'https://api-latarnia.ksef.mf.gov.pl',
  },
};

/** `sandbox` is where the sandbox of local mode plays KSeF. */
export function ksefOf(value: Given, nip: string, sandbox: string): KsefConfig {
  const filesOf = (name: 'KSEF_' | 'KSEF_OFFLINE_'): Files | null => {
    const [certificate, key] = [value[`${name}CERTIFICATE`], value[`${name}KEY`]];
    return certificate && key ? { certificate, key, passphrase: value[`${name}KEY_PASSPHRASE`] ?? null } : null;
  };
  const { KSEF_ENVIRONMENT: environment } = value;
  const local = { apiUrl: sandbox, qrUrl: `${sandbox}/qr`, lighthouseUrl: `${sandbox}/latarnia` };
  return {
    environment,
    ...(environment === 'sandbox' ? local : addresses[environment]),
    nip,
    authentication: filesOf('KSEF_'),
    offline: filesOf('KSEF_OFFLINE_'),
    token: value.KSEF_TOKEN ?? null,
    issuing: value.KSEF_ISSUING,
    confirmationSigners: value.KSEF_UPO_CERTIFICATES,
  };
}

/** The settings of KSeF alone, for a tool; in local mode the sandbox is queried. */
export function readKsefConfig(env: Readonly<Record<string, string | undefined>>): KsefConfig {
  const { given, problems } = withSecretFiles(env);
  const local = given.ATESTO_MODE === 'local' && given.NODE_ENV !== 'production';
  const defaults = local ? { KSEF_ENVIRONMENT: 'sandbox', COMPANY_NIP: fictionalCompany.COMPANY_NIP } : {};
  const parsed = z.object({ ...ksefSettings, COMPANY_NIP: z.string().regex(/^\d{10}$/) }).safeParse({ ...defaults, ...given });
  problems.push(
    ...(parsed.success ? ksefProblems(parsed.data, local) : parsed.error.issues.map((one) => `${one.path.join('.')}: ${one.message}`)),
  );
  if (!parsed.success || problems.length > 0) throw new Error(`Settings need attention:\n  ${problems.join('\n  ')}`);
  return ksefOf(parsed.data, parsed.data.COMPANY_NIP, `http://127.0.0.1:${given.SANDBOX_PORT ?? 3001}/ksef`);
}
