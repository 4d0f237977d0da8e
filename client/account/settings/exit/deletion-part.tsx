import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { Part } from '#client/account/settings/part.tsx';
import { useDeleteAccount, useDeletionPreview } from '#client/account/settings/queries.ts';
import { fieldsOf, useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

/** What goes and what stays, shown before the last click. */
function Consequences({ immediately }: { immediately: boolean }) {
  const { t } = useTranslation();
  const preview = useDeletionPreview(true);
  if (preview.isPending) return <Skeleton label={t('common.loading')} className="h-24" />;
  if (preview.isError) return <Failure error={preview.error} retry={() => void preview.refetch()} />;
  const { organizations, assessments, certificates, payments, paidUntil, eraseAt } = preview.data;
  const waits = eraseAt !== null && !immediately;
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-[0.9375rem]">
      {organizations.map(({ name, deleted, others }) => (
        <li key={name}>
          {t(deleted ? (others > 0 ? 'settings.deletes.shared' : 'settings.deletes.organization') : 'settings.deletes.left', {
            name,
            count: others,
          })}
        </li>
      ))}
      <li>{t('settings.deletes.assessments', { count: assessments })}</li>
      {certificates > 0 && <li>{t('settings.deletes.certificates', { count: certificates })}</li>}
      {paidUntil && <li>{t('settings.deletes.paid', { date: day(paidUntil) })}</li>}
      {payments > 0 && <li>{t('settings.deletes.payments', { count: payments })}</li>}
      <li>{t('settings.deletes.kept')}</li>
      <li className="font-semibold">{waits ? t('settings.deletes.fetch', { date: day(eraseAt) }) : t('settings.deletes.final')}</li>
    </ul>
  );
}

function Tick({ checked, onChange, label }: { checked: boolean; onChange: (checked: boolean) => void; label: string }) {
  return (
    <label className="flex gap-3 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-(--brand)"
      />
      <span>{label}</span>
    </label>
  );
}

function Confirmation({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const remove = useDeleteAccount();
  const feedback = useSaveFeedback();
  const [, go] = useLocation();
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const [deleteShared, setShared] = useState(false);
  const [immediately, setImmediately] = useState(false);
  const preview = useDeletionPreview(true).data;
  const shared = preview?.organizations.some(({ deleted, others }) => deleted && others > 0) ?? false;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    remove.mutate(
      { password, deleteShared, immediately },
      {
        onSuccess: ({ eraseAt }) => {
          go(eraseAt ? '/ustawienia/zakonczenie' : '/');
          toast({ title: t(eraseAt ? 'settings.deletionBegun' : 'settings.deleted') });
        },
        onError: feedback.onError,
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Consequences immediately={immediately} />
      <Field
        label={t('settings.currentPassword')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldsOf(remove.error).password}
      />
      {shared && <Tick checked={deleteShared} onChange={setShared} label={t('settings.deleteShared')} />}
      {preview?.eraseAt && <Tick checked={immediately} onChange={setImmediately} label={t('settings.deleteNow')} />}
      <Tick checked={sure} onChange={setSure} label={t('settings.deleteSure')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="danger" disabled={!sure || password === '' || remove.isPending}>
          {t(preview?.eraseAt && !immediately ? 'settings.deleteBegin' : 'settings.deleteLast')}
        </Button>
      </div>
    </form>
  );
}

export function DeletionPart() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Part id="settings-deletion" title={t('settings.deletion')} lead={t('settings.deletionLead')}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('settings.delete')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('settings.deletion')} wide>
        <Confirmation close={() => setOpen(false)} />
      </Dialog>
    </Part>
  );
}
