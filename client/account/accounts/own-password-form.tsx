import { useState, type FormEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';

type Shown = Readonly<{ password: string }> | Readonly<{ newPassword: string }>;

/** Where a confirming link is opened in another browser: the password of the registration, or a new one that ends it. */
export function OwnPasswordForm({ error, pending, confirm }: { error: unknown; pending: boolean; confirm: (shown: Shown) => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [anew, setAnew] = useState(false);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const least = anew ? lengths.password.least : 1;
  const tooShort = tried && typed.length < least ? t(anew ? 'register.errors.password' : 'login.passwordRequired') : undefined;
  const refused = error instanceof ApiError ? error.fields[anew ? 'newPassword' : 'password'] : undefined;
  const isNeeded = error instanceof ApiError && error.code === 'registration_password_needed';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (typed.length >= least) confirm(anew ? { newPassword: typed } : { password: typed });
  };
  const turn = (): void => {
    setAnew(!anew);
    setTyped('');
    setTried(false);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div>
        <h2 className="text-xl">{t('verify.who')}</h2>
        <p className="mt-1 text-muted">{t(anew ? 'verify.newText' : 'verify.whoText')}</p>
      </div>
      {!refused && !isNeeded && (
        <Notice tone="bad" alert>
          <p>{failureText(error, t('verify.failedText'))}</p>
        </Notice>
      )}
      <Field
        key={String(anew)}
        label={t(anew ? 'reset.password' : 'verify.password')}
        hint={anew ? t('register.passwordHint') : undefined}
        type="password"
        name={anew ? 'new-password' : 'password'}
        autoComplete={anew ? 'new-password' : 'current-password'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tooShort ?? refused}
      />
      <Button type="submit" className="w-full" disabled={pending}>
        {t('verify.confirm')}
      </Button>
      <Button variant="quiet" size="small" onClick={turn}>
        {t(anew ? 'verify.known' : 'verify.unknown')}
      </Button>
    </form>
  );
}
