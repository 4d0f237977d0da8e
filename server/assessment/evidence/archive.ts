import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { evidenceItem } from '#contract/assessment/evidence.ts';
import { endingOf } from '#core/platform/text/file-name.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import type { File } from '#server/platform/http/responses/files.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import * as repository from './repository.ts';
import { evidenceView } from './view.ts';

const archivesPerHour = { name: 'evidence-archive', points: 20, seconds: 3600 };
const indexName = 'evidence.json';

/** A piece of evidence in an archive: under which name its file stands there, and what the index says of it. */
type Packed = Readonly<{ file: string | null; storeKey: string | null; addedAt: Date; index: object }>;

/** Names that any system can unpack beside one another: one that is taken, also in other case, gets a number. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set([indexName, ...names.map((name) => name.toLowerCase())]);
  const first = new Set([indexName]);
  return names.map((name) => {
    const plain = name.replaceAll(/["*:<>?|]/g, '_');
    const key = plain.toLowerCase();
    if (!first.has(key)) return first.add(key) && plain;
    const ending = endingOf(plain);
    const [stem, tail] = ending ? [plain.slice(0, -ending.length - 1), plain.slice(-ending.length - 1)] : [plain, ''];
    let number = 2;
    while (taken.has(`${stem} (${number})${tail}`.toLowerCase())) number += 1;
    const numbered = `${stem} (${number})${tail}`;
    taken.add(numbered.toLowerCase());
    first.add(numbered.toLowerCase());
    return numbered;
  });
}

type Sources = Pick<Deps, 'files' | 'log' | 'now'>;

async function* partsOf(deps: Sources, all: readonly Packed[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const begin = (name: string, mtime: Date): ZipDeflate => {
    // Files of people are compressed already, and blocks that are merely stored can be unpacked from a stream too.
    const entry = Object.assign(new ZipDeflate(name, { level: 0 }), { mtime });
    zip.add(entry);
    return entry;
  };
  const at = deps.now();
  const index: object[] = [];
  for (const { file, storeKey, addedAt, index: told } of all) {
    const stream = file === null || storeKey === null ? null : await deps.files.get(storeKey);
    if (storeKey !== null && !stream) deps.log.error({ storeKey }, 'a file of evidence is not in the store');
    index.push({ file: stream ? file : null, ...told });
    if (file === null || !stream) continue;
    const entry = begin(file, addedAt);
    for await (const bytes of stream) {
      entry.push(new Uint8Array(bytes as Buffer));
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  begin(indexName, at).push(strToU8(`${JSON.stringify(index, null, 2)}\n`), true);
  zip.end();
  yield* made.splice(0);
}

/** A ZIP of files from the store, made as it is read: of no file more than some blocks lies in memory. */
export function archiveOf(deps: Sources, all: readonly Packed[]): Readable {
  return Readable.from(partsOf(deps, all), { objectMode: false });
}

/** All evidence of the organisation, the files and an index of them with the links, as one ZIP. */
export async function readArchive(deps: Deps, caller: Principal<'reader'>): Promise<File> {
  const organizationId = organizationOf(caller.account);
  await countOrRefuse(deps, archivesPerHour, organizationId);
  const all = (await repository.allOf(deps.db, organizationId)).toReversed();
  const names = archiveNames(all.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  const packed = all.map((row): Packed => {
    const file = row.kind === 'file' ? (names.shift() ?? null) : null;
    return { file, storeKey: row.storeKey, addedAt: row.addedAt, index: evidenceItem.parse(evidenceView(row)) };
  });
  await record(deps, deps.db, caller, { action: 'evidence.exported', id: organizationId });
  return { name: 'atesto-dowody.zip', stream: archiveOf(deps, packed) };
}
