// @module-tag long
import { describe, expect, it } from 'vitest';
import { readCursor, readInstant } from './instant.ts';

describe('an instant that somebody sends', () => {
  it.each(['2026-11-23T10:00:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z', '2024-02-29T12:30Z'])('is %s', (text) =>
    expect(readInstant(text)).toBeInstanceOf(Date),
  );

  it.each([
    '-271821-04-20T00:00:00.000Z',
    '+010000-01-01T00:00:00Z',
    '0000-12-31T23:59:59Z',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-23T24:00:00Z',
    '2026-11-23',
    '2026-11-23T10:00:00+01:00',
    '1',
    'Mon, 23 Nov 2026 10:00:00 GMT',
    '',
  ])('is not %j', (text) => expect(readInstant(text)).toBeNull());

  it('is null or a year from 1 to 9999 for a million texts that are nearly one, and so is the place in a list', () => {
    const letters = '0123456789-:.TZ+ _|eE\u0000ż';
    let state = 7;
    const draw = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const wrong: string[] = [];
    let read = 0;
    for (let number = 0; number < 1_000_000; number += 1) {
      const text = '2026-11-23T10:00:00.000Z'.split('');
      for (let changes = draw(4); changes > 0; changes -= 1) {
        const [at, letter] = [draw(text.length), letters[draw(letters.length)] ?? ''];
        text.splice(at, draw(2), ...Array.from({ length: draw(3) }, () => letter));
      }
      const sent = text.join('');
      const at = readInstant(sent);
      const cursor = readCursor(`${sent}_${number}`, '_');
      read += at ? 1 : 0;
      const year = at?.getUTCFullYear() ?? 1;
      if (!(year >= 1 && year <= 9999) || (cursor && !(cursor.at.getUTCFullYear() >= 1))) wrong.push(sent);
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(100_000);
  });
});
