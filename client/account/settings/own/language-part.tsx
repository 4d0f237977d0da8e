import { languages, type Language } from '#core/platform/languages.ts';
import { useChooseLanguage } from '#client/account/accounts/own-language.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ownNames } from '#client/platform/ui/brand/language-menu.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useSaveFeedback } from '#client/platform/ui/save-feedback.ts';
import { Select } from '#client/platform/ui/forms/select.tsx';

export function LanguagePart() {
  const { t } = useTranslation();
  const choose = useChooseLanguage();
  const feedback = useSaveFeedback();
  return (
    <Part id="settings-language" title={t('common.language')} lead={t('settings.languageLead')}>
      <Select
        label={t('settings.language')}
        value={shownLanguage()}
        onChange={(event) => void choose(event.target.value as Language).then(feedback.onSuccess, feedback.onError)}
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
