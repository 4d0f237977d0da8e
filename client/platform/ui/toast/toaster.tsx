import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { dismissToast, toastStore } from './toast-store.ts';

/** The notification region, at the upper edge, where it covers neither answers nor the question about cookies: five seconds, swipe right, F8 to reach it. */
export function Toaster() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" label={t('common.notification')}>
      {shown && (
        <Toast.Root
          key={shown.id}
          type={shown.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast()}
          className={`flex items-start gap-3 rounded-md border px-4 py-3 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
            shown.tone === 'destructive' ? 'border-bad bg-bad-tint text-ink' : 'border-line bg-surface text-ink'
          }`}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
            {shown.description && <Toast.Description className="text-sm text-muted">{shown.description}</Toast.Description>}
          </div>
          <Toast.Close aria-label={t('common.close')} className="-m-1 rounded p-1.5 text-muted hover:text-ink">
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={t('common.notifications')}
        className="toasts fixed inset-x-0 top-0 z-[100] flex flex-col p-4 outline-none md:left-auto md:right-0 md:w-full md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
