import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { addDays, businessDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Ksef } from '#server/adapters/ksef/ksef.ts';
import type { Deps } from '#server/deps.ts';
import { hasDrafts, runKsef } from '#server/billing/public.ts';
import { later, type Timeline } from './timeline.ts';

const held = z.object({ reference: z.string() });

/** The sandbox of KSeF as it was in the past: what is sent then it holds since then. Everything else is requested from it today. */
function pastKsef({ ksef, config, now }: Deps): Ksef {
  const [key, initializationVector] = [randomBytes(32), randomBytes(16)];
  return {
    ...ksef,
    openSession: async () => ({
      reference: `DEMO-${randomBytes(8).toString('hex')}`,
      validUntil: new Date(now().getTime() + 3_600_000),
      key,
      initializationVector,
      publicKeyId: 'demo',
    }),
    closeSession: async () => {},
    send: async ({ reference: sessionReference }, { bytes }) => {
      const body = JSON.stringify({ nip: config.ksef.nip, session: sessionReference, at: now(), xml: bytes.toString('utf8') });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${config.ksef.apiUrl}/control/foreign`, { method: 'POST', headers, body });
      return { reference: held.parse(await answer.json()).reference };
    },
  };
}

/** Files of FA(3) are not dated before (schemat_FA(3)_v1-0E.xsd). */
const earliest = startOfDay({ year: 2025, month: 9, day: 1 });

/** In the evening: what was sold and refunded on a day is issued on it. */
const eveningMinute = 20 * 60;

/** Issues what was sold, day by day, as the worker does; where nobody can sign in to KSeF everything waits, as it would there. */
export async function* issueInvoices(since: Date, now: Date): Timeline {
  for (let day = startOfDay(businessDay(since > earliest ? since : earliest)); day < now; day = startOfDay(addDays(businessDay(day), 1))) {
    const deps = yield later(day, eveningMinute, now);
    if (deps.config.ksef.environment !== 'sandbox' || deps.config.ksef.authentication === null) return;
    if (await hasDrafts(deps)) await runKsef({ ...deps, ksef: pastKsef(deps) });
  }
}
