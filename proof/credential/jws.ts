import { base64url, demand, fromBase64url, textOf, utf8, type Bytes } from '#proof/bytes.ts';
import { verifies, type Sign } from '#proof/ed25519.ts';

/** A compact JWS (RFC 7515) parsed; nothing is verified yet. */
export type Jws = Readonly<{
  kid: string;
  typ: string | null;
  payload: Readonly<Record<string, unknown>>;
  signature: Bytes;
  signingInput: Bytes;
}>;

function objectOf(part: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(textOf(fromBase64url(part)));
  } catch {
    value = null;
  }
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), 'bad_jws');
  return value as Record<string, unknown>;
}

/** RFC 9864 calls `Ed25519` what RFC 8037 called `EdDSA`; both are read. */
const algorithms = new Set<unknown>(['EdDSA', 'Ed25519']);

/** Reads a compact JWS signed with Ed25519; rejects other algorithms and extensions that must be understood. */
export function readJws(text: string): Jws {
  const [head = '', body = '', signature = '', more] = text.split('.');
  demand(more === undefined, 'bad_jws');
  const header = objectOf(head);
  demand(algorithms.has(header.alg) && typeof header.kid === 'string' && !('crit' in header) && !('b64' in header), 'bad_jws');
  return {
    kid: header.kid,
    typ: typeof header.typ === 'string' ? header.typ : null,
    payload: objectOf(body),
    signature: fromBase64url(signature),
    signingInput: utf8(`${head}.${body}`),
  };
}

export function isSignedBy({ signature, signingInput }: Jws, publicKey: Bytes): Promise<boolean> {
  return verifies(publicKey, signature, signingInput);
}

/** One JSON value as a part of a JWS: base64url without padding (RFC 7515 §2). */
export function jwsPart(value: unknown): string {
  return base64url(utf8(JSON.stringify(value)));
}

/** The protected header of everything we sign; equal keys and types give equal text. */
export function jwsHead({ kid, typ }: Readonly<{ kid: string; typ: string }>): string {
  return jwsPart({ alg: 'EdDSA', kid, typ });
}

/** Signs a payload in compact form. */
export async function writeJws(header: Readonly<{ kid: string; typ: string }>, payload: unknown, sign: Sign): Promise<string> {
  const input = `${jwsHead(header)}.${jwsPart(payload)}`;
  return `${input}.${base64url(await sign(utf8(input)))}`;
}
