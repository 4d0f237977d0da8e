import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether the process goes down: it says so to those who choose among processes before it takes nothing more. */
export type Ending = { begun: boolean };

/** Lets connections go that would otherwise be kept open for more calls, once the process goes down. */
export function addEnding(app: FastifyInstance, ending: Ending): void {
  app.addHook('onSend', async (_, reply) => {
    if (ending.begun) reply.header('connection', 'close');
  });
}

/** States that the process goes down, and gives those who look every second or so the time to see it. */
export async function announceEnd(ending: Ending, drainSeconds: number): Promise<void> {
  ending.begun = true;
  await pause(drainSeconds * 1000);
}
