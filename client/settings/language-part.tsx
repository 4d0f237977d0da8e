import { languages, type Language } from '#core/languages.ts';
import { useChooseLanguage } from '#client/accounts/own-language.ts';
import { shownLanguage, useTranslation } from '#client/i18n.ts';
import { ownNames } from '#client/ui/language-menu.tsx';
import { Part } from './part.tsx';
import { useSaying } from './saying.ts';
import { Select } from '#client/ui/select.tsx';

export function LanguagePart() {
  const { t } = useTranslation();
  const choose = useChooseLanguage();
  const saying = useSaying();
  return (
    <Part id="settings-language" title={t('common.language')} lead={t('settings.languageLead')}>
      <Select
        label={t('settings.language')}
        value={shownLanguage()}
        onChange={(event) => void choose(event.target.value as Language).then(saying.onSuccess, saying.onError)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownNames[language]}
          </option>
        ))}
      </Select>
    </Part>
  );
}
