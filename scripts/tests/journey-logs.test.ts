import { expect, it } from 'vitest';
import { openLog } from '#server/platform/observability/log.ts';
import { privateIn } from '#server/testing/logs/private-lines.ts';
import { loggedIn } from './journey-logs.ts';

it('finds among what a service prints the lines that it logged, and in them what is private', () => {
  let output = 'ready http://localhost:4310\nKonto: anna@example.com, hasło: demo\n';
  const log = openLog('info', { write: (line) => (output += line) });
  log.info({ route: '/api/auth/me' }, 'call');
  log.warn({ sentTo: 'anna@example.com' }, 'mail refused');
  const lines = loggedIn(output);
  expect(lines).toHaveLength(2);
  expect(lines.map(privateIn)).toEqual([[], ['an address of mail']]);
});
