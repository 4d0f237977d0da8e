import { List, Square } from 'lucide-react';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Between the list of a section and one question at a time. */
export function ViewSwitch({ oneAtATime, choose }: { oneAtATime: boolean; choose: (oneAtATime: boolean) => void }) {
  const { t } = useTranslation();
  const sides = [
    { one: false, Icon: List, label: t('answers.view.list') },
    { one: true, Icon: Square, label: t('answers.view.one') },
  ];
  return (
    <div role="group" aria-label={t('answers.view.title')} className="no-print inline-flex rounded-md border border-field bg-surface p-0.5">
      {sides.map(({ one, Icon, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={one === oneAtATime}
          onClick={() => one !== oneAtATime && choose(one)}
          className={`inline-flex min-h-9 items-center gap-1.5 rounded px-2 text-sm sm:px-3 font-medium ${one === oneAtATime ? 'bg-tint text-brand' : 'text-muted hover:text-ink'}`}
        >
          <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
          {label}
        </button>
      ))}
    </div>
  );
}
