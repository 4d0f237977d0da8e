import type { ActionPlan } from '#contract/assessment/plan/action-items.ts';
import { actionStates } from '#core/assessment/report/action-plan.ts';
import { efforts } from '#core/assessment/questionnaire/questionnaire.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Choice } from '#client/platform/ui/list/choice.tsx';
import { ClearButton } from '#client/platform/ui/list/clear-button.tsx';
import { SearchBox } from '#client/platform/ui/list/search-box.tsx';
import { everything, orders, searchOf, type Filters } from './filters.ts';

/** Names of owners that the plan holds, in their order. */
function ownersOf(plan: ActionPlan): string[] {
  return [...new Set(plan.items.flatMap(({ owner }) => owner?.name ?? []))].toSorted((a, b) => a.localeCompare(b));
}

export function FilterBar({ plan, filters, change }: { plan: ActionPlan; filters: Filters; change: (filters: Filters) => void }) {
  const { t } = useTranslation();
  const set =
    <K extends keyof Filters>(name: K) =>
    (value: string): void =>
      change({ ...filters, [name]: value as Filters[K] });
  const of = (name: keyof Filters) => ({
    value: filters[name],
    isUsed: filters[name] !== everything[name],
    change: set(name),
    className: 'lg:flex-[1_1_6.5rem]',
  });
  return (
    <search className="mt-5 grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-3 lg:flex lg:flex-wrap">
      <SearchBox
        label={t('plan.filters.search')}
        value={filters.text}
        change={set('text')}
        className="col-span-2 sm:col-span-3 lg:flex-[1.6_1_9rem]"
      />
      {plan.regimes.length > 1 && (
        <Choice label={t('plan.filters.regime')} {...of('regime')}>
          <option value="all">{t('plan.filters.all')}</option>
          {plan.regimes.map(({ regime }) => (
            <option key={regime} value={regime}>
              {t(`regimes.${regime}.short`)}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={t('plan.filters.state')} {...of('state')}>
        <option value="all">{t('plan.filters.all')}</option>
        <option value="todo">{t('plan.filters.todo')}</option>
        {actionStates.map((state) => (
          <option key={state} value={state}>
            {t(`plan.states.${state}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.owner')} {...of('owner')}>
        <option value="all">{t('plan.filters.all')}</option>
        <option value="mine">{t('plan.filters.mine')}</option>
        <option value="nobody">{t('plan.filters.nobody')}</option>
        {ownersOf(plan).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.due')} {...of('due')}>
        {(['all', 'overdue', 'soon', 'later', 'none'] as const).map((due) => (
          <option key={due} value={due}>
            {t(`plan.filters.${due}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.effort')} {...of('effort')}>
        <option value="all">{t('plan.filters.all')}</option>
        {efforts.map((effort) => (
          <option key={effort} value={effort}>
            {t(`answers.efforts.${effort}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('plan.filters.sort')} {...of('order')}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`plan.filters.${order}`)}
          </option>
        ))}
      </Choice>
      {searchOf(filters) !== '' && (
        <div className="col-span-full lg:basis-full">
          <ClearButton clear={() => change(everything)} />
        </div>
      )}
    </search>
  );
}
