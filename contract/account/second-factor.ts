import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { currentUser, token, typedPassword } from './accounts.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, instant, text } from '#contract/platform/fields.ts';

const done = z.object({ ok: z.literal(true) });

/** Ways to pass the second step of a sign-in. */
export const secondFactorWays = ['passkey', 'totp', 'recovery'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];

/** By what somebody shows who they are: the password, or what is asked for in its place where a second factor is set up. */
export const proofWays = ['password', ...secondFactorWays] as const;
export type ProofWay = (typeof proofWays)[number];

const encoded = z.string('invalid').max(lengths.passkeyPart.most, atOnce('too_long'));
const key = { id: encoded.min(1, 'invalid'), rawId: encoded, type: z.literal('public-key', 'invalid') };
/** What `navigator.credentials` gave, as JSON (WebAuthn level 3, §5.1.8). */
const madeKey = z.looseObject({ ...key, response: z.looseObject({ clientDataJSON: encoded, attestationObject: encoded }) });
const shownKey = z.looseObject({
  ...key,
  response: z.looseObject({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});
const keyQuestion = z.looseObject({ challenge: z.string() });

const code = text(lengths.code);

export const requestPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/passkey',
  access: 'anyone',
  summary: 'What a browser needs to show a passkey, for a sign-in whose password was right',
  output: keyQuestion,
});

const shownFactor = z
  .object({ code: code.optional(), recoveryCode: code.optional(), passkey: shownKey.optional() })
  .refine((shown) => Object.values(shown).filter((one) => one !== undefined).length === 1, 'invalid');

export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'anyone',
  summary: 'The second step of a sign-in: a passkey, the code of an application, or a recovery code',
  body: shownFactor,
  output: currentUser,
});

export const secondFactors = z.object({
  /** When the authenticator application was set up; null without one. */
  totpSince: instant.nullable(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
  recoveryCodesLeft: z.int(),
  /** Whether a mailed link has to be opened before the first is set up: one is demanded, and the password alone opened the session. */
  linkNeeded: z.boolean(),
});
export type SecondFactors = z.output<typeof secondFactors>;

export const readSecondFactors = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'What is asked for beside the own password',
  output: secondFactors,
});

export const sendEnrolmentLink = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/link',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Send a link to the own address that opens the setting up of a demanded second factor',
  output: done,
});

export const openEnrolment = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/link/opening',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Open the setting up of a demanded second factor with the mailed link',
  body: z.object({ token }),
  output: done,
});

/** Codes for the day when everything else is lost; shown once, with the first thing that is set up. */
const withCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });
const shown = z.object({ password: typedPassword });

export const offerTotp = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/totp',
  access: 'signed-in',
  beforeSecondFactor: true,
  fresh: 'with-second-factor',
  summary: 'Begin to set up an authenticator application',
  body: shown,
  output: z.object({ secret: z.string(), address: z.string() }),
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/totp/confirmation',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Set up the application with its first code',
  body: z.object({ code }),
  output: withCodes,
});

export const removeTotp = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/totp/removal',
  access: 'signed-in',
  fresh: 'with-second-factor',
  summary: 'Take the authenticator application away',
  body: shown,
  output: done,
});

export const offerPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/offer',
  access: 'signed-in',
  beforeSecondFactor: true,
  fresh: 'with-second-factor',
  summary: 'What a browser needs to make a passkey',
  body: shown,
  output: keyQuestion,
});

const passkeyName = text(lengths.keyName);
const passkeyId = z.object({ id: z.string().regex(/^[\w-]{1,1400}$/, 'invalid') });

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Keep the passkey that a browser made',
  body: z.object({ name: passkeyName, passkey: madeKey }),
  output: withCodes,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/:id',
  access: 'signed-in',
  summary: 'Call an own passkey otherwise',
  params: passkeyId,
  body: z.object({ name: passkeyName }),
  output: done,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/removal',
  access: 'signed-in',
  fresh: 'with-second-factor',
  summary: 'Take an own passkey away',
  params: passkeyId,
  body: shown,
  output: done,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'signed-in',
  fresh: 'with-second-factor',
  summary: 'New recovery codes in the place of the earlier ones',
  body: shown,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const readProofWays = endpoint({
  method: 'GET',
  path: '/api/account/proof',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'By what to show again who one is: the password, or one of the second factors that are set up',
  output: z.object({ ways: z.array(z.enum(proofWays)) }),
});

export const requestPasskeyAgain = endpoint({
  method: 'POST',
  path: '/api/account/proof/passkey',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'What a browser needs to show a passkey again',
  output: keyQuestion,
});

export const proveAgain = endpoint({
  method: 'POST',
  path: '/api/account/proof',
  access: 'signed-in',
  beforeSecondFactor: true,
  summary: 'Show again who one is, for calls that ask for it: opens them for a while and gives the session a new secret',
  body: z.union([z.object({ password: typedPassword }), shownFactor], 'invalid'),
  output: done,
});

/** The calls of this page, for the list of all. */
export const secondFactorCalls = [
  requestPasskey,
  passSecondFactor,
  readSecondFactors,
  sendEnrolmentLink,
  openEnrolment,
  offerTotp,
  confirmTotp,
  removeTotp,
  offerPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  renewRecoveryCodes,
  readProofWays,
  requestPasskeyAgain,
  proveAgain,
] as const;
