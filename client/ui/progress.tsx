/** A bar of percent with an accessible name; `mark` shows a threshold. */
export function Progress({ value, label, mark, tone = 'brand' }: { value: number; label: string; mark?: number; tone?: 'brand' | 'good' }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100) / 100}
      className="relative h-2 w-full rounded-full bg-tint"
    >
      <div
        className={`h-full rounded-full transition-[width] duration-300 ${tone === 'good' ? 'bg-good' : 'bg-brand'}`}
        style={{ width: `${Math.min(100, value)}%` }}
      />
      {mark !== undefined && <div aria-hidden="true" className="absolute -top-1 h-4 w-0.5 bg-ink" style={{ left: `${mark}%` }} />}
    </div>
  );
}
