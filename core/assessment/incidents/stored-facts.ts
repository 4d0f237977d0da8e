import type { AiHarm, ClockId, IncidentFacts, IncidentKind, SignificanceOutcome } from './facts.ts';
import { contentsOf, type NotificationContent, type NotificationField } from './notifications.ts';

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

type Notified = Readonly<{ clock: ClockId; sentAt: string | Date | null; content: NotificationContent }>;
type Sent = readonly Notified[];

/** What is asked for only of who is late is missing from nothing that was sent in time. */
const onlyWhenLate: readonly string[] = ['delay_reasons'] satisfies NotificationField[];

function isIncomplete({ clock, sentAt, content }: Notified): boolean {
  return (
    sentAt !== null &&
    contentsOf[clock].some((field) => !onlyWhenLate.includes(field) && (content[field]?.unknown || !content[field]?.text.trim()))
  );
}

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
    incomplete: sent.filter(isIncomplete).map(({ clock }) => clock),
  };
}
