import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

/** What is stated about a field; the error stands below it. */
export type FieldWords = Readonly<{ label: string; hint?: string | undefined; error?: string | undefined }>;

/** How a field names its label, its hint and its error. */
type Named = Readonly<{ id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }>;

/** A field of whatever kind between its label with the hint and its error. */
export function Labelled({
  label,
  hint,
  error,
  className,
  children,
}: FieldWords & Readonly<{ className?: string; children: (named: Named) => ReactNode }>) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-[0.9375rem] font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled text field with its hint and its error; `focused` is for the field where one goes on in a form that the server refused. */
export function Field({
  label,
  hint,
  error,
  className = '',
  focused = false,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & FieldWords & Readonly<{ focused?: boolean }>) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(named) => (
        <input
          {...named}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={focused}
          className={`mt-1.5 block min-h-11 w-full rounded-md border bg-surface px-3 py-2 ${error ? 'border-bad' : 'border-field'}`}
          {...input}
        />
      )}
    </Labelled>
  );
}
