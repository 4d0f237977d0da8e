import type { KeyboardEvent } from 'react';
import type { ActionItem } from '#contract/assessment/action-items.ts';
import { actionStates, type ActionState } from '#core/assessment/report/action-plan.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { basisOf, DueFact, GainFact, OwnerFact } from './item/item-facts.tsx';
import { StateSelect } from './item/state-select.tsx';

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
  acts: Acts;
}>;

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
  const name = `${item.section}.${item.number} ${item.remediation}`;
  const isChosen = chosen.has(item.questionId);
  const mayChange = acts.mayChange(item);
  const faded = item.state === 'done' || item.state === 'risk_accepted';
  return (
    <li
      className={`grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line py-4 first:border-t-0 md:grid-cols-[1.75rem_minmax(0,1fr)_11.5rem] ${isChosen ? 'bg-tint' : ''}`}
    >
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
      <div className="min-w-0">
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
          {item.remediation}
        </button>
        {item.unmet && <p className="mt-1 text-sm font-semibold text-bad">{t('duties.unmetItem')}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <GainFact item={item} />
          <OwnerFact item={item} />
          <DueFact item={item} today={today} />
          <span>{t(`answers.efforts.${item.effort}`)}</span>
          {onPath.has(item.questionId) && <Badge>{t('plan.onPath')}</Badge>}
        </p>
        <p className="mt-1 text-[0.8125rem] text-muted">{basisOf(item)}</p>
        {item.contradicted && <p className="mt-1 text-sm font-medium text-warn">{t('plan.contradicted')}</p>}
        {item.reason && <p className="mt-1 text-sm text-muted">{t('plan.acceptedBecause', { reason: item.reason })}</p>}
      </div>
      <div className="col-start-2 md:col-start-3">
        <StateSelect
          state={item.state}
          label={t('plan.stateOf', { name })}
          disabled={!mayChange}
          change={(state) => acts.setState(item, state)}
        />
      </div>
    </li>
  );
}

/** The plan as a list, for each regime by itself. */
export function PlanList({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const regimes = [...new Set(shown.items.map(({ regime }) => regime))];
  return regimes.map((regime) => (
    <section key={regime} aria-label={t(`regimes.${regime}.short`)} className="mt-4">
      {regimes.length > 1 && <h2 className="mt-6 text-xl">{t(`regimes.${regime}.short`)}</h2>}
      <ul data-order="gain" className="mt-2 border-y border-line">
        {shown.items
          .filter((item) => item.regime === regime)
          .map((item) => (
            <Row key={item.questionId} item={item} shown={shown} />
          ))}
      </ul>
    </section>
  ));
}
