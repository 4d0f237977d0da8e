import { Globe } from 'lucide-react';
import { languages, type Language } from '#core/platform/languages.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';

export const ownNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', de: 'Deutsch', fr: 'Français' };

/** Chooses the language of the interface. */
export function LanguageMenu({ choose }: { choose: (language: Language) => Promise<void> }) {
  const { t } = useTranslation();
  return (
    <div className="relative inline-flex min-h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-muted focus-within:outline-2 focus-within:outline-brand hover:bg-tint hover:text-ink">
      <Globe aria-hidden="true" className="size-4.5" />
      <span aria-hidden="true">{shownLanguage().toUpperCase()}</span>
      <select
        aria-label={t('common.language')}
        value={shownLanguage()}
        onChange={(event) => void choose(event.target.value as Language).catch(() => {})}
        className="absolute inset-0 w-full cursor-pointer bg-surface text-ink opacity-0"
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
