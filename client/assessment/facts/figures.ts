import { backupWithinDays, silentAfterDays, unusedAfterDays } from '#core/assessment/facts/days.ts';
import type { Counts, FactKind } from '#core/assessment/facts/kinds.ts';
import {
  checksOf,
  deviceBounds,
  shareBounds,
  shareOfFact,
  silentAtMost,
  type FactCheck,
  type FactReason,
} from '#core/assessment/facts/verdicts.ts';
import { number, wholePercent } from '#client/platform/words/formats.ts';
import type { Translate } from '#client/platform/words/words.ts';

type Share = Readonly<{ part: number; whole: number }>;

/** So many of so many, in words. */
export function shareText(t: Translate, check: FactCheck, share: Share): string {
  return t(`facts.shares.${check}`, { part: number(share.part), whole: number(share.whole) });
}

/** What the checks of a kind are about in figures, those of them that are known. */
export function figuresText(t: Translate, kind: FactKind, counts: Counts, checks: readonly FactCheck[] = checksOf(kind)): string {
  return checks
    .flatMap((check) => {
      const share = shareOfFact(check, counts);
      return share ? [shareText(t, check, share)] : [];
    })
    .join(' · ');
}

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
