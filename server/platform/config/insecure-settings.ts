/** Keys of the sandbox; they open nothing elsewhere. */
export const sandboxKeys = {
  STRIPE_SECRET_KEY: 'sk_test_local_atesto_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_local_atesto_sandbox',
  STRIPE_TAX_RATE: 'txr_sandbox_pl_23',
  GUS_API_KEY: 'abcde12345abcde12345',
  CEIDG_API_TOKEN: 'sandbox-ceidg-token',
};

/** Addresses to which data or keys are sent, or whose answers are accepted as they are. What a time-stamping service answers is signed, and `SEAL_TSA_URL` reveals nothing to it. */
const addresses = new Set([
  'PUBLIC_URL',
  'GUS_API_URL',
  'KRS_API_URL',
  'CEIDG_API_URL',
  'VAT_REGISTER_URL',
  'NBP_API_URL',
  'STRIPE_API_URL',
  'S3_ENDPOINT',
  'WITNESSES',
]);

type Given = Readonly<Record<string, string | undefined>>;

const here: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a database is on this machine, or reached encrypted with its certificate checked. */
function isPrivateDatabase(value: string): boolean {
  if (!URL.canParse(value) || value.startsWith('socket:')) return true;
  const { hostname, searchParams } = new URL(value);
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || here.has(host) || searchParams.get('sslmode') === 'verify-full';
}

/** What is insecure about a setting; null for nothing. */
function problemOf(name: string, value: string): string | null {
  if (addresses.has(name) && /(^|\s)http:\/\//.test(value)) return 'must be https://';
  if (name === 'SMTP_URL' && value.startsWith('smtp:') && new URL(value).searchParams.get('requireTLS') !== 'true') {
    return 'must be smtps://, or smtp:// with ?requireTLS=true';
  }
  if (/^DATABASE_((POOLER|OWNER|REPLICA)_)?URL$/.test(name) && !isPrivateDatabase(value))
    return 'must end with ?sslmode=verify-full where the database is on another machine';
  // The protocol of clamd knows no encryption, and what is sent there are files of evidence.
  if (name === 'CLAMD' && !value.startsWith('/') && !here.has(value.replace(/:\d+$/, ''))) {
    return 'must be a socket, or a port of this machine';
  }
  if (name === 'STRIPE_SECRET_KEY' && /^[sr]k_test_/.test(value)) return 'must be a live key';
  if (name === 'VISITOR_CALLS_PER_MINUTE' && Number(value) === 0) return 'must not be 0';
  if (name === 'OPERATOR_SECOND_FACTOR' && value === 'off') return 'must be on';
  return null;
}

/**
 * What production refuses: keys of the sandbox always; test keys and unencrypted connections unless `ALLOW_INSECURE` names the setting,
 * with commas between several. A name in it that allows nothing is refused too, so that none is left behind.
 */
export function insecureSettings(given: Given): string[] {
  const allowed = new Set((given.ALLOW_INSECURE ?? '').split(',').flatMap((name) => name.trim() || []));
  const problems: string[] = [];
  for (const [name, value] of Object.entries(sandboxKeys)) if (given[name] === value) problems.push(`${name}: is the one of the sandbox`);
  const insecure = Object.entries(given).flatMap(([name, value]) => {
    const problem = value && URL.canParse(name === 'SMTP_URL' ? value : 'x:') ? problemOf(name, value) : null;
    return problem ? [[name, problem] as const] : [];
  });
  for (const [name, problem] of insecure) {
    if (!allowed.has(name)) problems.push(`${name}: ${problem}, unless ALLOW_INSECURE names it`);
  }
  const names = new Set(insecure.map(([name]) => name));
  for (const name of allowed) if (!names.has(name)) problems.push(`ALLOW_INSECURE: ${name} needs no permission`);
  if (given.TRUSTED_PROXIES === undefined) {
    problems.push('TRUSTED_PROXIES: must say how many proxies stand in front, 0 for none: limits count by the address of visitors');
  }
  return problems;
}
