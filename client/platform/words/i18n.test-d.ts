import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Translate } from './words.ts';

/** Never run: the compiler is the test. A line below an `@ts-expect-error` must not compile. */
export const right = [
  (t: Translate) => t('common.retry'),
  (t: Translate, plan: PlanId) => t(`register.planTexts.${plan}`),
  (t: Translate) => t('plural.sections', { count: 3 }),
];

export const wrong = [
  // @ts-expect-error there are no such words
  (t: Translate) => t('common.again'),
  // @ts-expect-error these are not words but a group of them
  (t: Translate) => t('common'),
  // @ts-expect-error a plan of any name has no words
  (t: Translate, plan: string) => t(`register.planTexts.${plan}`),
];
