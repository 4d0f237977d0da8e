import { Search } from 'lucide-react';
import { useId } from 'react';

/** The field that searches a list while somebody types. */
export function SearchBox({
  label,
  value,
  change,
  className = '',
}: {
  label: string;
  value: string;
  change: (value: string) => void;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={`relative ${className}`}>
      <label htmlFor={id} className="block text-[0.8125rem] text-muted">
        {label}
      </label>
      <Search aria-hidden="true" className="absolute bottom-3 left-3 size-4 text-muted" />
      <input
        id={id}
        type="search"
        value={value}
        onChange={(event) => change(event.target.value)}
        className="mt-0.5 block min-h-10 w-full rounded-md border border-field bg-surface pl-9 pr-2 text-sm"
      />
    </div>
  );
}
