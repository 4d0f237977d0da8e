import { useState } from 'react';
import type { AiSystem } from '#contract/assessment/ai-systems.ts';
import { aiNotices } from '#content/labels/ai-notices.ts';
import { noticesOf, type NoticeChannel } from '#core/assessment/ai-systems/notices.ts';
import { isLanguage, languages } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { ownNames } from '#client/platform/ui/language-menu.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

/** Drafts of the texts of art. 50 that the system is likely to need, in the language of whoever is told. */
export function NoticesPart({ system: { facts, name } }: { system: AiSystem }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState(shownLanguage());
  const channels = noticesOf(facts);
  if (channels.length === 0) return null;
  const textOf = (channel: NoticeChannel): string => filled(aiNotices[channel][language], { name });
  const copy = (text: string): void => {
    void navigator.clipboard.writeText(text).then(() => toast({ title: t('aiSystems.notices.copied') }));
  };
  return (
    <section aria-labelledby="ai-notices">
      <h2 id="ai-notices" className="text-xl">
        {t('aiSystems.notices.title')}
      </h2>
      <p className="mt-1 max-w-2xl text-muted">{t('aiSystems.notices.lead')}</p>
      <Select
        className="mt-4 max-w-xs"
        label={t('aiSystems.notices.language')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {ownNames[one]}
          </option>
        ))}
      </Select>
      <ul className="mt-4 max-w-3xl space-y-5">
        {channels.map((channel) => (
          <li key={channel}>
            <h3 className="text-base font-semibold">{t(`aiSystems.notices.channels.${channel}`)}</h3>
            <p lang={language} className="mt-1 mb-2 border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
              {textOf(channel)}
            </p>
            <Button
              look="secondary"
              size="small"
              aria-label={`${t('aiSystems.notices.copy')}: ${t(`aiSystems.notices.channels.${channel}`)}`}
              onClick={() => copy(textOf(channel))}
            >
              {t('aiSystems.notices.copy')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
