import { lazy, Suspense } from 'react';
import { usePending } from './queries.ts';

const PendingNotice = lazy(async () => ({ default: (await import('./pending-notice.tsx')).PendingNotice }));

/** After a registration, until its address is confirmed. */
export function PendingCard({ className = '' }: { className?: string }) {
  const pending = usePending().data?.pending;
  return pending ? (
    <Suspense fallback={null}>
      <PendingNotice email={pending.email} className={className} />
    </Suspense>
  ) : null;
}
