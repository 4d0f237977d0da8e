import { Link } from 'wouter';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { outcomeStep, scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';

/** Scope checks that come to something else by the rules of today, with what changed and the way to the new outcome. */
export function ScopeNews({ news }: { news: CockpitData['scopeNews'] }) {
  const { t } = useTranslation();
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="scope-news" className="mt-8 rounded-lg border border-line bg-surface p-6">
      <h2 id="scope-news" className="text-lg">
        {t('scope.news.title')}
      </h2>
      <ul className="mt-2 space-y-3">
        {news.map(({ regime, checkedOn, before, now, rules, change, answers }) => (
          <li key={regime} className="max-w-3xl">
            <p className="font-medium">
              {t('scope.news.change', {
                regime: t(`regimes.${regime}.short`),
                before: t(`scope.statuses.${before}.label`),
                date: day(`${checkedOn}T12:00:00Z`),
                version: rules,
                now: t(`scope.statuses.${now}.label`),
              })}
            </p>
            <p className="mt-0.5 text-[0.9375rem] text-muted">{t(`scope.changes.${change}`)}</p>
            <Link
              href={scopeAddress(regime, outcomeStep, answers)}
              aria-label={t('scope.news.seeLabel', { regime: t(`regimes.${regime}.short`) })}
              className="mt-1 inline-flex min-h-9 items-center font-medium text-brand underline underline-offset-4"
            >
              {t('scope.news.see')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
