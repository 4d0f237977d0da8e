import type { TestOrganization, TestPerson } from '#server/testing/builders.ts';
import { memberRoles } from '#core/account/members/members.ts';
import { startSession, type SessionMark } from '#server/account/sessions/sessions.ts';
import type { FuzzWorld } from './world.ts';

export const callerNames = [
  'nobody',
  ...memberRoles,
  /** Somebody who belongs to nothing. */
  'outsider',
  /** The owner of another organisation, that paid nothing and is not confirmed. */
  'other',
  /** A registration that waits. */
  'newcomer',
  /** Whose password was right and whose second step is awaited, and who passed it. */
  'halfway',
  'proven',
  'operator',
  'accountant',
  'key',
] as const;
export type PrincipalName = (typeof callerNames)[number];

/** Somebody who calls, and by what the service knows them. */
export type Principal = Readonly<{
  name: PrincipalName;
  /** The mark of the fixture they are of. */
  mark: string;
  headers: Record<string, string>;
  userId: string | null;
  email: string | null;
}>;

const marks: Readonly<Partial<Record<PrincipalName, SessionMark>>> = {
  newcomer: { pending: true },
  halfway: { awaiting: true },
  proven: { secondFactor: true },
};

export async function sessionOf(world: FuzzWorld, userId: string, name: PrincipalName): Promise<string> {
  const token = await startSession(world.deps, world.deps.db, userId, { ipAddress: '127.0.0.1', userAgent: 'fuzz' }, marks[name]);
  return `atesto_session=${token}`;
}

type People = Readonly<Record<Exclude<PrincipalName, 'nobody' | 'key'>, TestPerson | TestOrganization>>;

/** Everybody who can call, with a session of their own. `marked` are those whose address begins with the mark. */
export async function callersOf(world: FuzzWorld, mark: string, people: People, apiKey: string): Promise<Record<PrincipalName, Principal>> {
  const marked = new Set<PrincipalName>(memberRoles);
  const known = await Promise.all(
    Object.entries(people).map(async ([one, { userId, email }]): Promise<[PrincipalName, Principal]> => {
      const name = one as PrincipalName;
      const headers = { cookie: await sessionOf(world, userId, name) };
      return [name, { name, mark, headers, userId, email: marked.has(name) ? `${mark}-${email}` : email }];
    }),
  );
  const nobody: Principal = { name: 'nobody', mark, headers: {}, userId: null, email: null };
  const key: Principal = { name: 'key', mark, headers: { authorization: `Bearer ${apiKey}` }, userId: null, email: null };
  return { nobody, key, ...(Object.fromEntries(known) as Record<Exclude<PrincipalName, 'nobody' | 'key'>, Principal>) };
}
