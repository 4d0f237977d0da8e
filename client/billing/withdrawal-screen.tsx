import { useState, type FormEvent } from 'react';
import { lengths } from '#core/limits.ts';
import type { RouteOutput } from '#contract/routes.ts';
import { day, moment, money } from '#client/formats.ts';
import { ApiError } from '#client/api.ts';
import { useTranslation } from '#client/i18n.ts';
import { Button } from '#client/ui/button.tsx';
import { useFailureText } from '#client/ui/failure.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { useCheckWithdrawal, useConfirmWithdrawal } from './queries.ts';
import { planNames } from './plan-names.ts';

/** What a declaration came to. */
export const doneTitles = {
  refunded: 'withdrawal.done',
  cancelled: 'withdrawal.doneCancelled',
  received: 'withdrawal.doneReceived',
} as const;

type Form = { name: string; orderNumber: string; email: string };

function Fields({ form, change, errors }: { form: Form; change: (form: Form) => void; errors: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const most = { name: lengths.fullName.most, orderNumber: lengths.orderNumber.most, email: lengths.email.most };
  const field = (name: keyof Form) => ({
    label: t(`withdrawal.fields.${name}`),
    value: form[name],
    error: errors[name],
    maxLength: most[name],
    onChange: (event: { target: { value: string } }) => change({ ...form, [name]: event.target.value }),
  });
  return (
    <>
      <Field autoComplete="name" {...field('name')} />
      <Field hint={t('withdrawal.numberHint')} autoComplete="off" {...field('orderNumber')} />
      <Field type="email" autoComplete="email" {...field('email')} />
    </>
  );
}

/** What a declaration would bring about, or when it was made already. */
function Effect({ order }: { order: RouteOutput<'POST /api/withdrawals/check'> }) {
  const { t } = useTranslation();
  const { declaredAt, until, outcome, gross, currency } = order;
  if (declaredAt) return <p>{t('withdrawal.before', { at: moment(declaredAt) })}</p>;
  if (outcome !== 'refunded') return <p>{t(`withdrawal.${outcome}`)}</p>;
  return (
    <>
      {until && <p>{t('subscription.withdrawableUntil', { date: day(until) })}</p>}
      <p>{t('withdrawal.effect', { amount: money(gross, currency) })}</p>
    </>
  );
}

/** Withdrawal from a contract without signing in: three fields, then a second click (directive (EU) 2023/2673). */
export function WithdrawalScreen() {
  const { t } = useTranslation();
  const check = useCheckWithdrawal();
  const confirm = useConfirmWithdrawal();
  const failureText = useFailureText();
  const [form, setForm] = useState<Form>({ name: '', orderNumber: '', email: '' });
  usePageTitle(t('withdrawal.page'));
  const error = confirm.error ?? check.error;
  const fields = check.error instanceof ApiError ? check.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    check.mutate(form);
  };
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="text-3xl">{t('withdrawal.page')}</h1>
      <p className="mt-3 text-muted">{t('withdrawal.lead')}</p>
      <div className="mt-6 space-y-5" aria-live="polite">
        {error && Object.keys(fields).length === 0 && (
          <Notice tone="bad" alert>
            <p>{failureText(error)}</p>
          </Notice>
        )}
        {confirm.data ? (
          <Notice title={t(doneTitles[confirm.data.outcome])}>
            <p>{t('withdrawal.doneText', { at: moment(confirm.data.withdrawnAt) })}</p>
          </Notice>
        ) : check.data ? (
          <>
            <Notice title={t('withdrawal.order', { number: check.data.orderNumber })}>
              <p>
                {planNames[check.data.plan]} · {money(check.data.gross, check.data.currency)}
              </p>
              <Effect order={check.data} />
            </Notice>
            <div className="flex flex-wrap gap-3">
              {!check.data.declaredAt && (
                <Button look="danger" disabled={confirm.isPending} onClick={() => confirm.mutate(form)}>
                  {t(check.data.outcome === 'received' ? 'withdrawal.declareAnyway' : 'withdrawal.confirm')}
                </Button>
              )}
              <Button look="secondary" onClick={() => check.reset()}>
                {t('common.previous')}
              </Button>
            </div>
          </>
        ) : (
          <form noValidate onSubmit={submit} className="space-y-4">
            <Fields form={form} change={setForm} errors={fields} />
            <Button type="submit" disabled={check.isPending}>
              {t('withdrawal.start')}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
