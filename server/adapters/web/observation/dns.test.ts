import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeDns, type FakeDns } from '#server/testing/network/fake-dns.ts';
import { openRecords } from './dns.ts';

let dns: FakeDns;
let records: ReturnType<typeof openRecords>;

beforeAll(async () => {
  dns = await startFakeDns();
  records = openRecords({ nameServers: [dns.address], withinMillis: 10_000 });
});
afterAll(() => dns.close());
beforeEach(() => {
  dns.records = {};
  dns.truncates = false;
  dns.queries = [];
});

const text = (data: string | string[]) => ({ type: 'TXT', data }) as const;

describe('records of a name', () => {
  it('are texts, whose chunks are one text without spaces', async () => {
    dns.records['firma.example'] = [text(['v=spf1 include:a', '.example -all']), text('other')];
    expect(await records.txt('firma.example')).toEqual({ status: 'found', records: ['v=spf1 include:a.example -all', 'other'] });
  });

  it('are mail servers, with the one that states there is none', async () => {
    dns.records['firma.example'] = [{ type: 'MX', data: { preference: 10, exchange: 'Mail.Firma.example' } }];
    dns.records['none.example'] = [{ type: 'MX', data: { preference: 0, exchange: '.' } }];
    expect(await records.mx('firma.example')).toEqual({ status: 'found', records: [{ exchange: 'mail.firma.example', priority: 10 }] });
    expect(await records.mx('none.example')).toEqual({ status: 'found', records: [{ exchange: '', priority: 0 }] });
  });

  it('are authorities by the tag of their property', async () => {
    dns.records['firma.example'] = [
      { type: 'CAA', data: { flags: 0, tag: 'issue', value: 'ca.example; x=1' } },
      { type: 'CAA', data: { flags: 128, tag: 'issuewild', value: ';' } },
      { type: 'CAA', data: { flags: 0, tag: 'iodef', value: 'mailto:it@firma.example' } },
    ];
    const properties = [
      { tag: 'issue', value: 'ca.example; x=1' },
      { tag: 'issuewild', value: ';' },
      { tag: 'iodef', value: 'mailto:it@firma.example' },
    ];
    expect(await records.caa('firma.example')).toEqual({ status: 'found', records: properties });
  });

  it.each([false, true])('are authorities that are nobody at all, over a stream too: %s', async (truncates) => {
    dns.truncates = truncates;
    dns.records['firma.example'] = [
      { type: 'CAA', data: { flags: 0, tag: 'issue', value: 'ca.example' } },
      { type: 'CAA', data: { flags: 0, tag: 'issuewild', value: '' } },
    ];
    const properties = [
      { tag: 'issue', value: 'ca.example' },
      { tag: 'issuewild', value: '' },
    ];
    expect(await records.caa('firma.example')).toEqual({ status: 'found', records: properties });
  });

  it('are associations of certificates, as zone files have them', async () => {
    const certificate = Buffer.from('00ff10', 'hex');
    dns.records['_25._tcp.mail.firma.example'] = [{ type: 'TLSA', data: { usage: 3, selector: 1, matchingType: 1, certificate } }];
    expect(await records.tlsa('_25._tcp.mail.firma.example')).toEqual({ status: 'found', records: ['3 1 1 00ff10'] });
  });

  it('come over a stream where they do not fit into a datagram', async () => {
    dns.records['firma.example'] = [text('x')];
    dns.truncates = true;
    expect(await records.txt('firma.example')).toEqual({ status: 'found', records: ['x'] });
    expect(dns.queries).toContain('firma.example TXT over TCP');
  });
});

describe('a name without records', () => {
  it('is distinguished from no name', async () => {
    dns.records['firma.example'] = [text('x')];
    expect(await records.mx('firma.example')).toEqual({ status: 'none' });
    expect(await records.mx('nobody.example')).toEqual({ status: 'no_name' });
  });

  it.each([
    '',
    '.',
    'a..example',
    '.firma.example',
    'firma.example.',
    `${'a'.repeat(64)}.example`,
    `${'abc.'.repeat(63)}ab`,
    'a b.example',
  ])('is what cannot be a name, without asking: "%s"', async (name) => {
    expect(await records.txt(name)).toEqual({ status: 'no_name' });
    expect(await records.hasAddress(name)).toBe(false);
    expect(dns.queries).toEqual([]);
  });

  it.each(['żółw.example', 'firma\r\n.example', 'firma\0.example', 'a/b.example'])('is one in other signs: %j', async (name) => {
    expect(await records.caa(name)).toEqual({ status: 'no_name' });
    expect(dns.queries).toEqual([]);
  });
});

describe('an answer that cannot be used', () => {
  it('is SERVFAIL', async () => {
    dns.failing.add('failing.example');
    expect(await records.txt('failing.example')).toEqual({ status: 'failed' });
  });

  it('is none within the time', async () => {
    dns.silent.add('silent.example');
    const hasty = openRecords({ nameServers: [dns.address], withinMillis: 200 });
    expect(await hasty.txt('silent.example')).toEqual({ status: 'failed' });
  });

  it('is one of a name server that is not there, or is none', async () => {
    const gone = await startFakeDns();
    await gone.close();
    expect(await openRecords({ nameServers: [gone.address], withinMillis: 500 }).txt('firma.example')).toEqual({ status: 'failed' });
    expect(await openRecords({ nameServers: ['nonsense'], withinMillis: 500 }).txt('firma.example')).toEqual({ status: 'failed' });
  });

  it('has more records or bytes than are read', async () => {
    dns.truncates = true;
    dns.records['many.example'] = Array.from({ length: 101 }, (_, index) => text(`${index}`));
    dns.records['enough.example'] = Array.from({ length: 100 }, (_, index) => text(`${index}`));
    // Written down, each of these signs is longer than it is in the message.
    dns.records['long.example'] = Array.from({ length: 90 }, () => text(['\u0001'.repeat(200), '\u0001'.repeat(200)]));
    expect(await records.txt('many.example')).toEqual({ status: 'failed' });
    expect(await records.txt('enough.example')).toMatchObject({ status: 'found' });
    expect(await records.txt('long.example')).toEqual({ status: 'failed' });
  });
});

describe('a host', () => {
  it('has an address of either kind, or none', async () => {
    dns.records['four.example'] = [{ type: 'A', data: '192.0.2.1' }];
    dns.records['six.example'] = [{ type: 'AAAA', data: '2001:db8::1' }];
    dns.records['none.example'] = [text('x')];
    expect(await records.hasAddress('four.example')).toBe(true);
    expect(await records.hasAddress('six.example')).toBe(true);
    expect(await records.hasAddress('none.example')).toBe(false);
    expect(await records.hasAddress('nobody.example')).toBe(false);
  });

  it('is not reported to have none by name servers that fail or send nothing', async () => {
    dns.failing.add('failing.example');
    dns.silent.add('silent.example');
    expect(await records.hasAddress('failing.example')).toBe(true);
    expect(await openRecords({ nameServers: [dns.address], withinMillis: 200 }).hasAddress('silent.example')).toBe(true);
  });

  it('is none by numbers', async () => {
    expect(await records.hasAddress('127.0.0.1')).toBe(false);
    expect(dns.queries).toEqual([]);
  });
});
