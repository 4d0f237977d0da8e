import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';

const fills = { running: 'fill-brand', amber: 'fill-warn', overdue: 'fill-bad' } as const;

/** How much of the time is gone, drawn: pages hold no styles of elements. */
export function ClockBar({ clock: { state, due, startedAt }, now, label }: { clock: IncidentClock; now: Date; label: string }) {
  if (!due || !startedAt || !(state === 'running' || state === 'amber' || state === 'overdue')) return null;
  const whole = due.last.getTime() - startedAt.getTime();
  const gone = whole <= 0 ? 100 : Math.min(100, Math.max(0, (100 * (now.getTime() - startedAt.getTime())) / whole));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(gone)}
      className="relative mt-3 h-2 w-full rounded-full bg-tint"
    >
      <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0">
        <rect width={`${gone}%`} height="100%" rx="4" className={fills[state]} />
      </svg>
    </div>
  );
}
