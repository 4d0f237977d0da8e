import { describe, expect, it } from 'vitest';
import { allows, assessmentLimit, features, plansAllowing } from './entitlements.ts';
import { regimes } from '#core/platform/regimes.ts';

const [basic, pro] = [{ plan: 'basic' }, { plan: 'pro' }] as const;

describe('a plan', () => {
  it('Basic covers NIS2 only, one assessment a period and no feature', () => {
    expect(regimes.filter((regime) => allows(basic, regime))).toEqual(['nis2']);
    expect(features.filter((feature) => allows(basic, feature))).toEqual([]);
    expect(assessmentLimit(basic)).toBe(1);
  });

  it('Pro covers both regimes, any number of assessments and every feature', () => {
    expect(regimes.filter((regime) => allows(pro, regime))).toEqual([...regimes]);
    expect(features.filter((feature) => allows(pro, feature))).toEqual([...features]);
    expect(assessmentLimit(pro)).toBe(Number.POSITIVE_INFINITY);
  });

  it('has these features and no others', () => {
    expect([...features].toSorted()).toEqual([
      'answer_history',
      'branding',
      'comparison',
      'consultant',
      'monthly_report',
      'registry_priority',
      'several_assessments',
    ]);
  });

  it('none allows nothing', () => {
    expect([...regimes, ...features].some((wanted) => allows(null, wanted) || allows(undefined, wanted))).toBe(false);
  });

  it('is found by what it allows', () => {
    expect([plansAllowing('nis2'), plansAllowing('ai_act'), plansAllowing('monthly_report')]).toEqual([['basic', 'pro'], ['pro'], ['pro']]);
  });
});
