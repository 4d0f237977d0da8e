import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import type { CurrentUser } from '#contract/account/accounts.ts';
import { api, sessionEnded, signedInAgain } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { meKey, waysIn } from '#client/account/accounts/queries.ts';
import type { Step } from './second-factor-step.tsx';

const SecondStep = lazyPart<Step>(async () => (await import('./second-factor-step.tsx')).SecondStep);

/**
 * Where the session ended meanwhile: the password is asked for in place, so that everything on the screen stays. What
 * failed without a session is tried again afterwards.
 */
export function SignInAgain({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const ways = waysIn(failure);
  useEffect(() => {
    const openDialog = (): void => setOpen(true);
    addEventListener(sessionEnded, openDialog);
    return () => removeEventListener(sessionEnded, openDialog);
  }, []);
  const goOn = async (renewed: CurrentUser): Promise<void> => {
    queries.setQueryData(meKey, renewed);
    setOpen(false);
    setPassword('');
    setFailure(null);
    dispatchEvent(new Event(signedInAgain));
    await queries.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
  };
  const signIn = async (): Promise<void> => goOn(await api('POST /api/auth/login', { body: { email: user.email, password } }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setPending(true);
    signIn()
      .catch((error: unknown) => setFailure(error))
      .finally(() => setPending(false));
  };
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('signIn.again')} description={t('signIn.againText', { email: user.email })}>
      {ways ? (
        <SecondStep ways={ways} onPassed={(renewed) => void goOn(renewed)} onOver={() => setFailure(null)} />
      ) : (
        <form noValidate onSubmit={submit} className="space-y-4">
          {failure !== null && (
            <Notice tone="bad" alert>
              <p>{failureText(failure)}</p>
            </Notice>
          )}
          <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
          <Field
            label={t('login.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('signIn.later')}
            </Button>
            <Button type="submit" disabled={pending || password === ''}>
              {t(pending ? 'login.pending' : 'signIn.button')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
