import { Check, Globe } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#core/languages.ts';
import { shownLanguage } from '#client/i18n.ts';

const ownNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', de: 'Deutsch', fr: 'Français' };

/** Chooses the language of the interface; the choice is remembered in this browser. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const shown = shownLanguage();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label={`${t('common.language')}: ${ownNames[shown]}`} className="inline-flex min-h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-muted hover:bg-tint hover:text-ink">
        <Globe aria-hidden="true" className="size-4.5" />
        <span aria-hidden="true">{shown.toUpperCase()}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={6} className="z-50 min-w-40 rounded-md border border-line bg-surface p-1 shadow-lg">
          <DropdownMenu.RadioGroup value={shown} onValueChange={(language) => void i18n.changeLanguage(language)}>
            {languages.map((language) => (
              <DropdownMenu.RadioItem key={language} value={language} lang={language} className="flex min-h-10 items-center justify-between gap-4 rounded px-3 text-[0.9375rem] outline-none data-[highlighted]:bg-tint">
                {ownNames[language]}
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
