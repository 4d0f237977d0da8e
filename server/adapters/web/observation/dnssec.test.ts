import type { Packet } from 'dns-packet';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeDns, type FakeDns } from '#server/testing/network/fake-dns.ts';
import { openDnssec, resolverOfOurOwn } from './dnssec.ts';

let dns: FakeDns;
let dnssec: ReturnType<typeof openDnssec>;
const soa = { type: 'SOA', data: { mname: 'ns.firma.example', rname: 'it.firma.example' } } as const;

beforeAll(async () => {
  dns = await startFakeDns();
  dnssec = openDnssec(dns.address, 10_000);
});
afterAll(() => dns.close());
beforeEach(() => {
  dns.records = { 'signed.example': [soa], 'plain.example': [soa], 'broken.example': [soa] };
  dns.signed = new Set(['signed.example']);
  dns.broken = new Set(['broken.example']);
  dns.truncates = false;
  dns.forges = null;
  dns.answersAfterForged = true;
  dns.queries = [];
});

describe('a domain', () => {
  it('is signed, is not, or is signed wrongly', async () => {
    expect(await dnssec('signed.example')).toBe('signed');
    expect(await dnssec('plain.example')).toBe('unsigned');
    expect(await dnssec('broken.example')).toBe('broken');
  });

  it('is queried about over a stream where the answer does not fit into a datagram', async () => {
    dns.truncates = true;
    expect(await dnssec('signed.example')).toBe('signed');
    expect(dns.queries).toEqual(['signed.example SOA', 'signed.example SOA over TCP']);
  });

  it('is not known about where the resolver fails either way, knows no such name or sends nothing', async () => {
    dns.failing.add('failing.example');
    dns.silent.add('silent.example');
    expect(await dnssec('failing.example')).toBe('failed');
    expect(await dnssec('nobody.example')).toBe('failed');
    expect(await openDnssec(dns.address, 200)('silent.example')).toBe('failed');
  });

  it('is not queried about where it cannot be a name', async () => {
    expect(await dnssec('a..example')).toBe('failed');
    expect(dns.queries).toEqual([]);
  });

  it('is not known about where no resolver is there', async () => {
    const gone = await startFakeDns();
    await gone.close();
    expect(await openDnssec(gone.address, 500)('signed.example')).toBe('failed');
  });
});

describe('an answer to something else', () => {
  const forgeries: [string, (answer: Packet) => Packet][] = [
    ['another number', (answer) => ({ ...answer, id: ((answer.id ?? 0) + 1) % 65_536 })],
    ['another name', (answer) => ({ ...answer, questions: [{ type: 'SOA', name: 'other.example' }] })],
    ['another kind of record', (answer) => ({ ...answer, questions: [{ type: 'A', name: 'plain.example' }] })],
    ['no question', (answer) => ({ ...answer, questions: [] })],
    ['a question', (answer) => ({ ...answer, type: 'query' })],
  ];

  it.each(forgeries)('by %s is passed over', async (_, forge) => {
    // It states signed.
    dns.forges = (answer) => forge({ ...answer, flags: (answer.flags ?? 0) | 0x20 });
    expect(await dnssec('plain.example')).toBe('unsigned');
    dns.answersAfterForged = false;
    expect(await openDnssec(dns.address, 200)('plain.example')).toBe('failed');
  });
});

describe('a resolver', () => {
  it('is none where there is none', async () => {
    expect(await openDnssec(null, 200)('signed.example')).toBe('unasked');
  });

  it.each([
    '',
    '192.0.2.1',
    '127.0.0.2:53',
    '8.8.8.8:53',
    'localhost:53',
    '127.0.0.1:0',
    '127.0.0.1:65536',
    '[::2]:53',
    '::1',
    '127.0.0.1:53 ',
  ])('is believed on this machine only: not "%s"', async (configured) => {
    expect(resolverOfOurOwn(configured)).toBeNull();
    expect(await openDnssec(configured, 200)('signed.example')).toBe('unasked');
  });

  it('is at the usual port by default', () => {
    expect(resolverOfOurOwn('127.0.0.1')).toEqual({ host: '127.0.0.1', port: 53 });
    expect(resolverOfOurOwn('[::1]:5353')).toEqual({ host: '::1', port: 5353 });
  });
});
