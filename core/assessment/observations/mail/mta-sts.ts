import type { Finding, ObservationReason } from '#core/assessment/observations/checks.ts';
import { chosenTxtLines, dnsLines, finding, pageLines, recordsOf } from '#core/assessment/observations/findings.ts';
import { isWithin, plainName } from '#core/assessment/observations/names.ts';
import type { Failed, Network, Page } from '#core/assessment/observations/network.ts';
import { hasVersion, readTags } from './tags.ts';

type Queries = Pick<Network, 'txt' | 'https' | 'tlsa' | 'dnssec'>;
/** What a policy states (RFC 8461, section 3.2). */
type Policy = Readonly<{ mode: 'enforce' | 'testing' | 'none'; mx: readonly string[] }>;

const path = '/.well-known/mta-sts.txt';
/** A policy holds for a year at most. */
const maxAgeAtMost = 31_557_600;
/** Servers whose keys are looked for in the DNS. */
const serversAtMost = 10;

function isRecord(text: string): boolean {
  return hasVersion(text, 'STSv1') && text.includes(';');
}

/** Of a field that may stand there once, the first counts. */
function readFields(body: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const line of body.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const name = line.slice(0, colon).trim();
    const values = fields.get(name) ?? [];
    values.push(line.slice(colon + 1).trim());
    fields.set(name, values);
  }
  return fields;
}

const modes = { enforce: 'enforce', testing: 'testing', none: 'none' } as const;

function isMode(text: string): text is keyof typeof modes {
  return Object.hasOwn(modes, text);
}

/** Reads a policy; null for one that a sender could not use. */
function readPolicy(body: string): Policy | null {
  const fields = readFields(body);
  const [version, mode = '', maxAge = ''] = ['version', 'mode', 'max_age'].map((name) => fields.get(name)?.[0]);
  const mx = (fields.get('mx') ?? []).map(plainName);
  const isTimed = /^\d{1,10}$/.test(maxAge) && Number(maxAge) <= maxAgeAtMost;
  if (version !== 'STSv1' || !isMode(mode) || !isTimed) return null;
  return mx.length > 0 || mode === 'none' ? { mode, mx } : null;
}

/** A star stands for one label (section 4.1). */
function fits(host: string, patterns: ReadonlySet<string>): boolean {
  return patterns.has(host) || patterns.has(host.replace(/^[^.]*/, '*'));
}

function reasonOfPolicy(answer: Page | Failed, hosts: readonly string[]): ObservationReason {
  if ('failure' in answer) return answer.failure === 'slow' || answer.failure === 'unreachable' ? 'unreadable' : 'mta_sts_policy';
  // A server in trouble, or one that was asked too often, has not said what its policy is.
  if (answer.status >= 500 || answer.status === 429) return 'unreadable';
  const policy = answer.status === 200 ? readPolicy(answer.body) : null;
  if (!policy) return 'mta_sts_policy';
  if (policy.mode !== 'enforce') return 'mta_sts_testing';
  const patterns = new Set(policy.mx);
  return hosts.every((host) => fits(host, patterns)) ? 'mta_sts_enforced' : 'mta_sts_mismatch';
}

/** Whether the DNS itself vouches for the keys of every server (DANE, RFC 7672): what no signature covers vouches for nothing. */
async function isVouchedFor(domain: string, hosts: readonly string[], network: Queries, raw: string[]): Promise<boolean> {
  if (hosts.length > serversAtMost) return false;
  for (const host of hosts) {
    const name = `_25._tcp.${host}`;
    const answer = await network.tlsa(name);
    raw.push(...dnsLines(name, 'TLSA', answer, (record) => record));
    if (recordsOf(answer).length === 0) return false;
  }
  for (const zone of [domain, ...hosts.filter((host) => !isWithin(host, domain))]) {
    const state = await network.dnssec(zone);
    raw.push(`${zone} DNSSEC ${state}`);
    if (state !== 'signed') return false;
  }
  return true;
}

/** MTA-STS (RFC 8461): senders are instructed to insist on encryption and on the right servers. `hosts` are those of the MX records, at least one. */
export async function observeMtaSts(domain: string, hosts: readonly string[], network: Queries): Promise<Finding> {
  const name = `_mta-sts.${domain}`;
  const answer = await network.txt(name);
  const found = recordsOf(answer).filter(isRecord);
  const raw = chosenTxtLines(name, answer, found);
  if (answer.status === 'failed') return finding('unreadable', raw);
  const [text = ''] = found.length === 1 ? found : [];
  // Senders take two records, and one without an identifier, for none (section 3.1).
  if (!/^[a-z0-9]{1,32}$/i.test(readTags(text).tags.get('id') ?? '')) {
    const isSafe = await isVouchedFor(domain, hosts, network, raw);
    return finding(isSafe ? 'mta_sts_dane' : 'mta_sts_none', raw);
  }
  const page = await network.https(`mta-sts.${domain}`, path, 0);
  const body = 'failure' in page ? [] : page.body.slice(0, 4000).split('\n');
  return finding(reasonOfPolicy(page, hosts), [
    ...raw,
    ...hosts.map((host) => `${domain} MX ${host}`),
    ...pageLines(`https://mta-sts.${domain}${path}`, page),
    ...body.map((line) => line.trimEnd()),
  ]);
}
