import { dutiesOf, type DutyState } from '#core/assessment/duties/duties.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { calendarDay } from './verdict-duty.tsx';

type Dated = Readonly<{ code: ReturnType<typeof dutiesOf>[number]['code']; state: DutyState; day: string }>;

/** Duties with a day, in the order of their days. */
export function datedDutiesOf(regime: Regime, answers: ScopeAnswers, today: string): readonly Dated[] {
  return dutiesOf([{ regime, answers }], [], today)
    .flatMap((duty) => (duty.day === null ? [] : [{ code: duty.code, state: duty.state, day: duty.day }]))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

const styles = {
  overdue: { dot: 'border-bad bg-bad', words: 'text-bad' },
  coming: { dot: 'border-brand bg-surface', words: 'text-brand' },
  binding: { dot: 'border-brand bg-brand', words: 'text-muted' },
} as const;

function styleOf(state: DutyState) {
  return state === 'overdue' || state === 'coming' ? styles[state] : styles.binding;
}

function Point({ children, dot }: { children: React.ReactNode; dot: string }) {
  return (
    <li className="relative pb-5 pl-8 break-inside-avoid last:pb-0">
      <span aria-hidden="true" className={`absolute top-1.5 left-0 size-3.5 rounded-full border-2 [print-color-adjust:exact] ${dot}`} />
      {children}
    </li>
  );
}

/** The days of the duties along one line: what has passed, today, and what is to come. */
export function VerdictTimeline({ regime, answers, today }: { regime: Regime; answers: ScopeAnswers; today: string }) {
  const { t } = useTranslation();
  const dated = datedDutiesOf(regime, answers, today);
  if (dated.length === 0) return null;
  const textOf = ({ state, day: iso }: Dated): string => {
    if (state === 'overdue' || state === 'coming') return t(`scope.timeline.${state}`, { date: calendarDay(iso) });
    return t('scope.timeline.binding', { date: calendarDay(iso) });
  };
  const point = (one: Dated) => (
    <Point key={one.code} dot={styleOf(one.state).dot}>
      <p className={`text-sm font-medium ${styleOf(one.state).words}`}>{textOf(one)}</p>
      <p className="font-medium">{t(`scope.duties.${one.code}.title`)}</p>
    </Point>
  );
  return (
    <section aria-labelledby="scope-timeline" className="mt-9 border-t border-line pt-7">
      <h2 id="scope-timeline" className="text-xl">
        {t('scope.timeline.title')}
      </h2>
      <ol className="relative mt-5 before:absolute before:top-2 before:bottom-2 before:left-1.5 before:w-0.5 before:bg-line before:[print-color-adjust:exact]">
        {dated.filter((one) => one.day < today).map(point)}
        <Point dot="border-ink bg-ink">
          <p className="text-sm font-semibold">{t('scope.timeline.today', { date: calendarDay(today) })}</p>
        </Point>
        {dated.filter((one) => one.day >= today).map(point)}
      </ol>
      <p className="mt-4 text-sm text-muted">{t('scope.timeline.note')}</p>
    </section>
  );
}
