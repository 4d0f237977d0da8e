import { nis2Receivers } from '#core/assessment/scope/nis2/authority.ts';
import { readAnswers } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

const row = 'gap-x-6 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]';
const term = 'text-sm font-medium text-brand sm:pt-0.5';

/** Who supervises and who takes notifications of incidents, if the act covers the organisation or may. */
export function Receivers({ answers }: { answers: ScopeAnswers }) {
  const { t } = useTranslation();
  const receivers = nis2Receivers(readAnswers('nis2', answers));
  if (!receivers) return null;
  const { authorities, csirt, sectorCsirts } = receivers;
  return (
    <section aria-labelledby="scope-authority" className="mt-9 border-t border-line pt-7 break-inside-avoid">
      <h2 id="scope-authority" className="text-xl">
        {t('scope.outcome.authority')}
      </h2>
      <dl className="mt-3 space-y-1.5">
        <div className={row}>
          <dt className={term}>{t('scope.outcome.supervisor')}</dt>
          {authorities.map((authority) => (
            <dd key={authority} className="sm:col-start-2">
              {t(`scope.authorities.${authority}`)}
            </dd>
          ))}
        </div>
        <div className={row}>
          <dt className={term}>{t('scope.outcome.csirt')}</dt>
          <dd>{t(`scope.csirts.${csirt}`)}</dd>
          {sectorCsirts.map((sector) => (
            <dd key={sector} className="sm:col-start-2">
              {t(`scope.sectorCsirts.${sector}`)}
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}
