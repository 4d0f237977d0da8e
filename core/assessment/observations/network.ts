/** What a name server answered: records; the name without such records; no such name; or nothing that can be used (no answer, SERVFAIL, too late). */
export type DnsAnswer<T> = Readonly<{ status: 'found'; records: readonly T[] }> | Readonly<{ status: 'none' | 'no_name' | 'failed' }>;

/** Why a server was not read. `closed` is a connection that was refused; `no_host` a name without an address. */
export type NetworkFailure = 'no_host' | 'not_public' | 'closed' | 'slow' | 'certificate' | 'too_large' | 'redirected' | 'unreachable';

export type Page = Readonly<{
  /** The host that answered in the end, and the status of its answer. */
  host: string;
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Its first 64 kB. */
  body: string;
}>;

export const tlsVersions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;
export type TlsVersion = (typeof tlsVersions)[number];

export type TlsReading = Readonly<{
  /** Versions with which a handshake came about, each tried alone. */
  accepted: readonly TlsVersion[];
  /** The certificate that was shown; `problem` is what a browser would complain about first. */
  certificate: Readonly<{ from: Date; until: Date; problem: 'name' | 'expired' | 'untrusted' | null }>;
}>;

export type MailServerReading = Readonly<{
  /** Whether EHLO offered STARTTLS. */
  offered: boolean;
  /** The version of the handshake after it; null where none came about. */
  version: TlsVersion | null;
  isTrusted: boolean;
}>;

export type Failed = Readonly<{ failure: NetworkFailure }>;

/**
 * The documented public questions that are asked of a domain, and nothing else: no port but 25, 80 and 443, no log-in, no guessing of names.
 * None of them throws.
 */
export type Network = Readonly<{
  txt: (name: string) => Promise<DnsAnswer<string>>;
  mx: (name: string) => Promise<DnsAnswer<Readonly<{ exchange: string; priority: number }>>>;
  caa: (name: string) => Promise<DnsAnswer<Readonly<{ tag: string; value: string }>>>;
  tlsa: (name: string) => Promise<DnsAnswer<string>>;
  /** False where the name servers say that a host has no address; true also where they say nothing. */
  hasAddress: (host: string) => Promise<boolean>;
  /** What a validating resolver of our own says; `unasked` where there is none. */
  dnssec: (domain: string) => Promise<'signed' | 'unsigned' | 'broken' | 'unasked' | 'failed'>;
  /** GET over https; redirections within the registrable domain are followed up to `redirects` times. With none to follow one is a page like any other. */
  https: (host: string, path: string, redirects: number) => Promise<Page | Failed>;
  /** GET / over plain http; no redirection is followed. */
  http: (host: string) => Promise<Page | Failed>;
  tls: (host: string) => Promise<TlsReading | Failed>;
  /** EHLO, STARTTLS, handshake, QUIT on port 25. A temporary refusal (4xx) is a failure. */
  mail: (host: string) => Promise<MailServerReading | Failed>;
}>;
