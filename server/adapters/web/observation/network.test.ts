import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeDomain, type FakeDomain } from '#server/testing/network/fake-domain.ts';
import { isHostName, isName, isSameDomain } from './names.ts';
import { openNetwork, type NetworkOptions } from './network.ts';

let domain: FakeDomain;
let options: NetworkOptions;

beforeAll(async () => {
  domain = await startFakeDomain();
  options = { ...domain.options, userAgent: 'Atesto observation (+https://atesto.example)', heloName: 'atesto.example' };
});
afterAll(() => domain.close());

describe('the network', () => {
  it('asks all there is to ask of a domain', async () => {
    const network = openNetwork(options);
    domain.dns.records['firma.example'] = [...(domain.dns.records['firma.example'] ?? []), { type: 'TXT', data: 'v=spf1 -all' }];
    expect(await network.txt('firma.example')).toEqual({ status: 'found', records: ['v=spf1 -all'] });
    expect(await network.hasAddress('firma.example')).toBe(true);
    expect(await network.dnssec('firma.example')).toBe('unsigned');
    expect(await network.https('firma.example', '/', 0)).toMatchObject({ status: 404 });
    expect(await network.http('firma.example')).toMatchObject({ status: 404 });
    expect(await network.tls('firma.example')).toMatchObject({ accepted: ['TLSv1.2', 'TLSv1.3'] });
    expect(await network.mail('firma.example')).toMatchObject({ isTrusted: true });
  });

  it('is opened on a machine without a name of its own', () => {
    expect(() => ['localhost', '127.0.0.1', '[::1]'].map((heloName) => openNetwork({ ...options, heloName }))).not.toThrow();
  });

  it.each([{ userAgent: 'a\r\nb: c' }, { userAgent: '' }, { heloName: 'a.example\r\nMAIL FROM:<>' }, { heloName: '' }])(
    'is not opened where it would state what it cannot: %j',
    (changes) => {
      expect(() => openNetwork({ ...options, ...changes })).toThrow(TypeError);
    },
  );
});

describe('names', () => {
  it('have labels, and those of hosts no numbers at the end', () => {
    expect(['_dmarc.firma.example', 'a', '1.2'].every(isName)).toBe(true);
    expect(['firma.example', 'xn--w-1ga0i.pl', '1.firma.example'].every(isHostName)).toBe(true);
    expect(['a', '1.2', '0x7f.0x1', 'firma.example.', '[::1]'].some(isHostName)).toBe(false);
  });

  it('are of one domain, unless it is a suffix that many share', () => {
    expect(isSameDomain('a.firma.pl', 'firma.pl')).toBe(true);
    expect(isSameDomain('a.com.pl', 'b.com.pl')).toBe(false);
    expect(isSameDomain('a.github.io', 'b.github.io')).toBe(false);
    expect(isSameDomain('com.pl', 'com.pl')).toBe(false);
  });
});
