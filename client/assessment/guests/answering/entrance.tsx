import { useState, type FormEvent } from 'react';
import type { OpenedGuest, OpenedLink } from '#contract/assessment/answering/guests.ts';
import { guestCodeDigits, guestCodeMinutes } from '#core/assessment/guests/guests.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useEnter, useSendCode } from './queries.ts';

/** Why nothing can be answered now. */
export function Paused({ paused }: Pick<OpenedGuest, 'paused'>) {
  const { t } = useTranslation();
  if (!paused) return null;
  return (
    <Notice tone="warn" alert>
      <p>{t(paused === 'finished' ? 'guest.finished' : 'guest.noPlan')}</p>
    </Notice>
  );
}

/** What somebody is asked for, by whom and until when. */
export function About({ opened }: { opened: OpenedGuest }) {
  const { t } = useTranslation();
  const { organization, invitedBy, regime, sections, note, expiresAt } = opened;
  return (
    <>
      <h1 className="text-3xl [overflow-wrap:anywhere]">{t('guest.asks', { organization })}</h1>
      {invitedBy && <p className="mt-3 [overflow-wrap:anywhere]">{t('guest.from', { name: invitedBy })}</p>}
      <p className="mt-2 text-[0.9375rem] text-muted">{t('guest.about', { regime: t(`regimes.${regime}.short`) })}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {sections.map(({ number, title, questions }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">{t('guest.section', { number, title })}</span>
            <span className="text-muted">{t('answers.questionCount', { count: questions })}</span>
          </li>
        ))}
      </ul>
      {note !== '' && (
        <figure className="mt-4">
          <figcaption className="text-sm font-semibold">{t('guest.note')}</figcaption>
          <blockquote className="mt-1 border-l-2 border-line pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</blockquote>
        </figure>
      )}
      <p className="mt-4 text-[0.9375rem]">{t('guest.until', { date: moment(expiresAt) })}</p>
      <p className="mt-1 text-sm text-muted">{t('common.selfAssessment')}</p>
    </>
  );
}

/** Redeems the code of the mail. */
function CodeForm({ token, address, again }: { token: string; address: string; again: () => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const enter = useEnter(token);
  const refused = fieldsOf(enter.error).code;
  const left = enter.error instanceof ApiError && typeof enter.error.facts.triesLeft === 'number' ? enter.error.facts.triesLeft : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '') enter.mutate(code);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-4">
      <p role="status">{t('guest.codeSent', { address, minutes: guestCodeMinutes })}</p>
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
      {enter.isError && !refused && <Failure error={enter.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={enter.isPending}>
          {t('guest.enter')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setCode('');
            enter.reset();
            again();
          }}
        >
          {t('guest.another')}
        </Button>
      </div>
    </form>
  );
}

/** What the link is about, and the way in: a code that is mailed to the address that was invited. */
export function Entrance({ opened, token }: { opened: OpenedLink; token: string }) {
  const { t } = useTranslation();
  const send = useSendCode(token);
  const requestLink = (): void => send.mutate();
  return (
    <>
      <About opened={opened} />
      <div className="mt-6">
        <Paused paused={opened.paused} />
      </div>
      {!opened.paused && !send.data && (
        <>
          <p className="[overflow-wrap:anywhere]">{t('guest.codeLead', { address: opened.sentTo })}</p>
          <Button className="mt-4" disabled={send.isPending} onClick={requestLink}>
            {t(send.isPending ? 'guest.sending' : 'guest.sendCode')}
          </Button>
        </>
      )}
      {send.isError && (
        <div className="mt-4">
          <Failure error={send.error} />
        </div>
      )}
      {!opened.paused && send.data && <CodeForm token={token} address={send.data.sentTo} again={requestLink} />}
    </>
  );
}
