import { useState } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { messageChannels } from '#core/assessment/incidents/messages.ts';
import { DraftTexts } from '#client/assessment/drafts/draft-texts.tsx';
import { Part } from '#client/assessment/incidents/parts/part.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { messageText } from './message-text.ts';

/** Texts for customers, staff and press, filled from what is known. */
export function MessagesPart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState(shownLanguage());
  const drafts = messageChannels.map((key) => ({
    key,
    title: t(`incidents.messages.channels.${key}`),
    text: messageText(incident, key, language),
  }));
  return (
    <Part title={t('incidents.messages.title')} lead={t('incidents.messages.lead')}>
      <DraftTexts drafts={drafts} language={language} choose={setLanguage} />
    </Part>
  );
}
