import type { ReactNode } from 'react';
import type { RouteOutput } from '#contract/routes.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useStatus } from '#client/operations/operator/queries.ts';

type ServiceStatus = RouteOutput<'GET /api/operator/standing'>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[16rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** With what documents are sealed, what that means to who opens them, and what is recommended. */
function SealPart({ seal }: Pick<ServiceStatus, 'seal'>) {
  const { t } = useTranslation();
  const kind = seal === null ? 'none' : seal.isSelfMade ? 'selfMade' : 'issued';
  return (
    <section aria-labelledby="standing-seal">
      <h2 id="standing-seal" className="text-xl">
        {t('operator.standing.seal')}
      </h2>
      <div className="mt-3 max-w-3xl" data-seal={kind}>
        <Notice tone={kind === 'issued' ? 'info' : 'warn'} title={t(`operator.standing.kinds.${kind}`)}>
          <p>{t(`operator.standing.means.${kind}`)}</p>
          {kind !== 'issued' && <p>{t('operator.standing.recommended')}</p>}
        </Notice>
      </div>
      {seal && (
        <dl className="mt-3 max-w-3xl divide-y divide-line">
          <Fact label={t('operator.facts.certificateSha256')}>
            <span className="font-mono text-sm">{seal.fingerprint}</span>
          </Fact>
          <Fact label={t('operator.standing.until')}>{day(seal.until)}</Fact>
          <Fact label={t('operator.facts.timeStamp')}>
            {t(seal.isStamped ? 'operator.standing.stamped' : 'operator.standing.notStamped')}
          </Fact>
        </dl>
      )}
    </section>
  );
}

/** Whose signatures on declarations are believed. */
function ListsPart({ authorities, timeStampServices }: Pick<ServiceStatus, 'authorities' | 'timeStampServices'>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="standing-lists" className="mt-10">
      <h2 id="standing-lists" className="text-xl">
        {t('operator.standing.lists')}
      </h2>
      <dl className="mt-3 max-w-3xl divide-y divide-line">
        <Fact label={t('operator.standing.authorities')}>{authorities ?? t('operator.standing.noAuthorities')}</Fact>
        <Fact label={t('operator.standing.timeStampServices')}>{timeStampServices ?? t('operator.standing.noServices')}</Fact>
      </dl>
    </section>
  );
}

export function StatusPart() {
  const { t } = useTranslation();
  const { data, error, refetch } = useStatus();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('common.loading')} className="h-24" />;
  return (
    <>
      <SealPart seal={data.seal} />
      <ListsPart authorities={data.authorities} timeStampServices={data.timeStampServices} />
    </>
  );
}
