import sql from 'sql-template-tag';
import { addOperator } from '#server/account/accounts/operators.ts';
import { issueToken } from '#server/account/people/passwords/tokens.ts';
import { invitationToken } from '#server/account/members/invitations/invitations.ts';
import { codeAt, stepAt } from '#server/account/authenticators/totp.ts';
import { guestToken } from '#server/assessment/guests/mail.ts';
import { requestToken } from '#server/supplier/suppliers/requests/requests.ts';
import { aPerson, joins, testPassword, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import type { Things } from '#server/testing/things/things.ts';
import { mustBe, oneRow, staffSecret } from './work.ts';
import type { FuzzWorld } from './world.ts';

/** Things that a call names by a secret: whoever has it may see what it opens. */
export type Secrets = Readonly<
  Record<
    | 'invitation'
    | 'newInvitation'
    | 'verification'
    | 'reset'
    | 'share'
    | 'guest'
    | 'staff'
    | 'feed'
    | 'stop'
    | 'unsubscribe'
    | 'totp'
    | 'recovery'
    | 'code'
    | 'objection',
    string
  >
>;

export type People = Record<'editor' | 'consultant' | 'reader' | 'outsider' | 'newcomer' | 'app' | 'operator' | 'accountant', TestPerson>;

export async function peopleOf(world: FuzzWorld, org: TestOrganization): Promise<People> {
  const names = ['editor', 'consultant', 'reader', 'outsider', 'newcomer', 'app', 'operator', 'accountant'] as const;
  const made = await Promise.all(names.map(async (name) => [name, await aPerson(world.deps)] as const));
  const people = Object.fromEntries(made) as People;
  for (const role of ['editor', 'consultant', 'reader'] as const) await joins(world.deps, people[role], org, role);
  await addOperator(world.deps, people.operator.email);
  await world.deps.db.rows(sql`update users set role = 'accountant' where id = ${people.accountant.userId}`);
  return people;
}

/** The secret of an authenticator application, and a recovery code. */
async function withApp(world: FuzzWorld, { cookie }: TestPerson): Promise<{ totp: string; recovery: string }> {
  const { secret } = await mustBe<{ secret: string }>(world, cookie, 'POST /api/account/second-factor/totp', { password: testPassword });
  const code = codeAt(secret, stepAt(world.deps.now()) - 1);
  const path = 'POST /api/account/second-factor/totp/confirmation';
  const { recoveryCodes } = await mustBe<{ recoveryCodes: string[] }>(world, cookie, path, { code });
  return { totp: secret, recovery: recoveryCodes[0] ?? '' };
}

export async function secretsOf(
  world: FuzzWorld,
  org: TestOrganization,
  who: People,
  things: Things,
): Promise<Omit<Secrets, 'code' | 'objection'>> {
  const { deps } = world;
  const invite = async (email: string): Promise<string> => {
    const { id } = await mustBe<{ id: string }>(world, org.cookie, 'POST /api/invitations', { email, role: 'editor' });
    return (await invitationToken(deps, id)) ?? '';
  };
  const feed = await mustBe<{ address: string }>(world, org.cookie, 'POST /api/action-items/calendar');
  const shared = {
    assessmentId: things.assessment,
    label: 'Audytor',
    days: 14,
    sections: true,
    report: true,
    comments: true,
    questionIds: [],
  };
  const share = await mustBe<{ address: string }>(world, org.cookie, 'POST /api/share-links', shared);
  await mustBe(world, org.cookie, 'POST /api/suppliers/requests', {
    language: 'pl',
    words: 'Prosimy o samoocenę do końca roku.',
    to: [{ nip: things.nip, email: `dostawca-${org.nip}@example.net` }],
  });
  const request = await oneRow<{ id: string }>(world, sql`select id from supplier_requests where organization_id = ${org.id}`);
  const user = await oneRow<{ token: string }>(world, sql`select unsubscribe_token as token from users where id = ${org.userId}`);
  return {
    invitation: await invite(who.outsider.email),
    newInvitation: await invite(`nowa-${org.nip}@example.com`),
    verification: await issueToken(deps, 'verification', who.newcomer.userId),
    reset: await issueToken(deps, 'reset', who.app.userId),
    share: share.address.split('/').at(-1) ?? '',
    staff: await staffSecret(world, org, things.adopted),
    guest: (await guestToken(deps, things.guest)) ?? '',
    feed: feed.address.split('/').at(-1) ?? '',
    stop: (await requestToken(deps, request.id)) ?? '',
    unsubscribe: user.token,
    ...(await withApp(world, who.app)),
  };
}
