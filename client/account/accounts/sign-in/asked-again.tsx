import type { CurrentUser } from '#contract/account/accounts.ts';
import { ProveAgain } from './prove-again.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** What somebody who is signed in may be asked over any screen. */
export function Reauthentication({ user }: { user: CurrentUser }) {
  return (
    <>
      <SignInAgain user={user} />
      <ProveAgain email={user.email} />
    </>
  );
}
