import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { dayFromIso, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { monthName, weekdayNames, day as dayName } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { draggable, useDropPlace } from '#client/assessment/plan/drag.ts';
import { dueStateOf } from '#client/assessment/plan/list/filters.ts';
import { placeOf, useRegimeOf } from '#client/assessment/plan/item/item-facts.tsx';
import { isoOf, monthAfter, weeksOf, type ShownMonth } from './month.ts';
import type { Shown } from '#client/assessment/plan/list/plan-list.tsx';

const tones = { overdue: 'border-bad text-bad', soon: 'border-warn text-warn', later: 'border-brand' } as const;

/** An item as it stands on its day; it can be dragged to another. */
function Entry({ item, shown, clamp }: { item: ActionItem; shown: Shown; clamp: string }) {
  const due = dueStateOf(item, shown.today);
  const mayChange = shown.acts.mayChange(item);
  const regimeOf = useRegimeOf(shown.items);
  return (
    <li>
      <button
        type="button"
        data-plan-item=""
        {...draggable(item, mayChange)}
        onClick={() => shown.acts.open(item)}
        className={`block w-full rounded-sm border-l-2 bg-surface px-1.5 py-1 text-left text-[0.8125rem] leading-tight hover:bg-tint ${due ? tones[due] : 'border-line text-muted line-through'}`}
      >
        <span className={clamp}>
          <span className="font-semibold">{placeOf(item, regimeOf(item))}</span> {item.title}
        </span>
      </button>
    </li>
  );
}

function itemsOn(shown: Shown, iso: string): ActionItem[] {
  return shown.items.filter(({ dueOn }) => dueOn === iso);
}

function Cell({ date, month, shown }: { date: CalendarDay; month: ShownMonth; shown: Shown }) {
  const iso = isoOf(date);
  const { over, handlers } = useDropPlace(shown.items, (item) => shown.acts.setDue(item, iso));
  return (
    <td
      {...handlers}
      className={`h-24 border border-line p-1 align-top ${over ? 'bg-tint' : ''} ${date.month === month.month ? '' : 'text-muted'}`}
    >
      <span
        aria-current={iso === shown.today ? 'date' : undefined}
        className={`inline-grid size-6 place-items-center text-[0.8125rem] ${iso === shown.today ? 'rounded-full bg-brand font-semibold text-on-brand' : ''}`}
      >
        {date.day}
      </span>
      <ul className="mt-1 space-y-1">
        {itemsOn(shown, iso).map((item) => (
          <Entry key={item.questionId} item={item} shown={shown} clamp="line-clamp-2" />
        ))}
      </ul>
    </td>
  );
}

function Grid({ month, shown }: { month: ShownMonth; shown: Shown }) {
  return (
    <table className="w-full table-fixed border-collapse max-md:hidden">
      <thead>
        <tr>
          {weekdayNames().map((name) => (
            <th key={name} scope="col" className="py-2 text-left text-[0.8125rem] font-medium text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={isoOf(week[0]!)}>
            {week.map((date) => (
              <Cell key={isoOf(date)} date={date} month={month} shown={shown} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same month on a narrow screen: the days that have something. */
function Agenda({ month, shown }: { month: ShownMonth; shown: Shown }) {
  const { t } = useTranslation();
  const days = weeksOf(month)
    .flat()
    .filter((date) => date.month === month.month && itemsOn(shown, isoOf(date)).length > 0);
  if (days.length === 0) return <p className="py-6 text-muted md:hidden">{t('plan.calendar.nothing')}</p>;
  return (
    <ul className="border-y border-line md:hidden">
      {days.map((date) => (
        <li key={isoOf(date)} className="border-t border-line py-3 first:border-t-0">
          <p className="text-sm font-medium">{dayName(`${isoOf(date)}T12:00:00Z`)}</p>
          <ul className="mt-1.5 space-y-1.5">
            {itemsOn(shown, isoOf(date)).map((item) => (
              <Entry key={item.questionId} item={item} shown={shown} clamp="line-clamp-3" />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The plan by day. Items are dragged to their day, or opened to set it; those without one wait below. */
export function Calendar({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const today = dayFromIso(shown.today) ?? { year: 2026, month: 1, day: 1 };
  const [month, setMonth] = useState<ShownMonth>({ year: today.year, month: today.month });
  const undated = shown.items.filter(({ dueOn, state }) => dueOn === null && (state === 'open' || state === 'in_progress'));
  return (
    <section aria-label={t('plan.views.calendar')} className="mt-5">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-xl first-letter:uppercase" aria-live="polite">
          {monthName(month)}
        </h2>
        <Button variant="secondary" size="small" aria-label={t('plan.calendar.previous')} onClick={() => setMonth(monthAfter(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <Button variant="secondary" size="small" onClick={() => setMonth({ year: today.year, month: today.month })}>
          {t('plan.calendar.today')}
        </Button>
        <Button variant="secondary" size="small" aria-label={t('plan.calendar.next')} onClick={() => setMonth(monthAfter(month, 1))}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <Grid month={month} shown={shown} />
      <Agenda month={month} shown={shown} />
      {undated.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 py-2 font-medium text-brand">{t('plan.calendar.undated', { count: undated.length })}</summary>
          <ul className="mt-1 grid gap-1.5 sm:grid-cols-2">
            {undated.map((item) => (
              <Entry key={item.questionId} item={item} shown={shown} clamp="line-clamp-2" />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
