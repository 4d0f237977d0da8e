import type { Sign } from '#proof/ed25519.ts';
import type { KeyManifest, Roots } from '#proof/log/key-manifest.ts';
import type { NoteKey } from '#proof/log/note.ts';

/** A private key that only signs, by the id under which the list of keys names it. */
export type SigningKey = Readonly<{ id: string; sign: Sign }>;
/** A witness outside: its key and the address to which `/add-checkpoint` is appended. */
export type Witness = Readonly<{ key: NoteKey; url: string }>;

/** An Ed25519 public key as published (RFC 8037). */
export type PublicJwk = Readonly<{ kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; alg: 'EdDSA'; use: 'sig' }>;

/** The issuer's keys and the list that the offline roots signed, in which they stand. */
export type Keyring = Readonly<{
  /** Whose certificates they are: the address of the service, and its host as notes name it. */
  issuer: string;
  origin: string;
  publicJwk: PublicJwk;
  credential: SigningKey;
  status: SigningKey;
  log: SigningKey & Readonly<{ key: NoteKey }>;
  witnesses: readonly Witness[];
  roots: Roots;
  /** The signed note, and what it states. */
  keyList: string;
  manifest: KeyManifest;
}>;
