// @module-tag long
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveLimits } from '#core/assessment/facts/archive.ts';
import { sizes } from '#core/platform/limits.ts';
import { readExports } from './read-export.ts';

const entra = 'userPrincipalName,userType,isMfaCapable\nanna@firma.example,member,True\n';
const devices = 'Device name;Compliance;Last check-in\nLaptop;Compliant;2026-11-19\n';

const file = (bytes: Uint8Array): File =>
  new File([new Uint8Array(bytes)], 'export.zip', { lastModified: Date.parse('2026-11-20T12:00:00Z') });
const read = (parts: Zippable) => readExports(file(zipSync(parts)));

/** An archive with one entry that unpacks to so many blanks; its directory may say otherwise. */
function bomb(megabytes: number, said = megabytes * 1_000_000): Uint8Array {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1_000_000, 0x20));
  const bytes = Buffer.from(zipSync({ 'a.csv': [packed, { level: 0 }] }));
  const directory = bytes.lastIndexOf('PK\u0001\u0002');
  bytes.writeUInt16LE(8, 8);
  bytes.writeUInt32LE(said, 22);
  bytes.writeUInt16LE(8, directory + 10);
  bytes.writeUInt32LE(said, directory + 24);
  return bytes;
}

/** How often something else could be done while something runs. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const tick = (): void => {
    turns += 1;
    if (!isOver) setTimeout(tick);
  };
  setTimeout(tick);
  await work();
  isOver = true;
  return turns;
}

describe('an archive of exports', () => {
  it('is read as if each file that is recognised had been chosen by itself; the others are named with why', async () => {
    const archive = {
      'raport/Entra.csv': [strToU8(entra), { mtime: '2026-11-18T12:00:00' }],
      'urzadzenia.csv': [strToU8(devices), { mtime: '2026-11-25T12:00:00', level: 0 }],
      'notatki.txt': strToU8('nic tu nie ma'),
      'obraz.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0x81]),
      'w-srodku.zip': zipSync({ 'a.csv': strToU8(entra) }),
      '__MACOSX/._Entra.csv': Uint8Array.from([0, 5, 22, 7]),
    } satisfies Zippable;
    const found = await read(archive);
    const alone = await readExports(new File([entra], 'Entra.csv', { lastModified: Date.parse('2026-11-18T12:00:00Z') }));
    expect(found).toMatchObject({ files: [{ savedOn: '2026-11-18' }, { name: 'urzadzenia.csv', savedOn: '2026-11-20' }] });
    if ('problem' in found || 'problem' in alone) throw new Error('refused');
    expect(found.files[0]).toEqual({ ...alone.files[0], name: 'raport/Entra.csv' });
    expect(found.skipped).toEqual([
      { name: 'notatki.txt', why: 'unrecognised' },
      { name: 'obraz.png', why: 'undecoded' },
      { name: 'w-srodku.zip', why: 'archive' },
    ]);
  });

  it('names what is above it and never goes there', async () => {
    const found = await read({ '../../etc/passwd.csv': strToU8(entra), 'C:\\b.csv': strToU8(devices) });
    expect(found).toMatchObject({ files: [{ name: '../../etc/passwd.csv' }, { name: 'C:\\b.csv' }], skipped: [] });
  });

  it('is refused where it is sealed, a workbook, damaged, or has too many files', async () => {
    const whole = Buffer.from(zipSync({ 'a.csv': strToU8(entra) }));
    const sealed = Buffer.from(whole);
    sealed.writeUInt16LE(1, sealed.indexOf('PK\u0001\u0002') + 8);
    expect(await readExports(file(sealed))).toEqual({ problem: 'archive_locked' });
    expect(await read({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<a/>') })).toEqual({ problem: 'archive' });
    const many = Object.fromEntries(Array.from({ length: archiveLimits.files + 1 }, (_, at) => [`${at}.csv`, strToU8(entra)]));
    expect(await read(many)).toEqual({ problem: 'archive_files' });
    for (const cut of [1, 30, 60, whole.length - 30]) {
      expect(await readExports(file(whole.subarray(0, whole.length - cut)))).toEqual({ problem: 'archive' });
    }
    const [shifted, lying, twice] = [
      Buffer.from(whole),
      Buffer.from(whole),
      Buffer.from(zipSync({ 'a.csv': strToU8(entra), 'b.csv': strToU8(entra) })),
    ];
    shifted.writeUInt32LE(0xfffffff0, shifted.indexOf('PK\u0001\u0002') + 42);
    lying.writeUInt32LE(7, lying.indexOf('PK\u0001\u0002') + 24);
    twice.write('a.csv', twice.lastIndexOf('b.csv'));
    for (const one of [shifted, lying, twice]) expect(await readExports(file(one))).toEqual({ problem: 'archive' });
  });

  it('is not unpacked further than the limits, whatever it states about itself', async () => {
    const passedOver = { files: [], skipped: [{ name: 'a.csv', why: 'too_large' }] };
    expect(await readExports(file(bomb(100)))).toEqual(passedOver);
    expect(await readExports(file(bomb(100, 100)))).toEqual(passedOver);
    // Of a size that is read, but packed tighter than any table.
    expect(await readExports(file(bomb(4)))).toEqual({ problem: 'archive_size' });
    const random = () => Uint8Array.from({ length: 200_000 }, () => 0x61 + Math.floor(Math.random() * 20));
    const loose = (length: number) => Buffer.concat(Array.from({ length: Math.ceil(length / 200_000) }, random)).subarray(0, length);
    // One file of its own is too large; the others are read.
    const large = Buffer.concat([loose(400_000), Buffer.alloc(sizes.factFile, 0x61)]);
    expect(await read({ 'a.csv': large, 'b.csv': strToU8(entra) })).toMatchObject({
      files: [{ name: 'b.csv' }],
      skipped: [{ name: 'a.csv', why: 'too_large' }],
    });
    const part = Buffer.concat([loose(200_000), Buffer.alloc(4_700_000, 0x61)]);
    expect(await read(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.csv`, part])))).toEqual({
      problem: 'archive_size',
    });
  });

  it.each([
    ['wide rows', `${'a,'.repeat(300)}\n`],
    ['quoted cells', '"a""b",'.repeat(300).concat('\n')],
    ['long cells', `${'a'.repeat(30_000)}\n`],
  ])('of %s lets the page answer in between', async (_, row) => {
    const most = sizes.factFile - 1000;
    const text = row.repeat(Math.floor(most / row.length));
    const one = file(zipSync({ 'a.csv': strToU8(text) }, { level: 0 }));
    expect(await turnsDuring(() => readExports(one))).toBeGreaterThan(4);
  });
});
