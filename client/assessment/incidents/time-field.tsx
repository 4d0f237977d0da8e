import { useId } from 'react';
import { localTime, readLocalTime, warsawZones, type WarsawZone } from '#core/platform/calendar/local-time.ts';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** A time as it is typed, with the choice between summer and winter time where the hour came twice. */
export type TypedTime = Readonly<{ text: string; zone: WarsawZone | null }>;

export const noTime: TypedTime = { text: '', zone: null };

/** A known instant as it is typed; of an hour that came twice, which one. */
export function typedTime(iso: string | null): TypedTime {
  if (iso === null) return noTime;
  const text = localTime(new Date(iso));
  const zone = warsawZones.find((one) => isInstant(readLocalTime(text, one), iso)) ?? null;
  return { text, zone };
}

function isInstant(read: ReturnType<typeof readLocalTime>, iso: string): boolean {
  return 'at' in read && Math.abs(read.at.getTime() - Date.parse(iso)) < 60_000;
}

type Problem = 'invalid' | 'skipped' | 'twice' | 'future';

/** The instant (ISO 8601 in UTC), null where nothing is typed, or what is wrong. */
export function instantOf({ text, zone }: TypedTime, now = new Date()): { iso: string | null } | { problem: Problem } {
  if (text === '') return { iso: null };
  const read = readLocalTime(text.slice(0, 16), zone ?? undefined);
  if (!('at' in read)) return read;
  return read.at.getTime() > now.getTime() + 60_000 ? { problem: 'future' } : { iso: read.at.toISOString() };
}

/** The instant that is typed; null where there is none. */
export function isoOfTyped(time: TypedTime): string | null {
  const read = instantOf(time);
  return 'iso' in read ? read.iso : null;
}

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
  const asksZone =
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
      {asksZone && (
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
