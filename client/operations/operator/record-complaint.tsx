import { useState, type FormEvent } from 'react';
import { complaintWays } from '#core/operations/complaints.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { ComplaintFields, emptyComplaint } from '#client/operations/complaints/complaint-fields.tsx';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useRecordComplaint } from './queries.ts';

const ways = complaintWays.filter((way) => way !== 'form');

function ComplaintForm({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const save = useRecordComplaint();
  const failureText = useFailureText();
  const [form, setForm] = useState(emptyComplaint);
  const [further, setFurther] = useState({ receivedOn: '', note: '' });
  const [way, setWay] = useState(ways[0] ?? 'email');
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(
      { ...form, ...further, via: way },
      {
        onSuccess: ({ number, answerBy }) => {
          toast({ title: t('complaint.done', { number }), description: t('complaint.doneText', { date: day(answerBy) }) });
          close();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {save.error && Object.keys(errors).length === 0 && (
        <Notice tone="bad" alert>
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <Select label={t('operator.way')} value={way} onChange={(event) => setWay(ways.find((one) => one === event.target.value) ?? way)}>
        {ways.map((one) => (
          <option key={one} value={one}>
            {t(`operator.ways.${one}`)}
          </option>
        ))}
      </Select>
      <Field
        type="date"
        label={t('operator.receivedOn')}
        value={further.receivedOn}
        onChange={(event) => setFurther({ ...further, receivedOn: event.target.value })}
        error={errors.receivedOn}
      />
      <ComplaintFields form={form} change={(change) => setForm((before) => ({ ...before, ...change }))} errors={errors} />
      <Field
        label={t('operator.note')}
        hint={t('operator.noteHint')}
        maxLength={lengths.note.most}
        value={further.note}
        onChange={(event) => setFurther({ ...further, note: event.target.value })}
        error={errors.note}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {t('operator.confirm')}
        </Button>
      </div>
    </form>
  );
}

/** Writes down a complaint that came in another way than by the form. */
export function RecordComplaint() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('operator.recordComplaint')}
      </Button>
      {open && (
        <Dialog
          open
          wide
          onClose={() => setOpen(false)}
          title={t('operator.recordComplaint')}
          description={t('operator.recordComplaintText')}
        >
          <ComplaintForm close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
