import type { IncidentSummary, IncidentView, NotificationView } from '#contract/assessment/duties/incident-fields.ts';
import { incidentClocks, nextClock, type IncidentClock } from '#core/assessment/incidents/clocks.ts';
import { questionsOffered } from '#core/assessment/incidents/contradicted.ts';
import type { Firm } from '#core/assessment/incidents/facts.ts';
import { readFacts } from '#core/assessment/incidents/stored-facts.ts';
import type { SignificanceType } from '#core/assessment/incidents/significance/answers.ts';
import { firstHash } from '#proof/record.ts';
import { brokenAt, type LogRow } from './chain.ts';
import type { ContradictionRow } from './contradiction-rows.ts';
import type { ReceiptRow } from './receipt-rows.ts';
import type { IncidentRow, NotificationRow, Person } from './repository.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function clocksOf(row: IncidentRow, notifications: readonly NotificationRow[], now: Date): readonly IncidentClock[] {
  return incidentClocks(row.firm, readFacts(row.facts, row.significance?.outcome ?? null, notifications), now);
}

function clockView({ id, state, force, startedAt, due, sentAt }: IncidentClock): IncidentView['clocks'][number] {
  return {
    id,
    state,
    force,
    startedAt: iso(startedAt),
    aim: iso(due?.aim ?? null),
    last: iso(due?.last ?? null),
    wholeDay: due?.wholeDay ?? false,
    sentAt: iso(sentAt),
  };
}

export function summaryView(row: IncidentRow, notifications: readonly NotificationRow[], now: Date): IncidentSummary {
  const next = row.closedAt ? null : nextClock(clocksOf(row, notifications, now));
  const { id, drill, title, openedAt, closedAt } = row;
  return { id, drill, title, openedAt: openedAt.toISOString(), closedAt: iso(closedAt), next: next && clockView(next) };
}

export function notificationView(row: NotificationRow, files: readonly ReceiptRow[]): NotificationView {
  const { clock, content, savedAt, sentAt, sentBy, receipt } = row;
  const receipts = files
    .filter((file) => file.clock === clock)
    .map(({ id, name, bytes, sha256, scanned }) => ({ id, name, bytes, sha256, scanned }));
  return { clock, content, savedAt: savedAt.toISOString(), sentAt: iso(sentAt), sentBy, receipt, receipts };
}

function decisionView({ significance }: IncidentRow, names: ReadonlyMap<string, string>): IncidentView['significance'] {
  if (!significance) return null;
  const { userId, ...rest } = significance;
  return { ...rest, by: names.get(userId) ?? null };
}

export type Whole = Readonly<{
  row: IncidentRow;
  notifications: readonly NotificationRow[];
  receipts: readonly ReceiptRow[];
  contradictions: readonly ContradictionRow[];
  log: readonly LogRow[];
  people: readonly Person[];
  /** Everybody who belongs to the organisation. */
  members: readonly Readonly<{ id: string; name: string }>[];
  organization: string;
  suggested: { firm: Firm; type: SignificanceType } | null;
  /** The place of the hash that was handed over last in the transparency log, from 1 on; null while it has none. */
  loggedAt: number | null;
}>;

/** Everything of an incident, for the people named in it. */
export function incidentView(whole: Whole, now: Date): IncidentView {
  const { row, notifications, receipts, contradictions, log, people, members, organization, suggested, loggedAt } = whole;
  const broken = brokenAt(log);
  const named = new Set(people.map(({ userId }) => userId));
  const names = new Map(log.flatMap(({ userId, who }) => (userId && who ? [[userId, who] as const] : [])));
  return {
    ...summaryView(row, notifications, now),
    organization,
    version: row.version,
    facts: row.facts,
    firm: row.firm,
    suggested,
    significance: decisionView(row, names),
    clocks: clocksOf(row, notifications, now).map(clockView),
    notifications: notifications.map((one) => notificationView(one, receipts)),
    log: log.map(({ sequence, at, who, kind, entry, hash }) => ({
      sequence,
      at: at.toISOString(),
      who,
      kind: kind as IncidentView['log'][number]['kind'],
      entry,
      hash,
    })),
    chain: {
      intact: broken === null,
      brokenAt: broken,
      head: log.at(-1)?.hash ?? firstHash,
      logged: { upTo: row.loggedSequence, place: loggedAt },
    },
    people: members.map(({ id, name }) => ({ id, name, named: named.has(id) })),
    contradictions: contradictions.map((one) => ({ ...one, explainedAt: iso(one.explainedAt) })),
    offered: row.drill ? [] : questionsOffered(row.facts.kinds),
    lessons: row.lessons,
  };
}
