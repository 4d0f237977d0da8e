import type { ReactNode } from 'react';

/**
 * In the place of a list that has nothing yet: what it is for, and the one step that changes that. `level` is that of its heading;
 * without one it is a paragraph, as inside a section that has a heading.
 */
export function Empty({
  picture,
  title,
  text,
  level,
  className = '',
  children,
}: {
  picture: ReactNode;
  title: string;
  text?: string;
  level?: 2 | 3;
  className?: string;
  children?: ReactNode;
}) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div
      className={`flex flex-col gap-x-8 gap-y-4 border-y border-line py-8 sm:flex-row ${children ? '' : 'sm:items-center'} ${className}`}
    >
      {picture}
      <div className="min-w-0 max-w-xl">
        <Title className="font-serif text-xl font-semibold leading-tight">{title}</Title>
        {text && <p className="mt-2 text-muted">{text}</p>}
        {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
