import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { lengths } from '#core/platform/limits.ts';
import { ApiError, saveFile } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** A letter in Polish about an application that comes late. */
export function LetterPart() {
  const { t } = useTranslation();
  const [cause, setCause] = useState('');
  const letter = useMutation({ mutationFn: () => saveFile('POST /api/duties/register-entry/letter', { body: { cause } }) });
  const refused = letter.error instanceof ApiError && letter.error.fields.cause !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    letter.mutate();
  };
  return (
    <section aria-labelledby="late-letter" className="border-t border-line pt-6">
      <h2 id="late-letter" className="text-xl">
        {t('registerEntry.letter.title')}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">{t('registerEntry.letter.text')}</p>
      <form noValidate onSubmit={submit} className="mt-3 max-w-3xl space-y-3">
        <TextArea
          label={t('registerEntry.letter.cause')}
          hint={t('registerEntry.letter.causeHint')}
          value={cause}
          maxLength={lengths.lateCause.most}
          error={refused ? t('registerEntry.letter.causeWrong', lengths.lateCause) : undefined}
          onChange={(event) => setCause(event.target.value)}
        />
        {letter.isError && !refused && <Failure error={letter.error} />}
        <Button type="submit" variant="secondary" disabled={letter.isPending}>
          {t('registerEntry.letter.make')}
        </Button>
      </form>
    </section>
  );
}
