import { jwtVerify, SignJWT } from 'jose';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Authentication } from '#sandbox/ksef/state.ts';
import { unauthorized } from '#sandbox/ksef/api/errors.ts';
import { permissionsOf } from './permissions.ts';

/** What a token is for, as its claim `typ` states. */
export const tokenKinds = { authentication: 'OperationToken', access: 'ContextToken', refresh: 'RefreshToken' } as const;
export type TokenKind = keyof typeof tokenKinds;

/** In seconds. */
export const lifetimes: Readonly<Record<TokenKind, number>> = {
  authentication: 45 * 60,
  access: 15 * 60,
  refresh: 7 * 24 * 3600,
};

export type Token = Readonly<{ token: string; validUntil: string }>;

function keyOf(ksef: Ksef): Uint8Array {
  return Buffer.from(ksef.settings().jwtSecret, 'base64');
}

/** A signed token of an authentication. */
export async function newToken(ksef: Ksef, kind: TokenKind, authentication: Authentication): Promise<Token> {
  const { reference, contextNip } = authentication;
  const issuedAt = Math.floor(ksef.now() / 1000);
  const exp = issuedAt + lifetimes[kind];
  const claims = {
    typ: tokenKinds[kind],
    ref: reference,
    cit: 'Nip',
    civ: contextNip,
    per: permissionsOf(ksef, contextNip),
    msat: ksef.now(),
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('ksef-sandbox')
    .setAudience('ksef-api')
    .setIssuedAt(issuedAt)
    .setExpirationTime(exp)
    .sign(keyOf(ksef));
  return { token, validUntil: new Date(exp * 1000).toISOString() };
}

/** Whose token it is; refuses what is missing, forged, too old or for something else. */
export async function readToken(ksef: Ksef, header: string | undefined, kinds: readonly TokenKind[]): Promise<Authentication> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!token) throw unauthorized('Brak tokena w nagłówku Authorization.');
  const options = { issuer: 'ksef-sandbox', audience: 'ksef-api', algorithms: ['HS256'], currentDate: new Date(ksef.now()) };
  const { payload } = await jwtVerify<{ typ: string; ref: string; msat: number }>(token, keyOf(ksef), options).catch(() => {
    throw unauthorized('Token jest nieprawidłowy lub wygasł.');
  });
  const kind = kinds.find((one) => tokenKinds[one] === payload.typ);
  if (!kind) throw unauthorized('Rodzaj tokena nie pozwala na tę operację.');
  const { accessTokensFrom, refreshTokensFrom } = ksef.settings();
  const from = kind === 'access' ? accessTokensFrom : kind === 'refresh' ? refreshTokensFrom : 0;
  const authentication = ksef.state.authentications.get(payload.ref);
  if (!authentication || payload.msat < from) throw unauthorized('Token jest nieprawidłowy lub wygasł.');
  return authentication;
}
