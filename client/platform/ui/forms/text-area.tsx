import type { TextareaHTMLAttributes } from 'react';
import { Labelled, type FieldWords } from './field.tsx';

/** A labelled field of several lines with its hint and its error; it grows with what is written unless it is given rows. */
export function TextArea({ label, hint, error, rows, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords) {
  const height = rows === undefined ? 'field-sizing-content max-h-80 min-h-20 py-2.5 text-[0.9375rem]' : 'py-2';
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(named) => (
        <textarea
          {...named}
          rows={rows ?? 2}
          className={`mt-1.5 block w-full rounded-md border bg-surface px-3 ${height} ${error ? 'border-bad' : 'border-field'}`}
          {...rest}
        />
      )}
    </Labelled>
  );
}
