import type { Finding, ObservationReason } from '#core/assessment/observations/checks.ts';
import { chosenTxtLines, dnsLines, finding, recordsOf } from '#core/assessment/observations/findings.ts';
import { observeMtaSts } from './mta-sts.ts';
import { plainName } from '#core/assessment/observations/names.ts';
import type { Failed, MailServerReading, Network } from '#core/assessment/observations/network.ts';
import { hasVersion, mailDomain, readAddresses, readTags } from './tags.ts';

type MailCheck = 'starttls' | 'mta_sts' | 'tls_rpt';
type MailNetwork = Pick<Network, 'txt' | 'mx' | 'tlsa' | 'dnssec' | 'https' | 'mail'>;
type Reading = MailServerReading | Failed;

/** Mail servers that are greeted, the preferred ones first. */
const serversAtMost = 10;

/** What the servers that were read have in common; what was not read is never taken for good. */
function reasonOfReadings(all: readonly Reading[]): ObservationReason {
  const read = all.filter((one): one is MailServerReading => !('failure' in one));
  if (read.some(({ offered }) => !offered)) return 'starttls_missing';
  if (read.some(({ version }) => version === 'TLSv1' || version === 'TLSv1.1')) return 'starttls_old';
  if (read.some(({ version, isTrusted }) => version !== null && !isTrusted)) return 'starttls_certificate';
  // Where a handshake was offered and none came about, nobody knows at which side that lay.
  const isWhole = read.length === all.length && read.every(({ version }) => version !== null);
  return isWhole ? 'starttls_all' : 'starttls_unreachable';
}

function readingLine(host: string, reading: Reading): string {
  if ('failure' in reading) return `${host}:25 ${reading.failure}`;
  if (!reading.offered) return `${host}:25 EHLO without STARTTLS`;
  return `${host}:25 STARTTLS ${reading.version ?? 'without handshake'}${reading.isTrusted ? '' : ', certificate not trusted'}`;
}

/** STARTTLS (RFC 3207) at every server that takes mail for the domain. */
async function observeStarttls(hosts: readonly string[], network: MailNetwork): Promise<Finding> {
  const queried = hosts.slice(0, serversAtMost);
  const readings = await Promise.all(queried.map((host) => network.mail(host)));
  const lines = readings.map((reading, at) => readingLine(queried[at] ?? '', reading));
  return finding(reasonOfReadings(readings), lines);
}

function isReportAddress(address: string): boolean {
  return mailDomain(address) !== null || /^https:\/\/[^\s/]/i.test(address);
}

/** TLS-RPT (RFC 8460): senders learn where to report that encryption failed. */
async function observeTlsRpt(domain: string, network: MailNetwork): Promise<Finding> {
  const name = `_smtp._tls.${domain}`;
  const answer = await network.txt(name);
  const found = recordsOf(answer).filter((text) => hasVersion(text, 'TLSRPTv1'));
  const raw = chosenTxtLines(name, answer, found);
  if (answer.status === 'failed') return finding('unreadable', raw);
  // Senders take two records for none (section 3).
  const [text = ''] = found.length === 1 ? found : [];
  const isSet = readAddresses(readTags(text).tags.get('rua')).some(isReportAddress);
  return finding(isSet ? 'tls_rpt_set' : 'tls_rpt_none', raw);
}

/** What concerns a domain that takes mail. One without MX records, or with a null MX (RFC 7505), takes none. */
export async function observeMail(domain: string, network: MailNetwork): Promise<Record<MailCheck, Finding>> {
  const answer = await network.mx(domain);
  const records = recordsOf(answer).toSorted((a, b) => a.priority - b.priority);
  const hosts = [...new Set(records.map(({ exchange }) => plainName(exchange)))].filter((host) => host !== '');
  if (hosts.length === 0) {
    const lines = dnsLines(domain, 'MX', answer, ({ exchange, priority }) => `${priority} ${exchange}`);
    const none = finding(answer.status === 'failed' ? 'unreadable' : 'no_mail', lines);
    return { starttls: none, mta_sts: none, tls_rpt: none };
  }
  const [starttls, mtaSts, tlsRpt] = await Promise.all([
    observeStarttls(hosts, network),
    observeMtaSts(domain, hosts, network),
    observeTlsRpt(domain, network),
  ]);
  return { starttls, mta_sts: mtaSts, tls_rpt: tlsRpt };
}
