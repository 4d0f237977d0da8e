import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes.ts';
import { readCheckpoint, readLogProof, writeCheckpoint, writeLogProof } from './log.ts';
import { entriesPath, readEntries, readTilePath, tilePath, writeEntries } from './tiles.ts';

const hash = 'e1JUBev0Y592ybSi2Uz1cc27Ka3PcSXlM/MeIMmX1m8=';

describe('what a log publishes', () => {
  it('a checkpoint of three lines, and more lines are let be', () => {
    const text = `atesto.example/log\n1000\n${hash}\n`;
    expect(writeCheckpoint(readCheckpoint(text))).toBe(text);
    expect(readCheckpoint(`${text}more\n`).size).toBe(1000);
  });

  it.each([
    ['a size with a zero before', `o\n01\n${hash}\n`],
    ['a size below zero', `o\n-1\n${hash}\n`],
    ['a size that no number holds', `o\n99999999999999999\n${hash}\n`],
    ['a short root', 'o\n1\nAAAA\n'],
    ['no origin', `\n1\n${hash}\n`],
    ['no root', 'o\n1\n'],
    ['no end of its last line', `o\n1\n${hash}`],
    ['a line that does not end', `o\n1\n${hash}\nmore`],
  ])('%s is refused', (_, text) => {
    expect(() => readCheckpoint(text)).toThrow('bad_checkpoint');
  });

  it('a proof with its checkpoint, also one with an extra line', () => {
    const proof = { index: 412, path: [new Uint8Array(32).fill(3)], checkpoint: `o\n1\n${hash}\n\n— o AAAAAAAA\n` };
    const text = writeLogProof(proof);
    expect(readLogProof(text)).toEqual(proof);
    expect(readLogProof(text.replace('index', 'extra AAAA\nindex'))).toEqual(proof);
    expect(() => readLogProof(text.replace('@v1', '@v2'))).toThrow('bad_log_proof');
    expect(() => readLogProof(text.replace('index 412', 'index 0412'))).toThrow('bad_log_proof');
  });
});

describe('tiles', () => {
  it('stand where C2SP tlog-tiles says', () => {
    expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('tile/0/x001/x234/067');
    expect(tilePath({ level: 1, index: 1, width: 17 })).toBe('tile/1/001.p/17');
    expect(tilePath({ level: 2, index: 0, width: 1 })).toBe('tile/2/000.p/1');
    expect(entriesPath(273, 112)).toBe('tile/entries/273.p/112');
  });

  it('are found by no second spelling', () => {
    expect(readTilePath('x001/x234/067')).toEqual({ index: 1_234_067, width: 256 });
    expect(readTilePath('273.p/112')).toEqual({ index: 273, width: 112 });
    for (const other of ['x000/001', '1', '001.p/0', '001.p/256', '001.p/007', 'x001', '001/002', '../001', '001.p/']) {
      expect(readTilePath(other), other).toBeNull();
    }
  });

  it('hold leaves one after another', () => {
    const leaves = ['issue abc', '', 'ż'.repeat(300)];
    expect(readEntries(writeEntries(leaves))).toEqual(leaves);
    expect(() => readEntries(writeEntries(leaves).slice(0, -1))).toThrow('bad_entries');
    expect(readEntries(utf8(''))).toEqual([]);
  });
});
