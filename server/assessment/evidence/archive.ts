import { Readable } from 'node:stream';
import { strToU8 } from 'fflate';
import { evidenceItem } from '#contract/assessment/evidence/evidence.ts';
import { endingOf } from '#core/platform/text/file-name.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import type { File } from '#server/platform/http/responses/files.ts';
import { zipOf, type ZipEntry } from '#server/platform/formats/zip-stream.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import * as repository from './repository.ts';
import { evidenceView } from './view.ts';

const archivesPerHour = { name: 'evidence-archive', points: 20, seconds: 3600 };
const indexName = 'evidence.json';

/** A piece of evidence in an archive: under which name its file stands there, and what the index states of it. */
type Packed = Readonly<{ file: string | null; storeKey: string | null; addedAt: Date; index: object }>;

/** Names that any system can unpack beside one another: one that is used, also in other case, gets a number. */
export function archiveNames(names: readonly string[]): string[] {
  const used = new Set([indexName, ...names.map((name) => name.toLowerCase())]);
  const first = new Set([indexName]);
  return names.map((name) => {
    const plain = name.replaceAll(/["*:<>?|]/g, '_');
    const key = plain.toLowerCase();
    if (!first.has(key)) return first.add(key) && plain;
    const ending = endingOf(plain);
    const [stem, tail] = ending ? [plain.slice(0, -ending.length - 1), plain.slice(-ending.length - 1)] : [plain, ''];
    let number = 2;
    while (used.has(`${stem} (${number})${tail}`.toLowerCase())) number += 1;
    const numbered = `${stem} (${number})${tail}`;
    used.add(numbered.toLowerCase());
    first.add(numbered.toLowerCase());
    return numbered;
  });
}

type Sources = Pick<Deps, 'files' | 'log' | 'now'>;

/** The files one by one, and at the end an index that states which of them could be read. */
async function* entriesOf(deps: Sources, all: readonly Packed[]): AsyncGenerator<ZipEntry> {
  const index: object[] = [];
  for (const { file, storeKey, addedAt, index: entry } of all) {
    const bytes = file === null || storeKey === null ? null : await deps.files.get(storeKey);
    if (storeKey !== null && !bytes) deps.log.error({ storeKey }, 'a file of evidence is not in the store');
    index.push({ file: bytes ? file : null, ...entry });
    if (file !== null && bytes) yield { name: file, at: addedAt, bytes };
  }
  yield { name: indexName, at: deps.now(), bytes: Readable.from([strToU8(`${JSON.stringify(index, null, 2)}\n`)]) };
}

/** A ZIP of files from the store, made as it is read. */
export function archiveOf(deps: Sources, all: readonly Packed[]): Readable {
  return Readable.from(zipOf(entriesOf(deps, all)), { objectMode: false });
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
