import { useState, type FormEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useDescribe, type Watched } from '#client/supplier/suppliers/queries.ts';

/** The organisation's own words about a supplier. */
export function NoteDialog({ supplier, close }: { supplier: Watched; close: () => void }) {
  const { t } = useTranslation();
  const [label, setLabel] = useState(supplier.label);
  const [note, setNote] = useState(supplier.note);
  const describe = useDescribe();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    describe.mutate(
      { nip: supplier.nip, label, note },
      {
        onSuccess: () => {
          toast({ title: t('done.saved') });
          close();
        },
      },
    );
  };
  return (
    <Dialog open onClose={close} title={t('suppliers.note.title')} description={`NIP ${supplier.nip}. ${t('suppliers.note.lead')}`}>
      <form onSubmit={save} className="space-y-4">
        <Field
          label={t('suppliers.note.label')}
          value={label}
          maxLength={lengths.supplierLabel.most}
          onChange={(event) => setLabel(event.target.value)}
        />
        <TextArea
          rows={4}
          label={t('suppliers.note.note')}
          value={note}
          maxLength={lengths.supplierNote.most}
          onChange={(event) => setNote(event.target.value)}
        />
        {describe.isError && <Failure error={describe.error} />}
        <Button type="submit" disabled={describe.isPending}>
          {t('suppliers.note.save')}
        </Button>
      </form>
    </Dialog>
  );
}
