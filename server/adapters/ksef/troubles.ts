import { z } from 'zod';
import { KsefTrouble, type KsefTroubleKind } from './ksef.ts';

/** Where KSeF does not state how long to wait. */
const defaultWaitSeconds = 60;
const longestText = 300;
/** The session is full, is not there, or takes nothing more. */
const sessionOver = new Set([21_155, 21_173, 21_180]);

const problem = z.object({
  title: z.string().nullish().catch(null),
  detail: z.string().nullish().catch(null),
  reasonCode: z.string().nullish().catch(null),
  traceId: z.string().nullish().catch(null),
  errors: z
    .array(z.object({ code: z.number(), description: z.string().catch('') }))
    .nullish()
    .catch(null),
});

type Problem = z.output<typeof problem>;

/** The body of a refusal as problem details; what cannot be read says nothing. */
export function problemOf(body: Uint8Array): Problem {
  try {
    return problem.catch({}).parse(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    return {};
  }
}

/** Seconds until the moment that `Retry-After` names, as a number or a date (RFC 9110, 10.2.3). */
export function retryAfterSeconds(header: string | null, now: Date): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,7}$/.test(text)) return Math.max(1, Number(text));
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? defaultWaitSeconds : Math.max(1, Math.ceil((at - now.getTime()) / 1000));
}

function kindOf(status: number, codes: readonly number[]): KsefTroubleKind {
  if (status === 429) return 'limited';
  if (status >= 500) return 'unreachable';
  if (status < 400) return 'not_understood';
  if (status === 401 || status === 403) return 'not_allowed';
  return codes.some((code) => sessionOver.has(code)) ? 'session_over' : 'refused';
}

/** Nothing that looks like a token or a long key goes into a text. */
function withoutSecrets(text: string): string {
  return text.replace(/[A-Za-z0-9+/=_.-]{60,}/g, '…').slice(0, longestText);
}

type Refusal = Readonly<{ what: string; status: number; retryAfter: string | null; body: Problem; now: Date }>;

/** An answer that is no yes. */
export function troubleOf({ what, status, retryAfter, body, now }: Refusal): KsefTrouble {
  const codes = (body.errors ?? []).map(({ code }) => code);
  const kind = kindOf(status, codes);
  const code = codes.find((one) => sessionOver.has(one)) ?? codes[0] ?? null;
  const message = (body.errors ?? []).map((one) => `${one.code} ${one.description}`).join('; ') || body.detail || body.title || '';
  const reason = body.reasonCode ? ` [${body.reasonCode}]` : '';
  return new KsefTrouble(kind, withoutSecrets(`KSeF answered ${what} with ${status}${reason}${message ? `: ${message}` : ''}`), {
    code,
    status,
    retryAfterSeconds: kind === 'limited' ? retryAfterSeconds(retryAfter, now) : null,
  });
}
