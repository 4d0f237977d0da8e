import { base64, sha256, utf8 } from '#proof/bytes.ts';
import type { TypeVersion } from '#core/certificate/certification.ts';
import { hiddenClaims, issuedType, typePath } from '#proof/credential/credential.ts';
import type { Keyring, PublicJwk } from '#server/platform/security/keyring.ts';
import { typeWithDisplay } from './credential-type.ts';

/** The claims of a certificate that are always there, as the first version of the type names them. */
const openPaths = [
  ['certificate_number'],
  ['organization', 'name'],
  ['organization', 'nip'],
  ['regime'],
  ['catalogue_version'],
  ['threshold'],
  ['threshold_met'],
  ['question_count'],
  ['assessed'],
  ['not_applicable'],
  ['without_reason'],
  ['confirmation'],
];

/** What can be withheld; the bytes of this type are signed into credentials, so what newer ones hold beside is not named. */
const hidden = hiddenClaims.filter((name) => name !== 'unmet_duties');

function firstType(vct: string): string {
  return JSON.stringify({
    vct,
    name: 'Atesto self-assessment certificate',
    description: 'The organisation assessed itself. It is a self-assessment, never an audit.',
    claims: [...openPaths.map((path) => ({ path, sd: 'never' })), ...hidden.map((name) => ({ path: [name], sd: 'always' }))],
  });
}

/** What a version of the credential's type means, for readers of SD-JWT VC; the bytes that are served and whose hash is signed. */
export function typeMetadata(issuer: string, version: TypeVersion): string {
  const vct = `${issuer}${typePath(version)}`;
  return version === '1' ? firstType(vct) : typeWithDisplay(vct);
}

/** The hash of the type metadata as the credential names it (W3C Subresource Integrity). */
export async function typeIntegrity(issuer: string): Promise<string> {
  return `sha256-${base64(await sha256(utf8(typeMetadata(issuer, issuedType))))}`;
}

/**
 * The keys of credentials and of lists of revocations for readers that know no list of keys: those that the roots signed, the ones that sign now first,
 * none that somebody else may have had. Nothing of it comes from the database.
 */
export function publishedKeys({ manifest, credential, status }: Keyring): PublicJwk[] {
  const listed = manifest.keys.filter(({ use, revoked }) => (use === 'credential' || use === 'status') && revoked?.reason !== 'compromise');
  const own = new Set([credential.id, status.id]);
  return listed
    .toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)))
    .map(({ id, key = '' }) => ({ kty: 'OKP', crv: 'Ed25519', x: key, kid: id, alg: 'EdDSA', use: 'sig' }));
}

/** Who issues, with the published keys (draft-ietf-oauth-sd-jwt-vc, “JWT VC Issuer Metadata”). */
export function issuerMetadata(keyring: Keyring): string {
  return JSON.stringify({ issuer: keyring.issuer, jwks: { keys: publishedKeys(keyring) } });
}
