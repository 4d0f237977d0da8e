import { base64url, demand, fromBase64url, sha256, textOf, utf8, type Bytes } from '#proof/bytes.ts';
import type { Sign } from '#proof/ed25519.ts';
import { jwsPart, readJws, writeJws, type Jws } from './jws.ts';

/** The media type of SD-JWT VC (draft-ietf-oauth-sd-jwt-vc). */
export const sdJwtType = 'dc+sd-jwt';

export type Claims = Readonly<Record<string, unknown>>;
/** A credential as it was handed over: what its issuer signed, and what its holder disclosed of it. */
export type SdJwt = Readonly<{ jws: Jws; always: Claims; disclosed: Claims }>;

/** What no disclosure may name: it would stand in for something signed in the open (SD-JWT VC §3.2.2.2). */
const neverDisclosed = new Set(['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'status', '_sd', '_sd_alg', '...']);

async function digestOf(disclosure: string): Promise<string> {
  return base64url(await sha256(utf8(disclosure)));
}

function readDisclosure(disclosure: string): [name: string, value: unknown] {
  let parts: unknown;
  try {
    parts = JSON.parse(textOf(fromBase64url(disclosure)));
  } catch {
    parts = null;
  }
  demand(Array.isArray(parts) && parts.length === 3 && typeof parts[0] === 'string' && typeof parts[1] === 'string', 'bad_disclosure');
  return [parts[1], parts[2]];
}

function digestsOf(payload: Claims): string[] {
  const digests = payload._sd ?? [];
  demand(Array.isArray(digests) && digests.every((one) => typeof one === 'string'), 'bad_sd_jwt');
  demand(new Set(digests).size === digests.length, 'bad_sd_jwt');
  return digests;
}

/** Digests stand at the top only; an issuer of ours never nests them, and what is not understood is not accepted. */
function demandFlat(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    demand(name !== '_sd' && name !== '...', 'bad_sd_jwt');
    demandFlat(inner);
  }
}

/**
 * Reads an SD-JWT (RFC 9901 §7.1) in the one form that is issued here: `JWT~D1~…~Dn~`, without a key binding. Rejects
 * disclosures that nothing signed refers to, that come twice or that name what is already there. The signature is
 * not checked: see `isSignedBy`.
 */
export async function readSdJwt(text: string): Promise<SdJwt> {
  const [token = '', ...rest] = text.split('~');
  demand(rest.pop() === '', 'bad_sd_jwt');
  const jws = readJws(token);
  demand(jws.typ === sdJwtType && (jws.payload._sd_alg ?? 'sha-256') === 'sha-256', 'bad_sd_jwt');
  const { _sd, _sd_alg, ...always } = jws.payload;
  demandFlat(always);
  const digests = new Set(digestsOf(jws.payload));
  const disclosed: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const disclosure of rest) {
    const [name, value] = readDisclosure(disclosure);
    demand(digests.delete(await digestOf(disclosure)), 'unsigned_disclosure');
    demand(!neverDisclosed.has(name) && !Object.hasOwn(always, name) && !Object.hasOwn(disclosed, name), 'bad_disclosure');
    demandFlat(value);
    disclosed[name] = value;
  }
  return { jws, always, disclosed };
}

/** What is signed into a credential and what its holder may withhold. `salt` gives 16 random bytes. */
export type Issue = Readonly<{ kid: string; always: Claims; hidden: Claims; sign: Sign; salt: () => Bytes }>;

/** Signs a credential and gives it with all its disclosures. */
export async function issueSdJwt({ kid, always, hidden, sign, salt }: Issue): Promise<string> {
  const disclosures = Object.entries(hidden).map(([name, value]) => jwsPart([base64url(salt()), name, value]));
  // Sorted, so that their order reveals nothing about the names.
  const digests = (await Promise.all(disclosures.map(digestOf))).toSorted();
  const token = await writeJws({ kid, typ: sdJwtType }, { ...always, _sd: digests, _sd_alg: 'sha-256' }, sign);
  return `${[token, ...disclosures].join('~')}~`;
}

/** The same credential with only those disclosures whose names are wanted. */
export function withDisclosures(text: string, wanted: readonly string[]): string {
  const [token = '', ...rest] = text.split('~');
  const retained = rest.filter((disclosure) => disclosure !== '' && wanted.includes(readDisclosure(disclosure)[0]));
  return `${[token, ...retained].join('~')}~`;
}
