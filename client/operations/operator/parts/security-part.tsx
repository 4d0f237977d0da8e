import { useState } from 'react';
import type { SecurityEventView } from '#contract/account/security-events.ts';
import {
  securityEventKinds,
  securityEventSpans,
  type SecurityEventKind,
  type SecurityEventSpan,
} from '#core/account/people/security-events.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useSecurityEvents } from '#client/operations/operator/queries.ts';
import { List } from '#client/operations/operator/rows/rows.tsx';

const spans = Object.keys(securityEventSpans) as SecurityEventSpan[];

function EventRow({ event }: { event: SecurityEventView }) {
  const { t } = useTranslation();
  const { kind, count, lastAt, ipAddress, who, route, code } = event;
  return (
    <li className="py-2.5 text-[0.9375rem]">
      <p className="font-medium">
        {t(`operator.security.kinds.${kind}`)}
        {count > 1 && <span className="font-normal text-muted"> · {t('operator.times', { total: count })}</span>}
      </p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {[moment(lastAt), who ?? t('operator.stranger'), ipAddress ?? t('operator.security.crowd')].join(' · ')}
      </p>
      <p className="font-mono text-sm text-muted [overflow-wrap:anywhere]">
        {route} {code}
      </p>
    </li>
  );
}

function Events({ kind, span }: { kind: SecurityEventKind | ''; span: SecurityEventSpan }) {
  const { t } = useTranslation();
  const found = useSecurityEvents(kind, span);
  if (found.isPending) return <Skeleton label={t('common.loading')} className="mt-3 h-24" />;
  if (found.isError) return <Failure error={found.error} retry={() => void found.refetch()} />;
  const events = found.data.pages.flatMap((page) => page.events);
  return (
    <>
      <List empty={t('operator.security.empty')} count={events.length}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </List>
      {found.hasNextPage && (
        <Button variant="secondary" className="mt-4" disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('operator.moreTasks')}
        </Button>
      )}
    </>
  );
}

/** What was tried and refused, by kind and time. */
export function SecurityPart() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<SecurityEventKind | ''>('');
  const [span, setSpan] = useState<SecurityEventSpan>('day');
  return (
    <>
      <p className="max-w-3xl text-muted">{t('operator.security.lead')}</p>
      <div className="mt-4 mb-4 flex flex-wrap gap-4">
        <Select
          label={t('operator.security.kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value as SecurityEventKind | '')}
          className="w-full sm:w-80"
        >
          <option value="">{t('operator.security.any')}</option>
          {securityEventKinds.map((one) => (
            <option key={one} value={one}>
              {t(`operator.security.kinds.${one}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('operator.security.span')}
          value={span}
          onChange={(event) => setSpan(event.target.value as SecurityEventSpan)}
          className="w-full sm:w-56"
        >
          {spans.map((one) => (
            <option key={one} value={one}>
              {t(`operator.security.spans.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <Events key={`${kind}-${span}`} kind={kind} span={span} />
    </>
  );
}
