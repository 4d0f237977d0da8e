import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFor } from '#core/assessment/evidence/evidence.ts';
import { endingOf, nameFault, plainName } from './file-name.ts';

describe('the name of a file', () => {
  it.each(['Polityka bezpieczeństwa (2026) – zał. 1.pdf', 'Ünïcode é.docx', '日本.pdf', 'a'])('%j is plain', (name) => {
    expect(nameFault(name)).toBeNull();
  });

  it('that leads somewhere or hides a character is neither', () => {
    expect(['a/b', 'a\\b', '..', '.env'].map(nameFault)).toEqual(['path', 'path', 'path', 'path']);
    expect(['a\u202eb', 'a\u200bb', 'a\u0007b', 'a\u2028b', 'a\ud800b', 'a\u{e0041}b'].map(nameFault)).toEqual(
      Array.from({ length: 6 }, () => 'hidden'),
    );
  });

  it('for any reader is printable ASCII that no header and no system trips over', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        expect(plainName(name)).toMatch(/^[ !#$&'()+,\-.0-9;=@A-Z[\]^_`a-z{|}~]*$/);
      }),
    );
    expect(plainName('Żółta łódź.pdf')).toBe('Zolta lodz.pdf');
  });

  it('says by its ending what the content is, and a picture gets the ending of what it is', () => {
    expect([endingOf('a.tar.GZ'), endingOf('none')]).toEqual(['gz', '']);
    expect([nameFor('a.PDF', 'pdf'), nameFor('a.pdf.exe', 'pdf'), nameFor('a', 'pdf'), nameFor('a.docx', 'xlsx')]).toEqual([
      'a.PDF',
      null,
      null,
      null,
    ]);
    expect([nameFor('a.jpeg', 'jpeg'), nameFor('a.png', 'jpeg'), nameFor('a.pdf', 'png')]).toEqual(['a.jpeg', 'a.jpg', null]);
  });
});
