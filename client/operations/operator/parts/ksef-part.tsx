import type { ReactNode } from 'react';
import type { RouteOutput } from '#contract/routes.ts';
import { ksefOutages } from '#core/billing/ksef/modes.ts';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { ActButton } from '#client/operations/operator/rows/act-dialog.tsx';
import { useKsefQueue } from '#client/operations/operator/queries.ts';
import { List } from '#client/operations/operator/rows/rows.tsx';

type Queue = RouteOutput<'GET /api/operator/ksef'>;
type Document = Queue['documents'][number];

type Way = Readonly<{
  tone: 'info' | 'warn' | 'bad';
  key: 'stopped' | 'noCertificate' | 'paused' | 'failing' | 'reached' | 'notAsked';
  at: string | null;
}>;

/** How the way to KSeF is, the gravest first; good only when it was reached and nothing stands against it. */
function wayOf(queue: Queue): Way {
  if (queue.stopped) return { tone: 'bad', key: 'stopped', at: queue.stopped.since };
  if (!queue.canSignIn) return { tone: 'warn', key: 'noCertificate', at: null };
  if (queue.pausedUntil) return { tone: 'warn', key: 'paused', at: queue.pausedUntil };
  if (queue.failingSince) return { tone: 'warn', key: 'failing', at: queue.failingSince };
  return queue.reachedAt ? { tone: 'info', key: 'reached', at: queue.reachedAt } : { tone: 'warn', key: 'notAsked', at: null };
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[16rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Figures({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  const { counts, ready } = queue;
  const onItsWay = counts.issued + counts.sending + counts.unknown + counts.sent;
  return (
    <dl className="mt-3 divide-y divide-line">
      <Fact label={t('operator.ksef.ready')}>
        {ready.count}
        {ready.since && <span className="text-muted"> · {t('operator.ksef.oldest', { date: day(ready.since) })}</span>}
      </Fact>
      <Fact label={t('operator.ksef.onItsWay')}>{onItsWay}</Fact>
      <Fact label={t('operator.ksef.refused')}>{counts.rejected}</Fact>
      <Fact label={t('operator.ksef.acceptedToday')}>{queue.acceptedToday}</Fact>
      <Fact label={t('operator.ksef.unconfirmed')}>{queue.unconfirmed}</Fact>
      <Fact label={t('operator.ksef.compared')}>{queue.comparedTo ? moment(queue.comparedTo) : t('operator.ksef.never')}</Fact>
      {queue.certificates.map(({ kind, endsOn, daysLeft }) => (
        <Fact key={kind} label={t('operator.ksef.certificate', { kind: t(`operator.ksefCertificates.${kind}`) })}>
          {endsOn === null || daysLeft === null ? (
            <Badge tone="bad">{t('operator.ksef.unreadable')}</Badge>
          ) : (
            <>
              {t('operator.ksef.validUntil', { date: day(endsOn) })}{' '}
              {daysLeft <= 60 && <Badge tone={daysLeft <= 7 ? 'bad' : 'warn'}>{t('operator.ksef.daysLeft', { count: daysLeft })}</Badge>}
            </>
          )}
        </Fact>
      ))}
      {!queue.canIssueOffline && <Fact label={t('operator.ksef.offline')}>{t('operator.ksef.noOffline')}</Fact>}
    </dl>
  );
}

function Acts({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <ActButton
        label={t('operator.ksef.run')}
        title={t('operator.ksef.run')}
        text={t('operator.ksef.runText')}
        act={() => ({ key: 'POST /api/operator/ksef/run', body: {} })}
      />
      {queue.stopped ? (
        <ActButton
          usual
          label={t('operator.decisions.resume')}
          title={t('operator.decisions.resume')}
          text={t('operator.ksef.resumeText')}
          act={() => ({ key: 'POST /api/operator/ksef/resume', body: {} })}
        />
      ) : (
        <ActButton
          danger
          label={t('operator.ksef.stop')}
          title={t('operator.ksef.stop')}
          text={t('operator.ksef.stopText')}
          act={() => ({ key: 'POST /api/operator/ksef/stop', body: {} })}
        />
      )}
      <ActButton
        label={t('operator.ksef.outage')}
        title={t('operator.ksef.outage')}
        text={t('operator.ksef.outageText')}
        initial={{ kind: 'total_failure' }}
        renderFields={(values, change) => (
          <Select label={t('operator.ksef.outageKind')} value={values.kind} onChange={(event) => change('kind', event.target.value)}>
            {ksefOutages.map((kind) => (
              <option key={kind} value={kind}>
                {t(`operator.ksef.outages.${kind}`)}
              </option>
            ))}
          </Select>
        )}
        act={({ kind }) => ({
          key: 'POST /api/operator/ksef/outages',
          body: { kind: ksefOutages.find((one) => one === kind) ?? 'total_failure' },
        })}
      />
    </div>
  );
}

function Outages({ outages }: Pick<Queue, 'outages'>) {
  const { t } = useTranslation();
  if (outages.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-medium">{t('operator.ksef.outagesTitle')}</h3>
      <List empty="" count={outages.length}>
        {outages.map(({ id, kind, startsAt, endsAt, source, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {t(`operator.ksef.outages.${kind}`)} · {moment(startsAt)} – {endsAt ? moment(endsAt) : t('operator.ksef.lasts')}
              <span className="block text-sm text-muted">{title}</span>
            </p>
            {source === 'operator' && !endsAt && (
              <ActButton
                label={t('operator.ksef.endOutage')}
                title={t('operator.ksef.endOutage')}
                act={() => ({ key: 'POST /api/operator/ksef/outages/:id/end', id, body: {} })}
              />
            )}
          </li>
        ))}
      </List>
    </>
  );
}

const tones: Readonly<Record<Document['state'], Tone>> = {
  issued: 'neutral',
  sending: 'neutral',
  unknown: 'warn',
  sent: 'neutral',
  accepted: 'good',
  rejected: 'bad',
  outside: 'neutral',
};

function DocumentRow({ document }: { document: Document }) {
  const { t } = useTranslation();
  const { number, state, mode, issuedAt, sendBy, tries, nextTryAt, failureCode, failureDetails } = document;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{number}</p>
        <Badge tone={tones[state]}>{t(`operator.ksef.states.${state}`)}</Badge>
      </div>
      <p className="text-sm text-muted">
        {t(`operator.ksef.modes.${mode}`)} · {t('operator.ksef.issued', { date: moment(issuedAt) })}
        {sendBy && ` · ${t('operator.ksef.sendBy', { date: moment(sendBy) })}`}
        {tries > 0 && ` · ${t('operator.ksef.tries', { count: tries })}`}
        {nextTryAt && ` · ${t('operator.ksef.nextTry', { date: moment(nextTryAt) })}`}
      </p>
      {failureCode !== null && state !== 'sent' && (
        <p className="mt-1 text-sm font-medium text-warn [overflow-wrap:anywhere]">
          {t('operator.ksef.code', { code: failureCode })} {failureDetails.join(' · ')}
        </p>
      )}
    </li>
  );
}

/** What waits for KSeF, what it refused, and how the way there is. */
export function KsefPart() {
  const { t } = useTranslation();
  const { data, error, refetch } = useKsefQueue();
  const way = data && wayOf(data);
  return (
    <section aria-labelledby="ksef" className="mb-10 max-w-3xl">
      <h2 id="ksef" className="text-xl">
        KSeF
      </h2>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('common.loading')} className="mt-3 h-24" />}
      {data && way && (
        <>
          <div className="mt-3" data-ksef={way.key}>
            <Notice tone={way.tone} title={t(`operator.ksef.ways.${way.key}`, { date: way.at ? moment(way.at) : '' })}>
              <p>
                {t(`operator.ksef.environments.${data.environment}`)} · {t(`operator.ksef.issuing.${data.issuing}`)}
              </p>
              {data.stopped && <p>{data.stopped.reason}</p>}
            </Notice>
          </div>
          <Figures queue={data} />
          <Acts queue={data} />
          <Outages outages={data.outages} />
          {data.documents.length > 0 && (
            <>
              <h3 className="mt-6 font-medium">{t('operator.ksef.waiting')}</h3>
              <List empty="" count={data.documents.length}>
                {data.documents.map((document) => (
                  <DocumentRow key={`${document.invoiceId} ${document.issuedAt}`} document={document} />
                ))}
              </List>
            </>
          )}
        </>
      )}
    </section>
  );
}
