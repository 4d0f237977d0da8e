import type { FastifyInstance } from 'fastify';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { OutageMessage } from '#sandbox/ksef/state.ts';

/** The messages that state that something is out of order now, the gravest first. */
function current(ksef: Ksef): OutageMessage[] {
  const now = ksef.now();
  const latest = new Map<number, OutageMessage>();
  for (const message of ksef.state.messages.values()) latest.set(message.eventId, message);
  const isNow = ({ type, start, end }: OutageMessage): boolean =>
    type !== 'FAILURE_END' && Date.parse(start) <= now && (end === null || now < Date.parse(end));
  const order = ['TOTAL_FAILURE', 'FAILURE', 'MAINTENANCE'];
  return [...latest.values()].filter(isNow).sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
}

export function isOutage(ksef: Ksef): boolean {
  return current(ksef).length > 0;
}

/** The lighthouse (`latarnia`): whether the system is available, and what was announced. */
export function addLighthouse(app: FastifyInstance, opened: () => Promise<Ksef>): void {
  app.get('/ksef/latarnia/status', async () => {
    const ksef = await opened();
    const messages = current(ksef);
    return { status: messages[0]?.category ?? 'AVAILABLE', ...(messages.length > 0 ? { messages } : {}) };
  });
  app.get('/ksef/latarnia/messages', async () => [...(await opened()).state.messages.values()].toReversed());
}
