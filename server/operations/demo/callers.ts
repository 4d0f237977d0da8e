import sql from 'sql-template-tag';
import type { Principal, Member } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { accountIn, accountOfUser } from '#server/account/public.ts';

const userAgent = 'demo';
const localOrigin = { ipAddress: '127.0.0.1', userAgent };

/** Somebody with a browser of their own at that address, not signed in. */
export function visitor(ipAddress: string): Principal<'anyone'> {
  let token: string | undefined;
  const session = {
    get token() {
      return token;
    },
    start: (started: string) => void (token = started),
    end: () => void (token = undefined),
  };
  const guest = { token: undefined, start: () => {}, end: () => {} };
  return { language: 'pl', origin: { ipAddress, userAgent }, session, guest, header: () => {} };
}

async function userIdOf({ db }: Deps, email: string): Promise<string> {
  const [user] = await db.rows<{ id: string }>(sql`select id from users where email = ${email}`);
  if (!user) throw new Error(`${email} has no account`);
  return user.id;
}

/** Somebody signed in, as the service knows them at the moment of `deps`. */
export async function signedIn(deps: Deps, email: string): Promise<Principal<'operator'>> {
  const account = await accountOfUser(deps, deps.db, await userIdOf(deps, email));
  if (!account) throw new Error(`${email} cannot sign in`);
  return { ...visitor(localOrigin.ipAddress), account };
}

/** The owner of an organisation, signed in. */
export async function ownerOf(deps: Deps, email: string): Promise<Principal<'owner'> & Readonly<{ account: Member }>> {
  const caller = await signedIn(deps, email);
  const { organization, userId } = caller.account;
  const account = organization && (await accountIn(deps, deps.db, organization.id, userId));
  if (!account) throw new Error(`${email} has no organisation`);
  return { ...caller, account };
}
