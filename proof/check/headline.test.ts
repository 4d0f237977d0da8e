import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNames, verdictOf, verdicts, type Check, type Checks } from './verdict.ts';
import type { ReportRecord } from './check.ts';
import {
  fileHeadlineOf,
  fileStateOf,
  fileTones,
  headlineOf,
  missingChecks,
  reportStateOf,
  reportTones,
  shownChecks,
  tones,
} from './headline.ts';
import type { SealOutcome } from '#proof/document/seal.ts';

const good: Check = { outcome: 'passed', why: null };
const allGood: Checks = { keys: good, signature: good, logged: good, witnessed: good, notRevoked: good, inForce: good };
const asRegistered = { revocationReason: null, replaced: false } as const;

const anyCheck = fc.oneof(
  fc.constant(good),
  fc.record({ outcome: fc.constantFrom('failed' as const, 'not_made' as const), why: fc.constantFrom('expired', 'revoked', 'x') }),
);
const anyChecks = fc.record({
  keys: anyCheck,
  signature: anyCheck,
  logged: anyCheck,
  witnessed: anyCheck,
  notRevoked: anyCheck,
  inForce: anyCheck,
});

describe('what the page states first', () => {
  it.each([
    [{ revocationReason: 'organisation_request', replaced: false }, 'revoked_own'],
    [{ revocationReason: 'organisation_request', replaced: true }, 'replaced'],
    [{ revocationReason: 'false_information', replaced: false }, 'revoked_finding'],
    [{ revocationReason: 'authority_demand', replaced: false }, 'revoked_finding'],
    [asRegistered, 'revoked'],
  ] as const)('tells by whose doing a certificate was taken back: %j is %s', (entry, headline) => {
    expect(headlineOf(entry, { overall: 'revoked' })).toBe(headline);
  });

  it('does not take the word of the registry for a revocation that was not found', () => {
    for (const overall of verdicts.filter((one) => one !== 'revoked')) {
      expect(headlineOf({ revocationReason: 'terms_breach', replaced: true }, { overall })).toBe(overall);
    }
  });

  it('is green for a certificate in force and nothing else', () => {
    expect(Object.entries(tones).filter(([, tone]) => tone === 'good')).toEqual([['in_force', 'good']]);
  });
});

describe('a file', () => {
  const outcomes = ['intact', 'altered', 'foreign', 'copy', 'none', 'unchecked'] as const satisfies readonly SealOutcome[];

  it('is green by an intact seal or a hash that the log proves, and by nothing else', () => {
    const green = outcomes.flatMap((outcome) =>
      [true, false, null].flatMap((isIssued) => {
        const state = fileStateOf({ seal: { outcome }, isIssued });
        return fileHeadlineOf('in_force', state, true) === 'in_force' ? [`${outcome} ${isIssued}`] : [];
      }),
    );
    expect(green).toEqual(['intact true', 'intact false', 'intact null', 'copy true', 'none true', 'unchecked true']);
  });
});

describe('a copy that was read', () => {
  const agrees = { verdict: 'agrees', isExplained: false } as const;
  const differs = { verdict: 'differs', isExplained: false } as const;

  it('is never green, whatever was read', () => {
    for (const state of ['other', 'unknown', 'altered', 'foreign_seal'] as const) {
      for (const verdict of ['agrees', 'differs', 'unread'] as const) {
        for (const isExplained of [true, false]) {
          expect(fileTones[fileHeadlineOf('in_force', state, true, { verdict, isExplained })]).not.toBe('good');
        }
      }
    }
  });

  it('that differs is red, also of a certificate that is over', () => {
    for (const headline of ['in_force', 'expired', 'revoked', 'unchecked'] as const) {
      expect(fileHeadlineOf(headline, 'other', true, differs)).toBe('copy_differs');
    }
    expect(fileHeadlineOf('expired', 'other', true, agrees)).toBe('expired');
  });

  it('is altered where something was added after the seal, unless that is known and the text agrees', () => {
    expect(fileHeadlineOf('in_force', 'altered', true, agrees)).toBe('altered');
    expect(fileHeadlineOf('in_force', 'altered', true, { ...agrees, isExplained: true })).toBe('copy_agrees');
    expect(fileHeadlineOf('in_force', 'altered', true, { verdict: 'unread', isExplained: true })).toBe('altered');
    expect(fileHeadlineOf('in_force', 'same', true, differs)).toBe('in_force');
  });
});

describe('a report', () => {
  it('is never green, and without a seal is confirmed only by a record of its bytes', () => {
    expect(Object.values(reportTones)).not.toContain('good');
    const of = (outcome: SealOutcome, record: ReportRecord | null) => reportStateOf({ seal: { outcome }, record });
    expect(of('none', { madeAt: '2026-11-21T09:00:00.000Z' })).toBe('kept');
    expect(of('none', { madeAt: null })).toBe('none');
    expect(of('none', null)).toBe('uncompared');
    for (const outcome of ['intact', 'altered', 'foreign', 'copy', 'unchecked'] as const) {
      expect(of(outcome, { madeAt: '2026-11-21T09:00:00.000Z' })).toBe(outcome);
    }
  });
});

describe('the checks as they are shown', () => {
  it('never state that it is in force, or that the issuer stands by it, beside a revocation', () => {
    fc.assert(
      fc.property(anyChecks, (checks) => {
        const shown = shownChecks({ checks, overall: 'revoked' });
        expect([shown.notRevoked.outcome, shown.inForce.outcome === 'passed']).toEqual(['failed', false]);
      }),
    );
    expect(shownChecks({ checks: allGood, overall: 'revoked' }).notRevoked.why).toBe('revoked_in_registry');
  });

  it('leave nothing but the keys good without a signature of this certificate', () => {
    fc.assert(
      fc.property(anyChecks, (checks) => {
        const { keys, ...rest } = shownChecks({ checks, overall: 'not_genuine' });
        expect(keys).toEqual(checks.keys);
        expect(rest.signature.outcome).toBe('failed');
        expect(Object.values(rest).filter(({ outcome }) => outcome === 'passed')).toEqual([]);
      }),
    );
    expect(shownChecks({ checks: allGood, overall: 'not_genuine' }).signature.why).toBe('other_certificate');
  });

  it('are those that were made where the verdict is any other', () => {
    fc.assert(
      fc.property(anyChecks, (checks) => {
        const overall = verdictOf(checks);
        fc.pre(overall !== 'revoked' && overall !== 'not_genuine');
        expect(shownChecks({ checks, overall })).toEqual(checks);
      }),
    );
  });

  it('name what is missing in their order; that no witness was named is not missing', () => {
    const open: Check = { outcome: 'not_made', why: 'x' };
    expect(missingChecks({ ...allGood, logged: open, notRevoked: open })).toEqual(['logged', 'notRevoked']);
    expect(missingChecks({ ...allGood, witnessed: { outcome: 'not_made', why: 'no_witness_named' } })).toEqual([]);
    expect(missingChecks(Object.fromEntries(checkNames.map((name) => [name, open])) as Checks)).toEqual([...checkNames]);
  });
});
