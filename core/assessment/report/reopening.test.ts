import { describe, expect, it } from 'vitest';
import { reopeningOf, reopenUntil } from './reopening.ts';

const completedAt = new Date('2026-11-21T09:00:00Z');
const finished = { completedAt, firstCompletedAt: completedAt, hasCertificate: false };
const basic = { plan: 'basic' } as const;

describe('opening a finished assessment again', () => {
  it('is possible until the fourteenth day is over in Warsaw, and not a moment longer', () => {
    expect(reopenUntil(completedAt)).toEqual(new Date('2026-12-05T22:59:59.999Z'));
    expect(reopeningOf(finished, basic, new Date('2026-12-05T22:59:59.999Z'))).toEqual({ until: reopenUntil(completedAt) });
    expect(reopeningOf(finished, basic, new Date('2026-12-05T23:00:00Z'))).toEqual({ hindrance: 'too_late' });
  });

  it('counts from the first completion, also across the change of the clock', () => {
    const first = new Date('2026-10-20T22:30:00Z');
    expect(reopenUntil(first)).toEqual(new Date('2026-11-04T22:59:59.999Z'));
    const second = { ...finished, firstCompletedAt: first, completedAt: new Date('2026-11-03T10:00:00Z') };
    expect(reopeningOf(second, basic, new Date('2026-11-05T10:00:00Z'))).toEqual({ hindrance: 'too_late' });
  });

  it('is hindered by a certificate, by a plan with further assessments, and while it is open', () => {
    expect(reopeningOf({ ...finished, hasCertificate: true }, basic, completedAt)).toEqual({ hindrance: 'certificate_issued' });
    expect(reopeningOf(finished, { plan: 'pro' }, completedAt)).toEqual({ hindrance: 'next_instead' });
    expect(reopeningOf({ ...finished, completedAt: null }, basic, completedAt)).toEqual({ hindrance: 'not_finished' });
  });
});
