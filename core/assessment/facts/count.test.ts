import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise, usedColumns, missingFields, type Columns } from './columns.ts';
import { countRows } from './count.ts';
import { delimiterOf, readTable, tableLimits, type Table } from './csv.ts';
import { areCountsOf, factKinds } from './kinds.ts';
import { reasonOfFact, checksOf } from './verdicts.ts';

const today = '2026-08-28';

function tableOf(text: string, piece = text.length || 1): Table {
  const reader = readTable(delimiterOf(text));
  for (let at = 0; at < text.length; at += piece) if (!reader.push(text.slice(at, at + piece))) break;
  return reader.finish();
}

function counted(text: string, takenOn = today) {
  const { rows } = tableOf(text);
  const found = recognise(rows);
  if (!found) return null;
  const { kind, columns, headerRow } = found;
  return { kind, counts: countRows(kind, rows.slice(headerRow + 1), columns, takenOn), used: usedColumns(kind, columns, rows[headerRow]!) };
}

describe('a table', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n"1;x";2\r\n\r\n',
      [
        ['a', 'b'],
        ['1;x', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a ""b""",c\n"line\nbreak",2',
      [
        ['a "b"', 'c'],
        ['line\nbreak', '2'],
      ],
    ],
    [
      'sep=;\na,x;b\n1;2',
      [
        ['sep=', ''],
        ['a,x', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a";b\n 1 ;',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['', []],
  ])('%j is read', (text, rows) => expect(tableOf(text)).toEqual({ rows, problem: null }));

  it('is the same whole and in pieces', () => {
    const parts = fc.constantFrom('"', ',', ';', '\n', '\r\n', 'a', ' ', 'ż', '""');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (all, piece) => {
        const text = all.join('');
        expect(tableOf(text, piece)).toEqual(tableOf(text));
      }),
    );
  });

  it('returns what was written, whatever it was', { tags: ['long'] }, () => {
    const cell = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\u0000', '').trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';')).join('\n');
        const reader = readTable(';');
        reader.push(text);
        expect(reader.finish().rows).toEqual(rows.filter((row) => row.some((one) => one !== '')));
      }),
    );
  });

  it('that is too long, too wide or never closed is refused', () => {
    expect(tableOf('a,b\n'.repeat(tableLimits.rows + 1)).problem).toBe('too_many_rows');
    expect(tableOf('a,b\n'.repeat(tableLimits.rows)).problem).toBeNull();
    expect(tableOf(','.repeat(tableLimits.columns)).problem).toBe('too_many_columns');
    expect(tableOf('a,b\n"1,2').problem).toBe('unclosed_quote');
  });

  it.each(['"', ',', '""', '"a', 'a\n', '[', ' ', '"\n'])('of five megabytes of %j comes to an end', (part) => {
    const table = tableOf(part.repeat(5_000_000 / part.length));
    const found = recognise(table.rows);
    expect(found).toBeNull();
  });
});

const entra = (rows: readonly string[]): string =>
  ['userPrincipalName,userDisplayName,userType,isAdmin,isMfaCapable,isMfaRegistered,lastUpdatedDateTime', ...rows].join('\n');

describe('Entra ID', () => {
  it('counts members and administrators, and leaves guests out', () => {
    const text = entra([
      'a@f.pl,"Kowal, Anna",member,True,True,True,2026-08-27',
      'b@f.pl,B,member,False,True,True,x',
      'c@f.pl,C,Member,False,False,True,x',
      'd@f.pl,D,member,True,False,False,x',
      'x_ext@f.pl,X,guest,False,False,False,x',
      ',,,,,,',
    ]);
    expect(counted(text)).toEqual({
      kind: 'entra_mfa',
      counts: { members: 4, membersWithMfa: 2, admins: 2, adminsWithMfa: 1, guests: 1, unclear: 0 },
      used: ['userPrincipalName', 'userType', 'isAdmin', 'isMfaCapable', 'isMfaRegistered'],
    });
  });

  it('is read by the headers of the portal, in any order and case', () => {
    const text = 'MULTIFACTOR AUTHENTICATION CAPABLE;User type;Username\nCapable;Member;a\nNot Capable;member;b\n?;member;c';
    expect(counted(text)?.counts).toEqual({ members: 3, membersWithMfa: 1, admins: null, adminsWithMfa: null, guests: 0, unclear: 1 });
  });

  it('without the type of users counts nothing', () => {
    const found = recognise([['userPrincipalName', 'isMfaCapable']]);
    expect(missingFields('entra_mfa', found?.columns ?? {})).toEqual([['type']]);
  });
});

describe('Google Workspace', () => {
  const header =
    'First Name [Required],Email Address [Required],Status [READ ONLY],Last Sign In [READ ONLY],2sv Enrolled [READ ONLY],2sv Enforced [READ ONLY]';
  it('counts active accounts', () => {
    const text = [
      header,
      'A,a@f.pl,Active,2026/08/27 15:15:08,True,True',
      'B,b@f.pl,Active,2026/05/01 08:00:00,True,False',
      'C,c@f.pl,Active,Never logged in,False,False',
      'D,d@f.pl,Suspended,2026/08/27 15:15:08,True,True',
      'E,e@f.pl,Active,yesterday,True,True',
      'F,f@f.pl,Odd,2026/08/27 15:15:08,True,True',
    ].join('\n');
    expect(counted(text)?.counts).toEqual({ accounts: 5, enrolled: 2, enforced: 1, unused: 2, suspended: 1, unclear: 2 });
  });

  it('knows nothing of unused accounts without their last sign-in', () => {
    const text = 'Email Address,Status,2sv Enrolled\na,Active,True';
    expect(counted(text)?.counts).toMatchObject({ accounts: 1, enrolled: 1, unused: null, enforced: null });
  });
});

describe('Intune', () => {
  it('counts devices that reported, by words and not by codes', () => {
    const text = [
      'DeviceName,ComplianceState,ComplianceState_loc,LastContact,EncryptionStatusString,InGracePeriodUntil',
      'a,2,Compliant,2026-08-27 10:00:00.0000000,Encrypted,9999-12-31 23:59:59.0000000',
      'b,3,Noncompliant,2026-08-27 10:00:00.0000000,Not encrypted,9999-12-31 23:59:59.0000000',
      'c,3,Noncompliant,2026-08-27 10:00:00.0000000,True,2026-09-10 00:00:00.0000000',
      'd,2,Compliant,2026-06-01 10:00:00.0000000,Encrypted,',
      'e,4,Conflict,2026-08-27 10:00:00.0000000,,',
    ].join('\n');
    expect(counted(text)).toEqual({
      kind: 'intune_devices',
      counts: { devices: 5, compliant: 1, notCompliant: 1, inGrace: 1, silent: 1, encrypted: 2, notEncrypted: 1 },
      used: ['DeviceName', 'ComplianceState_loc', 'LastContact', 'EncryptionStatusString', 'InGracePeriodUntil'],
    });
    const codes = 'DeviceName,CompliantState,LastContact\na,2,2026-08-27';
    expect(counted(codes)?.counts).toMatchObject({ devices: 1, compliant: 0, notCompliant: 0, encrypted: null });
  });
});

describe('backup jobs', () => {
  it('are counted by the best of the last seven days', () => {
    const text = [
      'Job;Status;End time',
      'SQL;Failed;27.08.2026 02:00',
      'SQL;Success;26.08.2026 02:00',
      'files;Success;20.08.2026 02:00',
      'Mail;Warning;27.08.2026 02:00',
      'mail;Running;28.08.2026 02:00',
      'Odd;Perhaps;27.08.2026 02:00',
    ].join('\n');
    expect(counted(text)?.counts).toEqual({ jobs: 4, succeeded: 1, warned: 1, unclear: 1 });
  });
});

describe('training', () => {
  it.each([
    ['Pracownik;Ukończono\nA;tak\nB;nie\nB;tak\nC;\nD;może', { people: 4, trained: 2, unclear: 1 }],
    ['employee,training date\nA,8/27/2026\nB,03/04/2026\nC,8/1/2025\nD,9/30/2026', { people: 4, trained: 2, unclear: 0 }],
    ['employee,training date\nA,03/04/2026\nB,04.03.2026', { people: 2, trained: 1, unclear: 1 }],
  ])('%j', (text, counts) => expect(counted(text)?.counts).toEqual(counts));
});

it('updates are counted by device, each of whose rows has to be good', () => {
  expect(counted('Host,Missing updates\na,0\nb,3\nc,0\nC,1\nd,?')?.counts).toEqual({ devices: 4, upToDate: 1, unclear: 1 });
  expect(counted('Komputer,Aktualne\na,tak\nb,nie')?.counts).toEqual({ devices: 2, upToDate: 1, unclear: 0 });
});

describe('a table of something else', () => {
  it('is not recognised', () => {
    expect(
      recognise([
        ['Name', 'Phone'],
        ['a', '1'],
      ]),
    ).toBeNull();
    expect(recognise([])).toBeNull();
  });

  it('states about columns that somebody pointed to their number and nothing that stands in them', () => {
    const columns: Columns = { person: 0, done: 2 };
    expect(usedColumns('training', columns, ['Jan Kowalski', 'x', 'tak'])).toEqual(['#1', '#3']);
    expect(countRows('training', [['Jan Kowalski', 'x', 'tak'], ['Ewa Nowak']], columns, today)).toEqual({
      people: 2,
      trained: 1,
      unclear: 0,
    });
  });
});

it('any rows of any kind give counts that are some, and a verdict', () => {
  const cell = fc.constantFrom(
    '',
    'a',
    'b',
    'True',
    'False',
    'member',
    'guest',
    'Active',
    'Compliant',
    'Noncompliant',
    'Success',
    '2026-08-27',
    '3',
    'Ą',
  );
  fc.assert(
    fc.property(fc.constantFrom(...factKinds), fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 30 }), (kind, rows) => {
      const columns = {
        user: 0,
        email: 0,
        device: 0,
        job: 0,
        person: 0,
        type: 1,
        status: 1,
        compliance: 1,
        done: 1,
        missing: 1,
        admin: 2,
        capable: 3,
      };
      const more = { signIn: 4, contact: 4, end: 4, enrolled: 3, enforced: 5, encryption: 5 };
      const counts = countRows(kind, rows, { ...columns, ...more }, today);
      expect(areCountsOf(kind, counts)).toBe(true);
      for (const check of checksOf(kind)) expect(reasonOfFact(check, counts)).toBeTypeOf('string');
    }),
  );
});
