import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { incidentSentences, messageWords } from '#content/labels/incident-messages.ts';
import { sentencesOf, type MessageChannel, type MessageFacts } from '#core/assessment/incidents/messages.ts';
import type { NotificationField } from '#core/assessment/incidents/notifications.ts';
import type { Language } from '#core/platform/languages.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';

/** What the newest notification says in the first of these fields that it has; null where none is known. */
function newestText({ notifications }: IncidentView, fields: readonly NotificationField[]): string | null {
  const newest = notifications.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  const texts = fields.flatMap((field) => newest.map(({ content }) => content[field]).filter((value) => value && !value.unknown));
  return texts.map((value) => value?.text.trim() ?? '').find((text) => text !== '') ?? null;
}

/** A message of the incident in a language, of what is known of it now; what is not known is said to be so. */
export function messageText(incident: IncidentView, channel: MessageChannel, language: Language): string {
  const { facts, drill, title, organization } = incident;
  const known: MessageFacts = {
    drill,
    kinds: facts.kinds,
    ended: facts.ended !== null,
    consequences: newestText(incident, ['consequences', 'severity_impact']),
    cause: newestText(incident, ['root_cause', 'cause']),
    advice: newestText(incident, ['measures_for_persons', 'measures_for_users']),
  };
  const time = (at: string): string => momentText(new Date(at), language, 'short');
  const values = {
    since: { time: time(facts.detected) },
    ended: { time: facts.ended ? time(facts.ended) : '' },
    effect: { text: known.consequences },
    cause: { text: known.cause },
    advice: { text: known.advice },
    by: { organization },
  };
  const sentences = sentencesOf(channel, known).flatMap((sentence) => {
    if (sentence === 'kinds') return facts.kinds.map((kind) => filled(incidentSentences[kind][language], { title }));
    return [filled(messageWords[sentence][language], (values as Readonly<Record<string, Record<string, unknown>>>)[sentence] ?? {})];
  });
  return sentences.join('\n');
}
