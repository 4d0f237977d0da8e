import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFocusReturn } from './focus-return.ts';
import '#client/platform/ui/brand/style-nonce.ts';

export type DialogProps = Readonly<{
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
  wide?: boolean;
}>;

/** A dialog in the middle of the page; focus stays inside and returns when it closes. */
export function DialogWindow({ onClose, title, description, children, wide = false }: DialogProps) {
  const { t } = useTranslation();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`fixed inset-x-3 top-1/2 z-50 mx-auto max-h-[92dvh] -translate-y-1/2 scroll-pb-24 overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-xl sm:p-7 ${wide ? 'max-w-3xl' : 'max-w-lg'}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="font-serif text-xl font-semibold">{title}</Radix.Title>
            <Radix.Close aria-label={t('common.close')} className="-m-2 rounded p-2 text-muted hover:text-ink">
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mt-2 text-[0.9375rem] text-muted">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
