import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webhookEvents } from '#core/certificate/webhooks.ts';

const server = join(import.meta.dirname, '..', '..');

it('every event that a webhook can ask for is told by something', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    // The page about the calls shows an example of one.
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('reference'))
    .map((file) => readFileSync(join(server, file), 'utf8'));
  expect(webhookEvents.filter((event) => !sources.some((source) => source.includes(`event: '${event}'`)))).toEqual([]);
});
