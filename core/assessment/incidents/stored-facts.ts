import type { AiHarm, ClockId, IncidentFacts, IncidentKind, SignificanceOutcome } from './facts.ts';

/** What is known of an incident as it is stored and sent: instants as ISO 8601 in UTC. */
export type StoredFacts = Readonly<{
  kinds: readonly IncidentKind[];
  aiHarm: AiHarm;
  signal: string | null;
  detected: string;
  told: string | null;
  classified: string | null;
  fixed: string | null;
  asked: string | null;
  ended: string | null;
  stillOpen: boolean;
}>;

type Sent = readonly Readonly<{ clock: ClockId; sentAt: string | Date | null }>[];

const read = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What the clocks are calculated from: the stored facts, the decision, and what was sent when. */
export function readFacts(stored: StoredFacts, significance: SignificanceOutcome | null, sent: Sent): IncidentFacts {
  return {
    ...stored,
    signal: read(stored.signal),
    detected: new Date(stored.detected),
    told: read(stored.told),
    classified: read(stored.classified),
    fixed: read(stored.fixed),
    asked: read(stored.asked),
    ended: read(stored.ended),
    significance,
    sent: Object.fromEntries(sent.flatMap(({ clock, sentAt }) => (sentAt ? [[clock, new Date(sentAt)]] : []))),
  };
}
