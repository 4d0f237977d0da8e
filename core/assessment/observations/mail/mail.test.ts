import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawLength } from '#core/assessment/observations/checks.ts';
import { fakeNetwork, fakePage, type FakeWorld } from '#core/assessment/observations/fake-network.ts';
import { observeMail } from './mail.ts';
import type { Failed, MailServerReading, NetworkFailure, TlsVersion } from '#core/assessment/observations/network.ts';

const reading = (version: TlsVersion | null, isTrusted = true): MailServerReading => ({ offered: true, version, isTrusted });
const good = reading('TLSv1.3');
const bare: MailServerReading = { offered: false, version: null, isTrusted: false };
const failed = (failure: NetworkFailure): Failed => ({ failure });

const reasons = async (world: FakeWorld): Promise<Record<string, string>> => {
  const found = await observeMail('firma.pl', fakeNetwork(world));
  return Object.fromEntries(Object.entries(found).map(([check, { reason }]) => [check, reason]));
};

describe('mail of a domain', () => {
  it.each<[string, FakeWorld['mx']]>([
    ['no_mail', {}],
    ['no_mail', { 'firma.pl': 'no_name' }],
    ['no_mail', { 'firma.pl': ['.'] }],
    ['no_mail', { 'firma.pl': [''] }],
    ['unreadable', { 'firma.pl': 'failed' }],
  ])('is %s with the servers %j', async (reason, mx) =>
    expect(await reasons({ mx: mx ?? {} })).toEqual({ starttls: reason, mta_sts: reason, tls_rpt: reason }),
  );
});

describe('STARTTLS', () => {
  it.each<[string, (MailServerReading | Failed)[]]>([
    ['starttls_all', [good, reading('TLSv1.2')]],
    ['starttls_old', [good, reading('TLSv1.1', false)]],
    ['starttls_old', [reading('TLSv1'), failed('slow')]],
    ['starttls_certificate', [good, reading('TLSv1.3', false)]],
    ['starttls_certificate', [reading('TLSv1.3', false), failed('slow')]],
    ['starttls_missing', [good, bare]],
    ['starttls_missing', [bare, failed('closed'), reading('TLSv1')]],
    ['starttls_unreachable', [failed('closed'), failed('slow')]],
    // What was not seen is not taken for good.
    ['starttls_unreachable', [good, failed('slow')]],
    ['starttls_unreachable', [good, reading(null, false)]],
  ])('is %s for %j', async (reason, readings) => {
    const hosts = readings.map((_, at) => `mx${at}.firma.pl`);
    const mail = Object.fromEntries(readings.map((one, at) => [hosts[at] ?? '', one]));
    expect((await reasons({ mx: { 'firma.pl': hosts }, mail })).starttls).toBe(reason);
  });

  it('greets ten servers at most, each once, and shows what each answered', async () => {
    const hosts = Array.from({ length: 12 }, (_, at) => `mx${at}.firma.pl`);
    const network = fakeNetwork({
      mx: { 'firma.pl': ['MX0.firma.pl.', ...hosts, '.'] },
      mail: { 'mx0.firma.pl': reading('TLSv1.3', false), 'mx1.firma.pl': bare },
    });
    const { starttls } = await observeMail('firma.pl', network);
    expect(network.queried.filter((one) => one.startsWith('mail '))).toEqual(hosts.slice(0, 10).map((host) => `mail ${host}`));
    expect(starttls.raw.slice(0, 3)).toEqual([
      'mx0.firma.pl:25 STARTTLS TLSv1.3, certificate not trusted',
      'mx1.firma.pl:25 EHLO without STARTTLS',
      'mx2.firma.pl:25 no_host',
    ]);
  });
});

const mx = { 'firma.pl': ['mx1.firma.pl', 'mx.obcy.example'] };
const record = { '_mta-sts.firma.pl': ['v=STSv1; id=20261122;'] };
const address = 'mta-sts.firma.pl/.well-known/mta-sts.txt';
const policy = (...lines: string[]): string => ['version: STSv1', ...lines, ''].join('\r\n');
const enforced = policy('mode: enforce', 'mx: *.firma.pl', 'mx: MX.obcy.example', 'max_age: 604800');

describe('MTA-STS', () => {
  it.each<[string, string]>([
    ['mta_sts_enforced', enforced],
    ['mta_sts_enforced', `${enforced}mode: none\nfuture: x\nrest`],
    ['mta_sts_testing', policy('mode: testing', 'mx: other.example', 'max_age: 1')],
    ['mta_sts_testing', policy('mode: none', 'max_age: 1')],
    ['mta_sts_mismatch', policy('mode: enforce', 'mx: *.firma.pl', 'max_age: 604800')],
    ['mta_sts_mismatch', policy('mode: enforce', 'mx: *.firma.pl', 'mx: *.example', 'max_age: 604800')],
    ['mta_sts_policy', ''],
    ['mta_sts_policy', '<html>version: STSv1'],
    ['mta_sts_policy', policy('mode: enforce', 'max_age: 604800')],
    ['mta_sts_policy', policy('mode: toString', 'mx: *.firma.pl', 'max_age: 604800')],
    ['mta_sts_policy', policy('mode: enforce', 'mx: *.firma.pl')],
    ['mta_sts_policy', policy('mode: enforce', 'mx: *.firma.pl', 'max_age: 99999999')],
    ['mta_sts_policy', enforced.replace('STSv1', 'STSv2')],
  ])('is %s with the policy %j', async (reason, body) =>
    expect((await reasons({ mx, txt: record, https: { [address]: fakePage(200, body) } })).mta_sts).toBe(reason),
  );

  it.each([
    ['mta_sts_policy', fakePage(404, enforced)],
    ['mta_sts_policy', fakePage(301, enforced)],
    ['mta_sts_policy', failed('no_host')],
    ['mta_sts_policy', failed('certificate')],
    ['mta_sts_policy', failed('redirected')],
    ['unreadable', failed('slow')],
    ['unreadable', failed('unreachable')],
    ['unreadable', fakePage(503)],
    ['unreadable', fakePage(429)],
  ])('is %s where the policy answers %j', async (reason, answer) =>
    expect((await reasons({ mx, txt: record, https: { [address]: answer } })).mta_sts).toBe(reason),
  );

  it.each<[string, FakeWorld['txt']]>([
    ['mta_sts_none', {}],
    ['mta_sts_none', { '_mta-sts.firma.pl': 'no_name' }],
    ['mta_sts_none', { '_mta-sts.firma.pl': ['v=STSv1; id=1;', 'v=STSv1; id=2;'] }],
    ['mta_sts_none', { '_mta-sts.firma.pl': ['v=STSv1;'] }],
    ['mta_sts_none', { '_mta-sts.firma.pl': ['v=STSv1'] }],
    ['mta_sts_none', { '_mta-sts.firma.pl': ['v=STSv1; id=a-b;'] }],
    ['mta_sts_enforced', { '_mta-sts.firma.pl': ['other', 'v=STSv1;id=1'] }],
    ['unreadable', { '_mta-sts.firma.pl': 'failed' }],
  ])('is %s with the record %j', async (reason, txt) =>
    expect((await reasons({ mx, txt: txt ?? {}, https: { [address]: fakePage(200, enforced) } })).mta_sts).toBe(reason),
  );

  const tlsa = { '_25._tcp.mx1.firma.pl': ['3 1 1 ab'], '_25._tcp.mx.obcy.example': ['3 1 1 cd'] };
  const signed = { 'firma.pl': 'signed', 'mx.obcy.example': 'signed' } as const;
  it.each<[string, FakeWorld]>([
    ['mta_sts_dane', { tlsa, dnssec: signed }],
    ['mta_sts_none', { tlsa }],
    ['mta_sts_none', { tlsa, dnssec: { ...signed, 'mx.obcy.example': 'unsigned' } }],
    ['mta_sts_none', { tlsa: { ...tlsa, '_25._tcp.mx.obcy.example': 'failed' }, dnssec: signed }],
    ['mta_sts_none', { tlsa, dnssec: { ...signed, 'firma.pl': 'unasked' } }],
    ['mta_sts_none', { tlsa, dnssec: signed, mx: { 'firma.pl': Array.from({ length: 11 }, (_, at) => `mx${at}.firma.pl`) } }],
  ])('is %s without a record, and with %j', async (reason, world) => expect((await reasons({ mx, ...world })).mta_sts).toBe(reason));

  it('reads the policy at its own host, without redirections, and shows it', async () => {
    const network = fakeNetwork({ mx, txt: record, https: { [address]: fakePage(200, enforced) } });
    const { mta_sts: found } = await observeMail('firma.pl', network);
    expect(network.queried).toContain(`https ${address} 0`);
    expect(found.raw).toEqual([
      '_mta-sts.firma.pl TXT "v=STSv1; id=20261122;"',
      'firma.pl MX mx1.firma.pl',
      'firma.pl MX mx.obcy.example',
      `GET https://${address} 200`,
      ...enforced.split('\r\n'),
    ]);
  });
});

describe('TLS-RPT', () => {
  it.each<[string, readonly string[] | 'failed']>([
    ['tls_rpt_set', ['v=TLSRPTv1; rua=mailto:tls@firma.pl']],
    ['tls_rpt_set', ['v=TLSRPTv1;rua=x,https://raporty.example/tls']],
    ['tls_rpt_none', ['v=TLSRPTv1; rua=tls@firma.pl']],
    ['tls_rpt_none', ['v=TLSRPTv1; rua=http://firma.pl']],
    ['tls_rpt_none', ['v=TLSRPTv1']],
    ['tls_rpt_none', ['v=TLSRPTv2; rua=mailto:tls@firma.pl']],
    ['tls_rpt_none', ['v=TLSRPTv1; rua=mailto:tls@firma.pl', 'v=TLSRPTv1; rua=mailto:tls@firma.pl']],
    ['tls_rpt_none', []],
    ['unreadable', 'failed'],
  ])('is %s for %j', async (reason, answer) =>
    expect((await reasons({ mx, txt: { '_smtp._tls.firma.pl': answer } })).tls_rpt).toBe(reason),
  );
});

describe('hostile answers', () => {
  it('come to an end', async () => {
    const parts = [
      'v=STSv1;',
      'id=1',
      'version: STSv1\n',
      'mode: ',
      'enforce\n',
      'mx: ',
      '*.',
      'max_age: 1\n',
      'v=TLSRPTv1;',
      'rua=',
      ',',
      ':',
      '\n',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' })), { maxLength: 40 }).map((one) => one.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, fc.array(text), async (one, body, hosts) => {
        const txt = { '_mta-sts.firma.pl': [`v=STSv1; id=1;${one}`], '_smtp._tls.firma.pl': [`v=TLSRPTv1;${one}`] };
        const found = await observeMail(
          'firma.pl',
          fakeNetwork({ mx: { 'firma.pl': hosts }, txt, https: { [address]: fakePage(200, body) } }),
        );
        for (const { raw } of Object.values(found)) expect(raw.join('\n').length).toBeLessThanOrEqual(rawLength);
      }),
    );
  });

  it.each(['mx: *.', ':', '\n', 'mx: a\n', '*'])('of 64 kB of %j are read at once', async (part) => {
    const started = performance.now();
    const body = policy('mode: enforce', 'max_age: 1', part.repeat(65_000 / part.length));
    await reasons({ mx, txt: record, https: { [address]: fakePage(200, body) } });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
