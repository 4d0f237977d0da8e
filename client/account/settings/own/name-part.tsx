import { useState, type FormEvent } from 'react';
import type { Settings } from '#contract/account/settings.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useChangeName } from '#client/account/settings/queries.ts';
import { fieldsOf, useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

export function NamePart({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const change = useChangeName();
  const feedback = useSaveFeedback();
  const [firstName, setFirstName] = useState(settings.firstName);
  const [lastName, setLastName] = useState(settings.lastName);
  const fields = fieldsOf(change.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate({ firstName, lastName }, feedback);
  };
  return (
    <Part id="settings-name" title={t('settings.name')} lead={settings.email}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('register.fields.firstName')}
            maxLength={lengths.personName.most}
            autoComplete="given-name"
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
            error={fields.firstName}
          />
          <Field
            label={t('register.fields.lastName')}
            maxLength={lengths.personName.most}
            autoComplete="family-name"
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
            error={fields.lastName}
          />
        </div>
        <Button type="submit" disabled={change.isPending}>
          {t('settings.save')}
        </Button>
      </form>
    </Part>
  );
}
