import { useState, type FormEvent } from 'react';
import type { StaffDocument } from '#contract/assessment/evidence/staff-readings.ts';
import { guestCodeDigits, guestCodeMinutes } from '#core/assessment/guests/guests.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useConfirm, useSendStaffCode } from './queries.ts';

type Who = Readonly<{ name: string; email: string }>;

/** The code of the mail, and with it the confirmation. */
function CodeForm({ token, who, back }: { token: string; who: Who; back: () => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const confirm = useConfirm(token);
  const refused = fieldsOf(confirm.error).code;
  const left =
    confirm.error instanceof ApiError && typeof confirm.error.facts.triesLeft === 'number' ? confirm.error.facts.triesLeft : null;
  if (confirm.data)
    return (
      <div role="status" className="mt-3">
        <Notice>
          <p>{t('staffReading.done', { name: who.name, date: moment(confirm.data.readAt) })}</p>
        </Notice>
      </div>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '') confirm.mutate({ email: who.email, code });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 space-y-4">
      <p role="status" className="[overflow-wrap:anywhere]">
        {t('guest.codeSent', { address: who.email, minutes: guestCodeMinutes })}
      </p>
      <Field
        label={t('guest.code')}
        hint={t('guest.codeHint', { digits: guestCodeDigits })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={lengths.code.most}
        value={code}
        error={refused && (left === null ? refused : `${refused}. ${t('guest.triesLeft', { count: left })}`)}
        onChange={(event) => setCode(event.target.value)}
        className="max-w-60"
      />
      {confirm.isError && !refused && <Failure error={confirm.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={confirm.isPending}>
          {t('templates.confirmReading')}
        </Button>
        <Button variant="quiet" onClick={back}>
          {t('staffReading.back')}
        </Button>
      </div>
    </form>
  );
}

/** Who confirms: name and address, to which a code is mailed. */
export function ConfirmForm({ token, opened }: { token: string; opened: StaffDocument }) {
  const { t } = useTranslation();
  const send = useSendStaffCode(token);
  const [who, setWho] = useState<Who>({ name: '', email: '' });
  const fields = fieldsOf(send.error);
  if (send.isSuccess) return <CodeForm token={token} who={who} back={() => send.reset()} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.mutate(who);
  };
  const { organization, domains } = opened;
  return (
    <form noValidate onSubmit={submit} className="mt-3 space-y-4">
      <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">{t('staffReading.lead', { organization })}</p>
      <Field
        label={t('staffReading.name')}
        autoComplete="name"
        maxLength={lengths.personName.most}
        value={who.name}
        error={fields.name}
        onChange={(event) => setWho({ ...who, name: event.target.value })}
      />
      <Field
        type="email"
        label={t('staffReading.email')}
        hint={domains.length > 0 ? t('staffReading.ofDomains', { domains: domains.join(', ') }) : undefined}
        autoComplete="email"
        maxLength={lengths.email.most}
        value={who.email}
        error={fields.email}
        onChange={(event) => setWho({ ...who, email: event.target.value })}
      />
      {send.isError && Object.keys(fields).length === 0 && <Failure error={send.error} />}
      <Button type="submit" disabled={send.isPending}>
        {t('staffReading.send')}
      </Button>
    </form>
  );
}
