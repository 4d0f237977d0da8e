import { colon } from '#client/platform/words/formats.ts';
import type { Translate } from '#client/platform/words/words.ts';

/** What the payment provider reported, in words. */
export function eventName(t: Translate, type: string): string {
  return t(`operator.eventTypes.${type.replaceAll('.', '_')}`, { defaultValue: t('operator.otherEvent') });
}

const notes = ['other_mode', 'payment_unknown', 'dismissed'] as const;

/** Why an event changed nothing: a known reason, or the text of an error. */
export function eventNote(t: Translate, note: string): string {
  const known = notes.find((one) => one === note);
  if (known) return t(`operator.eventNotes.${known}`);
  return note && `${t('operator.errorText')}${colon()} ${note}`;
}
