import { describe, expect, it } from 'vitest';
import { viewerStatusOf } from './who-decides.ts';

const nip = '9990000008';
const mill = { id: 'a', name: 'Młyn', nip, role: 'owner' } as const;
const other = { id: 'b', name: 'Piekarnia', nip: '9990000014', role: 'owner' } as const;
const me = (
  here: string | null,
  organizations: readonly (typeof mill | typeof other | (Omit<typeof mill, 'role'> & { role: 'editor' }))[],
) => ({
  email: 'anna@example.com',
  organization: here === null ? null : { id: here },
  organizations,
});

describe('who decides about a request', () => {
  it('is an owner whose session is about the organisation with that NIP', () => {
    expect(viewerStatusOf(me('a', [mill, other]), nip)).toEqual({ kind: 'decides', organization: mill });
  });

  it('is an owner of it who turns to it first', () => {
    expect(viewerStatusOf(me('b', [mill, other]), nip)).toEqual({ kind: 'elsewhere', organization: mill });
  });

  it('is nobody who owns another one, has another role in it or belongs to none', () => {
    expect(viewerStatusOf(me('b', [other]), nip)).toEqual({ kind: 'nobody' });
    expect(viewerStatusOf(me('a', [{ ...mill, role: 'editor' }]), nip)).toEqual({ kind: 'nobody' });
    expect(viewerStatusOf(me(null, []), nip)).toEqual({ kind: 'nobody' });
  });

  it('is asked to sign in where nobody is', () => {
    expect(viewerStatusOf(null, nip)).toEqual({ kind: 'visitor' });
  });
});
