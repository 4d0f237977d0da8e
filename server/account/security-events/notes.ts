import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { sessionToken } from '#server/platform/http/session.ts';
import type { AppError } from '#server/platform/errors/app-error.ts';
import { kindOf, type Refused } from './kinds.ts';
import { saveEvents, type Counted } from './rows.ts';

/** Refusals are counted here for so long before they are written: a flood of them costs no statement each. */
const writtenEveryMillis = 5000;
/** So many different ones a process counts separately in a minute; further ones are counted by their kind alone. */
export const mostIsolated = 100;
const minuteMillis = 60_000;

export type Notes = Readonly<{ note: (request: FastifyRequest, refusal: AppError) => void; write: () => Promise<void> }>;

function whoIs(deps: Deps, request: FastifyRequest): Refused {
  if (request.account) return 'signed-in';
  return request.cookies && sessionToken(deps, request) ? 'unknown-session' : 'anybody';
}

/** Counts what is refused, and writes the counts every few seconds and when the application ends. */
export function openNotes(app: FastifyInstance, deps: Deps): Notes {
  let counted = new Map<string, Counted>();
  let apart = { minute: '', keys: new Set<string>() };

  const record: Notes['note'] = (request, refusal) => {
    const kind = kindOf(refusal, whoIs(deps, request));
    if (!kind) return;
    const at = deps.now();
    const minute = new Date(Math.floor(at.getTime() / minuteMillis) * minuteMillis).toISOString();
    if (apart.minute !== minute) apart = { minute, keys: new Set() };
    const place = { ipAddress: request.ip, userId: request.account?.userId ?? null };
    const keyOf = (of: typeof place | null): string => JSON.stringify([minute, kind, of]);
    const hasRoom = apart.keys.has(keyOf(place)) || apart.keys.size < mostIsolated;
    const key = keyOf(hasRoom ? place : null);
    const before = counted.get(key);
    if (hasRoom) apart.keys.add(key);
    counted.set(key, {
      ...(hasRoom ? place : { ipAddress: null, userId: null }),
      minute,
      kind,
      code: refusal.code,
      route: request.routeOptions.url ?? '',
      count: (before?.count ?? 0) + 1,
      lastAt: at.toISOString(),
    });
  };

  const write = async (): Promise<void> => {
    if (counted.size === 0) return;
    const events = [...counted.values()];
    counted = new Map();
    await saveEvents(deps.db, events).catch((error: unknown) => {
      deps.log.error({ err: error, count: events.length }, 'security events not kept');
    });
  };

  const timer = setInterval(() => void write(), writtenEveryMillis);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  return { note: record, write };
}
