import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

type Direction = 'down' | 'up' | null;

/** The name of a column that sorts by it; `direction` is null where another one does. */
export function SortButton({ direction, children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & Readonly<{ direction: Direction }>) {
  const Icon = direction === 'down' ? ArrowDown : direction === 'up' ? ArrowUp : ChevronsUpDown;
  return (
    <button
      type="button"
      className={`inline-flex min-h-9 items-center gap-1 text-left hover:text-brand ${direction ? 'font-semibold text-brand' : ''}`}
      {...rest}
    >
      {children}
      <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${direction ? '' : 'opacity-60'}`} />
    </button>
  );
}
