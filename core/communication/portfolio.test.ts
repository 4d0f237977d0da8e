import { describe, expect, it } from 'vitest';
import { certificateOfClient, clientCertificates, nextDeadline, turnOf } from './portfolio.ts';

describe('whose turn it is', () => {
  it('is the consultant’s while there are answers to give, and the client’s once the company has to act', () => {
    expect(turnOf([{ status: 'open', step: 'continue' }], 'consultant')).toBe('you');
    expect(turnOf([{ status: 'ready', step: 'issue' }], 'consultant')).toBe('client');
    expect(turnOf([{ status: 'ready', step: 'issue' }], 'editor')).toBe('you');
    expect(turnOf([{ status: 'expired', step: 'choose_plan' }], 'consultant')).toBe('client');
    expect(turnOf([{ status: 'below', step: 'plan' }], 'reader')).toBe('others');
  });

  it('is nobody’s with a certificate in force, and a regime that was never begun does not count beside one that was', () => {
    const certified = { status: 'certified', step: 'certificate' } as const;
    expect(turnOf([certified, { status: 'none', step: 'start' }], 'consultant')).toBe('nobody');
    expect(turnOf([{ status: 'none', step: 'start' }], 'consultant')).toBe('you');
  });
});

it('the next deadline is the first row with a last day, also when it has passed', () => {
  expect(nextDeadline([])).toBeNull();
  expect(nextDeadline([{ kind: 'law', state: 'on_event', day: null }])).toBeNull();
  const rows = [
    { kind: 'law', state: 'binding', day: '2026-01-01' },
    { kind: 'plan_item', state: 'coming', day: '2026-10-01' },
    { kind: 'certificate', state: 'coming', day: '2027-01-01' },
  ] as const;
  expect(nextDeadline(rows)).toEqual({ kind: 'plan_item', on: '2026-10-01', overdue: false });
  expect(nextDeadline([{ kind: 'law', state: 'overdue', day: '2026-10-03' }, ...rows])).toMatchObject({ kind: 'law', overdue: true });
});

it('of several certificates the one that matters first states how a client stands', () => {
  const of = (...statuses: Parameters<typeof certificateOfClient>[0][number]['status'][]) =>
    certificateOfClient(statuses.map((status) => ({ status })));
  expect([of('certified', 'revoked'), of('certified', 'ending'), of('certified', 'open'), of('open', 'none'), of()]).toEqual([
    'ended',
    'ending',
    'valid',
    'none',
    'none',
  ]);
  expect(of('expired')).toBe(clientCertificates[0]);
});
