import { describe, expect, it } from 'vitest';
import { utf8 } from '#proof/bytes.ts';
import { openCheckpoint, readCheckpoint, readLogProof, verifyLogProof, writeCheckpoint, writeLogProof } from './log.ts';
import { leafHash } from './merkle.ts';
import { cosignatureLine, cosignatureType, noteKey, noteType, signatureLine, writeNote } from './note.ts';
import { pair } from '#proof/testing/issuer.ts';
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

describe('a path in a proof', () => {
  const proof = (steps: number) =>
    writeLogProof({ index: 0, path: Array.from({ length: steps }, () => new Uint8Array(32)), checkpoint: 'x' });

  it('has as many steps as the largest tree, and no more', () => {
    expect(readLogProof(proof(63)).path).toHaveLength(63);
    expect(() => readLogProof(proof(64))).toThrow('bad_log_proof');
    expect(() => readLogProof(proof(0).replace('index 0\n', '\n'))).toThrow('bad_log_proof');
    expect(() => readLogProof('\n\n')).toThrow('bad_log_proof');
  });
});

describe('who saw a checkpoint', () => {
  const text = `atesto.example/log\n1\n${hash}\n`;
  const [logPair, first, second] = [pair('l'), pair('w1'), pair('w2')];

  /** A checkpoint that the log signed and a witness saw, once with each of two keys. */
  async function seenTwice() {
    const log = await noteKey('atesto.example/log', noteType, logPair.raw);
    const witnesses = await Promise.all([first, second].map(({ raw }) => noteKey('w.example', cosignatureType, raw)));
    const lines = [
      await signatureLine(log, logPair.sign, text),
      await cosignatureLine(witnesses[0]!, first.sign, text, 2000),
      await cosignatureLine(witnesses[1]!, second.sign, text, 1000),
    ];
    return { log, witnesses, lines, note: writeNote({ text, signatures: lines }) };
  }

  it('is counted by name, with the earliest time', async () => {
    const { log, witnesses, note, lines } = await seenTwice();
    const trust = { origin: 'atesto.example/log', log: [log], witnesses };
    expect((await openCheckpoint(note, trust)).witnesses).toEqual([{ name: 'w.example', time: 1000 }]);
    const turned = writeNote({ text, signatures: [lines[2]!, lines[1]!, lines[0]!] });
    expect((await openCheckpoint(turned, trust)).witnesses).toEqual([{ name: 'w.example', time: 1000 }]);
  });

  it('counts for nothing without the log’s own signature, or for another log', async () => {
    const { log, witnesses, lines, note } = await seenTwice();
    const trust = { origin: 'atesto.example/log', log: [log], witnesses };
    await expect(openCheckpoint(writeNote({ text, signatures: lines.slice(1) }), trust)).rejects.toMatchObject({ code: 'not_of_the_log' });
    await expect(openCheckpoint(note, { ...trust, origin: 'other.example/log' })).rejects.toMatchObject({ code: 'foreign_log' });
    expect((await openCheckpoint(note, { ...trust, witnesses: [] })).witnesses).toEqual([]);
  });

  it('goes with the proof of a leaf, and a leaf that is not there has none', async () => {
    const { log, witnesses } = await seenTwice();
    const trust = { origin: 'atesto.example/log', log: [log], witnesses };
    const own = writeCheckpoint({ origin: trust.origin, size: 1, root: await leafHash(utf8('issue x')) });
    const note = writeNote({ text: own, signatures: [await signatureLine(log, logPair.sign, own)] });
    const proof = { index: 0, path: [], checkpoint: note };
    expect(await verifyLogProof(proof, utf8('issue x'), trust)).toMatchObject({ index: 0, witnesses: [], checkpoint: { size: 1 } });
    await expect(verifyLogProof(proof, utf8('issue y'), trust)).rejects.toMatchObject({ name: 'NotProven' });
  });
});

describe('tiles', () => {
  it('stand where C2SP tlog-tiles states', () => {
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
    expect(() => readEntries(Uint8Array.of(0))).toThrow('bad_entries');
    expect(readEntries(Uint8Array.of(0, 0))).toEqual(['']);
  });
});
