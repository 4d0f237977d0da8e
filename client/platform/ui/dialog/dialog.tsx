import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import type { DialogProps } from './dialog-window.tsx';
import { lazyPart, Missing } from '#client/platform/ui/screen/lazy-part.tsx';

/** Where the code of a dialog cannot be fetched, something states so over the page. */
export function MissingWindow({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-lg rounded-md bg-surface shadow-xl">
      <Missing retry={retry}>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Missing>
    </div>
  );
}

const DialogWindow = lazyPart<DialogProps>(async () => (await import('./dialog-window.tsx')).DialogWindow, {
  missing: ({ onClose }, retry) => <MissingWindow retry={retry} onClose={onClose} />,
});

/** A dialog, fetched when one is first opened. */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open ? <DialogWindow {...props} /> : null;
}
