import { createHash, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SignatureService } from 'ksef-client-ts';
import { signInRequest, signXml } from './sign-request.ts';
import { makePair } from '#server/adapters/ksef/testing/key-pairs.ts';
import { childrenOf, rootOf } from '#server/adapters/ksef/xml/xml-document.ts';
import { newSignature, xmldsig } from '#server/adapters/ksef/xml/xml-signatures.ts';

const challenge = '20250604-CR-461EA5B000-537A6BA15D-D7';
const request = signInRequest(challenge, '5265877635');
const at = new Date('2026-11-25T12:00:00Z');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const part = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[0] ?? '';
const valueOf = (xml: string, name: string): string => new RegExp(`<ds:${name}>([^<]*)</ds:${name}>`).exec(xml)?.[1] ?? '';

/** Elements as exclusive canonical form writes them (RFC 3741): no empty ones, and namespaces where they are first used. */
const opened = (xml: string): string => xml.replaceAll(/<([\w:]+)([^<>]*)\/>/g, '<$1$2></$1>');

describe('the request to sign in', () => {
  it('names challenge, context and how the subject is known, and no more', () => {
    expect(request).toBe(
      '<AuthTokenRequest xmlns="http://ksef.mf.gov.pl/auth/token/2.1"><Challenge>20250604-CR-461EA5B000-537A6BA15D-D7</Challenge><ContextIdentifier><Nip>5265877635</Nip></ContextIdentifier><SubjectIdentifierType>certificateSubject</SubjectIdentifierType></AuthTokenRequest>',
    );
    expect(signInRequest('<&>"', '1')).toContain('<Challenge>&#60;&#38;&#62;&#34;</Challenge>');
  });
});

describe.each(['ec', 'rsa'] as const)('a signature with a key of the kind %s', (kind) => {
  const pair = makePair({ kind, organization: 'VATPL-5265877635' });
  const signed = signXml(request, pair, at);

  it('covers the request and its own properties by canonical forms that are written here by hand', () => {
    const properties = opened(part(signed, /<xades:SignedProperties.*<\/xades:SignedProperties>/));
    const canonical = properties
      .replace('<xades:SignedProperties ', '<xades:SignedProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" ')
      .replaceAll(/<ds:(\w+)/g, '<ds:$1 xmlns:ds="http://www.w3.org/2000/09/xmldsig#"')
      .replaceAll(/xmlns:ds="([^"]+)" Algorithm/g, 'xmlns:ds="$1" Algorithm');
    const [whole, own] = [...signed.matchAll(/<ds:Reference URI="([^"]*)".*?<ds:DigestValue>([^<]*)/g)];
    expect([whole?.[1], whole?.[2]]).toEqual(['', sha256(request)]);
    expect([own?.[1], own?.[2]]).toEqual(['#SignedProperties', sha256(canonical)]);
  });

  it('is of the key over the canonical form of what it signs', () => {
    const info = opened(part(signed, /<ds:SignedInfo>.*<\/ds:SignedInfo>/));
    // Attributes stand in the order of their names.
    const inOrder = info.replaceAll(/(URI="[^"]*") (Type="[^"]*")/g, '$2 $1');
    const canonical = inOrder.replace('<ds:SignedInfo>', '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">');
    const value = Buffer.from(valueOf(signed, 'SignatureValue'), 'base64');
    const key = pair.certificate.publicKey;
    expect(verify('sha256', Buffer.from(canonical), { key, dsaEncoding: 'ieee-p1363' }, value)).toBe(true);
    if (kind === 'ec') expect(value).toHaveLength(64);
  });

  it('names the certificate by its hash, issuer and serial number, and a moment just before', () => {
    expect(signed).toContain(`<ds:DigestValue>${createHash('sha256').update(pair.certificate.raw).digest('base64')}</ds:DigestValue>`);
    expect(valueOf(signed, 'X509SerialNumber')).toBe(BigInt(`0x${pair.serial}`).toString());
    expect(valueOf(signed, 'X509Certificate')).toBe(pair.certificate.raw.toString('base64'));
    expect(signed).toContain('<xades:SigningTime>2026-11-25T11:59:00.000Z</xades:SigningTime>');
  });

  it('has the methods and references of the one that another client makes', () => {
    const pem = [pair.certificate.toString(), pair.key.export({ type: 'pkcs8', format: 'pem' }).toString()] as const;
    const other = SignatureService.sign(request, ...pem);
    const methods = (xml: string): string[] => [...xml.matchAll(/(?:Algorithm|URI|Type)="([^"]+)"/g)].map(([, name = '']) => name);
    expect(methods(signed)).toEqual(methods(other));
    // Both hold by the same check.
    for (const xml of [signed, other]) {
      const signature = newSignature({ publicCert: pair.certificate.toString(), getCertFromKeyInfo: () => null });
      signature.loadSignature(childrenOf(rootOf(Buffer.from(xml))!, 'Signature', xmldsig)[0]!);
      expect(signature.checkSignature(xml)).toBe(true);
    }
  });
});
