import { late } from '#client/ui/late.tsx';
import { usePending } from './queries.ts';

const PendingNotice = late<{ email: string; className: string }>(async () => (await import('./pending-notice.tsx')).PendingNotice);

/** After a registration, until its address is confirmed. */
export function PendingCard({ className = '' }: { className?: string }) {
  const pending = usePending().data?.pending;
  return pending ? <PendingNotice email={pending.email} className={className} /> : null;
}
