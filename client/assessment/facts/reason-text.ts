import { backupWithinDays, silentAfterDays, unusedAfterDays } from '#core/assessment/facts/days.ts';
import { deviceBounds, shareBounds, silentAtMost, type FactReason } from '#core/assessment/facts/verdicts.ts';
import { wholePercent } from '#client/platform/words/formats.ts';
import type { Translate } from '#client/platform/words/words.ts';

/** What was found, in words with the bounds it is judged by. */
export function reasonText(t: Translate, reason: FactReason): string {
  return t(`facts.reasons.${reason}`, {
    low: wholePercent(shareBounds.low),
    high: wholePercent(shareBounds.high),
    few: wholePercent(deviceBounds.few),
    many: wholePercent(deviceBounds.many),
    silent: wholePercent(silentAtMost),
    silentDays: silentAfterDays,
    unused: unusedAfterDays,
    backup: backupWithinDays,
  });
}
