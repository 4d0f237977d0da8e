import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { observationChecks, verdictOfReason, type ObservationCheck, type ObservationReason } from './checks.ts';
import { fakeNetwork, fakePage, type FakeWorld } from './fake-network.ts';
import type { TlsReading } from './network.ts';
import { observeDomain } from './observe.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const key = (modulusLength: number): string =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const strong = key(2048);

const txt: NonNullable<FakeWorld['txt']> = {
  'firma.pl': ['v=spf1 mx -all'],
  'google._domainkey.firma.pl': [`v=DKIM1; p=${strong}`],
  '_dmarc.firma.pl': ['v=DMARC1; p=reject'],
  '_mta-sts.firma.pl': ['v=STSv1; id=1;'],
  '_smtp._tls.firma.pl': ['v=TLSRPTv1; rua=mailto:tls@firma.pl'],
};
const policy = 'version: STSv1\nmode: enforce\nmx: mx.firma.pl\nmax_age: 604800\n';
const sts = 'mta-sts.firma.pl/.well-known/mta-sts.txt';
const securityTxt = 'firma.pl/.well-known/security.txt';
const plain = { 'content-type': 'text/plain' };
const contact = 'Contact: mailto:security@firma.pl';
const https: NonNullable<FakeWorld['https']> = {
  [sts]: fakePage(200, policy),
  'firma.pl/': fakePage(200, '', { 'strict-transport-security': 'max-age=31536000' }),
  [securityTxt]: fakePage(200, `${contact}\nExpires: 2027-01-01T00:00:00Z\n`, plain),
};
const certificate: TlsReading['certificate'] = { from: new Date('2026-11-01'), until: new Date('2027-01-30'), problem: null };
const server = { offered: true, version: 'TLSv1.3', isTrusted: true } as const;

/** A domain at which nothing is amiss. */
const good: FakeWorld = {
  txt,
  https,
  mx: { 'firma.pl': ['mx.firma.pl'] },
  caa: { 'firma.pl': ['issue ca.example'] },
  tlsa: { '_25._tcp.mx.firma.pl': ['3 1 1 ab'] },
  addresses: ['firma.pl'],
  dnssec: { 'firma.pl': 'signed' },
  http: { 'firma.pl': fakePage(301, '', { location: 'https://firma.pl/' }) },
  tls: { 'firma.pl': { accepted: ['TLSv1.2', 'TLSv1.3'], certificate } },
  mail: { 'mx.firma.pl': server },
};

type Case = readonly [ObservationCheck, FakeWorld];

const record = (name: string, ...records: string[]): FakeWorld => ({ txt: { ...txt, [name]: records } });
const spf = (...records: string[]): Case => ['spf', record('firma.pl', ...records)];
const dkim = (...records: string[]): Case => ['dkim', record('google._domainkey.firma.pl', ...records)];
const dmarc = (...records: string[]): Case => ['dmarc', record('_dmarc.firma.pl', ...records)];
const starttls = (reading: NonNullable<FakeWorld['mail']>[string]): Case => ['starttls', { mail: { 'mx.firma.pl': reading } }];
const mtaSts = (body: string): Case => ['mta_sts', { https: { ...https, [sts]: fakePage(200, body) } }];
const dnssec = (state: NonNullable<FakeWorld['dnssec']>[string]): Case => ['dnssec', { dnssec: { 'firma.pl': state } }];
const tls = (...accepted: TlsReading['accepted']): Case => ['tls', { tls: { 'firma.pl': { accepted, certificate } } }];
const shown = (change: Partial<TlsReading['certificate']>): Case => [
  'certificate',
  { tls: { 'firma.pl': { accepted: ['TLSv1.3'], certificate: { ...certificate, ...change } } } },
];
const hsts = (value: string): Case => [
  'hsts',
  { https: { ...https, 'firma.pl/': fakePage(200, '', { 'strict-transport-security': value }) } },
];
const http = (answer: NonNullable<FakeWorld['http']>[string]): Case => ['https_redirect', { http: { 'firma.pl': answer } }];
const file = (status: number, body = ''): Case => ['security_txt', { https: { ...https, [securityTxt]: fakePage(status, body, plain) } }];

/** For each reason a check that gives it, and what is otherwise at the domain. */
const cases: Readonly<Record<ObservationReason, Case>> = {
  spf_strict: ['spf', {}],
  spf_macros: spf('v=spf1 ptr -all'),
  spf_none: spf(),
  spf_several: spf('v=spf1 -all', 'v=spf1 -all'),
  spf_invalid: spf('v=spf1 foo -all'),
  spf_open: spf('v=spf1 ?all'),
  spf_lookups: spf(`v=spf1${' mx'.repeat(11)} -all`),
  dkim_strong: ['dkim', {}],
  dkim_short: dkim(`p=${key(1024)}`),
  dkim_testing: dkim(`t=y; p=${strong}`),
  dkim_revoked: dkim('v=DKIM1; p='),
  dkim_weak: dkim(`p=${key(768)}`),
  dkim_unfound: dkim(),
  dmarc_enforced: ['dmarc', {}],
  dmarc_monitoring: dmarc('v=DMARC1; p=none'),
  dmarc_testing: dmarc('v=DMARC1; p=reject; t=y'),
  dmarc_reports: dmarc('v=DMARC1; p=reject; rua=mailto:a@raporty.example'),
  dmarc_none: dmarc(),
  dmarc_several: dmarc('v=DMARC1; p=reject', 'v=DMARC1; p=none'),
  dmarc_invalid: dmarc('v=DMARC1; p=x'),
  no_mail: ['starttls', { mx: {} }],
  starttls_all: ['starttls', {}],
  starttls_old: starttls({ ...server, version: 'TLSv1.1' }),
  starttls_certificate: starttls({ ...server, isTrusted: false }),
  starttls_missing: starttls({ offered: false, version: null, isTrusted: false }),
  starttls_unreachable: starttls({ failure: 'slow' }),
  mta_sts_enforced: ['mta_sts', {}],
  mta_sts_dane: ['mta_sts', record('_mta-sts.firma.pl')],
  mta_sts_none: ['mta_sts', { ...record('_mta-sts.firma.pl'), tlsa: {} }],
  mta_sts_testing: mtaSts(policy.replace('enforce', 'testing')),
  mta_sts_policy: mtaSts(''),
  mta_sts_mismatch: mtaSts(policy.replace('mx.firma.pl', 'other.example')),
  tls_rpt_set: ['tls_rpt', {}],
  tls_rpt_none: ['tls_rpt', record('_smtp._tls.firma.pl')],
  dnssec_signed: ['dnssec', {}],
  dnssec_unsigned: dnssec('unsigned'),
  dnssec_broken: dnssec('broken'),
  dnssec_unasked: dnssec('unasked'),
  caa_set: ['caa', {}],
  caa_none: ['caa', { caa: {} }],
  no_website: ['tls', { addresses: [] }],
  tls_13: ['tls', {}],
  tls_12: tls('TLSv1.2'),
  tls_old: tls('TLSv1.1', 'TLSv1.3'),
  certificate_valid: ['certificate', {}],
  certificate_ending: shown({ until: new Date('2026-11-24') }),
  certificate_expired: shown({ until: new Date('2026-11-21') }),
  certificate_name: shown({ problem: 'name' }),
  certificate_untrusted: shown({ problem: 'untrusted' }),
  hsts_year: ['hsts', {}],
  hsts_short: hsts('max-age=1'),
  hsts_none: hsts(''),
  redirect_same: ['https_redirect', {}],
  http_closed: http({ failure: 'closed' }),
  redirect_elsewhere: http(fakePage(301, '', { location: 'https://www.firma.pl/' })),
  http_content: http(fakePage(200)),
  redirect_refused: http(fakePage(403)),
  security_txt_valid: ['security_txt', {}],
  security_txt_none: file(404),
  security_txt_expired: file(200, `${contact}\nExpires: 2026-01-01T00:00:00Z`),
  security_txt_invalid: file(200, contact),
  unreadable: dnssec('failed'),
};

describe('all that is seen of a domain', () => {
  it.each(Object.entries(cases))('can be %s', async (reason, [check, change]) => {
    expect((await observeDomain('firma.pl', fakeNetwork({ ...good, ...change }), now))[check].reason).toBe(reason);
  });

  it('has a case for every reason', () => expect(Object.keys(cases).toSorted()).toEqual(Object.keys(verdictOfReason).toSorted()));

  it('is one finding for each check, and green where nothing is amiss', async () => {
    const found = await observeDomain('firma.pl', fakeNetwork(good), now);
    expect(Object.keys(found).toSorted()).toEqual([...observationChecks].toSorted());
    for (const { reason, raw } of Object.values(found)) {
      expect([reason, verdictOfReason[reason]]).toEqual([reason, 'green']);
      expect(raw).not.toEqual([]);
    }
  });

  it('is neither good nor bad where nobody answers', async () => {
    const silent = fakeNetwork({});
    const failed = (): Promise<{ status: 'failed' }> => Promise.resolve({ status: 'failed' });
    const slow = (): Promise<{ failure: 'slow' }> => Promise.resolve({ failure: 'slow' });
    const network = { ...silent, txt: failed, mx: failed, caa: failed, tlsa: failed, https: slow, http: slow, tls: slow, mail: slow };
    const found = await observeDomain(
      'firma.pl',
      { ...network, hasAddress: () => Promise.resolve(true), dnssec: () => Promise.resolve('failed') },
      now,
    );
    for (const check of observationChecks) expect([check, found[check].reason]).toEqual([check, 'unreadable']);
  });
});

describe('CAA', () => {
  it.each<[string, FakeWorld['caa']]>([
    ['caa_set', { 'a.firma.pl': ['issuewild ;'] }],
    ['caa_set', { 'firma.pl': ['iodef mailto:a@firma.pl', 'ISSUE ca.example'] }],
    // The nearest name with records decides.
    ['caa_none', { 'a.firma.pl': ['iodef mailto:a@firma.pl'], 'firma.pl': ['issue ca.example'] }],
    ['caa_none', { pl: ['issue ca.example'] }],
    ['unreadable', { 'a.firma.pl': 'failed', 'firma.pl': ['issue ca.example'] }],
  ])('is %s for %j', async (reason, caa) => {
    const { caa: found } = await observeDomain('a.firma.pl', fakeNetwork({ ...good, caa: caa ?? {} }), now);
    expect(found.reason).toBe(reason);
  });
});
