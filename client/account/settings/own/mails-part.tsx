import { neededMails, optionalMails, type OptionalMail } from '#core/account/people/mail-choice.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useChooseMail } from '#client/account/settings/queries.ts';
import { useSwitch } from '#client/platform/ui/save-feedback.ts';

/** One kind of mail that may be switched off. */
function Choice({ kind, isOff }: { kind: OptionalMail; isOff: boolean }) {
  const { t } = useTranslation();
  const mail = useChooseMail();
  const { shown, choose } = useSwitch(!isOff, (wanted, feedback) => mail.mutate({ kind, wanted }, feedback));
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 py-2.5">
      <input
        type="checkbox"
        checked={shown}
        disabled={mail.isPending}
        onChange={(event) => choose(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-(--brand)"
      />
      <span className="min-w-0">
        <span className="block font-medium">{t(`settings.mails.kinds.${kind}.title`)}</span>
        <span className="block text-sm text-muted">{t(`settings.mails.kinds.${kind}.text`)}</span>
      </span>
    </label>
  );
}

/** Every kind of mail in words: what may be switched off, and what always comes and why. */
export function MailsPart({ off, refusedAddress }: { off: readonly OptionalMail[]; refusedAddress: string | null }) {
  const { t } = useTranslation();
  // What only the operator's people get is nobody else's business.
  const needed = neededMails.filter((kind) => kind !== 'operator');
  return (
    <Part id="settings-mails" title={t('settings.mails.title')} lead={t('settings.mails.lead')}>
      {refusedAddress !== null && (
        <div className="mb-4">
          <Notice tone="warn" title={t('settings.mails.refused.title', { email: refusedAddress })}>
            <p>{t('settings.mails.refused.text')}</p>
          </Notice>
        </div>
      )}
      <div className="divide-y divide-line border-y border-line">
        {optionalMails.map((kind) => (
          <Choice key={kind} kind={kind} isOff={off.includes(kind)} />
        ))}
      </div>
      <h3 className="mt-6 font-semibold">{t('settings.mails.needed')}</h3>
      <dl className="mt-2 space-y-3 text-[0.9375rem]">
        {needed.map((kind) => (
          <div key={kind}>
            <dt className="font-medium">{t(`settings.mails.kinds.${kind}.title`)}</dt>
            <dd className="text-sm text-muted">{t(`settings.mails.kinds.${kind}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
