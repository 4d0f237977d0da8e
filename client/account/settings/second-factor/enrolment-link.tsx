import { useEffect, useState } from 'react';
import { useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useSecondFactorActs } from './second-factor-queries.ts';

type Message = Readonly<{ tone: 'info' | 'bad'; text: string }>;

/** Before a demanded second factor is set up for the first time: a link in the own mailbox, since whoever stole a password cannot open it. */
export function EnrolmentLink() {
  const { t } = useTranslation();
  const email = useMe().data?.email ?? '';
  const { sendLink, openEnrolment } = useSecondFactorActs();
  const failureText = useFailureText();
  const [message, setMessage] = useState<Message | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('token');
    if (token === null) return;
    history.replaceState(history.state, '', location.pathname);
    openEnrolment(token).catch(() => setMessage({ tone: 'bad', text: t('secondFactor.linkInvalid') }));
    // Only the address that somebody arrives with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const send = (): void => {
    setPending(true);
    sendLink()
      .then(
        () => setMessage({ tone: 'info', text: t('secondFactor.linkSent', { email }) }),
        (error: unknown) => setMessage({ tone: 'bad', text: failureText(error) }),
      )
      .finally(() => setPending(false));
  };
  return (
    <div className="mt-4">
      <p className="max-w-2xl text-[0.9375rem] [overflow-wrap:anywhere]">{t('secondFactor.linkNeeded', { email })}</p>
      {message && (
        <div className="mt-3">
          <Notice tone={message.tone} alert>
            <p>{message.text}</p>
          </Notice>
        </div>
      )}
      <Button className="mt-3" disabled={pending} onClick={send}>
        {t('secondFactor.sendLink')}
      </Button>
    </div>
  );
}
