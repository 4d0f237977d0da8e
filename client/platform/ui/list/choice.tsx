import { useId, type ReactNode } from 'react';

/** A small labelled choice above a list; one that narrows or sorts it stands out. */
export function Choice({
  label,
  value,
  isUsed,
  change,
  className = '',
  children,
}: {
  label: string;
  value: string;
  isUsed: boolean;
  change: (value: string) => void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="block text-[0.8125rem] text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => change(event.target.value)}
        className={`mt-0.5 block min-h-10 w-full min-w-0 rounded-md border bg-surface px-2 text-sm ${isUsed ? 'border-brand font-medium text-brand' : 'border-field'}`}
      >
        {children}
      </select>
    </div>
  );
}
