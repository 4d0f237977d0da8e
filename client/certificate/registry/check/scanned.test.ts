import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScanned, readTyped } from './scanned.ts';

const hosts = ['atesto.example'];
const number = 'ATESTO-NIS2-2026-K7QXRM';
const scan = (text: string) => readScanned(text, hosts);

describe('a scanned code', () => {
  it.each([
    [number, `/c/${number}`],
    [` ${number.toLowerCase()} `, `/c/${number}`],
    [`https://atesto.example/c/${number}`, `/c/${number}`],
    [`https://atesto.example/c/${number}#1.5261040828.x.y`, `/c/${number}#1.5261040828.x.y`],
    [`https://atesto.example/rejestr?cert=${number}`, `/c/${number}`],
  ])('%s leads to %s', (text, path) => {
    expect(scan(text)).toEqual({ kind: 'certificate', path });
  });

  it('of a report leads to the page of checks, with what it says', () => {
    expect(scan('https://atesto.example/sprawdz#r1.ATESTO-R-2026-K7QXRMAB.x')).toEqual({
      kind: 'report',
      path: '/sprawdz#r1.ATESTO-R-2026-K7QXRMAB.x',
    });
    expect(scan('https://atesto.example/sprawdz')).toEqual({ kind: 'other' });
    expect(scan('https://evil.test/sprawdz#r1.x')).toEqual({ kind: 'foreign', host: 'evil.test' });
  });

  it.each([
    [`https://atest0.example/c/${number}`, 'atest0.example'],
    [`https://atesto.example.evil.test/c/${number}`, 'atesto.example.evil.test'],
    [`https://atesto.example@evil.test/c/${number}`, 'evil.test'],
    [`https://\u0430testo.example/c/${number}`, 'xn--testo-3ve.example'],
    [`https://atesto.example:8443/c/${number}`, 'atesto.example:8443'],
  ])('%s is said to lead to %s', (text, host) => {
    expect(scan(text)).toEqual({ kind: 'foreign', host });
  });

  it.each([
    '',
    'hello',
    'WIFI:S:x;;',
    `javascript:alert('${number}')`,
    'https://atesto.example/',
    'https://atesto.example/c/x',
    'https://atesto.example/c/%E0%A4%A',
  ])('%j is none of ours', (text) => {
    expect(scan(text)).toEqual({ kind: 'other' });
  });

  it('never leads anywhere but to the page of a certificate', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `https://atesto.example/c/${text}`),
        ),
        (text) => {
          const found = scan(text);
          if (found.kind === 'certificate') expect(found.path).toMatch(/^\/c\/ATESTO-/);
        },
      ),
    );
  });
});

describe('what somebody types', () => {
  it.each([
    ['nis2 2026 k7qxrm', `/c/${number}`],
    [`atesto.example/c/${number.toLowerCase()}`, `/c/${number}`],
    [` https://atesto.example/c/${number}#1.x `, `/c/${number}#1.x`],
  ])('%s leads to %s', (text, path) => expect(readTyped(text, hosts)).toEqual({ kind: 'certificate', path }));

  it.each([
    [`atest0.example/c/${number}`, { kind: 'foreign', host: 'atest0.example' }],
    [`https://evil.test/c/${number}`, { kind: 'foreign', host: 'evil.test' }],
    ['K7QXRM', { kind: 'other' }],
    ['', { kind: 'other' }],
  ])('%s is %j', (text, read) => expect(readTyped(text, hosts)).toEqual(read));
});
