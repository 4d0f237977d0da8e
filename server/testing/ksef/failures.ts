import sql from 'sql-template-tag';
import { beforeEach } from 'vitest';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { withSandboxKsef } from './sandbox.ts';
import { documentsOfSale, forgetTrouble, ksefTasks } from './world.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

type Sale = Awaited<ReturnType<typeof aSale>>;

/** A world with the sandbox as its KSeF; each test has a company and a month of its own, from `first` on, and no trouble of others. */
export function failureWorld(first: string) {
  const world = openWorld();
  const ksef = withSandboxKsef(world);
  let org: TestOrganization;
  let months = 0;
  beforeEach(async () => {
    const at = new Date(first);
    at.setUTCMonth(at.getUTCMonth() + months);
    months += 1;
    await ksef.command('calm');
    // The clock never goes back: calls of the future would be counted.
    const tomorrow = world.deps.now().getTime() + 86_400_000;
    await ksef.at(new Date(Math.max(at.getTime(), tomorrow)).toISOString());
    ksef.restart();
    await forgetTrouble(world);
    await world.deps.db.rows(sql`delete from pgboss.job where name = 'mail'`);
    org = await anOrganization(world.deps, { plan: null });
  });
  return {
    world,
    ksef,
    organization: () => org,
    /** A sale that was paid five minutes ago. */
    paid: (change: Parameters<typeof aSale>[2] = {}) =>
      aSale(world.deps, org, { paidAt: new Date(world.deps.now().getTime() - 300_000).toISOString(), ...change }),
    documents: (sale: Sale) => documentsOfSale(world, sale),
    tasks: () => ksefTasks(world),
    /** Mails about documents that buyers were sent, in their order. */
    mails: async (): Promise<string[]> => {
      const rows = await world.deps.db.rows<{ kind: string }>(sql`
        select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'kind' like '%_issued' order by created_on, id`);
      return rows.map(({ kind }) => kind);
    },
  };
}
