import type { FormEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';

/** The NIP with which a scope check begins; where no application listens, the form leads to the page of the check. */
export function NipField({
  error,
  pending = false,
  initial,
  submit,
}: {
  error?: string | undefined;
  pending?: boolean;
  /** What stands in it at first. */
  initial?: string | undefined;
  submit?: (nip: string) => void;
}) {
  const { t } = useTranslation();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    if (!submit) return;
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('nip');
    submit(typeof typed === 'string' ? typed : '');
  };
  return (
    <form method="get" action="/czy-podlegam" noValidate onSubmit={send} className="scripted max-w-xl">
      <input type="hidden" name="lang" value={shownLanguage()} />
      <div className={`flex flex-wrap gap-3 ${error ? 'items-center' : 'items-end'}`}>
        <Field
          key={initial ?? ''}
          label={t('scope.company.label')}
          name="nip"
          inputMode="numeric"
          autoComplete="off"
          maxLength={lengths.nip.most}
          defaultValue={initial}
          error={error}
          className="min-w-0 grow basis-44"
        />
        <Button type="submit" disabled={pending}>
          {t('scope.company.look')}
        </Button>
      </div>
    </form>
  );
}
