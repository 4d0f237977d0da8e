// @module-tag long
import { CheckBox, Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { fillForm, readForm } from './form-file.ts';

describe('boxes of a document', () => {
  const withCell = async (...children: Paragraph[]) => {
    const cell = (...inside: Paragraph[]): TableCell => new TableCell({ children: inside });
    const head = new TableRow({ children: ['Control', 'Compliant?'].map((text) => cell(new Paragraph(text))) });
    const row = new TableRow({ children: [cell(new Paragraph('Annual training of staff')), cell(...children)] });
    return Packer.toBuffer(new Document({ sections: [{ children: [new Table({ rows: [head, row] })] }] }));
  };
  const answerOf = async (bytes: Uint8Array) => (await readForm('docx', bytes))[0]?.rows[1]?.[1];
  const box = (checked: boolean): CheckBox => new CheckBox({ checked });

  it('are one to be ticked, or a choice by what stands beside each', async () => {
    const one = await withCell(new Paragraph({ children: [box(false)] }));
    expect(await answerOf(one)).toEqual({ text: '', checkbox: true });
    expect(await answerOf(await withCell(new Paragraph({ children: [box(true)] })))).toEqual({ text: '☒', checkbox: true });
    const no = { sheet: 0, row: 1, column: 1, text: 'Nein' };
    for (const children of [
      [new Paragraph({ children: [box(false), new TextRun(' Ja '), box(false), new TextRun(' Nein')] })],
      [new Paragraph('☐ Ja'), new Paragraph('☐ Nein')],
      [new Paragraph('Ja ☐  Nein ☐')],
    ]) {
      const two = await withCell(...children);
      expect(await answerOf(two)).toEqual({ text: '', list: ['Ja', 'Nein'] });
      expect(await answerOf(await fillForm('docx', two, [no]))).toEqual({ text: 'Nein', list: ['Ja', 'Nein'] });
      expect(await answerOf(await fillForm('docx', two, [{ ...no, text: 'Vielleicht' }]))).toMatchObject({ text: '' });
    }
    expect(await answerOf(await fillForm('docx', one, [{ ...no, text: '☒', tick: true }]))).toEqual({ text: '☒', checkbox: true });
  });
});
