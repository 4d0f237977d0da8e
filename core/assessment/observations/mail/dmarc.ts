import type { Finding, ObservationReason } from '#core/assessment/observations/checks.ts';
import { chosenTxtLines, finding, recordsOf } from '#core/assessment/observations/findings.ts';
import { isWithin, upwards } from '#core/assessment/observations/names.ts';
import type { Network } from '#core/assessment/observations/network.ts';
import { hasVersion, mailDomain, readAddresses, readTags } from './tags.ts';

type Dns = Pick<Network, 'txt'>;
type Tags = ReadonlyMap<string, string>;
type Policy = Readonly<{ name: string; tags: Tags }>;

/** From a name of more labels the walk goes on with the last seven (RFC 9989, section 4.10). */
const labelsAbove = 7;
/** Receivers need not report to more (RFC 9990); so many domains are asked whether they want to. */
const reportDomains = 10;

const policies: ReadonlySet<string> = new Set(['none', 'quarantine', 'reject']);

function isDmarc(text: string): boolean {
  return hasVersion(text, 'DMARC1');
}

function namesToQuery(domain: string): string[] {
  return upwards(domain).filter((name, at) => at === 0 || name.split('.').length <= labelsAbove);
}

async function recordsAt(name: string, dns: Dns, raw: string[]): Promise<readonly string[] | null> {
  const answer = await dns.txt(`_dmarc.${name}`);
  const found = recordsOf(answer).filter(isDmarc);
  raw.push(...chosenTxtLines(`_dmarc.${name}`, answer, found));
  return answer.status === 'failed' ? null : found;
}

/**
 * The record that counts for a domain: its own, or that of the organisation above it, which is the one with the fewest labels unless a record
 * states where the organisation (`psd=n`) or the public suffix (`psd=y`) begins. A record of a public suffix is not the organisation's.
 */
async function findPolicy(domain: string, dns: Dns, raw: string[]): Promise<Policy | ObservationReason> {
  let found: Policy | null = null;
  let reason: ObservationReason = 'dmarc_none';
  let below = '';
  for (const name of namesToQuery(domain)) {
    const records = await recordsAt(name, dns, raw);
    if (!records) return 'unreadable';
    if (records.length > 1) reason = 'dmarc_several';
    if (records.length > 1 && name === domain) return reason;
    const [text] = records.length === 1 ? records : [];
    const tags = text === undefined ? null : readTags(text).tags;
    if (tags && name === domain) return { name, tags };
    const psd = tags?.get('psd')?.toLowerCase();
    if (psd === 'y') return found?.name === below ? found : reason;
    if (tags) found = { name, tags };
    if (psd === 'n') break;
    below = name;
  }
  return found ?? reason;
}

/** What receivers are asked to do with mail of the domain that fails; null where the record asks for nothing (section 4.10.1). */
function requestOf({ name, tags }: Policy, domain: string, isReported: boolean): string | null {
  const [policy, below, nonexistent] = ['p', 'sp', 'np'].map((tag) => tags.get(tag)?.toLowerCase());
  const isValid = [policy ?? '', below ?? 'none', nonexistent ?? 'none'].every((one) => policies.has(one));
  if (!isValid) return isReported ? 'none' : null;
  return (name === domain ? policy : (below ?? policy)) ?? null;
}

/** Whether those domains that are not the organisation's want its reports (RFC 9990, section 4); null where one gave no answer. */
async function areReportsWanted({ name }: Policy, domains: readonly string[], dns: Dns, raw: string[]): Promise<boolean | null> {
  const others = [...new Set(domains)].filter((other) => !isWithin(other, name) && !isWithin(name, other));
  let areRead = true;
  for (const other of others.slice(0, reportDomains)) {
    const queried = `${name}._report._dmarc.${other}`;
    const answer = await dns.txt(queried);
    const found = recordsOf(answer).filter(isDmarc);
    raw.push(...chosenTxtLines(queried, answer, found));
    if (answer.status === 'failed') areRead = false;
    else if (found.length === 0) return false;
  }
  return areRead || null;
}

async function judge(policy: Policy, domain: string, dns: Dns, raw: string[]): Promise<ObservationReason> {
  const reported = readAddresses(policy.tags.get('rua')).flatMap((address) => mailDomain(address) ?? []);
  const request = requestOf(policy, domain, reported.length > 0);
  if (request === null) return 'dmarc_invalid';
  if (request === 'none') return 'dmarc_monitoring';
  if (policy.tags.get('t')?.toLowerCase() === 'y') return 'dmarc_testing';
  const areWanted = await areReportsWanted(policy, reported, dns, raw);
  if (areWanted === null) return 'unreadable';
  return areWanted ? 'dmarc_enforced' : 'dmarc_reports';
}

/** DMARC (RFC 9989): receivers are asked to set aside or refuse mail that pretends to come from the domain. */
export async function observeDmarc(domain: string, network: Dns): Promise<Finding> {
  const raw: string[] = [];
  const policy = await findPolicy(domain, network, raw);
  const reason = typeof policy === 'string' ? policy : await judge(policy, domain, network, raw);
  return finding(reason, raw);
}
