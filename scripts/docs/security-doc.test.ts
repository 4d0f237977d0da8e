import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** How many items of the levels 1 and 2 each section has (OWASP ASVS 5.0.0); in each they are the first ones. */
const sections: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const items = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => Array.from({ length: count }, (_, item) => `${chapter}.${section + 1}.${item + 1}`)),
);

type Row = Readonly<{ item: string; state: string; asked: string; places: readonly string[] }>;

let text = '';
let rows: Row[] = [];
/** Items, sections and chapters that do not apply. */
let separate: string[] = [];
beforeAll(async () => {
  text = await readFile(join(root, 'docs', 'security.md'), 'utf8');
  rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| [^|]* \| ([^|]+) \|$/gm)].map(
    ([, item = '', state = '', asked = '', where = '']) => ({
      item,
      state: state.trim(),
      asked: asked.trim(),
      places: [...where.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    }),
  );
  const [, list = ''] = /## What does not apply\n([^]*?)\n## /.exec(text) ?? [];
  separate = [...list.matchAll(/^\| (\d[\d., ]*) \| [^|]+ \|$/gm)].flatMap((match) => (match[1] ?? '').trim().split(', '));
});

const isWithin = (item: string, whole: string): boolean => item === whole || item.startsWith(`${whole}.`);

describe('the page on security', () => {
  it('knows the 253 items of the standard', () => expect(items).toHaveLength(253));

  it('says each item once: what is done about it, or that it does not apply', () => {
    const mentioned = [...rows.map(({ item }) => item), ...items.filter((item) => separate.some((whole) => isWithin(item, whole)))];
    expect(mentioned.toSorted()).toEqual(items.toSorted());
    expect(separate.filter((whole) => !items.some((item) => isWithin(item, whole)))).toEqual([]);
  });

  it('states for each whether it is met, in words of three kinds, and names where', () => {
    expect(rows.filter(({ state }) => !['met', 'in part', 'open'].includes(state))).toEqual([]);
    expect(rows.filter(({ asked, places }) => asked === '' || places.length === 0)).toEqual([]);
  });

  it('names files that are there', async () => {
    const places = rows.flatMap(({ item, places: all }) => all.map((place) => [item, place] as const));
    const there = await Promise.all(
      places.map(([, place]) =>
        access(join(root, place)).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(places.filter((_, index) => !there[index])).toEqual([]);
  });

  it('counts right', () => {
    const count = (state: string): number => rows.filter((row) => row.state === state).length;
    const counts = [count('met'), count('in part'), count('open'), items.length - rows.length];
    expect(text).toContain(`\n| ${counts.join(' | ')} |\n`);
  });

  it('cites only items that it has a row for, and lists every open one', () => {
    const [, open = '', threats = ''] = /## What is open\n([^]*?)\n## Who attacks([^]*?)\n## The items/.exec(text) ?? [];
    const cited = [...`${open}${threats}`.matchAll(/\d+\.\d+\.\d+/g)].map(([item]) => item);
    const known = new Set([...rows.map(({ item }) => item), '7.5.3']);
    expect(cited.filter((item) => !known.has(item))).toEqual([]);
    expect(rows.filter(({ item, state }) => state === 'open' && !open.includes(item)).map(({ item }) => item)).toEqual([]);
  });
});
