import type { ReactNode } from 'react';

/** A titled group of radio buttons or checkboxes; an error is said with the title. */
export function ChoiceGroup({
  id,
  title,
  hint,
  error,
  children,
}: {
  id: string;
  title: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} aria-describedby={described || undefined} aria-invalid={error ? true : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">{title}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-2 font-medium text-bad">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** One radio button or checkbox with its label and, below it, what it means. */
export function ChoiceRow({
  kind,
  name,
  value,
  checked,
  label,
  hint,
  change,
}: {
  kind: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  label: string;
  hint?: string | undefined;
  change: (checked: boolean) => void;
}) {
  return (
    <label
      className={`-mx-3 flex min-h-11 cursor-pointer gap-3 rounded-md px-3 py-2.5 hover:bg-tint has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand ${checked ? 'bg-tint' : ''}`}
    >
      <input
        type={kind}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => change(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-(--brand) outline-none"
      />
      <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">
        <span className={checked ? 'font-medium' : ''}>{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
