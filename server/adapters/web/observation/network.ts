import type { Network } from '#core/assessment/observations/network.ts';
import type { GuardOptions } from '#server/adapters/web/ssrf-guard.ts';
import { openRecords } from './dns.ts';
import { openDnssec } from './dnssec.ts';
import { openMail } from './mail.ts';
import { openPages } from './pages.ts';
import type { LocalPorts } from './connect.ts';
import { openTls } from './tls.ts';

const usualMillis = 10_000;

export type NetworkOptions = GuardOptions &
  Readonly<{
    /** A resolver on this machine that checks signatures, as `127.0.0.1:port` or `[::1]:port`; another one is not believed. */
    validatingResolver: string | null;
    /** Of the local address; elsewhere the usual ones are queried and no other. */
    ports?: LocalPorts;
    /** As what pages are requested. */
    userAgent: string;
    /** The name of this machine, as sent to mail servers. */
    heloName: string;
    /** For each question in total. */
    withinMillis?: number;
  }>;

function assertWellFormed({ userAgent, heloName }: NetworkOptions): void {
  if (!/^[\x20-\x7e]+$/.test(userAgent) || !/^[\w.:[\]-]+$/.test(heloName))
    throw new TypeError('the names that others are told are malformed');
}

/** Opens what asks public questions of a domain that somebody named (docs/threats.md). Throws where it is configured to send what it cannot. */
export function openNetwork(options: NetworkOptions): Network {
  assertWellFormed(options);
  const limited = { ...options, withinMillis: options.withinMillis ?? usualMillis };
  return {
    ...openRecords(limited),
    dnssec: openDnssec(options.validatingResolver, limited.withinMillis),
    ...openPages(limited),
    tls: openTls(limited),
    mail: openMail(limited),
  };
}
