import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { actionStates, type ActionState } from '#core/assessment/report/action-plan.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { draggable, useDropPlace } from './drag.ts';
import { DueFact, GainFact, OwnerFact, placeOf, useRegimeOf } from './item/item-facts.tsx';
import type { Shown } from './list/plan-list.tsx';
import { StateSelect } from './item/state-select.tsx';
import { Unproved } from './item/unproved.tsx';

function Card({ item, shown }: { item: ActionItem; shown: Shown }) {
  const { t } = useTranslation();
  const { acts, today } = shown;
  const mayChange = acts.mayChange(item);
  const regimeOf = useRegimeOf(shown.items);
  const isUnproved = shown.isUnproved(item);
  const name = `${item.section}.${item.number} ${item.title}`;
  return (
    // Dragging repeats what the choice on the card does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      {...draggable(item, mayChange)}
      className={`rounded-md border border-line bg-surface p-3 ${mayChange ? 'cursor-grab active:cursor-grabbing' : ''}`}
    >
      <button
        type="button"
        data-plan-item=""
        onClick={() => acts.open(item)}
        className="block w-full rounded text-left text-[0.9375rem] leading-snug hover:text-brand"
      >
        <span className="font-semibold text-brand">{placeOf(item, regimeOf(item))}</span> <span className="line-clamp-4">{item.title}</span>
      </button>
      <p className="mb-2.5 mt-2 flex flex-col gap-1 text-sm text-muted">
        <GainFact item={item} />
        <OwnerFact item={item} />
        <DueFact item={item} today={today} />
      </p>
      <StateSelect
        state={item.state}
        label={t('plan.stateOf', { name })}
        disabled={!mayChange}
        warns={isUnproved}
        change={(state) => acts.setState(item, state)}
      />
      {isUnproved && mayChange && <Unproved item={item} name={name} open={acts.open} />}
    </li>
  );
}

function Column({ state, shown }: { state: ActionState; shown: Shown }) {
  const { t } = useTranslation();
  const own = shown.items.filter((item) => item.state === state);
  const { over, handlers } = useDropPlace(shown.items, (item) => shown.acts.setState(item, state));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={`column-${state}`}
      {...handlers}
      className={`min-w-0 rounded-md border-t-2 pt-3 ${over ? 'border-brand bg-tint' : 'border-line'}`}
    >
      <h3 id={`column-${state}`} className="flex items-baseline justify-between gap-3 px-1 font-sans text-[0.9375rem] font-semibold">
        {t(`plan.states.${state}`)} <span className="text-sm font-normal text-muted">{own.length}</span>
      </h3>
      <ul data-order="gain" className="mt-3 space-y-2.5">
        {own.map((item) => (
          <Card key={item.questionId} item={item} shown={shown} />
        ))}
      </ul>
    </section>
  );
}

/** The plan by state: cards are dragged, or moved by the choice on them. */
export function Board({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  return (
    <div className="mt-5">
      <h2 className="sr-only">{t('plan.views.board')}</h2>
      <div className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {actionStates.map((state) => (
          <Column key={state} state={state} shown={shown} />
        ))}
      </div>
    </div>
  );
}
