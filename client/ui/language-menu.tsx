import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#core/languages.ts';
import { shownLanguage } from '#client/i18n.ts';

const ownNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', de: 'Deutsch', fr: 'Français' };

/** Chooses the language of the interface; the choice is remembered in this browser. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  return (
    <div className="relative">
      <Globe aria-hidden="true" className="pointer-events-none absolute left-2 top-1/2 size-4.5 -translate-y-1/2 text-muted" />
      <select
        aria-label={t('common.language')}
        value={shownLanguage()}
        onChange={(event) => void i18n.changeLanguage(event.target.value)}
        className="min-h-10 max-w-28 rounded-md bg-surface py-1.5 pl-8 pr-1 text-sm font-medium text-ink hover:bg-tint max-sm:max-w-18"
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownNames[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
