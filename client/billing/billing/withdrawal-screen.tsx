import { useState, type FormEvent, type MouseEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import type { RouteOutput } from '#contract/routes.ts';
import { day, moment, money } from '#client/platform/words/formats.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { refusalOf, sentTo, useEarlyForm, useAcceptedForm } from '#client/platform/ui/forms/refused-form.ts';
import { useCheckWithdrawal, useConfirmWithdrawal } from './queries.ts';
import { planNames } from './plan-names.ts';

/** What a declaration came to. */
export const doneTitles = {
  refunded: 'withdrawal.done',
  cancelled: 'withdrawal.doneCancelled',
  received: 'withdrawal.doneReceived',
} as const;

type Form = { name: string; orderNumber: string; email: string };

function formIn({ name = '', orderNumber = '', email = '' }: Readonly<Record<string, string>>): Form {
  return { name, orderNumber, email };
}

function Fields({ form, change, errors }: { form: Form; change: (form: Form) => void; errors: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const most = { name: lengths.fullName.most, orderNumber: lengths.orderNumber.most, email: lengths.email.most };
  const field = (name: keyof Form) => ({
    name,
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
  const { declaredAt, until, outcome, refund, credited, currency } = order;
  if (declaredAt) return <p>{t('withdrawal.before', { at: moment(declaredAt) })}</p>;
  if (outcome !== 'refunded') return <p>{t(`withdrawal.${outcome}`)}</p>;
  return (
    <>
      {until && <p>{t('subscription.withdrawableUntil', { date: day(until) })}</p>}
      <p>{t('withdrawal.effect', { amount: money(refund, currency) })}</p>
      {credited.map((number) => (
        <p key={number}>{t('withdrawal.effectUpgrade', { number })}</p>
      ))}
    </>
  );
}

/** Withdrawal from a contract without signing in: three fields, then a second click (directive (EU) 2023/2673). */
export function WithdrawalScreen() {
  const { t } = useTranslation();
  const check = useCheckWithdrawal();
  const confirm = useConfirmWithdrawal();
  const failureText = useFailureText();
  const { refused: early, accepted: checked, forget } = useEarlyForm('POST /api/withdrawals/check');
  const confirmed = useAcceptedForm('POST /api/withdrawals');
  const [form, setForm] = useState<Form>(() => formIn(checked?.values ?? early?.values ?? {}));
  usePageTitle(t('withdrawal.page'));
  const error = confirm.error ?? check.error ?? refusalOf(early);
  const fields = check.error instanceof ApiError ? check.error.fields : (early?.errors ?? {});
  const order = check.data ?? checked?.answer;
  const receipt = confirm.data ?? confirmed?.answer;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    forget();
    check.mutate(form);
  };
  const declare = (event: FormEvent): void => {
    event.preventDefault();
    confirm.mutate(form);
  };
  const back = (event: MouseEvent): void => {
    event.preventDefault();
    forget();
    check.reset();
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
        {receipt ? (
          <Notice title={t(doneTitles[receipt.outcome])}>
            <p>{t('withdrawal.doneText', { at: moment(receipt.withdrawnAt) })}</p>
          </Notice>
        ) : order ? (
          <>
            <Notice title={t('withdrawal.order', { number: order.orderNumber })}>
              <p>
                {planNames[order.plan]} · {money(order.gross, order.currency)}
              </p>
              <Effect order={order} />
            </Notice>
            <form method="post" action={sentTo('/odstapienie')} onSubmit={declare} className="flex flex-wrap gap-3">
              {Object.entries(form).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              {!order.declaredAt && (
                <Button type="submit" name="confirmed" value="yes" variant="danger" disabled={confirm.isPending}>
                  {t(order.outcome === 'received' ? 'withdrawal.declareAnyway' : 'withdrawal.confirm')}
                </Button>
              )}
              <Button type="submit" name="back" value="yes" variant="secondary" onClick={back}>
                {t('common.previous')}
              </Button>
            </form>
          </>
        ) : (
          <form noValidate method="post" action={sentTo('/odstapienie')} onSubmit={submit} className="space-y-4">
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
