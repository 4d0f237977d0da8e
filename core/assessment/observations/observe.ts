import type { Finding, ObservationCheck } from './checks.ts';
import { observeDkim } from './mail/dkim.ts';
import { observeDmarc } from './mail/dmarc.ts';
import { dnsLines, finding, recordsOf } from './findings.ts';
import { observeMail } from './mail/mail.ts';
import { upwards } from './names.ts';
import type { Network } from './network.ts';
import { observeSpf } from './mail/spf.ts';
import { observeWeb } from './web.ts';

const reasonOfState = {
  signed: 'dnssec_signed',
  unsigned: 'dnssec_unsigned',
  broken: 'dnssec_broken',
  unasked: 'dnssec_unasked',
  failed: 'unreadable',
} as const;

async function observeDnssec(domain: string, network: Pick<Network, 'dnssec'>): Promise<Finding> {
  const state = await network.dnssec(domain);
  return finding(reasonOfState[state], [`${domain} DNSSEC ${state}`]);
}

/** CAA (RFC 8659): the nearest name upwards that has records states who may issue certificates. */
async function observeCaa(domain: string, network: Pick<Network, 'caa'>): Promise<Finding> {
  const raw: string[] = [];
  for (const name of upwards(domain)) {
    const answer = await network.caa(name);
    raw.push(...dnsLines(name, 'CAA', answer, ({ tag, value }) => `${tag} "${value}"`));
    if (answer.status === 'failed') return finding('unreadable', raw);
    const tags = recordsOf(answer).map(({ tag }) => tag.toLowerCase());
    if (tags.length === 0) continue;
    return finding(tags.includes('issue') || tags.includes('issuewild') ? 'caa_set' : 'caa_none', raw);
  }
  return finding('caa_none', raw);
}

/** All that can be seen of a domain from outside, in plain lower case and as it is written in the DNS, at this instant. */
export async function observeDomain(domain: string, network: Network, now: Date): Promise<Record<ObservationCheck, Finding>> {
  const [spf, dkim, dmarc, mail, dnssec, caa, web] = await Promise.all([
    observeSpf(domain, network),
    observeDkim(domain, network),
    observeDmarc(domain, network),
    observeMail(domain, network),
    observeDnssec(domain, network),
    observeCaa(domain, network),
    observeWeb(domain, network, now),
  ]);
  return { spf, dkim, dmarc, ...mail, dnssec, caa, ...web };
}
