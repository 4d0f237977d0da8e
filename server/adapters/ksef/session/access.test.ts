import { describe, expect, it } from 'vitest';
import { openAccess } from './access.ts';
import type { KsefHttp } from '#server/adapters/ksef/http.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';

describe('a token that several calls have in use', () => {
  it('is renewed once when KSeF takes it no more, also for a call whose refusal comes late', async () => {
    const validUntil = new Date(Date.now() + 900_000);
    const renewals: string[] = [];
    const late = Promise.withResolvers<void>();
    const http: KsefHttp = async ({ path, token }) => {
      if (path === '/v2/auth/token/refresh') {
        renewals.push('refresh');
        const accessToken = { token: `refreshed-${renewals.length}`, validUntil: validUntil.toISOString() };
        return { headers: new Headers(), bytes: Buffer.from(JSON.stringify({ accessToken })) };
      }
      if (path === '/late' && token === 'first') await late.promise;
      if (token === 'first') throw new KsefTrouble('not_allowed', 'no', { status: 401 });
      return { headers: new Headers(), bytes: Buffer.from(token ?? '') };
    };
    const signIn = async () => {
      renewals.push('sign-in');
      return { access: { token: 'first', validUntil }, refresh: { token: 'refresh', validUntil } };
    };
    const { call } = openAccess({ http, signIn, now: () => new Date() });
    const fetchStatus = async (path: string): Promise<string> =>
      Buffer.from((await call({ group: 'other', method: 'GET', path })).bytes).toString();
    const waiting = fetchStatus('/late');
    expect(await fetchStatus('/soon')).toBe('refreshed-2');
    late.resolve();
    expect(await waiting).toBe('refreshed-2');
    expect(renewals).toEqual(['sign-in', 'refresh']);
  });
});
