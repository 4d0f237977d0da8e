/** Grey rows in the place of what is loading. */
export function Skeleton({ rows = 3, className = 'h-16', label }: { rows?: number; className?: string; label: string }) {
  return (
    <div role="status" aria-label={label} className="space-y-3">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} data-placeholder="" className={`animate-pulse rounded-md bg-tint ${className}`} />
      ))}
    </div>
  );
}
