import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';
import { readExports } from './read-export.ts';

const text = 'Pracownik;Ukończono\nŻaneta;tak';
const utf16 = (bigEndian: boolean, mark: boolean): Uint8Array => {
  const bytes = new Uint8Array(Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le'));
  return bigEndian ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
};
const windows1250 = Uint8Array.from(text.split(''), (letter) => ({ ń: 0xf1, Ż: 0xaf })[letter] ?? letter.charCodeAt(0));

describe('the text of a file', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16LE with a mark', utf16(false, true)],
    ['UTF-16BE with a mark', utf16(true, true)],
    ['UTF-16LE', utf16(false, false)],
    ['UTF-16BE', utf16(true, false)],
    ['windows-1250', windows1250],
  ])('is read in %s', async (_, bytes) => expect(await decode(bytes)).toEqual({ text }));

  it.each<[string, number[]]>([
    ['archive', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['undecoded', [0x89, 0x50, 0x4e, 0x47, 0x00, 0x81]],
    ['undecoded', [0xff, 0xfe, 0x00]],
  ])('is none: %s', async (problem, bytes) => expect(await decode(Uint8Array.from(bytes))).toEqual({ problem }));
});

describe('an export', () => {
  const file = (content: BlobPart): File => new File([content], 'lista.csv', { lastModified: Date.parse('2026-11-20T12:00:00Z') });

  it('is read where it is, with its hash and the day it was saved', async () => {
    const read = {
      name: 'lista.csv',
      rows: [
        ['Pracownik', 'Ukończono'],
        ['Żaneta', 'tak'],
      ],
      sha256: 'b5869f6972122530a08571af80dfc6231bccb53eb8c70cb1acf1d42086b56086',
      savedOn: '2026-11-20',
    };
    expect(await readExports(file(text))).toEqual({ files: [read], skipped: [] });
  });

  it('of Excel begins after the line that names what parts the cells', async () => {
    const rows = [
      ['a,b', 'c'],
      ['1', '2'],
    ];
    expect(await readExports(file('sep=;\r\na,b;c\r\n1;2'))).toMatchObject({ files: [{ rows }] });
  });

  it.each<[string, BlobPart]>([
    ['empty', ''],
    ['empty', '\n\n'],
    ['too_large', 'a'.repeat(5_000_001)],
    ['too_many_rows', 'a\n'.repeat(50_001)],
    ['unclosed_quote', 'a,"b'],
    ['cell_too_long', 'a'.repeat(40_000)],
    ['cell_too_long', `"${'""'.repeat(40_000)}"`],
    ['cell_too_long', `"${'b'.repeat(40_000)}"`],
    ['archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04])],
  ])('is refused as %s', async (problem, content) => expect(await readExports(file(content))).toEqual({ problem }));
});
