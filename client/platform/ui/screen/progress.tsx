/** A bar of percent with an accessible name; `mark` shows a threshold. A drawing, because pages from the server hold no styles of elements. */
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
      <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible">
        <rect
          width={`${Math.min(100, value)}%`}
          height="100%"
          rx="4"
          className={`transition-[width] duration-300 ${tone === 'good' ? 'fill-good' : 'fill-brand'}`}
        />
        {mark !== undefined && <rect x={`${mark}%`} y="-4" width="2" height="16" className="fill-ink" />}
      </svg>
    </div>
  );
}
