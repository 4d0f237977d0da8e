import { describe, expect, it } from 'vitest';
import { sectionOf } from './pdf-sections.ts';
import { Unreadable } from './pdf-values.ts';

/** A file of objects that each hold the next one in a string. */
function nested(count: number): string {
  const heads = Array.from({ length: count }, (_, index) => `${index + 1} 0 obj(`);
  let place = 0;
  const places = heads.map((head) => (place += head.length) - head.length);
  const body = heads.join('') + ') endobj'.repeat(count);
  const lines = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n1 ${count}\n${lines}trailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
}

describe('a part of a file', () => {
  it('is read with its objects', () => {
    const file = nested(1);
    expect([...sectionOf(file, 0, file.length).objects.keys()]).toEqual([1]);
  });

  it('whose objects lie in one another is refused before they are all read', () => {
    const file = nested(15_000);
    const begun = performance.now();
    expect(() => sectionOf(file, 0, file.length)).toThrow(Unreadable);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
