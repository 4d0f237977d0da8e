import { localTime, readLocalTime, warsawZones, type WarsawZone } from '#core/platform/calendar/local-time.ts';

/** A time as it is typed, with the choice between summer and winter time where the hour came twice. */
export type TypedTime = Readonly<{ text: string; zone: WarsawZone | null }>;

const noTime: TypedTime = { text: '', zone: null };

/** A known instant as it is typed; of an hour that came twice, which one. */
export function typedTime(iso: string | null): TypedTime {
  if (iso === null) return noTime;
  const text = localTime(new Date(iso));
  const zone = warsawZones.find((one) => isInstant(readLocalTime(text, one), iso)) ?? null;
  return { text, zone };
}

function isInstant(read: ReturnType<typeof readLocalTime>, iso: string): boolean {
  return 'at' in read && Math.abs(read.at.getTime() - Date.parse(iso)) < 60_000;
}

type Problem = 'invalid' | 'skipped' | 'twice' | 'future';

/** The instant (ISO 8601 in UTC), null where nothing is typed, or what is wrong. */
export function instantOf({ text, zone }: TypedTime, now = new Date()): { iso: string | null } | { problem: Problem } {
  if (text === '') return { iso: null };
  const read = readLocalTime(text.slice(0, 16), zone ?? undefined);
  if (!('at' in read)) return read;
  return read.at.getTime() > now.getTime() + 60_000 ? { problem: 'future' } : { iso: read.at.toISOString() };
}

/** The instant that is typed; null where there is none. */
export function isoOfTyped(time: TypedTime): string | null {
  const read = instantOf(time);
  return 'iso' in read ? read.iso : null;
}
