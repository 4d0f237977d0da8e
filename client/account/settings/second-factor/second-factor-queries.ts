import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { startRegistration } from '@simplewebauthn/browser';
import type { RouteCall } from '#contract/routes.ts';
import { meKey } from '#client/account/accounts/queries.ts';
import { api } from '#client/platform/api/api.ts';

const factorsKey = ['settings', 'second-factor'] as const;

export function useSecondFactors() {
  return useQuery({ queryKey: factorsKey, queryFn: () => api('GET /api/account/second-factor'), staleTime: 0 });
}

/** Asks the browser for a new passkey, after the password was shown, and stores it under a name. */
async function makePasskey({ name, password }: { name: string; password: string }): Promise<{ recoveryCodes: string[] | null }> {
  const offer = await api('POST /api/account/passkeys/offer', { body: { password } });
  const passkey = await startRegistration({ optionsJSON: offer as unknown as PublicKeyCredentialCreationOptionsJSON });
  return api('POST /api/account/passkeys', { body: { name, passkey } as unknown as RouteCall<'POST /api/account/passkeys'>['body'] });
}

/** What can be changed; what is set up, the sessions and the log are read anew after each. */
export function useSecondFactorActs() {
  const queries = useQueryClient();
  const changing = async <Outcome>(work: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await work;
    void queries.invalidateQueries({ queryKey: ['settings'] });
    void queries.invalidateQueries({ queryKey: meKey });
    return outcome;
  };
  return {
    sendLink: () => api('POST /api/account/second-factor/link'),
    openEnrolment: (token: string) => changing(api('POST /api/account/second-factor/link/opening', { body: { token } })),
    offerTotp: (password: string) => api('POST /api/account/second-factor/totp', { body: { password } }),
    confirmTotp: (code: string) => changing(api('POST /api/account/second-factor/totp/confirmation', { body: { code } })),
    removeTotp: (password: string) => changing(api('POST /api/account/second-factor/totp/removal', { body: { password } })),
    addPasskey: (one: { name: string; password: string }) => changing(makePasskey(one)),
    renamePasskey: (id: string, name: string) => changing(api('PATCH /api/account/passkeys/:id', { params: { id }, body: { name } })),
    removePasskey: (id: string, password: string) =>
      changing(api('POST /api/account/passkeys/:id/removal', { params: { id }, body: { password } })),
    renewCodes: (password: string) => changing(api('POST /api/account/recovery-codes', { body: { password } })),
  };
}
