import { useId, type SelectHTMLAttributes } from 'react';

/** A labelled choice from a closed list. */
export function Select({
  label,
  error,
  className = '',
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-[0.9375rem] font-medium">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`mt-1.5 block min-h-11 w-full rounded-md border bg-surface px-3 py-2 ${error ? 'border-bad' : 'border-field'}`}
        {...select}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
