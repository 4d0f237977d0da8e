import { useState, type FormEvent } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useChangePassword } from '#client/account/settings/queries.ts';
import { fieldsOf, useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

export function PasswordPart() {
  const { t } = useTranslation();
  const change = useChangePassword();
  const feedback = useSaveFeedback();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [repeated, setRepeated] = useState('');
  const [tried, setTried] = useState(false);
  const fields = fieldsOf(change.error);
  const differs = tried && newPassword !== repeated ? t('register.errors.confirmPassword') : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (newPassword !== repeated) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          feedback.onSuccess();
          for (const empty of [setCurrent, setNew, setRepeated]) empty('');
          setTried(false);
        },
        onError: feedback.onError,
      },
    );
  };
  return (
    <Part id="settings-password" title={t('login.password')} lead={t('settings.passwordLead')}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={t('settings.currentPassword')}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
          error={fields.currentPassword}
        />
        <Field
          label={t('reset.password')}
          hint={t('register.passwordHint')}
          type="password"
          autoComplete="new-password"
          value={newPassword}
          onChange={(event) => setNew(event.target.value)}
          error={fields.newPassword}
        />
        <Field
          label={t('register.fields.confirmPassword')}
          type="password"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          error={differs}
        />
        <Button type="submit" disabled={change.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </Part>
  );
}
