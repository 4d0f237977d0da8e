import type { LogOverview } from '#contract/certificate/transparency.ts';
import { useSite } from '#client/account/accounts/queries.ts';
import { moment, number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { pinnedTrust } from '#client/certificate/registry/trust.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { Observation } from './observation.tsx';
import { useLogOverview } from './queries.ts';

function Purpose() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="log-why" className="mt-10 max-w-2xl space-y-3">
      <h2 id="log-why" className="text-2xl">
        {t('publicLog.why.title')}
      </h2>
      <p>{t('publicLog.why.act')}</p>
      <p>{t('publicLog.why.chain')}</p>
      <p className="font-medium">{t('publicLog.why.promise')}</p>
    </section>
  );
}

/** A state that no outside witness confirmed is never shown as a good one. */
function Witnesses({ log }: { log: LogOverview }) {
  const { t } = useTranslation();
  if (log.named.length === 0) return <Notice tone="warn">{t('publicLog.state.none')}</Notice>;
  if (log.witnesses.length < log.quorum) return <Notice tone="warn">{t('publicLog.state.notYet')}</Notice>;
  return (
    <ul>
      {log.witnesses.map(({ name, signedAt }) => (
        <li key={name} className="break-words">
          {t('publicLog.state.signedBy', { name, at: moment(signedAt) })}
        </li>
      ))}
    </ul>
  );
}

function State({ log }: { log: LogOverview }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="log-state" className="mt-12">
      <h2 id="log-state" className="text-2xl">
        {t('publicLog.state.title')}
      </h2>
      {log.stopped && (
        <div className="mt-4">
          <Notice tone="bad">{t('publicLog.state.stopped')}</Notice>
        </div>
      )}
      {log.signedAt === null ? (
        <p className="mt-3">{t('publicLog.state.empty')}</p>
      ) : (
        <dl className="mt-4 divide-y divide-line border-y border-line">
          <div className="py-3">
            <dt className="text-sm text-muted">{t('publicLog.state.size')}</dt>
            <dd className="font-serif text-3xl font-semibold">{number(log.size)}</dd>
          </div>
          <div className="py-3">
            <dt className="text-sm text-muted">{t('publicLog.state.signedAt')}</dt>
            <dd>{moment(log.signedAt)}</dd>
          </div>
          <div className="py-3">
            <dt className="text-sm text-muted">{t('publicLog.state.witnesses')}</dt>
            <dd className="mt-1">
              <Witnesses log={log} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function Latest({ log: { latest } }: { log: LogOverview }) {
  const { t } = useTranslation();
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="log-latest" className="mt-12">
      <h2 id="log-latest" className="text-2xl">
        {t('publicLog.latest.title')}
      </h2>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {latest.map(({ place, kind, entry, signedAt }) => (
          <li key={place} className="py-3">
            <p className="font-medium">
              {t('publicLog.latest.place')} {number(place)} · {t(`publicLog.kinds.${kind}`)}
            </p>
            <p className="text-sm text-muted">{moment(signedAt)}</p>
            <p className="mt-1 break-all font-mono text-sm">{entry}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether the roots that the checks use are built into this page, and the same as the service names. */
function RootsNote() {
  const { t } = useTranslation();
  const named = useSite().data?.roots;
  if (!pinnedTrust) return <Notice tone="warn">{t('publicLog.trust.unpinned')}</Notice>;
  const isSame = named?.join() === pinnedTrust.keys.join();
  return isSame ? <p>{t('publicLog.trust.pinned')}</p> : <Notice tone="bad">{t('publicLog.trust.different')}</Notice>;
}

function Believing({ log }: { log: LogOverview }) {
  const { t } = useTranslation();
  const publicUrl = useSite().data?.publicUrl ?? '';
  return (
    <section aria-labelledby="log-trust" className="mt-12">
      <h2 id="log-trust" className="text-2xl">
        {t('publicLog.trust.title')}
      </h2>
      <p className="mt-2 max-w-2xl">{t('publicLog.trust.script')}</p>
      <h3 className="mb-2 mt-6 font-sans text-base font-semibold">{t('publicLog.trust.roots')}</h3>
      <RootsNote />
      <dl className="mt-3 space-y-2 text-sm">
        {log.roots.map(({ name, fingerprint }) => (
          <div key={name}>
            <dt className="break-words text-muted">{name}</dt>
            <dd className="break-all font-mono">{fingerprint}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 font-sans text-base font-semibold">{t('publicLog.trust.toolHash')}</h3>
      <p className="mt-1 break-all font-mono text-sm">{log.toolHash}</p>
      <p className="mt-3">{t('publicLog.trust.tool')}</p>
      <DownloadLink href="/verify.mjs" download className="mt-3">
        {t('publicLog.trust.download')}
      </DownloadLink>
      <p className="mt-6">{t('publicLog.trust.scorer')}</p>
      <DownloadLink href="/score.mjs" download className="mt-3">
        {t('publicLog.trust.scorerDownload')}
      </DownloadLink>
      <p className="mt-6">{t('publicLog.trust.audit')}</p>
      <pre className="mt-2 whitespace-pre-wrap break-all rounded-md bg-tint p-4 text-sm">
        npm run tool -- log-audit {publicUrl} --state log.json
      </pre>
    </section>
  );
}

/** What the log is, where it stands, and how anybody checks it. */
export function LogScreen() {
  const { t } = useTranslation();
  usePageTitle(t('publicLog.title'));
  const log = useLogOverview();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{t('publicLog.title')}</h1>
      <p className="mt-3 max-w-2xl text-muted">{t('publicLog.lead')}</p>
      <Purpose />
      {log.isPending && <Skeleton rows={4} className="mt-12" label={t('common.loading')} />}
      {log.isError && <Failure error={log.error} retry={() => void log.refetch()} />}
      {log.data && <State log={log.data} />}
      <Observation />
      {log.data && <Latest log={log.data} />}
      {log.data && <Believing log={log.data} />}
    </div>
  );
}
