import { z } from 'zod';
import { deadlinePhases } from '#core/platform/calendar/deadline.ts';
import { announcedReasons, certificateStatuses } from '#core/certificate/certification.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, languageQuery, naming, percent, regime, text, uuid } from '#contract/platform/fields.ts';
import type { FromPayload } from '#contract/platform/mapping.ts';

export const certificate = z.object({
  id: uuid,
  certificateNumber: z.string(),
  /** Null once a corrected certificate replaced it. */
  assessmentId: uuid.nullable(),
  type: regime,
  status: z.enum(certificateStatuses),
  complianceScore: percent.nullable(),
  issuedAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** The form of its credential: 1 is verified, but says nothing of how the company was confirmed and has no place in the log. */
  version: z.literal([1, 2]),
  /** Lower-case hex SHA-256 of the credential (the compact JWS). */
  verificationHash: z.string(),
  /** That it is to be revoked, on what grounds, and until when the organisation can explain itself; null where nothing was announced. */
  revocationNotice: z
    .object({
      reason: z.enum(announcedReasons),
      grounds: z.string(),
      explainUntil: instant,
      phase: z.enum(deadlinePhases),
      explanation: z.string().nullable(),
    })
    .nullable(),
});
export type CertificatePayload = z.output<typeof certificate>;
export type Certificate = FromPayload<CertificatePayload>;

export const ownCertificate = certificate.extend({
  /** How many of its answers are contradicted, as its public page counts them; none of one that is not in force. */
  contradicted: z.int(),
});
export type OwnCertificatePayload = z.output<typeof ownCertificate>;
export type OwnCertificate = FromPayload<OwnCertificatePayload>;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  access: 'reader',
  summary: 'Own certificates, newest first',
  output: z.array(ownCertificate),
});

export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/assessments/:id/certificate',
  access: 'editor',
  summary: 'Issue the certificate of a completed assessment that reaches the threshold',
  params: idParams,
  body: z.object({
    declaration: z.object({ name: naming(lengths.declaration, 'declaration_name'), role: naming(lengths.declaration, 'declaration_role') }),
  }),
  output: certificate,
});

export const removeCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:id/removal',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Have an own certificate removed from the registry: it is revoked for good',
  params: idParams,
  output: certificate,
});

export const explainCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:id/explanation',
  access: 'editor',
  summary: 'Say something to an announced revocation of an own certificate, once',
  params: idParams,
  body: z.object({ text: text(lengths.explanation) }),
  output: certificate,
});

export const replaceCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:id/replacement',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Replace an own certificate of the first version: a new number with the same end, and the old one revoked as replaced',
  params: idParams,
  output: certificate,
});

export const downloadCertificate = download({
  method: 'GET',
  path: '/api/certificates/:id/pdf',
  access: 'reader',
  summary: 'The certificate as PDF',
  params: idParams,
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const certificateCalls = [issueCertificate, listCertificates, removeCertificate, explainCertificate, replaceCertificate] as const;

export const showCertificate = download({
  method: 'GET',
  path: '/api/certificates/:id/picture',
  access: 'reader',
  summary: 'The certificate as its PDF is drawn, as a picture',
  params: idParams,
  query: languageQuery,
  mediaType: 'image/png',
});

export const downloadSharePicture = download({
  method: 'GET',
  path: '/api/certificates/:id/share-picture',
  access: 'reader',
  summary: 'A picture of a certificate in force for social networks',
  params: idParams,
  query: languageQuery,
  mediaType: 'image/png',
});

const letter = z.object({ subject: z.string(), body: z.string() });

export const readLetters = endpoint({
  method: 'GET',
  path: '/api/certificates/:id/letters',
  access: 'reader',
  summary: 'Ready mails about a certificate in force, to the board and to customers',
  params: idParams,
  query: languageQuery,
  output: z.object({ board: letter, customers: letter }),
});
export type LettersView = z.output<typeof readLetters.output>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'anyone',
  shared: true,
  summary: 'The public keys of certificates and of lists of revocations, as the roots signed them (RFC 7517, RFC 8037)',
  examples: [{}],
  output: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
});
