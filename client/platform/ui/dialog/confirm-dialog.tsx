import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks once more before something that cannot simply be undone. */
export function ConfirmDialog({
  open,
  title,
  lead,
  act,
  pending,
  variant = 'danger',
  close,
  confirm,
}: {
  open: boolean;
  title: string;
  lead: string;
  act: string;
  pending: boolean;
  variant?: 'danger' | 'primary';
  close: () => void;
  confirm: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={close} title={title} description={lead}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button variant={variant} disabled={pending} onClick={confirm}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
