import { describe, expect, it } from 'vitest';
import { fakeNetwork, fakePage } from './fake-network.ts';
import type { Failed, Page } from './network.ts';
import { observeSecurityTxt } from './security-txt.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const reasonOf = async (answer: Page | Failed): Promise<string> =>
  (await observeSecurityTxt('firma.pl', fakeNetwork({ https: { 'firma.pl/.well-known/security.txt': answer } }), now)).reason;

const text = (body: string, type = 'text/plain; charset=utf-8'): Page => fakePage(200, body, { 'content-type': type });
const contact = 'Contact: mailto:security@firma.pl';
const expires = 'Expires: 2027-11-22T10:00:00Z';
const signed = [
  '-----BEGIN PGP SIGNED MESSAGE-----',
  'Hash: SHA512',
  '',
  `- ${contact}`,
  expires,
  '-----BEGIN PGP SIGNATURE-----',
  'Expires: x',
];

describe('security.txt', () => {
  it.each<[string, string[]]>([
    ['security_txt_valid', [contact, expires]],
    [
      'security_txt_valid',
      ['# us', 'contact: tel:+48-1', 'Contact: https://firma.pl/x', 'EXPIRES: 2026-11-22t12:00:00.5+01:00', 'Preferred-Languages: pl'],
    ],
    ['security_txt_valid', signed],
    ['security_txt_expired', [contact, 'Expires: 2026-11-22T10:00:00Z']],
    ['security_txt_invalid', ['']],
    ['security_txt_invalid', [contact]],
    ['security_txt_invalid', [expires]],
    ['security_txt_invalid', [contact, expires, expires]],
    ['security_txt_invalid', [contact, 'Expires: 2027-02-30T10:00:00Z']],
    ['security_txt_invalid', [contact, 'Expires: 2027-11-22T25:00:00Z']],
    ['security_txt_invalid', [contact, 'Expires: 22.11.2027']],
    ['security_txt_invalid', ['Contact: security@firma.pl', expires]],
    ['security_txt_invalid', ['Contact: http://firma.pl/', expires]],
    ['security_txt_invalid', [`#${contact}`, expires]],
  ])('is %s for %j', async (reason, lines) => {
    for (const end of ['\n', '\r\n']) expect(await reasonOf(text(lines.join(end)))).toBe(reason);
  });

  it.each<[string, Page | Failed]>([
    ['security_txt_none', fakePage(404)],
    ['security_txt_none', fakePage(410)],
    ['security_txt_none', text(' <!doctype html>')],
    ['security_txt_none', text(`${contact}\n${expires}`, 'text/html')],
    ['security_txt_none', fakePage(200, `${contact}\n${expires}`)],
    ['unreadable', fakePage(403)],
    ['unreadable', fakePage(503)],
    ['unreadable', { failure: 'redirected' }],
  ])('is %s for %j', async (reason, answer) => expect(await reasonOf(answer)).toBe(reason));
});
