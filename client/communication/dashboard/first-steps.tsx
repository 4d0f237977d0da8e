import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { CockpitData } from './queries.ts';

/** What to begin with, while there is no result. */
export function FirstSteps({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  const begun = data.regimes.some(({ open, result }) => open !== null || result !== null);
  const steps = [
    { key: 'scope', href: '/czy-podlegam', done: data.unscoped.length < data.regimes.length },
    { key: 'answer', href: '/nis2', done: begun },
    { key: 'plan', href: '/plan-dzialan', done: false },
  ] as const;
  return (
    <section aria-labelledby="first" className="min-w-0">
      <h2 id="first" className="text-xl">
        {t('cockpit.first.title')}
      </h2>
      <ol className="mt-2 border-y border-line">
        {steps.map(({ key, href, done }, index) => (
          <li key={key} className="border-t border-line first:border-t-0">
            <Link href={href} className="group flex gap-4 rounded py-3.5">
              <span
                aria-hidden="true"
                className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold ${done ? 'border-good text-good' : 'border-field text-muted'}`}
              >
                {done ? <Check className="size-4" strokeWidth={3} /> : index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-medium group-hover:text-brand group-hover:underline">
                  {t(`cockpit.first.${key}`)}
                  {done && <span className="ml-2 text-sm font-normal text-good">{t('cockpit.first.done')}</span>}
                </span>
                <span className="block text-[0.9375rem] text-muted">{t(`cockpit.first.${key}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
