import { accessRequestToken } from '#server/account/access-requests/mail.ts';
import { aPerson, type TestOrganization } from '#server/testing/builders.ts';
import type { World } from '#server/testing/world.ts';

type At = Pick<World, 'deps' | 'call'>;

async function requestAccess(world: At, { nip, email }: TestOrganization): Promise<Readonly<{ id: string; token: string }>> {
  const { cookie } = await aPerson(world.deps);
  const { id } = (await world.call('POST', '/api/access-requests', { cookie, body: { nip, email } })).json<{ id: string }>();
  return { id, token: (await accessRequestToken(world.deps, id)) ?? '' };
}

/** Two requests for access to an organisation, each with the secret of its link: one to accept and one to decline. */
export async function someAccessRequests(world: At, org: TestOrganization) {
  const [accepted, declined] = [await requestAccess(world, org), await requestAccess(world, org)];
  return { accessRequest: accepted.id, accessToken: accepted.token, declinedRequest: declined.id, declinedToken: declined.token };
}
