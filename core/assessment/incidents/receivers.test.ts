import { expect, it } from 'vitest';
import { addresseeOf } from './receivers.ts';

const team = { csirt: 'nask', sectorCsirts: ['health'] } as const;

it.each([
  [
    'own words before everything',
    'csirt',
    { receivers: { csirt: ' CSIRT NASK, 22 000 00 00 ' }, team },
    { own: 'CSIRT NASK, 22 000 00 00' },
  ],
  ['the team of the scope check where nothing is written', 'csirt', { receivers: { csirt: '  ' }, team }, { team }],
  ['the act where there was no scope check', 'csirt', { receivers: {}, team: null }, { receiver: 'csirt' }],
  ['the act for whoever is no team', 'uodo', { receivers: { csirt: 'CSIRT' }, team }, { receiver: 'uodo' }],
] as const)('a notification goes by %s', (_, receiver, firm, addressee) => {
  expect(addresseeOf(receiver, firm)).toEqual(addressee);
});
