import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import type { Errors } from './act-dialog.tsx';

/** What the customer reads about a decision. */
export function CustomerNote({
  values,
  change,
  errors,
}: {
  values: Readonly<Record<string, string>>;
  change: (name: string, value: string) => void;
  errors: Errors;
}) {
  const { t } = useTranslation();
  return (
    <TextArea
      rows={5}
      label={t('operator.told')}
      hint={t('operator.toldHint')}
      maxLength={lengths.told.most}
      value={values.told ?? ''}
      onChange={(event) => change('told', event.target.value)}
      error={errors.told}
    />
  );
}
