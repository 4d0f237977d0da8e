import type { FastifyInstance } from 'fastify';
import { listSecurityEvents } from '#contract/account/security-events.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Notes } from './notes.ts';
import { eventPage, readEvents } from './rows.ts';

export function addSecurityEvents(app: FastifyInstance, deps: Deps, notes: Notes): void {
  serve(app, deps, listSecurityEvents, async (_, { query }) => {
    // What this process counted a moment ago is checked too.
    await notes.write();
    const rows = await readEvents(deps.db, deps.now(), query);
    const events = rows.slice(0, eventPage);
    return {
      events: events.map((row) => ({ ...row, minute: row.minute.toISOString(), lastAt: row.lastAt.toISOString() })),
      next: rows.length > eventPage ? (events.at(-1)?.id ?? null) : null,
    };
  });
}
