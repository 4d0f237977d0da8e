import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { dismissToast, toastStore, type Toast } from './toast-store.ts';

const shownMillis = 8000;

/** A message without the notification region, while that is fetched or where it cannot be. */
export function PlainToast() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return shown && <Message key={shown.id} shown={shown} />;
}

function Message({ shown }: { shown: Toast }) {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(dismissToast, shownMillis);
    return () => clearTimeout(timer);
  }, []);
  const colours = shown.tone === 'destructive' ? 'border-bad bg-bad-tint' : 'border-line bg-surface';
  return (
    <div className="toasts fixed inset-x-0 top-0 z-[100] p-4 md:left-auto md:right-0 md:w-full md:max-w-[420px]">
      <div
        role={shown.tone === 'destructive' ? 'alert' : 'status'}
        className={`flex items-start justify-between gap-3 rounded-md border px-4 py-3 text-ink shadow-lg ${colours}`}
      >
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{shown.title}</p>
          {shown.description && <p className="text-sm text-muted">{shown.description}</p>}
        </div>
        <Button variant="secondary" size="small" onClick={dismissToast}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  );
}
