import type { TFunction } from 'i18next';
import type { PlanId } from '#core/plans.ts';

/** Never run: the compiler is the test. A line below an `@ts-expect-error` must not compile. */
export const right = [
  (t: TFunction) => t('common.retry'),
  (t: TFunction, plan: PlanId) => t(`register.plans.${plan}.name`),
  (t: TFunction) => t('plural.sections', { count: 3 }),
];

export const wrong = [
  // @ts-expect-error there are no such words
  (t: TFunction) => t('common.again'),
  // @ts-expect-error these are not words but a group of them
  (t: TFunction) => t('common'),
  // @ts-expect-error a plan of any name has no words
  (t: TFunction, plan: string) => t(`register.plans.${plan}.name`),
];
