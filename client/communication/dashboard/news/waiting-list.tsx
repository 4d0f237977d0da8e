import { Link } from 'wouter';
import { minePathOf, pathOf } from '#client/assessment/data/places.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';

type Waiting = CockpitData['waiting'][number];
const shown = 5;

function Row({ one }: { one: Waiting }) {
  const { t } = useTranslation();
  const owner = one.mine ? 'mine' : (one.name ?? 'nobody');
  const name = one.mine ? t('cockpit.mine') : (one.name ?? t('cockpit.nobody'));
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        href={`/plan-dzialan?${new URLSearchParams({ state: 'todo', owner }).toString()}`}
        className="group flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 rounded py-2.5"
      >
        <span
          className={`min-w-0 [overflow-wrap:anywhere] group-hover:text-brand group-hover:underline ${one.name ? 'font-medium' : 'text-muted'}`}
        >
          {name}
        </span>
        <span className="text-sm text-muted">
          {t('cockpit.open', { count: one.open })}
          {one.overdue > 0 && <span className="ml-2 font-semibold text-bad">{t('cockpit.overdue', { count: one.overdue })}</span>}
        </span>
        {one.nextDueOn && one.overdue === 0 && (
          <span className="w-full text-sm text-muted">{t('cockpit.nextDue', { date: shortDay(one.nextDueOn) })}</span>
        )}
      </Link>
    </li>
  );
}

/** Questions that somebody was given and has not answered. */
function QuestionsRow({ one }: { one: CockpitData['questions'][number] }) {
  const { t } = useTranslation();
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        href={one.mine ? minePathOf(one.regime) : pathOf[one.regime]}
        className="group flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 rounded py-2.5"
      >
        <span className="min-w-0 font-medium [overflow-wrap:anywhere] group-hover:text-brand group-hover:underline">
          {one.mine ? t('cockpit.mine') : one.name}
        </span>
        <span className="text-sm text-muted">
          {t(`regimes.${one.regime}.short`)}: {t('cockpit.questionsOpen', { count: one.open })}
        </span>
      </Link>
    </li>
  );
}

/** Who has what to do. */
export function WaitingList({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  if (data.waiting.length + data.questions.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="min-w-0">
      <h2 id="waiting" className="text-xl">
        {t('cockpit.waiting')}
      </h2>
      <ul className="mt-2 border-y border-line">
        {data.questions.slice(0, shown).map((one) => (
          <QuestionsRow key={`${one.regime} ${one.name} ${one.mine}`} one={one} />
        ))}
        {data.waiting.slice(0, shown).map((one) => (
          <Row key={one.name ?? ''} one={one} />
        ))}
      </ul>
    </section>
  );
}
