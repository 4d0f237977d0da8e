import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refused } from '#sandbox/ksef/api/errors.ts';
import type { AddRoute, Result } from '#sandbox/ksef/api/route.ts';
import { newReference } from '#sandbox/ksef/documents/numbers.ts';
import { checkSignIn } from '#sandbox/ksef/documents/schema.ts';
import { canonical, textAt } from '#sandbox/ksef/documents/xml.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Authentication } from '#sandbox/ksef/state.ts';
import { decrypted } from './keys.ts';
import { permissionsOf } from './permissions.ts';
import { lifetimes, newToken } from './tokens.ts';
import { certificateTrouble, signerOf } from './trust.ts';
import { verifySignature } from './verify-signature.ts';

const challengeMillis = 10 * 60_000;

/** The challenge that was given out, which may be used once within ten minutes. */
function consumeChallenge(ksef: Ksef, id: string): number {
  const challenge = ksef.state.challenges.get(id);
  const now = ksef.now();
  if (!challenge || challenge.used || now > challenge.at + challengeMillis) throw refused(21111);
  ksef.state.put('challenges', id, { ...challenge, used: true });
  return challenge.at;
}

type Outcome = Pick<Authentication, 'code' | 'details'>;

/** What becomes of a signing-in whose proof is right. */
function outcomeOf(ksef: Ksef, contextNip: string, subjectNip: string, trouble: string | null): Outcome {
  const fault = ksef.faults.consumeForDocument('sign-in');
  if (fault) return { code: fault.code, details: 'Kod z piaskownicy' };
  if (ksef.settings().blocked)
    return {
      code: 480,
      details: 'Podejrzenie incydentu bezpieczeństwa. Skontaktuj się z Ministerstwem Finansów przez formularz zgłoszeniowy.',
    };
  if (trouble) return { code: 460, details: trouble };
  if (contextNip !== subjectNip || permissionsOf(ksef, contextNip).length === 0)
    return { code: 415, details: 'Brak przypisanych uprawnień' };
  return { code: 200, details: '' };
}

type Begun = Pick<Authentication, 'contextNip' | 'subjectNip' | 'method' | 'serial' | 'proof'> & Outcome;

async function begin(ksef: Ksef, begun: Begun): Promise<Result> {
  const at = ksef.now();
  const reference = newReference('AU', at);
  const authentication: Authentication = { ...begun, reference, at, redeemed: false, refreshUntil: null, refreshedAt: null };
  ksef.state.put('authentications', reference, authentication);
  const authenticationToken = await newToken(ksef, 'authentication', authentication);
  return { status: 202, body: { referenceNumber: reference, authenticationToken } };
}

async function signInWithXades(ksef: Ksef, bytes: Buffer): Promise<Result> {
  const { certificate, root } = verifySignature(bytes);
  const [fault] = await checkSignIn(Buffer.from(canonical(root)));
  if (fault) throw refused(21401, fault);
  const contextNip = textAt(root, 'ContextIdentifier', 'Nip');
  if (!contextNip || textAt(root, 'SubjectIdentifierType') !== 'certificateSubject') throw refused(21117);
  const subjectNip = signerOf(certificate);
  consumeChallenge(ksef, textAt(root, 'Challenge') ?? '');
  const trouble = certificateTrouble(ksef, certificate);
  const serial = certificate.serialNumber;
  if (!trouble) ksef.state.put('certificates', serial, { ...ksef.state.certificates.get(serial), lastUsedAt: ksef.now() });
  const proof = createHash('sha256').update(bytes).digest('base64');
  return begin(ksef, {
    contextNip,
    subjectNip,
    method: 'InternalCertificate',
    serial,
    proof,
    ...outcomeOf(ksef, contextNip, subjectNip, trouble),
  });
}

const tokenRequest = z.object({
  challenge: z.string().length(36),
  contextIdentifier: z.object({ type: z.literal('Nip'), value: z.string().regex(/^\d{10}$/) }),
  encryptedToken: z.base64().min(1),
  publicKeyId: z.string().length(44).nullish(),
});

async function signInWithToken(ksef: Ksef, body: z.output<typeof tokenRequest>): Promise<Result> {
  const text = decrypted(ksef, 'KsefTokenEncryption', body.publicKeyId, body.encryptedToken)?.toString() ?? '';
  const at = consumeChallenge(ksef, body.challenge);
  const bar = text.lastIndexOf('|');
  const token = ksef.state.tokens.get(text.slice(0, bar));
  const contextNip = body.contextIdentifier.value;
  const details = token ? (Number(text.slice(bar + 1)) === at ? '' : 'Nieprawidłowy czas tokena') : 'Nieprawidłowy token';
  const outcome = details ? { code: 450, details } : outcomeOf(ksef, contextNip, token?.nip ?? '', null);
  return begin(ksef, {
    contextNip,
    subjectNip: token?.nip ?? '',
    method: 'Token',
    serial: null,
    proof: token?.reference ?? '',
    ...outcome,
  });
}

const descriptions: Readonly<Record<number, string>> = {
  100: 'Uwierzytelnianie w toku',
  200: 'Uwierzytelnianie zakończone sukcesem',
  415: 'Uwierzytelnianie zakończone niepowodzeniem',
  425: 'Uwierzytelnienie unieważnione',
  450: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu',
  460: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędu certyfikatu',
  470: 'Uwierzytelnianie zakończone niepowodzeniem',
  480: 'Uwierzytelnienie zablokowane',
};

function statusOf(ksef: Ksef, { code: ended, ...who }: Authentication): object {
  const code = ksef.faults.consumeForDocument('sign-in-wait') ? 100 : ended;
  const byToken = who.method === 'Token';
  return {
    startDate: new Date(who.at).toISOString(),
    authenticationMethod: who.method,
    authenticationMethodInfo: {
      category: byToken ? 'Token' : 'XadesSignature',
      code: byToken ? 'token.ksef' : 'xades.ksef',
      displayName: byToken ? 'Token KSeF' : 'Certyfikat KSeF',
    },
    status: { code, description: descriptions[code] ?? 'Nieznany błąd', ...(who.details ? { details: [who.details] } : {}) },
    isTokenRedeemed: who.redeemed,
    lastTokenRefreshDate: who.refreshedAt && new Date(who.refreshedAt).toISOString(),
    refreshTokenValidUntil: who.refreshUntil && new Date(who.refreshUntil).toISOString(),
  };
}

async function redeem(ksef: Ksef, who: Authentication): Promise<Result> {
  if (who.redeemed) throw refused(21301, `Tokeny dla operacji uwierzytelniania ${who.reference} zostały już pobrane.`);
  if (who.code !== 200) throw refused(21301, `Status uwierzytelniania (${who.code}) nie pozwala na pobranie tokenów.`);
  // Before anything is waited for: of two calls at once one alone gets them.
  ksef.state.put('authentications', who.reference, { ...who, redeemed: true, refreshUntil: ksef.now() + 1000 * lifetimes.refresh });
  const [accessToken, refreshToken] = await Promise.all([newToken(ksef, 'access', who), newToken(ksef, 'refresh', who)]);
  return { body: { accessToken, refreshToken } };
}

async function refresh(ksef: Ksef, who: Authentication): Promise<Result> {
  if (who.code !== 200) throw refused(21301, `Status uwierzytelniania (${who.code}) nie pozwala na odświeżenie tokenu dostępowego.`);
  ksef.state.put('authentications', who.reference, { ...who, refreshedAt: ksef.now() });
  return { body: { accessToken: await newToken(ksef, 'access', who) } };
}

const revoked = { code: 425, details: 'Uwierzytelnienie i powiązane refresh tokeny zostały unieważnione przez użytkownika' };

function addSignIn(route: AddRoute): void {
  route({
    method: 'POST',
    path: '/auth/challenge',
    handle: async ({ ksef, request }) => {
      const at = ksef.now();
      const id = newReference('CR', at);
      ksef.state.put('challenges', id, { id, at, used: false });
      return { body: { challenge: id, timestamp: new Date(at).toISOString(), timestampMs: at, clientIp: request.ip } };
    },
  });
  route({
    method: 'POST',
    path: '/auth/xades-signature',
    isRaw: true,
    handle: ({ ksef, request }) => signInWithXades(ksef, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
  });
  route({ method: 'POST', path: '/auth/ksef-token', body: tokenRequest, handle: ({ ksef, body }) => signInWithToken(ksef, body) });
  route({
    method: 'GET',
    path: '/auth/:reference',
    tokens: ['authentication'],
    group: 'public',
    handle: async ({ ksef, who, params }) => {
      const { reference = '' } = params;
      if (reference === who.reference) return { body: statusOf(ksef, who) };
      throw refused(21304, `Operacja uwierzytelniania o numerze referencyjnym ${reference} nie została znaleziona.`);
    },
  });
}

/** Signing in: a challenge, its signed answer, tokens, their renewal and their end. */
export function addAuthentication(route: AddRoute): void {
  addSignIn(route);
  route({
    method: 'POST',
    path: '/auth/token/redeem',
    tokens: ['authentication'],
    group: 'public',
    handle: ({ ksef, who }) => redeem(ksef, who),
  });
  route({
    method: 'POST',
    path: '/auth/token/refresh',
    tokens: ['refresh'],
    group: 'public',
    handle: ({ ksef, who }) => refresh(ksef, who),
  });
  route({
    method: 'DELETE',
    path: '/auth/sessions/current',
    tokens: ['access', 'refresh'],
    handle: async ({ ksef, who }) => {
      ksef.state.put('authentications', who.reference, { ...who, ...revoked });
      return { status: 204 };
    },
  });
}
