import { useState, type FormEvent } from 'react';
import type { Accountant } from '#contract/account/accountants.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure, useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ActButton } from '#client/operations/operator/rows/act-dialog.tsx';
import { useAccountants, useInviteAccountant } from '#client/operations/operator/queries.ts';
import { List } from '#client/operations/operator/rows/rows.tsx';

const empty = { email: '', firstName: '', lastName: '', note: '' };

function InvitationForm({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const invite = useInviteAccountant();
  const failureText = useFailureText();
  const [form, setForm] = useState(empty);
  const errors = invite.error instanceof ApiError ? invite.error.fields : {};
  const field = (name: keyof typeof empty, label: string) => ({
    label,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const onSuccess = (): void => {
      toast({ title: t('operator.invited') });
      close();
    };
    invite.mutate(form, { onSuccess });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {invite.error && Object.keys(errors).length === 0 && (
        <Notice tone="bad" alert>
          <p>{failureText(invite.error)}</p>
        </Notice>
      )}
      <Field type="email" {...field('email', t('login.email'))} maxLength={lengths.email.most} />
      <Field {...field('firstName', t('register.fields.firstName'))} maxLength={lengths.personName.most} />
      <Field {...field('lastName', t('register.fields.lastName'))} maxLength={lengths.personName.most} />
      <Field {...field('note', t('operator.note'))} maxLength={lengths.note.most} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={invite.isPending}>
          {t('operator.confirm')}
        </Button>
      </div>
    </form>
  );
}

function InviteAccountant() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('operator.inviteAccountant')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('operator.inviteAccountant')} description={t('operator.inviteAccountantText')}>
          <InvitationForm close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function AccountantRow({ accountant: { id, email, firstName, lastName, joined, secondFactor } }: { accountant: Accountant }) {
  const { t } = useTranslation();
  const name = `${firstName} ${lastName}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span> · {email}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={joined ? 'good' : 'neutral'}>{t(joined ? 'operator.accountantJoined' : 'operator.accountantWaits')}</Badge>
        {joined && !secondFactor && <Badge tone="warn">{t('operator.noSecondFactor')}</Badge>}
        <ActButton
          danger
          label={t('operator.removeAccountant')}
          title={t('operator.removeAccountant')}
          text={t('operator.removeAccountantText', { name })}
          act={() => ({ key: 'POST /api/operator/accountants/:id/removal', id, body: {} })}
        />
      </div>
    </li>
  );
}

/** Who sees documents of money as an accountant. */
export function AccountantsPart() {
  const { t } = useTranslation();
  const { data, error, refetch } = useAccountants();
  return (
    <section aria-labelledby="accountants" className="mt-10 max-w-3xl">
      <h2 id="accountants" className="text-xl">
        {t('operator.accountants')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('operator.accountantsText')}</p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('common.loading')} className="mt-3 h-12" />}
      {data && (
        <List empty={t('operator.noAccountants')} count={data.length}>
          {data.map((one) => (
            <AccountantRow key={one.id} accountant={one} />
          ))}
        </List>
      )}
      <div className="mt-3">
        <InviteAccountant />
      </div>
    </section>
  );
}
