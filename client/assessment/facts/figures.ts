import type { Counts, FactKind } from '#core/assessment/facts/kinds.ts';
import { checksOf, shareOfFact, type FactCheck } from '#core/assessment/facts/verdicts.ts';
import { number } from '#client/platform/words/formats.ts';
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
