import { refreshedToken, understood } from '#server/adapters/ksef/answers.ts';
import type { KsefHttp } from '#server/adapters/ksef/http.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import type { KsefTokens } from './sign-in.ts';

/** A token is not used in the last minute of its life. */
const spareMillis = 60_000;

export type KsefAccess = Readonly<{
  /** A call as somebody who is signed in. A token that KSeF takes no more is refreshed once, then there is one new sign-in. */
  call: KsefHttp;
}>;

type Opening = Readonly<{ http: KsefHttp; signIn: () => Promise<KsefTokens>; now: () => Date }>;

export function openAccess({ http, signIn, now }: Opening): KsefAccess {
  let tokens: KsefTokens | null = null;
  let pending: Promise<KsefTokens> | null = null;

  const isLive = (until: Date): boolean => now().getTime() < until.getTime() - spareMillis;

  async function refreshed(old: KsefTokens): Promise<KsefTokens> {
    if (!isLive(old.refresh.validUntil)) return signIn();
    try {
      const path = '/v2/auth/token/refresh';
      const { bytes } = await http({ group: 'authentication', method: 'POST', path, token: old.refresh.token });
      return { ...old, access: understood(refreshedToken, bytes, 'with a token').accessToken };
    } catch (error) {
      if (error instanceof KsefTrouble && (error.kind === 'unreachable' || error.kind === 'limited')) throw error;
      return signIn();
    }
  }

  /** Begins where none is under way; all who come meanwhile wait for it. */
  async function renew(renewal: () => Promise<KsefTokens>): Promise<KsefTokens> {
    pending = renewal()
      .then((fresh) => (tokens = fresh))
      .finally(() => (pending = null));
    return pending;
  }

  async function current(): Promise<KsefTokens> {
    if (pending) return pending;
    const old = tokens;
    if (old && isLive(old.access.validUntil)) return old;
    return renew(() => (old ? refreshed(old) : signIn()));
  }

  /** In the place of tokens that were refused; somebody else may have renewed them already. */
  async function after(refused: KsefTokens, renewal: () => Promise<KsefTokens>): Promise<KsefTokens> {
    if (pending) return pending;
    return tokens && tokens.access.token !== refused.access.token ? tokens : renew(renewal);
  }

  const isRefused = (error: unknown): boolean => error instanceof KsefTrouble && error.status === 401;

  return {
    call: async (call) => {
      const first = await current();
      try {
        return await http({ ...call, token: first.access.token });
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
      const second = await after(first, () => refreshed(first));
      try {
        return await http({ ...call, token: second.access.token });
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
      const third = await after(second, signIn);
      return http({ ...call, token: third.access.token });
    },
  };
}
