import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { screen } from '#client/platform/ui/screen/screen.tsx';

const PkdHint = screen(async () => (await import('./pkd-hint.tsx')).PkdHint);

/** Closed until it is wanted; the table of codes is fetched then. */
export function PkdPart({ tick }: { tick: (sectors: readonly string[]) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const own = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the application was there.
  useEffect(() => setOpen(own.current?.open ?? false), []);
  return (
    <details ref={own} className="scripted mb-6" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-medium text-brand">{t('scope.pkd.title')}</summary>
      {open && (
        <Suspense fallback={null}>
          <PkdHint tick={tick} />
        </Suspense>
      )}
    </details>
  );
}
