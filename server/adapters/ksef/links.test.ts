import { constants, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { VerificationLinkService } from 'ksef-client-ts';
import { certificateLink, invoiceLink } from './links.ts';
import { makePair } from './testing/key-pairs.ts';

/** The example of the ministry’s documentation, which writes its hash for links. */
const example = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
const hash = Buffer.from(example, 'base64url').toString('base64');
const qrUrl = 'https://qr-test.ksef.mf.gov.pl';
const sellerNip = '1111111111';
const wellFormed =
  /^https:\/\/(qr-test\.ksef\.mf\.gov\.pl\/certificate\/Nip\/1111111111\/1111111111\/([0-9A-F]{16})\/([\w-]{43}))\/([\w-]+)$/;

describe('the link of the first code', () => {
  it('is the one of the ministry’s example', () => {
    const link = `https://qr-test.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/${example}`;
    expect(invoiceLink({ qrUrl, sellerNip, issueDay: '2026-02-01', hash })).toBe(link);
    expect(new VerificationLinkService(qrUrl).buildInvoiceVerificationUrl(sellerNip, '2026-02-01', hash)).toBe(link);
  });

  it.each(['', 'abc', example.slice(1)])('is not made of %j, which is no hash', (wrong) => {
    expect(() => invoiceLink({ qrUrl, sellerNip, issueDay: '2026-02-01', hash: wrong })).toThrow(/32 bytes/);
  });
});

describe('the link of the second code', () => {
  it.each(['ec', 'rsa'] as const)(
    'is signed with a key of the kind %s over everything before the signature, without the protocol',
    (kind) => {
      const certificate = makePair({ kind });
      const [, signed = '', serial, stated, signature = ''] =
        wellFormed.exec(certificateLink({ qrUrl, sellerNip, hash, certificate })) ?? [];
      expect([serial, stated]).toEqual([certificate.serial, example]);
      const key = certificate.certificate.publicKey;
      const how =
        kind === 'ec' ? ({ key, dsaEncoding: 'ieee-p1363' } as const) : { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
      expect(verify('sha256', Buffer.from(signed), how, Buffer.from(signature, 'base64url'))).toBe(true);
      if (kind === 'ec') expect(Buffer.from(signature, 'base64url')).toHaveLength(64);
    },
  );

  it('signs what the ministry’s example signs', () => {
    const text = `qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/01F20A5D352AE590/${example}`;
    const certificate = { ...makePair(), serial: '01F20A5D352AE590' };
    expect(wellFormed.exec(certificateLink({ qrUrl, sellerNip, hash, certificate }))?.[1]).toBe(text);
  });
});
