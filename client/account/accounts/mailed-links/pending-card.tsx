import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { usePending } from '#client/account/accounts/queries.ts';

const PendingNotice = lazyPart<{ email: string; className: string }>(async () => (await import('./pending-notice.tsx')).PendingNotice);

/** After a registration, until its address is confirmed. */
export function PendingCard({ className = '' }: { className?: string }) {
  const pending = usePending().data?.pending;
  return pending ? <PendingNotice email={pending.email} className={className} /> : null;
}
