import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFocusReturn } from '#client/platform/ui/dialog/focus-return.ts';
import { Menu } from './menu.tsx';
import '#client/platform/ui/brand/style-nonce.ts';

/** The ways through the application over a narrow screen. */
export function Sheet({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-[18rem] max-w-[85vw] border-r border-line bg-surface shadow-xl"
        >
          <Dialog.Title className="sr-only">{t('nav.main')}</Dialog.Title>
          <Dialog.Close aria-label={t('common.close')} className="absolute right-2 top-3 rounded-md p-2 text-muted hover:text-ink">
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
          <Menu expanded onGo={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
