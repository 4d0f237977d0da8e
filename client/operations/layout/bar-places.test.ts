import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/account/accounts.ts';
import { barPlaces } from './bar-places.ts';

const menu = ['/', '/moje-zadania', '/nis2', '/ai-act', '/plan-dzialan', '/dowody', '/ustawienia'].map((path) => ({ path }));
const withClients = [...menu, { path: '/klienci' }];

type Me = Parameters<typeof barPlaces>[1];

const as = (role: 'reader' | 'consultant' | 'editor' | 'owner', plan: 'basic' | 'pro' | null = 'pro'): Me => ({
  organization: { role } as CurrentUser['organization'],
  subscription: plan && { plan, startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' },
});

const pathsOf = (entries: typeof menu, me: Me): string[] => barPlaces(entries, me).places.map(({ path }) => path);

describe('the bar of a phone', () => {
  it.each(['reader', 'consultant', 'editor', 'owner'] as const)('leads a %s to four places and to the rest', (role) => {
    expect(pathsOf(menu, as(role))).toEqual(['/', '/nis2', '/plan-dzialan', '/moje-zadania']);
    expect(barPlaces(menu, as(role)).more).toBe(true);
  });

  it('shows NIS2 with either plan and with none', () => {
    for (const plan of ['basic', 'pro', null] as const) expect(pathsOf(menu, as('owner', plan))).toContain('/nis2');
  });

  it('leads a consultant of several organisations to the list of them, and an owner of several to the tasks', () => {
    expect(pathsOf(withClients, as('consultant'))).toEqual(['/', '/nis2', '/plan-dzialan', '/klienci']);
    expect(pathsOf(withClients, as('owner'))).toEqual(['/', '/nis2', '/plan-dzialan', '/moje-zadania']);
  });

  it('holds a short menu whole, without a way to more', () => {
    const operator = ['/operator', '/ksiegowosc', '/rejestr', '/ustawienia'].map((path) => ({ path }));
    expect(barPlaces(operator, { organization: null, subscription: null })).toEqual({ places: operator, more: false });
  });

  it('offers no place that the menu does not have', () => {
    const few = menu.filter(({ path }) => path !== '/plan-dzialan');
    expect(pathsOf(few, as('reader'))).toEqual(['/', '/nis2', '/moje-zadania']);
  });
});
