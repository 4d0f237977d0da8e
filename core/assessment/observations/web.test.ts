import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawLength } from './checks.ts';
import { fakeNetwork, fakePage, type FakeWorld } from './fake-network.ts';
import type { Failed, NetworkFailure, Page, TlsReading, TlsVersion } from './network.ts';
import { observeWeb } from './web.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const addresses = ['firma.pl'];
const failed = (failure: NetworkFailure): Failed => ({ failure });

const reasons = async (world: FakeWorld): Promise<Record<string, string>> => {
  const found = await observeWeb('firma.pl', fakeNetwork({ addresses, ...world }), now);
  return Object.fromEntries(Object.entries(found).map(([check, { reason }]) => [check, reason]));
};

const life = (from: string, until: string, problem: TlsReading['certificate']['problem'] = null): TlsReading['certificate'] => ({
  from: new Date(from),
  until: new Date(until),
  problem,
});
const fresh = life('2026-11-01', '2027-01-30');

describe('the host of a website', () => {
  it('is the domain, or else www. before it, or there is none', async () => {
    const asked = async (...held: string[]): Promise<boolean[]> => {
      const network = fakeNetwork({ addresses: held });
      await observeWeb('firma.pl', network, now);
      return ['tls firma.pl', 'tls www.firma.pl'].map((one) => network.queried.includes(one));
    };
    expect(await asked('firma.pl', 'www.firma.pl')).toEqual([true, false]);
    expect(await asked('www.firma.pl')).toEqual([false, true]);
    expect(await asked()).toEqual([false, false]);
    expect(new Set(Object.values(await reasons({ addresses: [] })))).toEqual(new Set(['no_website']));
  });
});

describe('TLS', () => {
  it.each<[string, TlsVersion[]]>([
    ['tls_13', ['TLSv1.2', 'TLSv1.3']],
    ['tls_13', ['TLSv1.3']],
    ['tls_12', ['TLSv1.2']],
    ['tls_old', ['TLSv1.1', 'TLSv1.2', 'TLSv1.3']],
    ['tls_old', ['TLSv1', 'TLSv1.3']],
    ['unreadable', []],
  ])('is %s where %j are accepted', async (reason, accepted) =>
    expect((await reasons({ tls: { 'firma.pl': { accepted, certificate: fresh } } })).tls).toBe(reason),
  );

  it('is unreadable with its certificate where no handshake was tried', async () =>
    expect(await reasons({ tls: { 'firma.pl': failed('closed') } })).toMatchObject({ tls: 'unreadable', certificate: 'unreadable' }));
});

describe('the certificate', () => {
  it.each<[string, TlsReading['certificate']]>([
    ['certificate_valid', fresh],
    // Six days: four have passed, then almost five.
    ['certificate_valid', life('2026-11-18T10:00:00Z', '2026-11-24T10:00:00Z')],
    ['certificate_ending', life('2026-11-17T12:00:00Z', '2026-11-23T08:00:00Z')],
    // A fifth is left, then a millisecond less.
    ['certificate_valid', life('2026-11-14T10:00:00.000Z', '2026-11-24T10:00:00.000Z')],
    ['certificate_ending', life('2026-11-14T09:59:59.995Z', '2026-11-24T10:00:00.000Z')],
    ['certificate_expired', life('2026-01-01', '2026-11-22T10:00:00Z')],
    ['certificate_expired', life('2026-11-23', '2027-01-01')],
    ['certificate_expired', life('2026-01-01', '2026-11-01', 'expired')],
    ['certificate_name', life('2026-11-01', '2027-01-30', 'name')],
    ['certificate_untrusted', life('2026-11-01', '2027-01-30', 'untrusted')],
    ['unreadable', life('', '2027-01-30')],
  ])('is %s for %j', async (reason, certificate) =>
    expect((await reasons({ tls: { 'firma.pl': { accepted: ['TLSv1.3'], certificate } } })).certificate).toBe(reason),
  );
});

describe('HSTS', () => {
  it.each([
    ['hsts_year', 'max-age=31536000'],
    ['hsts_year', 'includeSubDomains ; Max-Age = "63072000"; preload'],
    ['hsts_year', 'max-age=31536000, max-age=0'],
    ['hsts_short', 'max-age=31535999'],
    ['hsts_short', 'max-age=0'],
    ['hsts_none', ''],
    ['hsts_none', 'includeSubDomains'],
    ['hsts_none', 'max-age=1y'],
    ['hsts_none', 'max-age="31536000'],
    ['hsts_none', 'max-age=31536000; max-age=1'],
  ])('is %s for %j, whatever the page', async (reason, value) => {
    const page = fakePage(301, '', { 'strict-transport-security': value, location: 'https://www.firma.pl/' });
    expect((await reasons({ https: { 'firma.pl/': page } })).hsts).toBe(reason);
  });

  it('is none without the header, and unreadable without an answer', async () => {
    expect((await reasons({ https: { 'firma.pl/': fakePage(200) } })).hsts).toBe('hsts_none');
    expect((await reasons({ https: { 'firma.pl/': failed('slow') } })).hsts).toBe('unreadable');
  });
});

describe('the way from http to https', () => {
  it.each([
    ['redirect_same', 'https://firma.pl/'],
    ['redirect_same', ' HTTPS://Firma.pl.:443?a'],
    ['redirect_same', 'https:\\\\firma.pl'],
    ['redirect_elsewhere', 'https://www.firma.pl/'],
    ['redirect_elsewhere', 'http://www.firma.pl/'],
    ['redirect_elsewhere', 'https://firma.pl@evil.example/'],
    ['redirect_elsewhere', 'https://evil.example#@firma.pl/'],
    ['redirect_elsewhere', 'https://firma.pl.evil.example/'],
    ['redirect_elsewhere', 'https://firma.pl:8443/'],
    ['redirect_elsewhere', '//evil.example/'],
    ['redirect_elsewhere', 'ftp://firma.pl/'],
    ['redirect_elsewhere', 'http://firma.pl/start'],
    ['redirect_elsewhere', '//firma.pl/'],
    ['redirect_elsewhere', '/start'],
    ['redirect_elsewhere', 'start'],
  ])('is %s for the location %j', async (reason, location) => {
    for (const status of [301, 302, 303, 307, 308])
      expect((await reasons({ http: { 'firma.pl': fakePage(status, '', { location }) } })).https_redirect).toBe(reason);
  });

  it.each<[string, Page | Failed]>([
    ['http_content', fakePage(200, 'Hello')],
    ['http_content', fakePage(204)],
    ['http_closed', failed('closed')],
    ['unreadable', failed('slow')],
    ['unreadable', failed('unreachable')],
    ['redirect_refused', fakePage(403)],
    ['redirect_refused', fakePage(429)],
    ['redirect_refused', fakePage(500)],
    ['redirect_refused', fakePage(301)],
    ['redirect_refused', fakePage(304, '', { location: 'https://firma.pl/' })],
  ])('is %s for %j', async (reason, answer) => expect((await reasons({ http: { 'firma.pl': answer } })).https_redirect).toBe(reason));
});

const file = 'firma.pl/.well-known/security.txt';
const text = (body: string, type = 'text/plain; charset=utf-8'): Page => fakePage(200, body, { 'content-type': type });
const contact = 'Contact: mailto:security@firma.pl';
const expires = 'Expires: 2027-11-22T10:00:00Z';

describe('what proves a finding about a website', () => {
  it('is what the servers answered', async () => {
    const network = fakeNetwork({
      addresses,
      tls: { 'firma.pl': { accepted: ['TLSv1.2', 'TLSv1.3'], certificate: fresh } },
      https: {
        'firma.pl/': fakePage(200, '', { 'strict-transport-security': 'max-age=1' }),
        [file]: text(`${contact}\r\n${expires}`, 'text/plain'),
      },
      http: { 'firma.pl': fakePage(301, '', { location: 'https://firma.pl/' }) },
    });
    const found = await observeWeb('firma.pl', network, now);
    expect(Object.values(found).map(({ raw }) => raw)).toEqual([
      ['firma.pl:443 TLSv1.2 TLSv1.3'],
      ['firma.pl:443 certificate 2026-11-01T00:00:00.000Z – 2027-01-30T00:00:00.000Z, no problem'],
      ['GET https://firma.pl/ 200', 'strict-transport-security: max-age=1'],
      ['GET http://firma.pl/ 301', 'location: https://firma.pl/'],
      [`GET https://${file} 200`, 'content-type: text/plain', contact, expires],
    ]);
    expect(network.queried.filter((one) => one.startsWith('https'))).toEqual(['https firma.pl/ 0', `https ${file} 5`]);
  });
});

describe('hostile answers of a website', () => {
  it('come to an end', async () => {
    const parts = [
      'max-age=',
      '1',
      '"',
      ';',
      ',',
      'https:',
      '//',
      '\\',
      '@',
      ':',
      'firma.pl',
      'Contact:',
      'Expires:',
      '\n',
      '- ',
      '-----BEGIN PGP',
    ];
    const any = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' })), { maxLength: 40 }).map((one) => one.join(''));
    await fc.assert(
      fc.asyncProperty(any, any, any, fc.integer({ min: 100, max: 599 }), async (header, location, body, status) => {
        const found = await observeWeb(
          'firma.pl',
          fakeNetwork({
            addresses,
            https: { 'firma.pl/': fakePage(status, '', { 'strict-transport-security': header }), [file]: text(body) },
            http: { 'firma.pl': fakePage(status, '', { location }) },
          }),
          now,
        );
        for (const { raw } of Object.values(found)) expect(raw.join('\n').length).toBeLessThanOrEqual(rawLength);
      }),
    );
  });

  it.each(['Contact: a:', 'Expires:', '\n', ' ', 'max-age=', ';', '/', 'a+', '- '])('of 64 kB of %j are read at once', async (part) => {
    const started = performance.now();
    const long = part.repeat(65_000 / part.length);
    await reasons({
      https: {
        'firma.pl/': fakePage(200, '', { 'strict-transport-security': `max-age=${long}` }),
        [file]: text(`Contact: ${long}`, `text/plain${long}`),
      },
      http: { 'firma.pl': fakePage(301, '', { location: `https:${long}` }) },
    });
    await reasons({ https: { [file]: text(long) }, http: { 'firma.pl': fakePage(301, '', { location: long }) } });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
