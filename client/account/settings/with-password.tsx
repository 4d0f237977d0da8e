import { useState, type FormEvent, type ReactNode } from 'react';
import { usePasskeyText } from '#client/account/accounts/sign-in/passkey-text.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';

/** Asks for the own password before something about signing in changes; the dialog stays while it is wrong. */
export function WithPassword({
  title,
  text,
  act,
  danger = false,
  ready = true,
  children,
  onClose,
  work,
}: {
  title: string;
  text?: string;
  act: string;
  danger?: boolean;
  /** Whether what is asked for beside the password is there. */
  ready?: boolean;
  children?: ReactNode;
  onClose: () => void;
  work: (password: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const textOf = usePasskeyText();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const fields = fieldsOf(failure);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setPending(true);
    setFailure(null);
    work(password)
      .catch((error: unknown) => setFailure(error))
      .finally(() => setPending(false));
  };
  return (
    <Dialog open onClose={onClose} title={title} {...(text ? { description: text } : {})}>
      <form noValidate onSubmit={submit} className="space-y-4">
        {failure !== null && Object.keys(fields).length === 0 && (
          <Notice tone="bad" alert>
            <p>{textOf(failure)}</p>
          </Notice>
        )}
        {children}
        <Field
          label={t('settings.currentPassword')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fields.password}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={pending || !ready || password === ''}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
