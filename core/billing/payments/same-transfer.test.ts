import { describe, expect, it } from 'vitest';
import { recogniseTransfers, type RecordedTransfer, type SeenTransfer } from './same-transfer.ts';

const seen: SeenTransfer = {
  source: 'mt940',
  payer: 'ZAKŁAD ŻÓŁW',
  payerAccount: null,
  title: 'Zapłata AT-2026-K7QXRM24',
  bankReference: null,
  payerReference: null,
  referenceKey: null,
};
const recorded: RecordedTransfer = { ...seen, id: 'r1', statementId: 's1', duplicateOf: null };
const withReference = (text: string) => ({ bankReference: text, referenceKey: `key ${text}` });
const ofBefore = { source: null, payer: 'ZAK£AD Ż\u00d3£W' };
const byHand = { source: 'hand' as const, statementId: null, title: 'AT-2026-K7QXRM24', payer: 'Jan' };

describe('an entry and one that is recorded', () => {
  it.each<[string, Partial<SeenTransfer>, Partial<RecordedTransfer>, 'certain' | 'probable' | null]>([
    ['with equal references', withReference('A'), { ...withReference('A'), source: 'camt053', payer: 'x', title: 'y' }, 'certain'],
    ['with other references in one form', withReference('B'), withReference('A'), null],
    ['with other references in two forms', withReference('B'), { ...withReference('A'), source: 'camt053' }, 'probable'],
    ['alike in every letter, without references', {}, {}, 'certain'],
    ['alike in every letter, one with a reference', withReference('A'), {}, 'probable'],
    ['with a longer payer', {}, { source: 'camt053', payer: 'Zakład Żółw sp. z o.o., ul. Długa 1' }, 'probable'],
    ['with a payer without accents', {}, { source: 'camt053', payer: 'ZAKLAD ZOLW SP Z OO' }, 'probable'],
    ['with another payer', {}, { source: 'camt053', payer: 'SPÓŁKA' }, null],
    [
      'with another payer from one account',
      { payerAccount: 'PL1' },
      { source: 'camt053', payer: 'SPÓŁKA', payerAccount: 'PL1' },
      'probable',
    ],
    ['with another title', { title: 'czynsz' }, { source: 'camt053', title: 'prąd' }, null],
    ['with another title for one order', {}, { source: 'camt053', title: 'at2026k7qxrm24 dziękuję' }, 'probable'],
    ['with a title and one without', { title: 'czynsz' }, { source: 'camt053', title: '' }, null],
    ['entered by hand, whoever it said paid', withReference('A'), byHand, 'probable'],
    ['entered by hand by the version before', withReference('A'), { ...byHand, source: null }, 'probable'],
    ['of the version before, with a reference now', withReference('A'), { source: null }, 'certain'],
    ['of the version before, which misread its letters', {}, ofBefore, 'certain'],
    ['of the version before, known by another reference since', withReference('B'), { ...ofBefore, ...withReference('A') }, 'probable'],
    ['read by the version before and recorded by this one', { source: null }, withReference('A'), 'certain'],
    ['with payers’ references that differ, in MT940', { payerReference: 'B', referenceKey: 'B' }, { payerReference: 'A' }, 'probable'],
    [
      'with payers’ references that differ, in camt.053',
      { source: 'camt053', payerReference: 'B', referenceKey: 'B' },
      { source: 'camt053', payerReference: 'A' },
      null,
    ],
  ])('%s', (_, one, other, how) => {
    const [found] = recogniseTransfers([{ ...seen, ...one }], [{ ...recorded, ...other }], null);
    expect(found?.how ?? null).toBe(how);
  });

  it('are one for one: the second of two alike in a statement is another transfer', () => {
    expect(recogniseTransfers([seen, seen], [recorded], 's2').map((one) => one?.how ?? null)).toEqual(['certain', null]);
    const longer = { ...seen, source: 'camt053' as const, payer: 'ZAKŁAD ŻÓŁW SP. Z O.O.' };
    expect(recogniseTransfers([longer, longer], [recorded], 's2').map((one) => one?.how ?? null)).toEqual(['probable', null]);
    const asked = { ...recorded, ...longer, id: 'r2', statementId: 's2', duplicateOf: 'r1' };
    expect(recogniseTransfers([longer, longer], [recorded, asked], 's2').map((one) => one?.recorded.id ?? null)).toEqual(['r2', null]);
  });

  it('of one statement are two', () => {
    expect(recogniseTransfers([{ ...seen, ...withReference('A') }], [recorded], 's1')).toEqual([null]);
  });
});
