import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

/** A secret itself, this once. */
export function ShownOnce({ title, label, secret, note }: { title: string; label: string; secret: string; note?: string | undefined }) {
  const { t } = useTranslation();
  const copy = (): void => void navigator.clipboard.writeText(secret).then(() => toast({ title: t('keys.copied') }));
  return (
    <Notice title={title} alert>
      {note && <p>{note}</p>}
      <Field label={label} readOnly value={secret} onFocus={(event) => event.target.select()} className="font-mono" />
      <Button variant="secondary" size="small" onClick={copy}>
        {t('keys.copy')}
      </Button>
    </Notice>
  );
}
