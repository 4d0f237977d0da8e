import { useTranslation } from '#client/platform/words/i18n.ts';

/** Grey rows in the place of what is loading. */
export function Skeleton({ rows = 3, className = 'h-16', label }: { rows?: number; className?: string; label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="space-y-3">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} data-placeholder="" className={`animate-pulse rounded-md bg-tint ${className}`} />
      ))}
    </div>
  );
}

/** The same in the place of a part of a screen whose code is on its way. */
export function PartLoading({ rows = 3, className = 'h-24' }: { rows?: number; className?: string }) {
  const { t } = useTranslation();
  return <Skeleton label={t('common.loading')} rows={rows} className={className} />;
}
