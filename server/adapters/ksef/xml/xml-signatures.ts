import { createHash, sign, verify, type KeyLike } from 'node:crypto';
import { SignedXml, type CanonicalizationOrTransformationAlgorithm, type HashAlgorithm, type SignatureAlgorithm } from 'xml-crypto';
import { childrenOf, type XmlElement } from './xml-document.ts';

/** Names of XML signatures (XMLDSIG 1.1) and of the qualifying properties of XAdES (ETSI EN 319 132-1). */
export const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
export const xades = 'http://uri.etsi.org/01903/v1.3.2#';
export const signedPropertiesType = 'http://uri.etsi.org/01903#SignedProperties';
export const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
/** Only with the expression `not(ancestor-or-self::ds:Signature)`, which in a document with one signature means the same as `enveloped`. */
export const withoutSignatures = 'http://www.w3.org/TR/1999/REC-xpath-19991116';
export const sha256Digest = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const ecdsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256';

/** The hash of each digest method that counts; SHA-1 does not. */
export const digests: Readonly<Record<string, string>> = {
  [sha256Digest]: 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

function ecdsa(name: string, hash: string): new () => SignatureAlgorithm {
  // XMLDSIG writes the two numbers one after the other; Node's own form is DER.
  const dsaEncoding = 'ieee-p1363' as const;
  return class {
    getAlgorithmName = (): string => name;
    getSignature = ((info: string, key: KeyLike): string =>
      sign(hash, Buffer.from(info), { key, dsaEncoding } as never).toString('base64')) as SignatureAlgorithm['getSignature'];
    verifySignature = ((info: string, key: KeyLike, value: string): boolean =>
      verify(
        hash,
        Buffer.from(info),
        { key, dsaEncoding } as never,
        Buffer.from(value, 'base64'),
      )) as SignatureAlgorithm['verifySignature'];
  };
}

function digest(name: string, hash: string): new () => HashAlgorithm {
  return class {
    getAlgorithmName = (): string => name;
    getHash = (xml: string): string => createHash(hash).update(xml, 'utf8').digest('base64');
  };
}

type Removable = XmlElement & Readonly<{ removeChild: (child: XmlElement) => unknown }>;

class WithoutSignatures {
  getAlgorithmName = (): string => withoutSignatures;
  process = ((root: Removable): Removable => {
    for (const child of childrenOf(root, 'Signature', xmldsig)) root.removeChild(child);
    return root;
  }) as CanonicalizationOrTransformationAlgorithm['process'];
}

/** A signature with the methods that count here. */
export function newSignature(options: ConstructorParameters<typeof SignedXml>[0] = {}): SignedXml {
  const signature = new SignedXml(options);
  const rsa = Object.entries(signature.SignatureAlgorithms).filter(([name]) => /rsa-sha(256|512)$|sha256-rsa-MGF1$/.test(name));
  signature.SignatureAlgorithms = {
    ...Object.fromEntries(rsa),
    [ecdsaSha256]: ecdsa(ecdsaSha256, 'sha256'),
    'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384': ecdsa('http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384', 'sha384'),
    'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512': ecdsa('http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512', 'sha512'),
  };
  signature.HashAlgorithms = Object.fromEntries(Object.entries(digests).map(([name, hash]) => [name, digest(name, hash)]));
  signature.CanonicalizationAlgorithms = { ...signature.CanonicalizationAlgorithms, [withoutSignatures]: WithoutSignatures };
  return signature;
}
