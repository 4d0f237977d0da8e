import { describe, expect, it } from 'vitest';
import { changeTerm, compareListed, openChanges, type EntryChange } from './changes.ts';
import { entrySheet, noEntry, openFields } from './fields.ts';
import { isDeliveryAddress, isDomain, isPhone, isRegon, networkProblem } from './formats.ts';

describe('what is written into the sheet', () => {
  it.each([
    ['8.8.8.0/24', null],
    ['8.8.8.8', null],
    ['2a02:4540::/32', null],
    ['2a02:4540:0:1::5', null],
    ['8.8.8.1/24', 'network_prefix'],
    ['8.8.8.0/33', 'network_prefix'],
    ['8.8.8.0/', 'network_prefix'],
    ['0.0.0.0/0', 'network_prefix'],
    ['2a02:4540::1/32', 'network_prefix'],
    ['10.0.0.0/8', 'network_private'],
    ['192.168.1.1', 'network_private'],
    ['100.64.0.0/10', 'network_private'],
    ['172.31.0.0/16', 'network_private'],
    ['fe80::/10', 'network_private'],
    ['fd00::/8', 'network_private'],
    ['2001:db8::/32', 'network_private'],
    ['256.1.1.1', 'network'],
    ['08.8.8.8', 'network'],
    ['1::2::3', 'network'],
    ['2a02:4540::/32/1', 'network'],
    ['', 'network'],
    ['example.com', 'network'],
  ])('%s is a public network or is refused: %s', (text, problem) => {
    expect(networkProblem(text)).toBe(problem);
  });

  it('knows domains with letters of any alphabet, and no addresses', () => {
    const good = ['example.com', 'żółw.pl', 'xn--w-uga1v8h.pl', 'a-b.example.org', 'müller.de'];
    expect(good.filter((one) => !isDomain(one))).toEqual([]);
    const bad = [
      'localhost',
      '-a.pl',
      'a-.pl',
      'a..pl',
      '8.8.8.8',
      'https://a.pl',
      'a b.pl',
      `${'a'.repeat(64)}.pl`,
      `${'a.'.repeat(130)}pl`,
    ];
    expect(bad.filter(isDomain)).toEqual([]);
  });

  it('knows REGON, addresses of delivery and phones', () => {
    expect(['123456785', '12345678512347', '000331501'].map(isRegon)).toEqual([true, true, true]);
    expect(['123456786', '1234', '12345678A'].map(isRegon)).toEqual([false, false, false]);
    expect(isDeliveryAddress('AE:PL-12345-67890-ABCDE-12')).toBe(true);
    expect(['AE:PL-12345-67890-abcde-12', 'PL-12345-67890-ABCDE-12', 'AE:PL-12345-67890-ABCDE-123'].map(isDeliveryAddress)).toEqual([
      false,
      false,
      false,
    ]);
    expect(['+48 22 123 45 67', '221234567', '(22) 123-45-67'].map(isPhone)).toEqual([true, true, true]);
    expect(['12345', '+', '22 123 45 67 wew. 3', '1234567890123456'].map(isPhone)).toEqual([false, false, false, false]);
  });

  it('goes before what is known, and is counted where it is missing or wrong', () => {
    const derived = { name: { value: 'ZAKŁAD S.A.', source: 'register' }, nip: { value: '5252344078', source: 'account' } } as const;
    const sheet = entrySheet(noEntry, derived, { oneContact: true });
    expect(sheet).toHaveLength(18);
    expect(openFields(sheet)).toBe(16);
    const own = { values: { name: 'Zakład', networks: '8.8.8.0/24\n10.0.0.1' }, notApplicable: ['proxy', 'domains', 'seat'] } as const;
    const filled = entrySheet(own, derived, { oneContact: true });
    const of = (field: string) => filled.find((one) => one.field === field);
    expect(of('name')).toMatchObject({ state: 'complete', inputs: [{ value: 'Zakład', isOwn: true, derived: { value: 'ZAKŁAD S.A.' } }] });
    expect(of('networks')).toMatchObject({ state: 'wrong', inputs: [{ problem: 'network_private', wrong: '10.0.0.1' }] });
    expect([of('proxy')?.state, of('domains')?.state, of('seat')?.state]).toEqual(['not_applicable', 'not_applicable', 'missing']);
  });

  it('names two contacts, and one of micro and small enterprises', () => {
    const values = { contact1Name: 'Anna Nowak', contact1Phone: '+48 22 123 45 67', contact1Email: 'anna@example.com' };
    const stateWith = (oneContact: boolean) =>
      entrySheet({ values, notApplicable: [] }, {}, { oneContact }).find(({ field }) => field === 'contacts')?.state;
    expect([stateWith(true), stateWith(false)]).toEqual(['complete', 'missing']);
  });
});

describe('changes of listed data', () => {
  const noticedAt = new Date('2026-12-14T08:00:00Z');
  const change = (id: string, before: string, after: string, changedOn: string): EntryChange => ({
    id,
    datum: 'seat',
    before,
    after,
    changedOn,
    noticedAt,
    revertedOn: null,
  });
  const moved = change('1', 'Łódź', 'Warszawa', '2026-12-12');

  it('are to be reported within fourteen days, moved to a working day', () => {
    expect(changeTerm('2026-12-12')).toEqual({ aim: '2026-12-26', last: '2026-12-28' });
  });

  it('are ended by a proof of a later day, or of the same one that was recorded afterwards', () => {
    const proof = { duty: 'nis2:register_changes', doneOn: '2026-12-13' };
    expect(openChanges([moved], [proof])).toEqual([]);
    expect(openChanges([moved], [{ ...proof, doneOn: '2026-12-11' }])).toEqual([moved]);
    expect(openChanges([moved], [{ ...proof, doneOn: '2026-12-12' }])).toEqual([moved]);
    expect(openChanges([moved], [{ ...proof, doneOn: '2026-12-12', recordedAt: noticedAt }])).toEqual([]);
    expect(openChanges([moved], [{ ...proof, duty: 'nis2:measures' }])).toEqual([moved]);
  });

  it('are found against what is listed and what is known since, and what is not known is none', () => {
    const listed = { seat: 'Łódź', name: 'Zakład S.A.' };
    expect(compareListed({ listed, current: { seat: 'Warszawa', name: 'ZAKŁAD S.A.' } }, [], [])).toEqual({
      found: [{ datum: 'seat', before: 'Łódź', after: 'Warszawa' }],
      reverted: [],
    });
    expect(compareListed({ listed, current: {} }, [], [])).toEqual({ found: [], reverted: [] });
    expect(compareListed({ listed, current: { seat: 'Warszawa' } }, [moved], []).found).toEqual([]);
    const again = compareListed({ listed, current: { seat: 'Kraków' } }, [moved], []);
    expect(again.found).toEqual([{ datum: 'seat', before: 'Warszawa', after: 'Kraków' }]);
  });

  it('that are back before they were reported are reverted, and a report makes the next one new', () => {
    const listed = { seat: 'Łódź' };
    const second = change('2', 'Warszawa', 'Kraków', '2026-12-20');
    expect(compareListed({ listed, current: { seat: 'Łódź' } }, [moved, second], []).reverted).toEqual(['1', '2']);
    const proof = { duty: 'nis2:register_changes', doneOn: '2026-12-15' };
    expect(compareListed({ listed, current: { seat: 'Łódź' } }, [moved], [proof])).toEqual({
      found: [{ datum: 'seat', before: 'Warszawa', after: 'Łódź' }],
      reverted: [],
    });
  });
});
