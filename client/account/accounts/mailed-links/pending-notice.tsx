import { CircleAlert, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { useCorrectPending, usePendingAgain, useResendPending } from '#client/account/accounts/account-queries.ts';
import { isEmailLike } from '#client/account/accounts/email.ts';

function Correction({ email, done }: { email: string; done: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const correct = useCorrectPending();
  const [wanted, setWanted] = useState(email);
  const [invalid, setInvalid] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setInvalid(!isEmailLike(wanted));
    if (isEmailLike(wanted)) correct.mutate(wanted, { onSuccess: done });
  };
  const refused = correct.error ? failureText(correct.error, t('resend.failed')) : undefined;
  return (
    <form ref={form} noValidate onSubmit={save} className="mt-4 space-y-3 border-t border-line pt-4">
      <Field
        label={t('pending.rightAddress')}
        maxLength={lengths.email.most}
        name="right-address"
        type="email"
        autoComplete="email"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        error={invalid ? t('login.emailInvalid') : refused}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={correct.isPending}>
          {t('pending.send')}
        </Button>
        <Button variant="quiet" size="small" onClick={done}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Where the mail of a registration went, and what to do when it does not come. */
export function PendingNotice({ email, className }: { email: string; className: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const resend = useResendPending();
  const [correcting, setCorrecting] = useState(false);
  const title = t('verify.title');
  const refused = usePendingAgain()?.refused === true;
  return (
    <section aria-label={title} data-pending className={`rounded-md border border-brand/40 bg-tint px-4 py-4 ${className}`}>
      <div className="flex gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-base font-semibold">{title}</h2>
          <p className="mt-1 text-[0.9375rem]">
            {t('pending.sentTo')} <strong className="[overflow-wrap:anywhere]">{email}</strong>
          </p>
          {refused ? (
            <p className="mt-1 flex gap-2 rounded-sm bg-warn-tint px-2 py-1.5 text-[0.9375rem]" role="alert">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
              {t('pending.refused')}
            </p>
          ) : (
            <p className="mt-1 text-[0.9375rem] text-muted">{t('pending.text')}</p>
          )}
          <p role="status" className="text-[0.9375rem] font-medium">
            {resend.isSuccess && !resend.isPending && t('pending.again')}
          </p>
          {resend.error && (
            <p role="alert" className="text-[0.9375rem] font-medium text-bad">
              {failureText(resend.error, t('resend.failed'))}
            </p>
          )}
          {correcting ? (
            <Correction
              email={email}
              done={() => {
                setCorrecting(false);
                resend.reset();
              }}
            />
          ) : (
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" size="small" disabled={resend.isPending} onClick={() => resend.mutate()}>
                {t('resend.submit')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setCorrecting(true)}>
                {t('pending.wrong')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
