import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }));

/** A dialog, fetched when one is first opened. */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open ? (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
}
