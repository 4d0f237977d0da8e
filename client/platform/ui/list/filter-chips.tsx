import { number } from '#client/platform/words/formats.ts';

export type Chip<V extends string> = Readonly<{ value: V; label: string; count: number }>;

/** What a list can be narrowed to, each with how many there are; what nothing is of is left out unless it is chosen. */
export function FilterChips<V extends string>({
  label,
  chips,
  chosen,
  change,
}: {
  label: string;
  chips: readonly Chip<V>[];
  chosen: readonly V[];
  change: (chosen: readonly V[]) => void;
}) {
  const shown = chips.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  const toggle = (value: V): void => change(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-[0.8125rem] text-muted">
        {label}
      </span>
      {shown.map(({ value, label: text, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => toggle(value)}
            className={`inline-flex min-h-9 items-center gap-2 rounded-full border px-3 text-sm ${isChosen ? 'border-brand bg-tint font-medium text-brand' : 'border-field bg-surface hover:border-brand hover:text-brand'}`}
          >
            {text}
            <span className={`tabular-nums ${isChosen ? '' : 'text-muted'}`}>{number(count)}</span>
          </button>
        );
      })}
    </div>
  );
}
