import { describe, expect, it } from 'vitest';
import { statusAndStep, type Facts } from './cockpit.ts';

const now = new Date('2026-11-22T09:00:00Z');
const nothing: Facts = {
  cover: 'yes',
  room: true,
  open: false,
  reached: null,
  barred: false,
  confirmed: true,
  resultIsNewer: false,
  certificate: null,
};
const active = { status: 'active', expiresAt: new Date('2027-06-01T00:00:00Z') } as const;
const ending = { status: 'active', expiresAt: new Date('2027-01-21T12:00:00Z') } as const;
const expired = { status: 'expired', expiresAt: new Date('2026-10-01T00:00:00Z') } as const;

function at(change: Partial<Facts>): string {
  const { status, step } = statusAndStep({ ...nothing, ...change }, now);
  return `${status} → ${step}`;
}

describe('where an organisation stands, and what comes next', () => {
  it('begins with an assessment, or with the plan that includes one', () => {
    expect([at({}), at({ cover: 'none' }), at({ cover: 'lesser' })]).toEqual(['none → start', 'none → choose_plan', 'none → upgrade']);
  });

  it('goes on with what was begun, unless nothing is paid', () => {
    expect([at({ open: true }), at({ open: true, cover: 'none' })]).toEqual(['open → continue', 'open → choose_plan']);
  });

  it('leads from a result below the threshold to the plan, which can be read in any case', () => {
    expect([at({ reached: false }), at({ reached: false, cover: 'none' })]).toEqual(['below → plan', 'below → plan']);
  });

  it('leads from a result that reaches it to the certificate', () => {
    expect([at({ reached: true }), at({ reached: true, cover: 'none' })]).toEqual(['ready → issue', 'ready → choose_plan']);
    expect([at({ reached: true, barred: true }), at({ reached: true, barred: true, cover: 'none' })]).toEqual([
      'barred → obstacle',
      'barred → obstacle',
    ]);
    expect(at({ reached: false, barred: true })).toBe('below → plan');
    // What cannot be issued is not offered: the company comes first.
    expect([at({ reached: true, confirmed: false }), at({ reached: true, confirmed: false, cover: 'none' })]).toEqual([
      'ready → confirm',
      'ready → choose_plan',
    ]);
    expect(at({ reached: true, certificate: active })).toBe('certified → certificate');
    expect(at({ reached: true, certificate: active, open: true })).toBe('certified → certificate');
  });

  it('asks for a renewal from 60 days before the end on, and never calls what expired issued', () => {
    expect(at({ reached: true, certificate: ending })).toBe('ending → renew');
    expect(at({ reached: true, certificate: { ...ending, expiresAt: new Date('2027-01-22T12:00:00Z') } })).toBe('certified → certificate');
    expect([at({ reached: true, certificate: expired }), at({ reached: true, certificate: expired, cover: 'none' })]).toEqual([
      'expired → renew',
      'expired → choose_plan',
    ]);
    expect(at({ reached: true, certificate: { ...expired, status: 'revoked' } })).toBe('revoked → renew');
  });

  it('says before it is tried that the plan allows no further assessment', () => {
    expect([at({ room: false }), at({ reached: true, certificate: expired, room: false }), at({ open: true, room: false })]).toEqual([
      'none → limit',
      'expired → limit',
      'open → continue',
    ]);
  });

  it('follows a renewal that was begun, and one that is finished', () => {
    expect(at({ certificate: ending, open: true })).toBe('ending → continue');
    expect(at({ certificate: ending, reached: true, resultIsNewer: true })).toBe('ending → issue');
    expect(at({ certificate: expired, open: true })).toBe('open → continue');
    expect(at({ certificate: expired, reached: true, resultIsNewer: true })).toBe('ready → issue');
    expect(at({ certificate: expired, reached: false, resultIsNewer: true })).toBe('below → plan');
  });
});
