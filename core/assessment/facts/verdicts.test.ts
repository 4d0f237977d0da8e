import { describe, expect, it } from 'vitest';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { earliestCollected, factVerdictNow, isCollectedInTime, lastFreshDay, sinceWhen } from './days.ts';
import { areCountsOf, type Counts } from './kinds.ts';
import { questionsOfFactCheck } from './questions.ts';
import { factChecks, reasonOfFact, shareOfFact, verdictOfFact, type FactCheck, type FactReason } from './verdicts.ts';

const entra = (membersWithMfa: number, more: Counts = {}): Counts => ({
  members: 100,
  membersWithMfa,
  admins: 2,
  adminsWithMfa: 2,
  ...more,
});
const devices = (more: Counts): Counts => ({
  devices: 100,
  silent: 0,
  compliant: 0,
  notCompliant: 0,
  encrypted: 0,
  notEncrypted: 0,
  ...more,
});

describe('a verdict', () => {
  it.each<[FactCheck, Counts, FactReason]>([
    ['entra_mfa', entra(79), 'mfa_low'],
    ['entra_mfa', entra(80), 'mfa_partial'],
    ['entra_mfa', entra(94), 'mfa_partial'],
    ['entra_mfa', entra(95), 'mfa_high'],
    ['entra_mfa', entra(99, { adminsWithMfa: 1 }), 'mfa_admin_without'],
    ['entra_mfa', entra(98, { adminsWithMfa: 1, unclear: 1 }), 'unclear'],
    ['entra_mfa', entra(94, { unclear: 1 }), 'unclear'],
    ['entra_mfa', entra(93, { unclear: 1 }), 'mfa_partial'],
    ['entra_mfa', entra(100, { admins: null, adminsWithMfa: null }), 'uncounted'],
    ['entra_mfa', entra(10, { admins: null, adminsWithMfa: null }), 'mfa_low'],
    ['entra_mfa', { members: 0, membersWithMfa: 0 }, 'nothing'],
    ['google_2sv', { accounts: 20, enrolled: 15 }, 'two_step_low'],
    ['google_2sv', { accounts: 20, enrolled: 16 }, 'two_step_partial'],
    ['google_2sv', { accounts: 20, enrolled: 19 }, 'two_step_high'],
    ['google_2sv', { accounts: 20 }, 'uncounted'],
    ['google_unused', { accounts: 20, unused: 1 }, 'unused_some'],
    ['google_unused', { accounts: 20, unused: 0 }, 'unused_none'],
    ['google_unused', { accounts: 20, unused: 0, unclear: 1 }, 'unclear'],
    ['google_unused', { accounts: 20, unused: null }, 'uncounted'],
    ['device_compliance', devices({ compliant: 95, notCompliant: 5 }), 'compliance_high'],
    ['device_compliance', devices({ compliant: 94, notCompliant: 5, inGrace: 1 }), 'compliance_partial'],
    ['device_compliance', devices({ compliant: 80, notCompliant: 20 }), 'compliance_partial'],
    ['device_compliance', devices({ compliant: 79, notCompliant: 21 }), 'compliance_low'],
    ['device_compliance', devices({ compliant: 94, notCompliant: 5 }), 'unclear'],
    ['device_compliance', devices({ silent: 20, compliant: 80 }), 'compliance_high'],
    ['device_compliance', devices({ silent: 21, compliant: 79 }), 'silent'],
    ['device_compliance', devices({ silent: null, compliant: 100 }), 'uncounted'],
    ['device_encryption', devices({ encrypted: 79, notEncrypted: 21 }), 'encryption_low'],
    ['device_encryption', devices({ encrypted: 90, notEncrypted: 10 }), 'encryption_partial'],
    ['device_encryption', devices({ encrypted: 100 }), 'encryption_high'],
    ['device_encryption', devices({ encrypted: null, notEncrypted: null }), 'uncounted'],
    ['backup_success', { jobs: 4, succeeded: 3, warned: 0, unclear: 0 }, 'backup_missed'],
    ['backup_success', { jobs: 4, succeeded: 3, warned: 1 }, 'backup_warned'],
    ['backup_success', { jobs: 4, succeeded: 3, unclear: 1 }, 'unclear'],
    ['backup_success', { jobs: 4, succeeded: 4 }, 'backup_recent'],
    ['backup_success', { jobs: 0, succeeded: 0 }, 'nothing'],
    ['training_done', { people: 10, trained: 7 }, 'training_low'],
    ['training_done', { people: 10, trained: 9 }, 'training_partial'],
    ['training_done', { people: 10, trained: 10 }, 'training_high'],
    ['updates_installed', { devices: 10, upToDate: 7 }, 'updates_low'],
    ['updates_installed', { devices: 10, upToDate: 10 }, 'updates_high'],
  ])('of %s for %j is %s', (check, counts, reason) => expect(reasonOfFact(check, counts)).toBe(reason));

  it('is never green without the column it takes', () => {
    for (const check of factChecks) expect(verdictOfFact[reasonOfFact(check, {})]).toBe('unknown');
  });

  it('is shown by two figures', () => {
    expect(shareOfFact('entra_mfa', entra(54, { members: 60 }))).toEqual({ part: 54, whole: 60 });
    expect(shareOfFact('device_encryption', devices({ silent: 10, encrypted: 80 }))).toEqual({ part: 80, whole: 90 });
    expect(shareOfFact('google_unused', { accounts: 3 })).toBeNull();
  });

  it('speaks to questions that there are', () => {
    for (const ids of Object.values(questionsOfFactCheck)) for (const id of ids) expect(questionPlace(id)?.regime, id).toBe('nis2');
  });
});

it.each<[boolean, Counts]>([
  [true, entra(50, { guests: 4, unclear: 0 })],
  [false, entra(101)],
  [false, entra(60, { unclear: 41 })],
  [false, entra(1)],
  [false, { ...entra(50), trained: 1 }],
  [false, { membersWithMfa: 1 }],
  [false, { members: null }],
  [false, { members: 1.5 }],
  [false, { members: -1 }],
  [false, { members: 1_000_001 }],
  [true, { members: 1_000_000, membersWithMfa: null }],
])('%s: counts of Entra are %j', (isSo, counts) => expect(areCountsOf('entra_mfa', counts)).toBe(isSo));

describe('a day', () => {
  it('may be today or up to 400 days ago', () => {
    expect(['2026-08-28', '2026-08-29', '2025-07-24', '2025-07-23'].map((day) => isCollectedInTime(day, '2026-08-28'))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(earliestCollected('2026-08-28')).toBe('2025-07-24');
  });

  it('makes a fact old: backups after eight days, training after a year, the rest after five weeks', () => {
    expect(lastFreshDay('backup_jobs', '2026-08-20')).toBe('2026-08-28');
    expect(factVerdictNow('backup_jobs', '2026-08-20', 'backup_recent', '2026-08-28')).toBe('green');
    expect(factVerdictNow('backup_jobs', '2026-08-20', 'backup_recent', '2026-08-29')).toBe('unknown');
    expect(factVerdictNow('backup_jobs', '2026-08-30', 'backup_recent', '2026-08-29')).toBe('unknown');
    expect(lastFreshDay('training', '2026-01-01')).toBe('2027-01-02');
    expect(lastFreshDay('entra_mfa', '2026-01-01')).toBe('2026-02-05');
  });

  it('is the one since which it has been so', () => {
    const at = (takenOn: string, membersWithMfa: number) => ({ takenOn, counts: entra(membersWithMfa) });
    expect(sinceWhen('entra_mfa', [at('2026-03-01', 96), at('2026-02-01', 99), at('2026-01-01', 80)])).toBe('2026-02-01');
    expect(sinceWhen('entra_mfa', [at('2026-03-01', 96)])).toBe('2026-03-01');
    expect(sinceWhen('entra_mfa', [])).toBeNull();
  });
});
