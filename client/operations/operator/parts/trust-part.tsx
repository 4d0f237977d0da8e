import type { ReactNode } from 'react';
import type { RouteOutput } from '#contract/routes.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useStatus } from '#client/operations/operator/queries.ts';

type Trust = RouteOutput<'GET /api/operator/trust'>;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[16rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** With what documents are sealed, what that means to who opens them, and what is recommended. */
function SealPart({ seal }: Pick<Trust, 'seal'>) {
  const { t } = useTranslation();
  const kind = seal === null ? 'none' : seal.isSelfMade ? 'selfMade' : 'issued';
  return (
    <section aria-labelledby="trust-seal">
      <h2 id="trust-seal" className="text-xl">
        {t('operator.trust.seal')}
      </h2>
      <div className="mt-3 max-w-3xl" data-seal={kind}>
        <Notice tone={kind === 'issued' ? 'info' : 'warn'} title={t(`operator.trust.kinds.${kind}`)}>
          <p>{t(`operator.trust.means.${kind}`)}</p>
          {kind !== 'issued' && <p>{t('operator.trust.recommended')}</p>}
        </Notice>
      </div>
      {seal && (
        <dl className="mt-3 max-w-3xl divide-y divide-line">
          <Fact label={t('operator.facts.certificateSha256')}>
            <span className="font-mono text-sm">{seal.fingerprint}</span>
          </Fact>
          <Fact label={t('operator.trust.until')}>{day(seal.until)}</Fact>
          <Fact label={t('operator.facts.timeStamp')}>{t(seal.isStamped ? 'operator.trust.stamped' : 'operator.trust.notStamped')}</Fact>
        </dl>
      )}
    </section>
  );
}

/** Whose signatures on declarations are believed. */
function ListsPart({ authorities, timeStampServices }: Pick<Trust, 'authorities' | 'timeStampServices'>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="trust-lists" className="mt-10">
      <h2 id="trust-lists" className="text-xl">
        {t('operator.trust.lists')}
      </h2>
      <dl className="mt-3 max-w-3xl divide-y divide-line">
        <Fact label={t('operator.trust.authorities')}>{authorities ?? t('operator.trust.noAuthorities')}</Fact>
        <Fact label={t('operator.trust.timeStampServices')}>{timeStampServices ?? t('operator.trust.noServices')}</Fact>
      </dl>
    </section>
  );
}

export function TrustPart() {
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
