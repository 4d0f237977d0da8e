import { useState } from 'react';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import { aiNotices } from '#content/labels/ai-notices.ts';
import { noticesOf, type NoticeChannel } from '#core/assessment/ai-systems/notices.ts';
import { DraftTexts } from '#client/assessment/drafts/draft-texts.tsx';
import { filled } from '#core/platform/text/placeholders.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';

/** Drafts of the texts of art. 50 that the system is likely to need, in the language of whoever is notified. */
export function NoticesPart({ system: { facts, name } }: { system: AiSystem }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState(shownLanguage());
  const channels = noticesOf(facts);
  if (channels.length === 0) return null;
  const textOf = (channel: NoticeChannel): string => filled(aiNotices[channel][language], { name });
  const drafts = channels.map((key) => ({ key, title: t(`aiSystems.notices.channels.${key}`), text: textOf(key) }));
  return (
    <section aria-labelledby="ai-notices">
      <h2 id="ai-notices" className="text-xl">
        {t('aiSystems.notices.title')}
      </h2>
      <p className="mt-1 max-w-2xl text-muted">{t('aiSystems.notices.lead')}</p>
      <DraftTexts drafts={drafts} language={language} choose={setLanguage} />
    </section>
  );
}
