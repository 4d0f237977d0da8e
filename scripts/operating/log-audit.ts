import { parseArgs } from 'node:util';
import { auditLog, Contradiction, rootAt, type Audited } from '#proof/log/audit.ts';
import { equal, hex, NotProven, utf8 } from '#proof/bytes.ts';
import { isRecentAuthentication, noteKeysOf, openManifest, readRoots, type KeyManifest } from '#proof/log/key-manifest.ts';
import { hashOf, keysLeaf, leafKinds, toolLeaf } from '#proof/log/leaves.ts';
import { openCheckpoint, type LogTrust } from '#proof/log/log.ts';
import { consistencyPath, verifyConsistency } from '#proof/log/merkle.ts';
import { applyEntry } from '#proof/log/revoked-places.ts';
import { tileReader, type ReadTile } from '#proof/log/tile-reader.ts';
import { bytesAt, NotChecked, print, textAt } from './audit/asking.ts';
import { openCopy } from './audit/copy.ts';
import { compareLists } from './audit/lists.ts';
import { nothingRead, readState, writeState, type Reading, type State } from './audit/state.ts';
import { queryWitnesses, type Shown } from './audit/witnesses.ts';
import { BadRoots, fingerprints, trusted, trustIn, type Trust } from '#scripts/build/verify/trust.ts';

const help = `npm run tool -- log-audit URL [options]

Reads the log of the service at URL, looks whether it keeps its word, and computes the lists of revocations from it.

  --state FILE    what the last run saw; the log must have grown from it, and only what is new is read. Made or brought
                  up to date when all is well
  --copy FILE     keeps a copy of all entries, from which the service can bring a log back that it lost
  --witness URL   a witness to be asked itself how long the log is that it saw; any number of times
  --roots FILE    the root keys that you trust (JSON: issuer, threshold, keys); else those of the state file, else
                  those that the service names, which you should compare with another source
  --from WHEN     a size of the log or a date: that signed state of the log must be the beginning of
  --to WHEN       that one, the newest unless told

Ends with 0 when all is well, 1 when the log contradicts itself or what was seen before, 2 when it could not be
checked: no network, no valid list of keys, or not enough witnesses signed.
`;

async function rootsFor(url: string, path: string | undefined, state: State | null): Promise<{ trust: Trust; from: string }> {
  const fromFile = await trusted(path);
  if (fromFile) return { trust: fromFile, from: 'as given' };
  if (state) return { trust: state.roots, from: 'as in the state file' };
  const trust = trustIn(await textAt(`${url}/verify.mjs`));
  if (!trust) throw new NotChecked('The service names no roots. Give them with --roots.');
  return { trust, from: 'AS THE SERVICE ITSELF NAMES THEM: compare them with another source' };
}

async function manifestOf(url: string, trust: Trust, state: State | null): Promise<{ manifest: KeyManifest; note: string }> {
  const note = await textAt(`${url}/.well-known/atesto-keys`);
  const origin = new URL(trust.issuer).host;
  const manifest = await openManifest(note, origin, await readRoots(trust)).catch((error: Error) => {
    throw new Contradiction(`the list of keys does not count (${error.message})`, '/.well-known/atesto-keys');
  });
  if (manifest.version < (state?.keysVersion ?? 0))
    throw new Contradiction('an older list of keys than the last run saw', `version ${manifest.version}`);
  if (!isRecentAuthentication(manifest, new Date())) throw new NotChecked(`The list of keys ended on ${manifest.expires}.`);
  return { manifest, note };
}

async function opened(note: string, trust: LogTrust, name: string): Promise<Shown> {
  const witnessed = await openCheckpoint(note, trust).catch((error: Error) => {
    throw new Contradiction(`a checkpoint that does not count (${error.message})`, name);
  });
  return { ...witnessed, note };
}

/** The question by which the service finds the checkpoint of a size or a date. */
function questionFor(when: string): string {
  if (/^\d+$/.test(when)) return `?size=${when}`;
  const at = new Date(when);
  if (Number.isNaN(at.getTime())) throw new NotChecked(`“${when}” is neither a size nor a date.`);
  return `?at=${at.toISOString()}`;
}

type Mark = Readonly<{ name: string; witnessed: Shown }>;

async function marksOf(url: string, trust: LogTrust, state: State | null, { from, to }: { from?: string; to?: string }): Promise<Mark[]> {
  const at = async (name: string, when?: string): Promise<Mark> => {
    const address = `${url}/log/checkpoint${when === undefined ? '' : questionFor(when)}`;
    return { name, witnessed: await opened(await textAt(address), trust, name) };
  };
  const marks = [await at(to === undefined ? 'now' : `at ${to}`, to)];
  if (from !== undefined) marks.unshift(await at(`at ${from}`, from));
  if (state) marks.unshift({ name: 'in the last run', witnessed: await opened(state.checkpoint, trust, 'in the last run') });
  return marks;
}

/** Every signed state must be the beginning of what the entries make; two that differ convict the log. */
function demandOneHistory({ roots }: Audited, marks: readonly Mark[]): void {
  for (const { name, witnessed } of marks) {
    const { size, root } = witnessed.checkpoint;
    const made = roots.get(size);
    if (made && equal(made, root)) continue;
    throw new Contradiction(
      `the log was rewritten, or is shown differently to others: its first ${size} entries are not those that it signed ${name}`,
      `size ${size}\n\nIt signed:\n\n${witnessed.note}\n${marks.at(-1)?.witnessed.note ?? ''}`,
    );
  }
}

function demandGrowth(marks: readonly Mark[]): Mark {
  const last = marks.at(-1)!;
  const longer = marks.find(({ witnessed }) => witnessed.checkpoint.size > last.witnessed.checkpoint.size);
  if (longer) throw new Contradiction(`the log is shorter ${last.name} than ${longer.name}`, `size ${last.witnessed.checkpoint.size}`);
  return last;
}

type Options = Readonly<{ state?: string; roots?: string; from?: string; to?: string; copy?: string; witness?: string[] }>;

/** Whether the newest state begins with that of the last run; where not, everything is read anew, to say what is wrong with it. */
async function hasGrown(read: ReadTile, state: State, { checkpoint }: Shown): Promise<boolean> {
  const { point } = state.reading;
  if (point.size === 0 || point.size > checkpoint.size) return false;
  try {
    const earlier = { size: point.size, root: await rootAt(point) };
    await verifyConsistency(earlier, checkpoint, await consistencyPath(tileReader(read, checkpoint.size), earlier.size, checkpoint.size));
    return true;
  } catch (error) {
    if (error instanceof NotProven) return false;
    throw error;
  }
}

/** From where this run reads: from the entries of the last one on, unless it is asked about a time before, or its copy ends elsewhere. */
async function beginOf(read: ReadTile, state: State | null, marks: readonly Mark[], { copy, to, from }: Options): Promise<Reading> {
  if (!state || to !== undefined || from !== undefined || !(await hasGrown(read, state, marks.at(-1)!.witnessed))) return nothingRead();
  const isCopied = copy === undefined || openCopy(copy).size === state.reading.point.size;
  return isCopied ? state.reading : nothingRead();
}

/** The beginning that was read before is what was signed then: a state file that was altered is noticed. */
async function demandBegin({ point }: Reading, state: State | null, trust: LogTrust): Promise<void> {
  if (!state || point.size === 0) return;
  const { checkpoint } = await opened(state.checkpoint, trust, 'in the last run');
  if (checkpoint.size !== point.size || !equal(await rootAt(point), checkpoint.root)) {
    throw new NotChecked('The state file does not fit its own checkpoint. Begin with a new one.');
  }
}

type Subject = Readonly<{ url: string; trust: Trust; manifest: KeyManifest; note: string; logTrust: LogTrust; state: State | null }>;

/** Reads the entries and states what they are; gives what the next run goes on from. */
async function readEntries(subject: Subject, marks: readonly Mark[], options: Options): Promise<Reading> {
  const { url, trust, manifest, note, logTrust, state } = subject;
  const { checkpoint } = demandGrowth(marks).witnessed;
  const read = (path: string) => bytesAt(`${url}/log/${path}`);
  const begin = await beginOf(read, state, marks, options);
  await demandBegin(begin, state, logTrust);
  const expected = begin.point.size > 0 ? new Set<string>() : new Set([keysLeaf(manifest.version, await hashOf(utf8(note)))]);
  if (options.to === undefined && begin.point.size === 0) expected.add(toolLeaf(await hashOf(await bytesAt(`${url}/verify.mjs`))));
  const copy = options.copy === undefined ? null : openCopy(options.copy, begin.point.size);
  const seen = (leaf: string): void => {
    expected.delete(leaf);
    applyEntry(begin.revoked, leaf);
    copy?.add(leaf);
  };
  const wanted = marks.map(({ witnessed }) => witnessed.checkpoint.size);
  const audited = await auditLog(read, checkpoint.size, { wanted, seen, from: begin.point });
  demandOneHistory(audited, marks);
  const kinds = Object.fromEntries(leafKinds.map((kind) => [kind, (begin.kinds[kind] ?? 0) + (audited.kinds[kind] ?? 0)]));
  print(`Entries: ${leafKinds.map((kind) => `${kinds[kind] ?? 0} ${kind}`).join(', ')}. All tiles are made of them.`);
  if (begin.point.size > 0) print(`Read since the last run: ${checkpoint.size - begin.point.size}.`);
  for (const leaf of expected) print(`NOT IN THE LOG YET: ${leaf}`);
  const lists = { url, issuer: trust.issuer, manifest, checkpoint, read };
  const untold = options.to === undefined ? await compareLists(lists, begin.revoked, begin.untold) : begin.untold;
  copy?.keep();
  return { point: audited.point, kinds, revoked: begin.revoked, untold };
}

function printWitnesses({ witnesses }: Shown, { quorum, keys }: KeyManifest): void {
  for (const { name, time } of witnesses) print(`Witness ${name} signed it on ${new Date(time * 1000).toISOString()}.`);
  const named = keys.filter(({ use }) => use === 'witness').length;
  if (named > 0) print(`${witnesses.length} of ${named} independent witnesses saw it; ${quorum} are demanded.`);
  if (quorum === 0) print('No witness is named: whoever runs the log could show others another one.');
  if (witnesses.length < quorum) throw new NotChecked(`${witnesses.length} of ${quorum} witnesses signed it.`);
}

async function audit(url: string, options: Options): Promise<number> {
  const state = readState(options.state);
  const { trust, from } = await rootsFor(url, options.roots, state);
  print(`Roots, ${from}:\n${(await fingerprints(trust)).join('\n')}`);
  const { manifest, note } = await manifestOf(url, trust, state);
  print(`List of keys: version ${manifest.version}, signed by the roots, until ${manifest.expires}.`);
  const origin = `${new URL(trust.issuer).host}/log`;
  const logTrust = { origin, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
  const marks = await marksOf(url, logTrust, state, options);
  const shown = demandGrowth(marks).witnessed;
  const longest = await queryWitnesses(url, options.witness ?? [], shown, logTrust);
  if (longest !== shown) marks[marks.length - 1] = { name: 'now', witnessed: longest };
  print(`Checkpoint: ${longest.checkpoint.size} entries, root ${hex(longest.checkpoint.root)}, signed by the log.`);
  const reading = await readEntries({ url, trust, manifest, note, logTrust, state }, marks, options);
  for (const { name, witnessed } of marks.slice(0, -1)) print(`The log grew from its ${witnessed.checkpoint.size} entries ${name}.`);
  if (options.state !== undefined && options.to === undefined) {
    writeState(options.state, { roots: trust, keysVersion: manifest.version, checkpoint: longest.note, reading });
  }
  printWitnesses(longest, manifest);
  print('All is well.');
  return 0;
}

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      state: text,
      roots: text,
      from: text,
      to: text,
      copy: text,
      witness: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  const [url] = positionals;
  if (values.help || url === undefined || !URL.canParse(url)) {
    print(help);
    return values.help ? 0 : 2;
  }
  return audit(url.replace(/\/+$/, ''), values);
}

try {
  process.exitCode = await run();
} catch (error) {
  const found = error instanceof Contradiction || error instanceof NotProven;
  const reason = error instanceof BadRoots ? `No roots can be read in ${error.message}.` : (error as Error).message;
  process.stderr.write(found ? `NOT WELL: ${reason}\n` : `Not checked: ${reason}\n`);
  process.exitCode = found ? 1 : 2;
}
