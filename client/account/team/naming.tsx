import { useId, useState, type FormEvent } from 'react';
import type { Member } from '#contract/account/members.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useAllowNaming, useRequestNaming } from './queries.ts';

/** A consultant asks to be named on the reports of this client, and sees whether the client allows it. */
export function OwnNaming({ member }: { member: Member }) {
  const { t } = useTranslation();
  const [contact, setContact] = useState(member.reportContact ?? '');
  const request = useRequestNaming();
  const failed = useFailureToast();
  const title = useId();
  const isRequested = member.reportContact !== null;
  const send = (words: string | null) =>
    request.mutate(words, {
      onSuccess: () => toast({ title: t(words === null ? 'team.naming.takenBack' : 'team.naming.asked') }),
      onError: (error) => failed(error),
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(contact.trim());
  };
  const lead = member.namedOnReport ? 'team.naming.allowed' : 'team.naming.waiting';
  return (
    <form onSubmit={submit} aria-labelledby={title} className="basis-full border-l-2 border-line pl-4">
      <h3 id={title} className="font-sans text-[0.9375rem] font-semibold">
        {t('team.naming.title')}
      </h3>
      <p className="mt-1 max-w-xl text-sm text-muted">{isRequested ? t(lead) : t('team.naming.lead')}</p>
      <div className="mt-3 flex max-w-xl flex-wrap items-end gap-3">
        <Field
          label={t('team.naming.contact')}
          hint={t('team.naming.hint', { name: member.name, email: member.email })}
          maxLength={lengths.reportContact.most}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
          className="min-w-0 flex-1 basis-60"
        />
        <Button
          type="submit"
          size="small"
          variant="secondary"
          disabled={request.isPending || (isRequested && contact.trim() === member.reportContact)}
        >
          {t('team.naming.ask')}
        </Button>
        {isRequested && (
          <Button size="small" variant="quiet" disabled={request.isPending} onClick={() => send(null)}>
            {t('team.naming.takeBack')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The owner's answer to a consultant who asks to be named. */
export function NamingAnswer({ member }: { member: Member }) {
  const { t } = useTranslation();
  const answer = useAllowNaming();
  const failed = useFailureToast();
  if (member.role !== 'consultant' || member.reportContact === null) return null;
  const { id: personId, name, email, reportContact: contact, namedOnReport } = member;
  const decide = (allowed: boolean): void =>
    answer.mutate(
      { personId, allowed, contact },
      {
        onSuccess: () => toast({ title: t(allowed ? 'team.naming.agreed' : 'team.naming.ended') }),
        onError: (error) => failed(error),
      },
    );
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-line pl-4">
      <p className="min-w-0 flex-1 basis-60 text-sm [overflow-wrap:anywhere]">
        <span className="text-muted">{t(namedOnReport ? 'team.naming.stands' : 'team.naming.wants')}</span>{' '}
        {[name, contact, email].filter(Boolean).join(', ')}
      </p>
      <Button
        size="small"
        variant={namedOnReport ? 'quiet' : 'secondary'}
        disabled={answer.isPending}
        onClick={() => decide(!namedOnReport)}
      >
        {t(namedOnReport ? 'team.naming.end' : 'team.naming.agree')}
      </Button>
    </div>
  );
}
