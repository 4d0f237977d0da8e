import { Link } from 'wouter';
import { number, shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { itemAddress } from '#client/assessment/plan/list/filters.ts';
import type { CockpitData } from './queries.ts';

type Action = CockpitData['next'][number];

function Row({ action, several }: { action: Action; several: boolean }) {
  const { t } = useTranslation();
  const { regime, section, number: place, title, gainPercent, owner, dueOn, effort } = action;
  const facts = [
    several && t(`regimes.${regime}.short`),
    t(`answers.efforts.${effort}`),
    owner ?? t('plan.noOwner'),
    dueOn && t('plan.dueOn', { date: shortDay(dueOn) }),
  ].filter(Boolean);
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        href={itemAddress(action.questionId)}
        className="group grid gap-x-5 gap-y-1 rounded py-3.5 sm:grid-cols-[10.5rem_minmax(0,1fr)]"
      >
        <span className="font-serif text-lg font-semibold text-brand sm:pt-px">{t('outcome.gain', { points: number(gainPercent) })}</span>
        <span className="min-w-0">
          <span className="line-clamp-3 leading-snug group-hover:text-brand group-hover:underline">
            <span className="font-semibold">
              {section}.{place}
            </span>{' '}
            {title}
          </span>
          <span className="mt-1 block text-sm text-muted">{facts.join(' · ')}</span>
        </span>
      </Link>
    </li>
  );
}

/** The open items of the plan that gain most. */
export function NextActions({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  const several = new Set(data.next.map(({ regime }) => regime)).size > 1;
  return (
    <section aria-labelledby="next" className="min-w-0">
      <h2 id="next" className="text-xl">
        {t('cockpit.next')}
      </h2>
      {data.next.length === 0 ? (
        <p className="mt-3 text-muted">{t('cockpit.nextDone')}</p>
      ) : (
        <ol data-order="gain" className="mt-2 border-y border-line">
          {data.next.map((action) => (
            <Row key={action.questionId} action={action} several={several} />
          ))}
        </ol>
      )}
      <Link href="/plan-dzialan" className="mt-2 inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4">
        {t('cockpit.nextAll')}
      </Link>
    </section>
  );
}
