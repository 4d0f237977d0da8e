import { anOrganization, joins, type TestOrganization } from '#server/testing/builders.ts';
import type { World } from '#server/testing/world.ts';

/** An organisation whose owner advises another, and whose branding that one can choose. */
export async function aLender(world: Pick<World, 'deps' | 'call'>, client: TestOrganization): Promise<string> {
  const lender = await anOrganization(world.deps, { plan: 'pro' });
  await joins(world.deps, lender, client, 'consultant');
  await world.call('PATCH', '/api/account/branding', { cookie: lender.cookie, body: { accent: '#224488' } });
  return lender.id;
}
