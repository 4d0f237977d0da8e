import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { RouteCall } from '#contract/routes.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { api, ApiError } from '#client/platform/api/api.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { refusalOf, sentTo, useEarlyForm } from '#client/platform/ui/forms/refused-form.ts';
import { ComplaintFields, emptyComplaint } from './complaint-fields.tsx';

/** A complaint, with or without an account: it gets a number and a last day of the answer. */
export function ComplaintScreen() {
  const { t } = useTranslation();
  const me = useMe().data;
  const { refused: early, accepted, forget } = useEarlyForm('POST /api/complaints');
  const [form, setForm] = useState(() => {
    if (early) return { ...emptyComplaint, ...early.values, consumer: early.values.consumer !== undefined };
    return me ? { ...emptyComplaint, name: `${me.firstName} ${me.lastName}`, email: me.email } : emptyComplaint;
  });
  const send = useMutation({ mutationFn: (body: RouteCall<'POST /api/complaints'>['body']) => api('POST /api/complaints', { body }) });
  const failureText = useFailureText();
  usePageTitle(t('complaint.page'));
  const error = send.error ?? refusalOf(early);
  const errors = send.error instanceof ApiError ? send.error.fields : (early?.errors ?? {});
  const receipt = send.data ?? accepted?.answer;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    forget();
    send.mutate(form);
  };
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="text-3xl">{t('complaint.page')}</h1>
      <p className="mt-3 text-muted">{t('complaint.lead')}</p>
      <div className="mt-6 space-y-5" aria-live="polite">
        {error && Object.keys(errors).length === 0 && (
          <Notice tone="bad" alert>
            <p>{failureText(error)}</p>
          </Notice>
        )}
        {receipt ? (
          <Notice title={t('complaint.done', { number: receipt.number })}>
            <p>{t('complaint.doneText', { date: day(receipt.answerBy) })}</p>
          </Notice>
        ) : (
          <form noValidate method="post" action={sentTo('/reklamacja')} onSubmit={submit} className="space-y-4">
            <ComplaintFields form={form} change={(change) => setForm((before) => ({ ...before, ...change }))} errors={errors} />
            <Button type="submit" disabled={send.isPending}>
              {t('complaint.send')}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
