import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { PublishedCode } from './published-code.tsx';
import { useCheckWebsite, type WhenConfirmed } from './queries.ts';

type Proof = NonNullable<CompanyConfirmation['website']>;

function LastLook({ proof }: { proof: Proof }) {
  const { t } = useTranslation();
  const { checkedAt, outcome } = proof;
  const message =
    checkedAt && outcome
      ? t('confirmation.site.last', { at: moment(checkedAt), outcome: t(`confirmation.site.outcomes.${outcome}`) })
      : t('confirmation.site.never');
  return (
    <p role="status" data-outcome={outcome ?? 'never'} className="mt-3 text-[0.9375rem] [overflow-wrap:anywhere]">
      {message}
    </p>
  );
}

/** What a company publishes on its website, and what the last look at it brought. */
export function WebsiteProof({ proof, done }: { proof: Proof; done: WhenConfirmed }) {
  const { t } = useTranslation();
  const check = useCheckWebsite(done);
  const failureText = useFailureText();
  if (proof.expired) {
    return (
      <div className="mt-6">
        <Notice tone="warn" title={t('confirmation.site.expired', { host: proof.host })} />
      </div>
    );
  }
  const runCheck = (): void => check.mutate();
  return (
    <section aria-labelledby="publish-code" className="mt-8 rounded-lg border border-brand/40 bg-tint p-5 sm:p-6">
      <h2 id="publish-code" className="text-xl [overflow-wrap:anywhere]">
        {t('confirmation.site.title', { host: proof.host })}
      </h2>
      <p className="mt-1 max-w-2xl text-[0.9375rem]">{t('confirmation.site.text', { at: moment(proof.expiresAt) })}</p>
      <PublishedCode record={proof.record} file={proof.file} value={proof.value} />
      <LastLook proof={proof} />
      {check.error && (
        <div className="mt-3">
          <Notice tone="bad" alert>
            <p>{failureText(check.error)}</p>
          </Notice>
        </div>
      )}
      <Button className="mt-4" disabled={check.isPending} onClick={runCheck}>
        {t(check.isPending ? 'confirmation.site.checking' : 'confirmation.site.check')}
      </Button>
    </section>
  );
}
