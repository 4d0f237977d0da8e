import type { CurrentUser } from '#contract/account/accounts.ts';
import { Reauthenticate } from './reauthenticate.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** What somebody who is signed in may be asked over any screen. */
export function Reauthentication({ user }: { user: CurrentUser }) {
  return (
    <>
      <SignInAgain user={user} />
      <Reauthenticate email={user.email} />
    </>
  );
}
