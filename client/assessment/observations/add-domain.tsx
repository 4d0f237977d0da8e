import { useState, type FormEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useAddDomain } from './queries.ts';

/** Names a domain and agrees that it is looked at. */
export function AddDomain() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const add = useAddDomain();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed) add.mutate(name, { onSuccess: () => (setName(''), setAgreed(false)) });
  };
  const refused = add.error instanceof ApiError ? add.error.fields.name : undefined;
  return (
    <form noValidate onSubmit={submit} aria-labelledby="add-domain" className="max-w-2xl space-y-4 border-l-2 border-brand pl-5">
      <h2 id="add-domain" className="text-xl">
        {t('domains.add.title')}
      </h2>
      <Field
        label={t('domains.add.label')}
        hint={t('domains.add.hint')}
        error={refused}
        value={name}
        maxLength={lengths.domain.most}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <ChoiceRow
          kind="checkbox"
          name="consent"
          value="yes"
          checked={agreed}
          label={t('domains.add.consent')}
          change={(on) => {
            setAgreed(on);
            setMissing(false);
          }}
        />
        <p role="alert" className="font-medium text-bad empty:hidden">
          {missing && t('domains.add.consentMissing')}
        </p>
      </div>
      {add.error && !refused && <Failure error={add.error} />}
      <Button type="submit" disabled={add.isPending}>
        {t('domains.add.submit')}
      </Button>
    </form>
  );
}
