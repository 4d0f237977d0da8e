import { useState, type FormEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePrintLetter } from './queries.ts';

function PrintForm({ id, close }: { id: string; close: () => void }) {
  const { t } = useTranslation();
  const print = usePrintLetter();
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const errors = print.error instanceof ApiError ? print.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    print.mutate({ id, note }, { onSuccess: close });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {print.error && !errors.note && (
        <Notice tone="bad" alert>
          <p>{failureText(print.error)}</p>
        </Notice>
      )}
      <Field
        label={t('operator.note')}
        hint={t('operator.noteHint')}
        maxLength={lengths.note.most}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={errors.note}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={print.isPending}>
          {t('operator.printLetter')}
        </Button>
      </div>
    </form>
  );
}

/** Prints a letter with a code; the code is made with it, so that printing again ends the earlier one. */
export function PrintLetter({ id }: { id: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-3">
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('operator.printLetter')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('operator.printLetter')} description={t('operator.printLetterText')}>
          <PrintForm id={id} close={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
}
