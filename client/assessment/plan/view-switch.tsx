import { CalendarDays, Columns3, List } from 'lucide-react';
import { useTranslation } from '#client/platform/words/i18n.ts';

const views = ['list', 'board', 'calendar'] as const;
export type View = (typeof views)[number];

export function viewOf(search: string): View {
  const requested = new URLSearchParams(search).get('view');
  return views.find((one) => one === requested) ?? 'list';
}

const icons = { list: List, board: Columns3, calendar: CalendarDays } as const;

/** How the plan is laid out. */
export function ViewSwitch({ view, change }: { view: View; change: (view: View) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex rounded-md border border-field bg-surface">
      <legend className="sr-only">{t('plan.views.label')}</legend>
      {views.map((one) => {
        const Icon = icons[one];
        return (
          <label
            key={one}
            className={`flex min-h-9 cursor-pointer items-center gap-2 px-3 text-sm font-medium first-of-type:rounded-l-md last-of-type:rounded-r-md has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand ${one === view ? 'bg-tint text-brand' : 'text-muted hover:text-ink'}`}
          >
            <input type="radio" name="plan-view" value={one} checked={one === view} onChange={() => change(one)} className="sr-only" />
            <Icon aria-hidden="true" className="size-4" />
            {t(`plan.views.${one}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
