import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Deps } from '#server/deps.ts';
import { saveChallenge, consumeChallenge } from '#server/account/sessions/sessions.ts';
import * as repository from '#server/account/authenticators/repository.ts';

/** Fetched when somebody first uses a passkey: few do, and it is large. */
const library = () => import('@simplewebauthn/server');
/** ES256, EdDSA and RS256: what keys and phones have. */
const algorithms = [-7, -8, -257];

function siteOf({ config }: Deps): { expectedOrigin: string; expectedRPID: string } {
  const { origin, hostname } = new URL(config.publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

type Person = Readonly<{ userId: string; email: string; firstName: string; lastName: string }>;

const described = ({ id, transports }: repository.PasskeyRow) => ({ id, transports: transports as AuthenticatorTransport[] });

/** What a browser needs to make a passkey; the challenge is stored with the session and is good once. */
export async function passkeyOffer(deps: Deps, token: string, person: Person): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Atesto',
    rpID: siteOf(deps).expectedRPID,
    userID: new TextEncoder().encode(person.userId),
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: (await repository.passkeysOf(deps.db, person.userId)).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await saveChallenge(deps.db, token, options.challenge);
  return options;
}

export type MadePasskey = Readonly<{ id: string; publicKey: Buffer; counter: number; transports: string[] }>;

/** The passkey that a browser made for the stored challenge, at this address; null for anything else. */
export async function madePasskey(deps: Deps, token: string, response: RegistrationResponseJSON): Promise<MadePasskey | null> {
  const challenge = await consumeChallenge(deps.db, token);
  if (challenge === null) return null;
  try {
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      ...siteOf(deps),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified.verified) return null;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch (error) {
    deps.log.warn({ err: error }, 'passkey not taken');
    return null;
  }
}

/** What a browser needs to show one of the passkeys of a person. */
export async function passkeyQuestion(deps: Deps, token: string, userId: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).expectedRPID,
    allowCredentials: (await repository.passkeysOf(deps.db, userId)).map(described),
    userVerification: 'preferred',
  });
  await saveChallenge(deps.db, token, options.challenge);
  return options;
}

/** Whether a passkey of that person signed the stored challenge at this address. */
export async function isOwnPasskey(deps: Deps, token: string, userId: string, response: AuthenticationResponseJSON): Promise<boolean> {
  const challenge = await consumeChallenge(deps.db, token);
  const passkey = (await repository.passkeysOf(deps.db, userId)).find(({ id }) => id === response.id);
  if (challenge === null || !passkey) return false;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...siteOf(deps),
      requireUserVerification: false,
      credential: { ...described(passkey), publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    });
    return verified && (await repository.usePasskey(deps.db, { id: passkey.id, counter: authenticationInfo.newCounter, at: deps.now() }));
  } catch (error) {
    deps.log.warn({ err: error }, 'passkey refused');
    return false;
  }
}
