import type { Regime } from '#core/regimes.ts';

/** An Ed25519 public key as published (RFC 8037). */
export type PublicJwk = Readonly<{ kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; alg: 'EdDSA'; use: 'sig' }>;

export type Signer = Readonly<{ publicJwk: PublicJwk; sign: (payload: CredentialPayload) => string }>;

/** What the issuer signs (docs/product.md, “Proof”). The score is a decimal string, so that no reader rounds it. */
export type CredentialPayload = Readonly<{
  type: 'self-assessment-certificate';
  issuer: Readonly<{ name: string; url: string }>;
  certificateNumber: string;
  organization: Readonly<{ name: string; nip: string }>;
  regime: Regime;
  catalogueVersion: string;
  score: string;
  threshold: number;
  questionCount: number;
  assessed: number;
  notApplicable: number;
  withoutReason: number;
  declaration: Readonly<{ name: string; role: string }>;
  issuedAt: string;
  expiresAt: string;
}>;
