import { useTranslation } from '#client/platform/words/i18n.ts';

const grey = 'animate-pulse rounded bg-tint';
/** Lines of text are not all as long; the widths repeat. */
const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3'] as const;

const widthOf = (row: number): string => widths[row % widths.length] ?? 'w-1/2';

type Shape = Readonly<{ rows?: number; className?: string }>;

/** A list while it loads: rows of a name and what is stated about it, with the lines between them. */
export function RowsLoading({ rows = 4, className = '' }: Shape) {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('common.loading')}
      className={`divide-y divide-line border-y border-line ${className}`}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} data-placeholder="" className="space-y-2.5 py-4">
          <div className={`h-4.5 ${grey} ${widthOf(row)}`} />
          <div className={`h-3.5 ${grey} w-1/4 opacity-70`} />
        </div>
      ))}
    </div>
  );
}

/** A table while it loads: what narrows it, its heads and its rows; on a phone its cells stand below one another. */
export function TableLoading({ rows = 6, className = '' }: Shape) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('common.loading')} className={className}>
      <div data-placeholder="" className={`h-11 max-w-md ${grey}`} />
      <div className="mt-14 divide-y divide-line border-y border-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} data-placeholder="" className="flex items-center gap-5 py-3.5 max-md:flex-col max-md:items-start max-md:gap-2.5">
            <div className={`size-5 shrink-0 max-md:hidden ${grey}`} />
            <div className="w-full min-w-0 flex-1">
              <div className={`h-4.5 ${grey} ${widthOf(row)}`} />
            </div>
            {['w-20', 'w-28', 'w-16'].map((width) => (
              <div key={width} className={`h-3.5 shrink-0 opacity-70 ${grey} ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Panels side by side while they load: a heading, a large figure, a bar and what follows from it. */
export function PanelsLoading({ rows = 2, className = '' }: Shape) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('common.loading')} className={`grid gap-x-12 gap-y-9 md:grid-cols-2 ${className}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} data-placeholder="" className="space-y-4 border-t border-line pt-5">
          <div className={`h-6 w-2/5 ${grey}`} />
          <div className={`h-11 w-1/2 ${grey}`} />
          <div className={`h-2.5 w-full ${grey}`} />
          <div className={`h-4 w-3/4 opacity-70 ${grey}`} />
          <div className={`h-11 w-44 ${grey}`} />
        </div>
      ))}
    </div>
  );
}
