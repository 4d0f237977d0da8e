import { isOptional, noneOf, type RegistrationFieldState } from '#core/assessment/ai-sheets/registration.ts';
import { lengths } from '#core/platform/limits.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { CopyButton } from '#client/platform/ui/copy-button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Theirs } from './sheet-field.tsx';
import type { Sheet } from './use-sheet.ts';

const tones: Readonly<Record<RegistrationFieldState['state'], Tone>> = { complete: 'good', missing: 'warn', not_applicable: 'neutral' };

type Props = Readonly<{ sheet: Sheet; state: RegistrationFieldState; number: number; frozen: boolean }>;

/** A field of Annex VIII: what counts in it, where that comes from, and a way to copy it. */
export function RegistrationFieldRow({ sheet, state: { field, value, derived, state }, number, frozen }: Props) {
  const { t } = useTranslation();
  const label = t(`aiRegistration.fields.${field}`);
  const none = isOptional(field) ? noneOf(field) : null;
  const own = sheet.content[field] ?? '';
  return (
    <li className="grid gap-x-6 gap-y-2 py-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div>
        <Badge tone={tones[state]}>{t(`registerEntry.states.${state}`)}</Badge>
      </div>
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 flex-1">
          {frozen ? (
            <>
              <p className="font-medium">{`${number}. ${label}`}</p>
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value || '–'}</p>
            </>
          ) : (
            <>
              <TextArea
                label={`${number}. ${label}`}
                value={own}
                maxLength={lengths.aiSheetText.most}
                onChange={(event) => sheet.change(field, event.target.value)}
              />
              <Theirs sheet={sheet} field={field} label={label} />
              {derived !== null && (
                <p className="mt-1 text-sm whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
                  {t('aiRegistration.derived')} {derived}
                </p>
              )}
              {none && own === '' && (
                <label className="mt-1 inline-flex min-h-9 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-(--brand)"
                    checked={sheet.content[none] === 'yes'}
                    onChange={(event) => sheet.change(none, event.target.checked ? 'yes' : '')}
                  />
                  {t('registerEntry.doesNotApply')}
                  <span className="sr-only"> ({label})</span>
                </label>
              )}
            </>
          )}
        </div>
        <CopyButton label={label} text={value} />
      </div>
    </li>
  );
}
