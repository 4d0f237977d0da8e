import type { DutyRowView } from '#contract/assessment/duties/duties.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { day } from '#client/platform/words/formats.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';

const tones: Readonly<Record<DutyRowView['state'], Tone>> = {
  overdue: 'bad',
  binding: 'warn',
  coming: 'neutral',
  on_event: 'neutral',
  done: 'good',
};

/** Where a row of the list of duties stands, with its day. */
export function DutyState({ row: { state, day: on } }: { row: Pick<DutyRowView, 'state' | 'day'> }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-start">
      <Badge tone={tones[state]}>{t(`obligations.states.${state}`)}</Badge>
      {on !== null && (
        <p className={`text-sm ${state === 'overdue' ? 'font-medium text-bad' : 'text-muted'}`}>
          {t(`obligations.when.${state}`, { date: day(`${on}T12:00:00Z`) })}
        </p>
      )}
    </div>
  );
}
