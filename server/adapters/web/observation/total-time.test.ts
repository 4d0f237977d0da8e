import { expect, it } from 'vitest';
import { observationChecks, verdictOfReason } from '#core/assessment/observations/checks.ts';
import { fakeNetwork } from '#core/assessment/observations/fake-network.ts';
import type { Network } from '#core/assessment/observations/network.ts';
import { observeDomain } from '#core/assessment/observations/observe.ts';
import { inTotal } from './total-time.ts';

const never = (): Promise<never> => new Promise(() => {});
const silent: Network = {
  txt: never,
  mx: never,
  caa: never,
  tlsa: never,
  hasAddress: never,
  dnssec: never,
  https: never,
  http: never,
  tls: never,
  mail: never,
};

it('ends a check of servers that never answer, of which nothing is then said to be known', async () => {
  const findings = await observeDomain('firma.pl', inTotal(silent, 50), new Date());
  for (const check of observationChecks) expect(verdictOfReason[findings[check].reason]).toBe('unknown');
});

it('asks nobody any more when the time is over', async () => {
  const network = fakeNetwork({});
  await observeDomain('firma.pl', inTotal(network, 0), new Date());
  expect(network.queried).toEqual([]);
});

it('passes on what is answered in time', async () => {
  const network = inTotal(fakeNetwork({ txt: { 'firma.pl': ['v=spf1 -all'] } }), 60_000);
  expect((await observeDomain('firma.pl', network, new Date())).spf.reason).toBe('spf_strict');
});
