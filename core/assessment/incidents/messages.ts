import type { IncidentKind } from './facts.ts';

/** Where people are informed of an incident in plain words. */
export const messageChannels = ['status_page', 'customers', 'staff', 'press'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** A sentence of a message; what is not known has a sentence of its own that states so. */
export const messageSentences = [
  'drill',
  'greeting',
  'internal',
  'since',
  'effect',
  'effect_unknown',
  'cause',
  'cause_unknown',
  'advice',
  'advice_unknown',
  'ended',
  'goes_on',
  'keep_traces',
  'refer',
  'by',
] as const;
export type MessageSentence = (typeof messageSentences)[number];

/** What a message is filled from; null is not known. */
export type MessageFacts = Readonly<{
  drill: boolean;
  kinds: readonly IncidentKind[];
  ended: boolean;
  consequences: string | null;
  cause: string | null;
  advice: string | null;
}>;

/** The sentences of a message in their order; `kinds` stands for one sentence of each kind. */
export function sentencesOf(channel: MessageChannel, facts: MessageFacts): readonly (MessageSentence | 'kinds')[] {
  const drill = facts.drill ? (['drill'] as const) : [];
  const effect = facts.consequences === null ? 'effect_unknown' : 'effect';
  const cause = facts.cause === null ? 'cause_unknown' : 'cause';
  const advice = facts.advice === null ? 'advice_unknown' : 'advice';
  const progress = facts.ended ? 'ended' : 'goes_on';
  switch (channel) {
    case 'status_page':
      return [...drill, 'kinds', 'since', progress];
    case 'customers':
      return [...drill, 'greeting', 'kinds', 'since', effect, cause, advice, progress, 'by'];
    case 'staff':
      return [...drill, 'internal', 'kinds', 'since', cause, 'keep_traces', 'refer', progress];
    default:
      return [...drill, 'by', 'kinds', 'since', cause, progress];
  }
}
