import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { websiteHost } from './website-host.ts';

describe('the website in a register', () => {
  it.each([
    ['WWW.HUTA-ZELAZOWA.PL', 'www.huta-zelazowa.pl'],
    ['https://cwik-it.pl', 'cwik-it.pl'],
    ['http://www.młyn.pl/', 'www.xn--myn-hwa.pl'],
    ['firma.com.pl/index.html', 'firma.com.pl'],
    ['www.firma.krakow.pl', 'www.firma.krakow.pl'],
    ['firma.gda.pl', 'firma.gda.pl'],
    ['firma.waw.pl', 'firma.waw.pl'],
    ['https://www.firma.pl/pl/', 'www.firma.pl'],
    ['sklep.firma.pl', 'sklep.firma.pl'],
    ['firma.pl.', 'firma.pl'],
  ])('%s is read as %s', (written, host) => expect(websiteHost(written)).toEqual({ host }));

  it.each([
    'https://www.facebook.com/firma',
    'facebook.com',
    'm.facebook.com',
    'https://allegro.pl/uzytkownik/firma',
    'firma.wordpress.com',
    'firma.wixsite.com/strona',
    'firma.blogspot.com',
    'firma.github.io',
    'firma.vercel.app',
    'sites.google.com/view/firma',
    'firma.business.site',
    'www.gov.pl/web/urzad',
    'www.krakow.pl',
    'krakow.pl',
    'com.pl',
    'www.com.pl',
    'pl',
    'firma.home.pl',
    'https://www.uczelnia.pl/~firma',
    'https://katalog.pl/firmy/moja',
    'https://katalog.pl/?firma=1',
    'https://katalog.pl/#firma',
  ])('proves nothing where it is not only theirs: %s', (written) => {
    expect(websiteHost(written)).toEqual({ problem: written === 'pl' ? 'malformed' : 'shared' });
  });

  it.each([
    '',
    'brak',
    'nie dotyczy',
    'biuro@firma.pl',
    'https://admin:haslo@firma.pl',
    'https://firma.pl:8443',
    'https://firma.pl\\@10.0.0.1',
    '127.0.0.1',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'localhost',
    'ftp://firma.pl',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'firma.pl www.firma.com',
    `${'a'.repeat(250)}.pl`,
    '_dmarc.firma.pl',
  ])('proves nothing where it is none: %j', (written) => expect(websiteHost(written)).toEqual({ problem: 'malformed' }));

  it('is read without failing, whatever is written there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        const read = websiteHost(written);
        return 'problem' in read || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(read.host);
      }),
      { numRuns: 100 },
    );
  });
});
