import { useState, type FormEvent } from 'react';
import type { Invitation } from '#contract/account/invitations.ts';
import type { Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import { memberRoles, type MemberRole } from '#core/account/members/members.ts';
import { isEmailLike } from '#client/account/accounts/email.ts';
import { day } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { LanguageSelect } from '#client/platform/ui/forms/language-select.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useInvitations, useInvite, useResend, useWithdrawInvitation } from './queries.ts';

/** Asks for an address and a role; what the role may do stands below on the page. */
function InviteForm() {
  const { t } = useTranslation();
  const invite = useInvite();
  const failed = useFailureToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  const [language, setLanguage] = useState<Language>(shownLanguage());
  const [tried, setTried] = useState(false);
  const wrong = tried && !isEmailLike(email) ? t('login.emailInvalid') : fieldsOf(invite.error).email;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isEmailLike(email)) return;
    invite.mutate(
      { email, role, language },
      {
        onSuccess: ({ email: address }) => {
          setEmail('');
          setTried(false);
          toast({ title: t('team.sent', { email: address }) });
        },
        onError: (error) => failed(error),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <Field
        label={t('team.email')}
        type="email"
        autoComplete="off"
        maxLength={lengths.email.most}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong}
        className="sm:max-lg:col-span-2"
      />
      <Select label={t('team.role')} value={role} onChange={(event) => setRole(event.target.value as MemberRole)}>
        {memberRoles.toReversed().map((one) => (
          <option key={one} value={one}>
            {t(`team.roles.${one}`)}
          </option>
        ))}
      </Select>
      <LanguageSelect label={t('team.language')} value={language} choose={setLanguage} />
      <p className="text-sm text-muted sm:col-span-full">{t('team.languageHint')}</p>
      <Button type="submit" disabled={invite.isPending} className="sm:justify-self-start">
        {t('team.send')}
      </Button>
    </form>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const resend = useResend();
  const withdraw = useWithdrawInvitation();
  const failed = useFailureToast();
  const { id, email, role, sentAt, expiresAt, expired } = invitation;
  const toasts = (title: string) => ({ onSuccess: () => toast({ title }), onError: (error: Error) => failed(error) });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
          {email}
          <Badge tone={expired ? 'warn' : 'neutral'}>{t(expired ? 'team.expired' : 'team.pending')}</Badge>
        </p>
        <p className="text-sm text-muted">
          {t(`team.roles.${role}`)} · {t('team.sentOn', { date: day(sentAt) })} · {t('team.validUntil', { date: day(expiresAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={resend.isPending}
          aria-label={t('team.resendOf', { email })}
          onClick={() => resend.mutate(id, toasts(t('team.sent', { email })))}
        >
          {t('team.resend')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={withdraw.isPending}
          aria-label={t('team.withdrawOf', { email })}
          onClick={() => withdraw.mutate(id, toasts(t('team.withdrawn')))}
        >
          {t('team.withdraw')}
        </Button>
      </div>
    </li>
  );
}

/** Whom the owners asked to join, and the form that asks. */
export function InvitationsPart() {
  const { t } = useTranslation();
  const waiting = useInvitations();
  return (
    <section aria-labelledby="team-invite" className="border-t border-line py-8">
      <h2 id="team-invite" className="text-xl">
        {t('team.invite')}
      </h2>
      <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t('team.inviteLead')}</p>
      <InviteForm />
      <h3 className="mt-8 font-sans text-base font-semibold">{t('team.waiting')}</h3>
      {waiting.isPending && <Skeleton rows={1} label={t('common.loading')} />}
      {waiting.isError && <Failure error={waiting.error} retry={() => void waiting.refetch()} />}
      {waiting.data?.length === 0 && <p className="mt-2 text-[0.9375rem] text-muted">{t('team.waitingNone')}</p>}
      <ul className="divide-y divide-line">
        {waiting.data?.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}
