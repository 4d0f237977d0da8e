import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { saveChoice } from '#client/platform/browser/consent.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Theme = 'light' | 'dark';

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function onThemeChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Switches between the light and the dark theme and remembers it. */
export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore<Theme>(onThemeChange, shownTheme, () => 'light');
  const next = theme === 'dark' ? 'light' : 'dark';
  const label = t(next === 'dark' ? 'common.themeDark' : 'common.themeLight');
  const change = (): void => {
    document.documentElement.dataset.theme = next;
    saveChoice('theme', next);
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-label={label}
      title={label}
      className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink"
    >
      {/* Both are drawn and the theme chooses, so that the right one is there before the application is. */}
      <Moon aria-hidden="true" className="size-4.5 in-data-[theme=dark]:hidden" />
      <Sun aria-hidden="true" className="hidden size-4.5 in-data-[theme=dark]:block" />
    </button>
  );
}
