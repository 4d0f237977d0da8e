import { useState, type FormEvent, type ReactNode } from 'react';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useAct, type Act } from '#client/operations/operator/queries.ts';

type Fields = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

type Props = Readonly<{
  label: string;
  title: string;
  text?: string;
  danger?: boolean;
  /** The usual one of several. */
  usual?: boolean;
  /** For many fields. */
  wide?: boolean;
  /** Starting values of further fields. */
  initial?: Fields;
  /** Further fields of the act. */
  renderFields?: (values: Fields, change: (name: string, value: string) => void, errors: Errors) => ReactNode;
  act: (values: Fields) => Act;
}>;

const noFields: Fields = {};

/** A button whose act asks for its reason first. */
export function ActButton({
  label,
  title,
  text,
  danger = false,
  usual = false,
  wide = false,
  initial = noFields,
  renderFields,
  act,
}: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant={usual ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={title} wide={wide} {...(text ? { description: text } : {})}>
          <ActForm {...{ danger, initial, act }} {...(renderFields ? { renderFields } : {})} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function ActForm({
  danger,
  initial,
  renderFields,
  act,
  close,
}: Pick<Props, 'danger' | 'initial' | 'renderFields' | 'act'> & { close: () => void }) {
  const { t } = useTranslation();
  const doIt = useAct();
  const failureText = useFailureText();
  const [values, setValues] = useState<Fields>(initial ?? {});
  const [note, setNote] = useState('');
  const errors = doIt.error instanceof ApiError ? doIt.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    doIt.mutate(
      { act: act(values), note },
      {
        onSuccess: () => {
          toast({ title: t('operator.done') });
          close();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {doIt.error && Object.keys(errors).length === 0 && (
        <Notice tone="bad" alert>
          <p>{failureText(doIt.error)}</p>
        </Notice>
      )}
      {renderFields?.(values, (name, value) => setValues((now) => ({ ...now, [name]: value })), errors)}
      <Field
        label={t('operator.note')}
        maxLength={lengths.note.most}
        hint={t('operator.noteHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={errors.note}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={doIt.isPending}>
          {t('operator.confirm')}
        </Button>
      </div>
    </form>
  );
}
