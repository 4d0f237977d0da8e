import { setTimeout as pause } from 'node:timers/promises';
import { clockOf } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { reserveMoment } from '#server/platform/http/limits/rate-limits.ts';
import { PutOff } from '#server/platform/jobs/mail-lanes.ts';

/** Who waits less than this keeps its place; longer, and the place is for another mail. */
const shortMillis = 250;
/** A moment that is older was slept through, with all others of that time: whoever went by them would send them all at once. */
const missedMillis = 30_000;

type Pace = Readonly<{ urgent: boolean; moment?: number | undefined }>;

/**
 * Keeps mails to one provider as far apart as `MAIL_LIMITS` states, for all processes together by the clock of the database: each takes the
 * next free moment, so that it is put off once and not queried again. One that somebody waits for goes at once, and later ones move back.
 * Throws `PutOff` with how long to wait.
 */
export async function awaitPace({ config, db }: Deps, address: string, { urgent, moment }: Pace): Promise<void> {
  const limit = config.mail.limits.get(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  if (!limit) return;
  if (moment !== undefined && (await clockOf(db)).getTime() - moment < missedMillis) return;
  const millis = await reserveMoment(db, `mail:${limit.provider}`, limit.gapMillis);
  if (urgent || millis <= 0) return;
  if (millis > shortMillis) throw new PutOff(millis);
  await pause(millis);
}
