import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MissingWindow } from '#client/platform/ui/dialog/dialog.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

const CommandPalette = lazyPart<{ close: () => void }>(async () => (await import('./command-palette.tsx')).CommandPalette, {
  missing: ({ close }, retry) => <MissingWindow retry={retry} onClose={close} />,
});

/** Opens the command palette; so do Ctrl or Cmd with K, wherever one is. */
export function PaletteButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('palette.title')}
        title={`${t('palette.title')} (Ctrl+K)`}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink"
      >
        <Search aria-hidden="true" className="size-4.5" />
      </button>
      {open && <CommandPalette close={() => setOpen(false)} />}
    </>
  );
}
