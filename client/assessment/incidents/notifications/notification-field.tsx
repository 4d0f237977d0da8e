import { useId } from 'react';
import { choiceFields, type FieldValue, type NotificationField } from '#core/assessment/incidents/notifications.ts';
import { lengths } from '#core/platform/limits.ts';
import { CopyButton } from '#client/platform/ui/copy-button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

const choices = ['yes', 'no', 'unknown'] as const;

/** Yes, no or not known: stored as a code. */
function ChoiceField({ label, value, change }: { label: string; value: FieldValue | undefined; change: (value: FieldValue) => void }) {
  const { t } = useTranslation();
  const name = useId();
  const chosen = value?.unknown ? 'unknown' : value?.text;
  return (
    <ChoiceGroup id={name} title={label}>
      <div className="flex flex-wrap gap-x-8">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice}
            kind="radio"
            name={name}
            value={choice}
            checked={chosen === choice}
            label={t(`incidents.significance.${choice}`)}
            change={() => change(choice === 'unknown' ? { text: '', unknown: true } : { text: choice, unknown: false })}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** One field of a notification: its text, a mark that it is not known yet, and a way to copy it. */
export function NotificationFieldRow({
  field,
  value,
  frozen,
  change,
}: {
  field: NotificationField;
  value: FieldValue | undefined;
  frozen: boolean;
  change: (value: FieldValue) => void;
}) {
  const { t } = useTranslation();
  const label = t(`incidents.fields.${field}`);
  const isChoice = (choiceFields as readonly NotificationField[]).includes(field);
  const text = value?.text ?? '';
  const shown = isChoice && (text === 'yes' || text === 'no') ? t(`incidents.significance.${text}`) : text;
  if (frozen) {
    return (
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{label}</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {shown || (value?.unknown ? t('incidents.notifications.unknown') : '–')}
          </p>
        </div>
        <CopyButton label={label} text={shown} />
      </div>
    );
  }
  if (isChoice) return <ChoiceField label={label} value={value} change={change} />;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextArea
          label={label}
          value={text}
          rows={text.length > 90 || text.includes('\n') ? 4 : 2}
          maxLength={lengths.incidentText.most}
          onChange={(event) => change({ text: event.target.value, unknown: false })}
        />
        <label className="mt-1 inline-flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4.5 accent-(--brand)"
            checked={value?.unknown ?? false}
            onChange={(event) => change({ text, unknown: event.target.checked })}
          />
          {t('incidents.notifications.unknown')}
          <span className="sr-only"> ({label})</span>
        </label>
      </div>
      <CopyButton label={label} text={shown} />
    </div>
  );
}
