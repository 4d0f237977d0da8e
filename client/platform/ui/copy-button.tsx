import { Copy } from 'lucide-react';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Copies the text of a field. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('incidents.notifications.copied') });
    } catch {
      toast({ title: t('incidents.notifications.copyFailed'), tone: 'destructive' });
    }
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      disabled={text === ''}
      aria-label={t('incidents.notifications.copy', { field: label })}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink disabled:opacity-40"
    >
      <Copy aria-hidden="true" className="size-4" />
    </button>
  );
}
