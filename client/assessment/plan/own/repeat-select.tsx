import { repetitions, type Repetition } from '#core/assessment/report/repetition.ts';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** How often an action is done again. */
export function RepeatSelect({ months, change }: { months: Repetition | null; change: (months: Repetition | null) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('plan.own.repeat')}
      value={months ?? ''}
      onChange={(event) => change(repetitions.find((one) => String(one) === event.target.value) ?? null)}
    >
      <option value="">{t('plan.own.once')}</option>
      {repetitions.map((one) => (
        <option key={one} value={one}>
          {t(`plan.own.every.${one}`)}
        </option>
      ))}
    </Select>
  );
}
