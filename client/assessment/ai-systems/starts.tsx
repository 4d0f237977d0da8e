import { useState } from 'react';
import { useLocation } from 'wouter';
import { startingPoints, type StartingPoint } from '#core/assessment/ai-systems/starting-points.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useAddSystem } from './queries.ts';

/** A new system: where to begin, and its name. Its description opens then. */
export function Starts({ primary }: { primary: boolean }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [start, setStart] = useState<StartingPoint | null>(null);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useAddSystem();
  const failed = useFailureToast();
  const isShort = name.trim().length < lengths.aiSystemName.least;
  const choose = (value: string): void => {
    const chosen = startingPoints.find((one) => one === value) ?? null;
    const isUntouched = name === '' || startingPoints.some((one) => t(`aiSystems.starts.${one}`) === name);
    if (isUntouched) setName(chosen ? t(`aiSystems.starts.${chosen}`) : '');
    setStart(chosen);
  };
  return (
    <form
      noValidate
      className="grid max-w-3xl items-start gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isShort) return;
        mutate({ name, start }, { onSuccess: ({ id }) => go(`/systemy-ai/${id}?edit=1`), onError: (error) => failed(error) });
      }}
    >
      <Select label={t('aiSystems.list.start')} value={start ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('aiSystems.list.blank')}</option>
        {startingPoints.map((one) => (
          <option key={one} value={one}>
            {t(`aiSystems.starts.${one}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t('aiSystems.fields.name')}
        value={name}
        maxLength={lengths.aiSystemName.most}
        error={tried && isShort ? t('aiSystems.problems.name_missing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="text-sm text-muted sm:col-span-2">{t('aiSystems.hints.start')}</p>
      <div className="sm:col-span-2">
        <Button type="submit" variant={primary ? 'primary' : 'secondary'} disabled={isPending}>
          {t('aiSystems.list.add')}
        </Button>
      </div>
    </form>
  );
}
