// @module-tag long
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeMailReplies, startFakeDomain, type FakeDomain } from '#server/testing/network/fake-domain.ts';
import { openMail } from './mail.ts';

let domain: FakeDomain;
let mail: ReturnType<typeof openMail>;
const host = 'firma.example';
const heloName = 'atesto.example';

function opened(changes: Partial<Parameters<typeof openMail>[0]> = {}): ReturnType<typeof openMail> {
  return openMail({ ...domain.options, heloName, withinMillis: 10_000, ...changes });
}

beforeAll(async () => {
  domain = await startFakeDomain();
  mail = opened();
});
afterAll(() => domain.close());
beforeEach(() => {
  domain.secure('good');
  Object.assign(domain.mail, fakeMailReplies, { isEndless: false, isMute: false, closesAfter: null, commands: [] });
});

describe('a mail server', () => {
  it('offers TLS and is trusted', async () => {
    expect(await mail(host)).toEqual({ offered: true, version: 'TLSv1.3', isTrusted: true });
  });

  it('is sent our name and QUIT, and no mail is begun', async () => {
    await mail(host);
    await expect.poll(() => domain.mail.commands).toEqual([`EHLO ${heloName}`, 'STARTTLS', 'QUIT']);
  });

  it('is seen with the old version it speaks', async () => {
    domain.secure('good', { minVersion: 'TLSv1', maxVersion: 'TLSv1' });
    expect(await mail(host)).toEqual({ offered: true, version: 'TLSv1', isTrusted: true });
  });

  it.each(['name', 'expired', 'untrusted'] as const)('is not trusted by its certificate: %s', async (certificate) => {
    domain.secure(certificate);
    expect(await mail(host)).toEqual({ offered: true, version: 'TLSv1.3', isTrusted: false });
  });

  it.each([
    ['does not offer TLS', '250-mail of nobody\r\n250 SIZE 1000'],
    ['has it in its own name only', '250 STARTTLS'],
    ['offers something else', '250-mail\r\n250 STARTTLSX'],
    ['knows no EHLO', '502 not known'],
  ])('that %s is told goodbye', async (_, ehlo) => {
    domain.mail.ehlo = ehlo;
    expect(await mail(host)).toEqual({ offered: false, version: null, isTrusted: false });
    await expect.poll(() => domain.mail.commands).toEqual([`EHLO ${heloName}`, 'QUIT']);
  });

  it('that offers TLS and then does not want it, or cannot, is seen so', async () => {
    domain.mail.startTls = '502 not now';
    expect(await mail(host)).toEqual({ offered: true, version: null, isTrusted: false });
    domain.mail.startTls = '220 go on\r\n\r\n\r\n\r\n\r\n\r\n';
    expect(await mail(host)).toEqual({ failure: 'unreachable' });
  });

  it.each([
    ['greeting', '421 too busy'],
    ['greeting', '554 not for you'],
    ['ehlo', '451 later'],
    ['startTls', '454 not at the moment'],
    ['greeting', 'SSH-2.0-OpenSSH'],
    ['ehlo', '999 what'],
  ] as const)('whose %s is "%s" is unreachable', async (part, reply) => {
    domain.mail[part] = reply;
    expect(await mail(host)).toEqual({ failure: 'unreachable' });
  });

  it.each(['greeting', 'ehlo', 'startTls'] as const)('that is silent instead of its %s is slow', async (part) => {
    domain.mail[part] = null;
    expect(await opened({ withinMillis: 400 })(host)).toEqual({ failure: 'slow' });
  });

  it('that begins no handshake is slow', async () => {
    domain.mail.isMute = true;
    expect(await opened({ withinMillis: 400 })(host)).toEqual({ failure: 'slow' });
  });

  it('whose handshake fails, or that closes instead of it, offers TLS in vain', async () => {
    domain.secure('good', { maxVersion: 'TLSv1.2', ciphers: 'PSK' });
    expect(await mail(host)).toEqual({ offered: true, version: null, isTrusted: false });
    domain.mail.closesAfter = 'STARTTLS';
    expect(await mail(host)).toEqual({ offered: true, version: null, isTrusted: false });
  });

  it('that replies in several lines, or without a text, is understood', async () => {
    domain.mail.startTls = '220-go\r\n220-on\r\n220';
    expect(await mail(host)).toMatchObject({ offered: true, version: 'TLSv1.3' });
  });

  it('that closes in the middle is unreachable', async () => {
    domain.mail.closesAfter = 'EHLO';
    expect(await mail(host)).toEqual({ failure: 'unreachable' });
  });

  it('that greets without end, or with an endless line, is left', async () => {
    domain.mail.isEndless = true;
    expect(await mail(host)).toEqual({ failure: 'too_large' });
    domain.mail.isEndless = false;
    domain.mail.greeting = `220 ${'x'.repeat(2100)}`;
    expect(await mail(host)).toEqual({ failure: 'too_large' });
    domain.mail.greeting = `220 ${'x'.repeat(2000)}`;
    expect(await mail(host)).toMatchObject({ offered: true });
  });

  it('that refuses is closed, and not public is not queried', async () => {
    const gone = await startFakeDomain();
    await gone.close();
    expect(await opened({ ports: gone.options.ports })(host)).toEqual({ failure: 'closed' });
    expect(await opened({ ports: {} })(host)).toEqual({ failure: 'unreachable' });
    expect(await opened({ local: null })(host)).toEqual({ failure: 'not_public' });
    expect(await mail('nobody.example')).toEqual({ failure: 'no_host' });
    domain.dns.records['two.example'] = ['127.0.0.1', '10.0.0.1'].map((data) => ({ type: 'A', data }) as const);
    expect(await mail('two.example')).toEqual({ failure: 'not_public' });
  });
});
