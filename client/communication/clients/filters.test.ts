import { describe, expect, it } from 'vitest';
import type { Client } from '#contract/communication/clients.ts';
import { everything, filtersFrom, searchOf, shownClients, type Filters } from './filters.ts';

function client(id: string, more: Partial<Client> = {}): Client {
  return {
    id,
    name: id,
    nip: '5261040828',
    role: 'consultant',
    regimes: [],
    deadline: null,
    turn: 'nobody',
    carriesOwnLook: false,
    quality: { error: 0, warning: 0, hint: 5 },
    ...more,
  };
}

function place(status: Client['regimes'][number]['status'], score: number | null): Client['regimes'][number] {
  return { regime: 'nis2', status, step: 'continue', score, contradicted: 0, open: null };
}

/** As the server sorts them. */
const list = [
  client('Żar', { turn: 'you', deadline: { kind: 'law', on: '2026-10-01', overdue: true }, regimes: [place('below', 40)] }),
  client('Alfa', {
    turn: 'you',
    quality: { error: 1, warning: 0, hint: 0 },
    deadline: { kind: 'certificate', on: '2027-01-01', overdue: false },
    regimes: [place('expired', 95)],
  }),
  client('Łan', { turn: 'client', quality: { error: 0, warning: 12, hint: 0 }, regimes: [place('ready', 88)] }),
  client('Beta', { regimes: [place('certified', 90), place('open', null)] }),
];

const shown = (change: Partial<Filters>) => shownClients(list, { ...everything, ...change }, 'pl').shown.map(({ name }) => name);
const sorted = (by: Filters['sorting']['by'], isReversed = false) => shown({ sorting: { by, isReversed } });

describe('the list of clients', () => {
  it('stands as the server sorts it, and by each column either way', () => {
    expect(shown({})).toEqual(['Żar', 'Alfa', 'Łan', 'Beta']);
    expect(sorted('turn', true)).toEqual(['Beta', 'Łan', 'Alfa', 'Żar']);
    expect(sorted('name')).toEqual(['Alfa', 'Beta', 'Łan', 'Żar']);
    expect([sorted('score'), sorted('score', true)]).toEqual([
      ['Żar', 'Łan', 'Beta', 'Alfa'],
      ['Alfa', 'Beta', 'Łan', 'Żar'],
    ]);
    // Without a deadline is last either way.
    expect([sorted('deadline'), sorted('deadline', true)]).toEqual([
      ['Żar', 'Alfa', 'Łan', 'Beta'],
      ['Alfa', 'Żar', 'Łan', 'Beta'],
    ]);
    expect(sorted('quality')).toEqual(['Alfa', 'Łan', 'Żar', 'Beta']);
  });

  it('is narrowed by whose turn it is, certificates, deadlines and findings', () => {
    expect(shown({ turns: ['you'] })).toEqual(['Żar', 'Alfa']);
    expect(shown({ turns: ['you', 'client'] })).toEqual(['Żar', 'Alfa', 'Łan']);
    expect(shown({ certificates: ['ended', 'valid'] })).toEqual(['Alfa', 'Beta']);
    expect(shown({ certificates: ['none'] })).toEqual(['Żar', 'Łan']);
    expect([shown({ concerns: ['overdue'] }), shown({ concerns: ['quality'] }), shown({ concerns: ['overdue', 'quality'] })]).toEqual([
      ['Żar'],
      ['Alfa', 'Łan'],
      [],
    ]);
    expect([shown({ text: 'zar' }), shown({ text: '526 lan' })]).toEqual([['Żar'], ['Łan']]);
  });

  it('counts each choice beside those of the other groups', () => {
    const { count } = shownClients(list, { ...everything, turns: ['you'], certificates: ['none'] }, 'pl');
    expect([count('turns', 'you'), count('turns', 'client'), count('certificates', 'ended'), count('concerns', 'overdue')]).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('stands in the address, as far as it is narrowed', () => {
    const filters: Filters = {
      text: 'ż',
      turns: ['client'],
      certificates: ['ended', 'none'],
      concerns: ['quality'],
      sorting: { by: 'score', isReversed: true },
    };
    expect(filtersFrom(searchOf(filters))).toEqual(filters);
    expect(searchOf(everything)).toBe('');
    expect(filtersFrom('turn=x&certificate=&only=y&sort=-z')).toEqual(everything);
  });
});
