import { createHash, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkConfirmation } from './confirmation.ts';
import { signXml } from './session/sign-request.ts';
import { makePair } from './testing/key-pairs.ts';

const expected = {
  ksefNumber: '5265877635-20250916-0200A0D6723E-C2',
  hash: 'GZMGNVzs3krF6URKgvaw77OOeG3nJ+WGziT5xguliQ8=',
  sellerNip: '5265877635',
};
const body = (document = ''): string =>
  `<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"><NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów - środowisko testowe (TE)</NazwaPodmiotuPrzyjmujacego>${document || `<Dokument><NipSprzedawcy>${expected.sellerNip}</NipSprzedawcy><NumerKSeFDokumentu>${expected.ksefNumber}</NumerKSeFDokumentu><SkrotDokumentu>${expected.hash}</SkrotDokumentu></Dokument>`}</Potwierdzenie>`;
const ministry = makePair();
const foreign = makePair();
const fingerprintOf = ({ certificate }: typeof ministry): string => certificate.fingerprint256.replaceAll(':', '').toLowerCase();
const good = signXml(body(), ministry, new Date());
const check = (xml: string, more = {}) => checkConfirmation(Buffer.from(xml), { ...expected, ...more });
const signature = (xml: string): string => /<ds:Signature .*<\/ds:Signature>/.exec(xml)?.[0] ?? '';

describe('an official confirmation of receipt', () => {
  it('counts when it is signed and states what is expected, and names who signed', () => {
    expect(check(good)).toEqual({ problem: null, signer: fingerprintOf(ministry) });
    expect(check(`\uFEFF<?xml version="1.0" encoding="utf-8"?>\n${good}`)).toEqual({ problem: null, signer: fingerprintOf(ministry) });
    const rsa = makePair({ kind: 'rsa' });
    expect(check(signXml(body(), rsa, new Date()))).toEqual({ problem: null, signer: fingerprintOf(rsa) });
  });

  it.each([
    ['hash_differs', { hash: 'A'.repeat(43) + '=' }],
    ['number_differs', { ksefNumber: '5265877635-20250916-0200A0D6723E-C3' }],
    ['seller_differs', { sellerNip: '1111111111' }],
  ])('is of something else: %s', (problem, more) => {
    expect(check(good, more)).toEqual({ problem, signer: fingerprintOf(ministry) });
  });

  it('of a foreign signer states whose it is', () => {
    expect(check(signXml(body(), foreign, new Date()))).toEqual({ problem: null, signer: fingerprintOf(foreign) });
  });

  it('may be signed as tools of the European Commission do: without the signature by an expression, a certificate chain, whole numbers of SHA-512', () => {
    const digest = createHash('sha512').update(body()).digest('base64');
    const info = `<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512"></ds:SignatureMethod><ds:Reference URI=""><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(ancestor-or-self::ds:Signature)</ds:XPath></ds:Transform><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha512"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
    const value = sign('sha512', Buffer.from(info), { key: ministry.key, dsaEncoding: 'ieee-p1363' }).toString('base64');
    const certificates = [foreign, ministry].map(
      (one) => `<ds:X509Certificate>${one.certificate.raw.toString('base64')}</ds:X509Certificate>`,
    );
    const whole = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${info}<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:X509Data>${certificates.join('')}</ds:X509Data></ds:KeyInfo></ds:Signature>`;
    const xml = body().replace('</Potwierdzenie>', `${whole}</Potwierdzenie>`);
    expect(check(xml)).toEqual({ problem: null, signer: fingerprintOf(ministry) });
    const other = xml.replace('not(ancestor-or-self::ds:Signature)', 'not(ancestor-or-self::ds:Signature or self::Dokument)');
    expect(check(other).problem).toBe('signature_invalid');
  });
});

describe('a forged confirmation', () => {
  const inside = '<SkrotDokumentu>forged</SkrotDokumentu>';
  const forged = (text: string): string => text.replace(/<SkrotDokumentu>[^<]*<\/SkrotDokumentu>/, inside);
  const wrapped = (attribute: string): string => {
    const signed = good.replace('<Potwierdzenie xmlns', `<Potwierdzenie ${attribute}xmlns`);
    return forged(body()).replace(
      '</Potwierdzenie>',
      `${signature(good).replace('</ds:Signature>', `<ds:Object>${signed}</ds:Object></ds:Signature>`)}</Potwierdzenie>`,
    );
  };
  /** Signs another document with the references of the signature made by hand. */
  const referring = (uri: string, transforms: readonly string[]): string => {
    const steps = transforms.map((one) => `<ds:Transform Algorithm="${one}"></ds:Transform>`).join('');
    const digest = createHash('sha256')
      .update('<NipSprzedawcy xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3" Id="part">5265877635</NipSprzedawcy>')
      .digest('base64');
    const info = `<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"></ds:SignatureMethod><ds:Reference URI="${uri}"><ds:Transforms>${steps}</ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
    const value = sign('sha256', Buffer.from(info), { key: ministry.key, dsaEncoding: 'ieee-p1363' }).toString('base64');
    const whole = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${info}<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${ministry.certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`;
    return body().replace('<NipSprzedawcy>', '<NipSprzedawcy Id="part">').replace('</Potwierdzenie>', `${whole}</Potwierdzenie>`);
  };

  it.each([
    ['a changed value', good.replace(expected.ksefNumber, '5265877635-20250916-0200A0D6723E-C3')],
    ['no signature', body()],
    ['the signature of another', good.replace(signature(good), signature(signXml(body().replace('C2', 'C3'), ministry, new Date())))],
    ['two signatures', good.replace('</Potwierdzenie>', `${signature(good)}</Potwierdzenie>`)],
    ['a signature that is not in the root', good.replace(signature(good), '').replace('</Dokument>', `${signature(good)}</Dokument>`)],
    ['the signed document within its signature', wrapped('')],
    ['the signed document within its signature, by its name', wrapped('Id="whole" ')],
    ['a signature of a part', referring('#part', ['http://www.w3.org/2001/10/xml-exc-c14n#'])],
    [
      'a signature of a part that leaves signatures out',
      referring('#part', ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#']),
    ],
    ['the certificate of another', good.replace(ministry.certificate.raw.toString('base64'), foreign.certificate.raw.toString('base64'))],
    ['a comment in a value', good.replace(expected.hash, `${expected.hash.slice(0, 10)}<!-- -->x${expected.hash.slice(10)}`)],
    ['a method of the past', good.replaceAll('http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2000/09/xmldsig#sha1')],
  ])('with %s is not taken', (_, xml) => {
    expect(check(xml).problem).toBe('signature_invalid');
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'Not found'],
    ['a page', '<!DOCTYPE html><html></html>'],
    ['an entity', good.replace('<Potwierdzenie', '<!DOCTYPE Potwierdzenie [<!ENTITY e SYSTEM "file:///etc/passwd">]><Potwierdzenie')],
    ['another document', good.replaceAll('Potwierdzenie', 'Potwierdzenia')],
    ['elements that do not end', good.slice(0, -5)],
  ])('of %s is not read', (_, xml) => {
    expect(check(xml)).toEqual({ problem: 'not_readable', signer: null });
  });

  /** A signature of the whole document by the ministry's key, with references and transforms that it would not make. */
  const signedAs = (transforms: string, more = ''): string => {
    const digest = createHash('sha256').update(body()).digest('base64');
    const methods = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>';
    const one = `<ds:Reference URI=""><ds:Transforms>${transforms}</ds:Transforms>${methods}<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
    const info = `<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"></ds:SignatureMethod>${one}${more.replaceAll('ONE', one)}</ds:SignedInfo>`;
    const value = sign('sha256', Buffer.from(info), { key: ministry.key, dsaEncoding: 'ieee-p1363' }).toString('base64');
    const certificate = ministry.certificate.raw.toString('base64');
    const whole = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${info}<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`;
    return body().replace('</Potwierdzenie>', `${whole}</Potwierdzenie>`);
  };
  const transform = (name: string, inner = ''): string => `<ds:Transform Algorithm="${name}">${inner}</ds:Transform>`;
  const canonical = transform('http://www.w3.org/2001/10/xml-exc-c14n#');
  const own = transform('http://www.w3.org/2000/09/xmldsig#enveloped-signature') + canonical;
  const expression = (text: string): string =>
    transform('http://www.w3.org/TR/1999/REC-xpath-19991116', `<ds:XPath>${text}</ds:XPath>`) + canonical;

  it('is distinguished from a good one by its references and transforms alone', () => {
    expect(check(signedAs(own)).problem).toBeNull();
    expect(check(signedAs(expression('not(ancestor-or-self::ds:Signature)'))).problem).toBeNull();
    expect(check(signedAs(own, 'ONE')).problem).toBe('signature_invalid');
    expect(check(signedAs(own, 'ONEONE')).problem).toBe('signature_invalid');
    expect(check(signedAs(expression('not(ancestor-or-self::ds:Signature or self::Dokument)'))).problem).toBe('signature_invalid');
    expect(check(signedAs(expression('true()'))).problem).toBe('signature_invalid');
  });

  it('carries another certificate of the same key than the one that is signed for', () => {
    const other = makePair({ key: ministry.key });
    const swapped = good.replace(ministry.certificate.raw.toString('base64'), other.certificate.raw.toString('base64'));
    expect(check(swapped).problem).toBe('signature_invalid');
  });

  it('of two documents is not read, though it is signed', () => {
    const one = /<Dokument>.*<\/Dokument>/.exec(body())?.[0] ?? '';
    expect(check(signXml(body(one + one), ministry, new Date())).problem).toBe('not_readable');
    expect(check(signXml(body(' '), ministry, new Date())).problem).toBe('not_readable');
  });

  it('is checked as fast when it is large or deep', () => {
    const begun = performance.now();
    const deep = `<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3">${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</Potwierdzenie>`;
    expect(check(deep).problem).toMatch(/signature_invalid|not_readable/);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
