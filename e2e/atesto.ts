import { test as base } from '@playwright/test';
import { startService, type Service } from './service.ts';

export { expect } from '@playwright/test';

/** A mail as the sandbox shows it. */
export type Mail = Readonly<{ to: string; subject: string; text: string; html: string }>;

type OfTheTest = { mails: (to: string) => Promise<readonly Mail[]> };
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
  mails: async ({ service, request }, run) =>
    run(async (to) => {
      const answer = await request.get(`${service.sandbox}/mailbox/messages?to=${encodeURIComponent(to)}`);
      return (await answer.json()) as Mail[];
    }),
});
