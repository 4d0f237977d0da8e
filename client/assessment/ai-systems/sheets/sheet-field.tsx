import { lengths } from '#core/platform/limits.ts';
import { CopyButton } from '#client/platform/ui/copy-button.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Sheet } from './use-sheet.ts';

type Props = Readonly<{ sheet: Sheet; field: string; label: string; hint?: string | undefined; frozen: boolean }>;

/** What somebody else saved in a field that was typed here too. */
export function Theirs({ sheet: { theirs, acceptTheirs, retainOwn }, field, label }: Pick<Props, 'sheet' | 'field' | 'label'>) {
  const { t } = useTranslation();
  const text = theirs[field];
  if (text === undefined) return null;
  return (
    <div role="alert" className="mt-2 rounded-md border border-warn/50 bg-warn-tint px-3 py-2 text-sm">
      <p className="font-medium">{t('aiImpact.theirs')}</p>
      <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{text || '–'}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-label={`${t('aiImpact.take')}: ${label}`} onClick={() => acceptTheirs(field)}>
          {t('aiImpact.take')}
        </Button>
        <Button variant="secondary" size="small" aria-label={`${t('aiImpact.keepMine')}: ${label}`} onClick={() => retainOwn(field)}>
          {t('aiImpact.keepMine')}
        </Button>
      </div>
    </div>
  );
}

/** A field of several lines that is saved as it is typed, and can be copied. */
export function SheetField({ sheet, field, label, hint, frozen }: Props) {
  const text = sheet.content[field] ?? '';
  if (frozen) {
    return (
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{label}</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text || '–'}</p>
        </div>
        <CopyButton label={label} text={text} />
      </div>
    );
  }
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextArea
          label={label}
          hint={hint}
          value={text}
          maxLength={lengths.aiSheetText.most}
          onChange={(event) => sheet.change(field, event.target.value)}
        />
        <Theirs sheet={sheet} field={field} label={label} />
      </div>
      <CopyButton label={label} text={text} />
    </div>
  );
}

/** Whether what was typed is saved; nothing before the first time. */
export function SheetSaving({ state, version }: Pick<Sheet, 'state'> & Readonly<{ version: number }>) {
  const { t } = useTranslation();
  const message = state === 'refused' || state === 'conflict' ? t(`aiImpact.${state}`) : t(`incidents.notifications.${state}`);
  return (
    <p role="status" className={`text-sm ${state === 'saved' || state === 'saving' ? 'text-muted' : 'font-medium text-warn'}`}>
      {version > 0 || state !== 'saved' ? message : ''}
    </p>
  );
}
