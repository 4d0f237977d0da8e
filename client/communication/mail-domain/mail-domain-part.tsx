import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { MailDomain } from '#contract/communication/mail-domain.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { Part } from '#client/account/settings/part.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { CopyButton } from '#client/platform/ui/copy-button.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useCheckMailDomain, useChooseMailDomain, useMailDomain, useRemoveMailDomain } from './queries.ts';

type Chosen = NonNullable<MailDomain['chosen']>;

/** Only domains that are known to be the organisation's can be chosen. */
function ChooseForm({ owned }: Pick<MailDomain, 'owned'>) {
  const { t } = useTranslation();
  const choose = useChooseMailDomain();
  const [name, setName] = useState(owned[0] ?? '');
  if (owned.length === 0)
    return (
      <p>
        {t('mailDomain.noDomain')}{' '}
        <Link href="/domeny" className="text-brand underline underline-offset-4">
          {t('mailDomain.toDomains')}
        </Link>
      </p>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose.mutate(name);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Select label={t('mailDomain.domain')} value={name} onChange={(event) => setName(event.target.value)}>
        {owned.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      {choose.error && <Failure error={choose.error} />}
      <Button type="submit" disabled={choose.isPending}>
        {t('mailDomain.choose')}
      </Button>
    </form>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-end gap-2">
      <Field label={label} readOnly value={value} className="grow" />
      <CopyButton label={label} text={value} />
    </div>
  );
}

function Remove() {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useRemoveMailDomain();
  const failed = useFailureToast();
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {t('mailDomain.remove')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('mailDomain.remove')}
        lead={t('mailDomain.removeLead')}
        act={t('mailDomain.remove')}
        pending={isPending}
        close={() => setConfirming(false)}
        confirm={() => mutate(undefined, { onError: (error) => failed(error), onSettled: () => setConfirming(false) })}
      />
    </>
  );
}

/** The record to publish, and whether mails go out under the domain today. */
function ChosenDomain({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation();
  const check = useCheckMailDomain();
  const { address, state, record, checkedAt, seenAt } = chosen;
  return (
    <div className="space-y-4">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{address}</span>{' '}
        <Badge tone={state === 'working' ? 'good' : 'warn'}>{t(`mailDomain.states.${state}`)}</Badge>
      </p>
      <p role="status" className="text-[0.9375rem] text-muted">
        {t(`mailDomain.stateTexts.${state}`)} {checkedAt && t('mailDomain.checked', { at: moment(checkedAt) })}{' '}
        {seenAt && t('mailDomain.seen', { at: moment(seenAt) })}
      </p>
      <Copied label={t('mailDomain.recordName')} value={record.name} />
      <Copied label={t('mailDomain.recordValue')} value={record.value} />
      <p className="max-w-2xl text-[0.9375rem] text-muted">{t('mailDomain.recordHint')}</p>
      {check.error && <Failure error={check.error} />}
      <div className="flex flex-wrap gap-3">
        <Button variant={state === 'working' ? 'secondary' : 'primary'} disabled={check.isPending} onClick={() => check.mutate(undefined)}>
          {t('mailDomain.check')}
        </Button>
        <Remove />
      </div>
    </div>
  );
}

function Domain() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMailDomain();
  if (!data && !error) return null;
  if (data && !data.isAllowed && !data.chosen) return null;
  return (
    <Part id="settings-mail-domain" title={t('mailDomain.title')} lead={t('mailDomain.lead')}>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {data && (data.chosen ? <ChosenDomain chosen={data.chosen} /> : <ChooseForm owned={data.owned} />)}
    </Part>
  );
}

/** From which address mails to clients come, for owners whose plan includes an own look. */
export function MailDomainPart() {
  return useMay('PUT /api/mail-domain', 'owner') ? <Domain /> : null;
}
