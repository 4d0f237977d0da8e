import type { KeyboardEvent } from 'react';
import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { actionStates, type ActionState } from '#core/assessment/report/action-plan.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { SortButton } from '#client/platform/ui/list/sort-button.tsx';
import type { Filters } from './filters.ts';
import { DueFact, GainFact, OwnerFact } from '#client/assessment/plan/item/item-facts.tsx';
import { StateSelect } from '#client/assessment/plan/item/state-select.tsx';
import { Unproved } from '#client/assessment/plan/item/unproved.tsx';

/** What a view can do with items. */
export type Acts = Readonly<{
  open: (item: ActionItem) => void;
  setState: (item: ActionItem, state: ActionState) => void;
  setDue: (item: ActionItem, dueOn: string | null) => void;
  toggle: (item: ActionItem) => void;
  mayChange: (item: ActionItem) => boolean;
}>;

export type Shown = Readonly<{
  items: readonly ActionItem[];
  today: string;
  onPath: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  isUnproved: (item: ActionItem) => boolean;
  acts: Acts;
  order: Filters['order'];
  sort: (order: Filters['order']) => void;
}>;

/** Stacked on a phone, the state beside on a tablet, columns on a wide screen: choice, what, who, by when, gain, state. */
const columns =
  'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 md:grid-cols-[1.75rem_minmax(0,1fr)_11.5rem] xl:grid-cols-[1.75rem_minmax(0,1fr)_10rem_9.5rem_9rem_10.5rem]';

function step(from: HTMLElement, by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-plan-item]')];
  all[all.indexOf(from) + by]?.focus();
}

/** Keys of an item that has the focus: arrows, X, and 1–4 for its state. */
function useKeys(item: ActionItem, acts: Acts) {
  return (event: KeyboardEvent<HTMLButtonElement>): void => {
    const state = actionStates[Number(event.key) - 1];
    if (event.key === 'ArrowDown') step(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') step(event.currentTarget, -1);
    else if (event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey) {
      if (acts.mayChange(item)) acts.toggle(item);
    } else if (state && acts.mayChange(item)) acts.setState(item, state);
    else return;
    event.preventDefault();
  };
}

function Row({ item, shown }: { item: ActionItem; shown: Shown }) {
  const { t } = useTranslation();
  const { acts, today, onPath, chosen } = shown;
  const keys = useKeys(item, acts);
  const name = `${item.section}.${item.number} ${item.title}`;
  const isChosen = chosen.has(item.questionId);
  const mayChange = acts.mayChange(item);
  const isUnproved = shown.isUnproved(item);
  const faded = item.state === 'done' || item.state === 'risk_accepted';
  return (
    <li className={`${columns} items-start gap-y-1.5 border-t border-line py-3 first:border-t-0 ${isChosen ? 'bg-tint' : ''}`}>
      <span className="pt-0.5">
        {mayChange && (
          <input
            type="checkbox"
            checked={isChosen}
            onChange={() => acts.toggle(item)}
            aria-label={t('plan.choose', { name })}
            className="size-5 accent-(--brand)"
          />
        )}
      </span>
      <div className="min-w-0 pt-0.5">
        <button
          type="button"
          data-plan-item=""
          onClick={() => acts.open(item)}
          onKeyDown={keys}
          className={`block w-full rounded text-left leading-snug hover:text-brand ${faded ? 'text-muted' : 'font-medium'}`}
        >
          <span className="mr-2 font-semibold text-brand">
            {item.section}.{item.number}
          </span>{' '}
          {item.title}
        </button>
        {item.unmet && <p className="mt-1 text-sm font-semibold text-bad">{t('duties.unmetItem')}</p>}
        {item.contradicted && <p className="mt-1 text-sm font-medium text-warn">{t('plan.contradicted')}</p>}
        {isUnproved && mayChange && <Unproved item={item} name={name} open={acts.open} />}
        {item.reason && <p className="mt-1 text-sm text-muted">{t('plan.acceptedBecause', { reason: item.reason })}</p>}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted xl:contents">
        <span className="min-w-0 xl:col-start-3 xl:row-start-1 xl:pt-1">
          <OwnerFact item={item} />
        </span>
        <span className="xl:col-start-4 xl:row-start-1 xl:pt-1">
          <DueFact item={item} today={today} />
        </span>
        <span className="xl:col-start-5 xl:row-start-1 xl:pt-1">
          <GainFact item={item} />
          <span className="xl:block">
            <span aria-hidden="true" className="xl:hidden">
              {' · '}
            </span>
            {t(`answers.efforts.${item.effort}`)}
          </span>
          {onPath.has(item.questionId) && (
            <span className="ml-2 xl:ml-0 xl:mt-1 xl:block">
              <Badge>{t('plan.onPath')}</Badge>
            </span>
          )}
        </span>
      </div>
      <div className="col-start-2 md:col-start-3 md:row-start-1 xl:col-start-6">
        <StateSelect
          state={item.state}
          label={t('plan.stateOf', { name })}
          disabled={!mayChange}
          warns={isUnproved}
          change={(state) => acts.setState(item, state)}
        />
      </div>
    </li>
  );
}

const sorted = { what: 'bySection', due: 'byDue', gain: 'gain' } as const satisfies Readonly<Record<string, Filters['order']>>;

/** Names of the columns on a wide screen; three of them put the list in their order. */
function Heads({ order, sort }: Pick<Shown, 'order' | 'sort'>) {
  const { t } = useTranslation();
  const by = (column: keyof typeof sorted, label: string) => (
    <SortButton
      direction={order === sorted[column] ? 'down' : null}
      aria-pressed={order === sorted[column]}
      onClick={() => sort(sorted[column])}
    >
      {label}
    </SortButton>
  );
  return (
    <div role="group" aria-label={t('plan.filters.sort')} className={`${columns} items-center text-[0.8125rem] text-muted max-xl:hidden`}>
      <span className="xl:col-start-2">{by('what', t('plan.whatToDo'))}</span>
      <span>{t('plan.owner')}</span>
      <span>{by('due', t('plan.due'))}</span>
      <span>{by('gain', t('plan.gain'))}</span>
      <span>{t('plan.state')}</span>
    </div>
  );
}

/** The plan as a list, for each regime by itself. */
export function PlanList({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const regimes = [...new Set(shown.items.map(({ regime }) => regime))];
  return regimes.map((regime) => (
    <section key={regime} aria-label={t(`regimes.${regime}.short`)} className="mt-4">
      {regimes.length > 1 && <h2 className="mt-6 text-xl">{t(`regimes.${regime}.short`)}</h2>}
      {shown.items.length > 0 && <Heads order={shown.order} sort={shown.sort} />}
      <ul data-order="gain" className="border-y border-line max-xl:mt-2">
        {shown.items
          .filter((item) => item.regime === regime)
          .map((item) => (
            <Row key={item.questionId} item={item} shown={shown} />
          ))}
      </ul>
    </section>
  ));
}
