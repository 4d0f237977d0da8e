import { expect, test as base } from '@playwright/test';
import { startService, type Service } from './service.ts';

export { expect } from '@playwright/test';

/** A mail as the sandbox shows it. */
export type Mail = Readonly<{ to: string; subject: string; text: string; html: string }>;

type OfTheTest = { complete: void; obedient: void; mails: (to: string) => Promise<readonly Mail[]> };
type OfTheWorker = { service: Service };

/** A journey through a service that no other worker uses; `mails` reads its mailbox, newest first. */
export const test = base.extend<OfTheTest, OfTheWorker>({
  service: [
    // Playwright reads the names of the fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, run, { parallelIndex }) => {
      const service = await startService(parallelIndex);
      await run(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ service }, run) => run(service.origin),
  // No page asks for what its policy refuses: styles or scripts of its own, HTML or scripts that nobody vouched for.
  obedient: [
    async ({ context }, run) => {
      const refused: string[] = [];
      const isAppError = /inline (style|script|event).*Content Security Policy|requires? '?Trusted/i;
      context.on('console', (message) => isAppError.test(message.text()) && refused.push(message.text()));
      await run();
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  // No screen states what the part of the application that it belongs to did not bring along (`scripts/build/word-parts.ts`).
  complete: [
    async ({ context }, run) => {
      const lacking: string[] = [];
      context.on('console', (message) => /^words of .* are not loaded$/.test(message.text()) && lacking.push(message.text()));
      await run();
      expect(lacking).toEqual([]);
    },
    { auto: true },
  ],
  mails: async ({ service, request }, run) =>
    run(async (to) => {
      const answer = await request.get(`${service.sandbox}/mailbox/messages?to=${encodeURIComponent(to)}`);
      return (await answer.json()) as Mail[];
    }),
});
