import { useId } from 'react';
import { readLocalTime, warsawZones } from '#core/platform/calendar/local-time.ts';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { instantOf, type TypedTime } from './typed-time.ts';

/** A moment of Polish clocks: an hour that was skipped is refused, one that came twice asks which. */
export function TimeField({
  label,
  hint,
  value,
  change,
  required = false,
  tried = false,
}: {
  label: string;
  hint?: string;
  value: TypedTime;
  change: (value: TypedTime) => void;
  required?: boolean;
  tried?: boolean;
}) {
  const { t } = useTranslation();
  const name = useId();
  const read = instantOf(value);
  const problem = 'problem' in read ? read.problem : tried && required && value.text === '' ? 'invalid' : null;
  const needsZone =
    value.text !== '' && 'problem' in readLocalTime(value.text.slice(0, 16)) && problem !== 'skipped' && problem !== 'invalid';
  return (
    <div>
      <Field
        type="datetime-local"
        label={label}
        hint={hint}
        value={value.text}
        required={required}
        className="max-w-xs"
        error={problem === null || problem === 'twice' ? undefined : t(`incidents.time.${problem}`)}
        onChange={(event) => change({ text: event.target.value.slice(0, 16), zone: null })}
      />
      {needsZone && (
        <fieldset className="mt-2">
          <legend className="font-medium">{t('incidents.time.choose')}</legend>
          {warsawZones.map((zone) => (
            <ChoiceRow
              key={zone}
              kind="radio"
              name={name}
              value={zone}
              checked={value.zone === zone}
              label={t(`incidents.time.${zone}`)}
              change={() => change({ ...value, zone })}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
