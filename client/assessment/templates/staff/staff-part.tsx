import { useState } from 'react';
import type { StaffReadings } from '#contract/assessment/evidence/staff-readings.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { CopyButton } from '#client/platform/ui/copy-button.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { day, moment } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { PublishForm } from './publish-form.tsx';
import { usePublish, useRemoveReading, useRevoke, useStaff } from './queries.ts';

type Place = Readonly<{ name: string; evidence: string }>;

function LinkState({ link }: { link: NonNullable<StaffReadings['link']> }) {
  const { t } = useTranslation();
  const { state, expiresAt, domains, madeBy } = link;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={state === 'open' ? 'good' : 'neutral'}>{t(`staffReading.states.${state}`)}</Badge>
      {state === 'open' && <span>{t('staffReading.untilDay', { date: day(expiresAt) })}</span>}
      {domains.length > 0 && (
        <span className="[overflow-wrap:anywhere]">{t('staffReading.ofDomains', { domains: domains.join(', ') })}</span>
      )}
      {madeBy && <span className="[overflow-wrap:anywhere]">{madeBy}</span>}
    </p>
  );
}

function Readings({ readings, place }: { readings: StaffReadings['readings']; place: Place }) {
  const { t } = useTranslation();
  const [removed, setRemoved] = useState<StaffReadings['readings'][number] | null>(null);
  const remove = useRemoveReading(place);
  const failed = useFailureToast();
  const close = (): void => setRemoved(null);
  return (
    <>
      <ul data-order="newest" aria-label={t('staffReading.list')} className="divide-y divide-line border-y border-line text-sm">
        {readings.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{one.name}</span> · {one.email}
              <span className="block text-muted">{moment(one.readAt)}</span>
            </span>
            <Button variant="quiet" size="small" aria-label={`${t('staffReading.remove')}: ${one.name}`} onClick={() => setRemoved(one)}>
              {t('staffReading.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removed !== null}
        title={t('staffReading.remove')}
        lead={removed ? `${removed.name}, ${removed.email}` : ''}
        act={t('staffReading.remove')}
        pending={remove.isPending}
        close={close}
        confirm={() => removed && remove.mutate(removed.id, { onError: (error) => failed(error), onSettled: close })}
      />
    </>
  );
}

/** The document in force for staff without an account: its link, and who confirmed it. */
export function StaffPart({ place }: { place: Place }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useStaff(place);
  const publish = usePublish(place);
  const revoke = useRevoke(place);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const { link, readings } = data;
  const address = link?.state === 'open' ? publish.data?.address : undefined;
  return (
    <section aria-labelledby="staff-readings" className="mt-6 space-y-4">
      <div>
        <h2 id="staff-readings" className="text-xl">
          {t('staffReading.staff')}
        </h2>
        <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t('staffReading.staffLead')}</p>
      </div>
      {link && <LinkState link={link} />}
      {address && (
        <div role="status" className="flex items-end gap-2">
          <Field label={t('staffReading.address')} hint={t('staffReading.once')} readOnly value={address} className="grow" />
          <CopyButton label={t('staffReading.address')} text={address} />
        </div>
      )}
      <PublishForm publish={publish} hasLink={link?.state === 'open'} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {link?.state === 'open' && (
          <Button variant="quiet" size="small" disabled={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
            {t('staffReading.revoke')}
          </Button>
        )}
        {readings.length > 0 && (
          <DownloadLink
            size="small"
            download
            href={addressOf('GET /api/templates/:name/adoptions/:evidence/staff/csv', { params: place, query: { lang: shownLanguage() } })}
          >
            {t('staffReading.csv')}
          </DownloadLink>
        )}
      </div>
      {revoke.error && <Failure error={revoke.error} />}
      {readings.length > 0 && <Readings readings={readings} place={place} />}
    </section>
  );
}
