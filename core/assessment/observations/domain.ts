import { confirmedForDays } from '#core/company/confirmation.ts';
import { verdictOfReason, type ObservationReason, type ObservationVerdict } from './checks.ts';

/** Who looked; changes when the rules do, so that two looks are only compared when they mean the same. */
export const collector = 'atesto-domain/1';

export const observationLimits = {
  /** Domains of an organisation. */
  domains: 10,
  /** By itself a domain is looked at once in so many hours, on request not before so many minutes. */
  everyHours: 24,
  manualMinutes: 15,
  /** How long what was seen counts. */
  freshDays: 7,
} as const;

const minuteMillis = 60_000;
const hourMillis = 3_600_000;
const dayMillis = 24 * hourMillis;

/** Until when what was seen counts for or against an answer. */
export function freshUntil(observedAt: Date): Date {
  return new Date(observedAt.getTime() + observationLimits.freshDays * dayMillis);
}

/** Until when it is taken as known that a domain is the organisation's own; then its code is looked for again. */
export function ownedUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + confirmedForDays * dayMillis);
}

/** What was confirmed at this instant or before has to be confirmed anew. */
export function ownedSince(now: Date): Date {
  return new Date(now.getTime() - confirmedForDays * dayMillis);
}

/** What was observed at this instant or before no longer counts. */
export function freshSince(now: Date): Date {
  return new Date(now.getTime() - observationLimits.freshDays * dayMillis);
}

/** From when somebody may have a domain looked at again. */
export function nextManual(triedAt: Date): Date {
  return new Date(triedAt.getTime() + observationLimits.manualMinutes * minuteMillis);
}

/** A domain that was last tried at this instant or before may be looked at again. */
export function manualBefore(now: Date): Date {
  return new Date(now.getTime() - observationLimits.manualMinutes * minuteMillis);
}

/** Domains that were last tried at this instant or before are due. */
export function dueBefore(now: Date): Date {
  return new Date(now.getTime() - observationLimits.everyHours * hourMillis);
}

export type Observed = Readonly<{ reason: ObservationReason; observedAt: Date }>;

/** What an observation states today: once it is too old it says nothing. */
export function verdictNow({ reason, observedAt }: Observed, now: Date): ObservationVerdict {
  return freshUntil(observedAt) <= now ? 'unknown' : verdictOfReason[reason];
}

/** Reasons that leave open what is the case: what was seen before them counts until it is too old. */
export const openReasons: readonly ObservationReason[] = Object.entries(verdictOfReason).flatMap(([reason, verdict]) =>
  verdict === 'unknown' ? [reason as ObservationReason] : [],
);
