import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditLog, Contradiction, type Audited } from '#proof/audit.ts';
import { equal, hex, NotProven, utf8, type Bytes } from '#proof/bytes.ts';
import { isFresh, noteKeysOf, openManifest, readRoots, type KeyManifest } from '#proof/key-manifest.ts';
import { hashOf, keysLeaf, leafKinds, toolLeaf } from '#proof/leaves.ts';
import { openCheckpoint, type LogTrust, type Witnessed } from '#proof/log.ts';
import { BadRoots, fingerprints, trusted, trustIn, type Trust } from './verify/trust.ts';

const help = `npm run log:audit -- URL [options]

Reads the whole log of the service at URL and looks whether it keeps its word.

  --state FILE    what the last run saw; the log must have grown from it. Made or brought up to date when all is well
  --roots FILE    the root keys that you trust (JSON: issuer, threshold, keys); else those of the state file, else
                  those that the service names, which you should compare with another source
  --from WHEN     a size of the log or a date: that signed state of the log must be the beginning of
  --to WHEN       that one, the newest unless told

Ends with 0 when all is well, 1 when the log contradicts itself or what was seen before, 2 when it could not be
checked: no network, no valid list of keys, or not enough witnesses signed.
`;

const waitMillis = 20_000;

/** Something that keeps the log from being checked. */
class NotChecked extends Error {}

/** What a run remembers for the next one. */
type State = Readonly<{ roots: Trust; keysVersion: number; checkpoint: string }>;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function bytesAt(address: string): Promise<Bytes> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(waitMillis), redirect: 'error' }).catch((error: Error) => {
    throw new NotChecked(`${address} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
  if (!answer.ok) throw new NotChecked(`${address} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function textAt(address: string): Promise<string> {
  return new TextDecoder().decode(await bytesAt(address));
}

function readState(path: string | undefined): State | null {
  if (path === undefined) return null;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  return JSON.parse(text) as State;
}

async function rootsFor(url: string, path: string | undefined, state: State | null): Promise<{ trust: Trust; from: string }> {
  const given = await trusted(path);
  if (given) return { trust: given, from: 'as given' };
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
  if (!isFresh(manifest, new Date())) throw new NotChecked(`The list of keys ended on ${manifest.expires}.`);
  return { manifest, note };
}

async function opened(note: string, trust: LogTrust, name: string): Promise<Witnessed & { note: string }> {
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

type Mark = Readonly<{ name: string; witnessed: Witnessed & { note: string } }>;

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

type Options = Readonly<{ state?: string; roots?: string; from?: string; to?: string }>;

async function audit(url: string, options: Options): Promise<number> {
  const state = readState(options.state);
  const { trust, from } = await rootsFor(url, options.roots, state);
  say(`Roots, ${from}:\n${(await fingerprints(trust)).join('\n')}`);
  const { manifest, note } = await manifestOf(url, trust, state);
  say(`List of keys: version ${manifest.version}, signed by the roots, until ${manifest.expires}.`);
  const origin = `${new URL(trust.issuer).host}/log`;
  const logTrust = { origin, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
  const marks = await marksOf(url, logTrust, state, options);
  const last = demandGrowth(marks);
  const { checkpoint, witnesses } = last.witnessed;
  say(`Checkpoint: ${checkpoint.size} entries, root ${hex(checkpoint.root)}, signed by the log.`);
  const owed = new Set([keysLeaf(manifest.version, await hashOf(utf8(note)))]);
  if (options.to === undefined) owed.add(toolLeaf(await hashOf(await bytesAt(`${url}/verify.mjs`))));
  const wanted = marks.map(({ witnessed }) => witnessed.checkpoint.size);
  const audited = await auditLog((path) => bytesAt(`${url}/log/${path}`), checkpoint.size, { wanted, seen: (leaf) => owed.delete(leaf) });
  demandOneHistory(audited, marks);
  say(`Entries: ${leafKinds.map((kind) => `${audited.kinds[kind] ?? 0} ${kind}`).join(', ')}. All tiles are made of them.`);
  for (const { name, witnessed } of marks.slice(0, -1)) say(`The log grew from its ${witnessed.checkpoint.size} entries ${name}.`);
  for (const leaf of owed) say(`NOT IN THE LOG YET: ${leaf}`);
  for (const { name, time } of witnesses) say(`Witness ${name} signed it on ${new Date(time * 1000).toISOString()}.`);
  if (options.state !== undefined && options.to === undefined) {
    writeFileSync(
      options.state,
      `${JSON.stringify({ roots: trust, keysVersion: manifest.version, checkpoint: last.witnessed.note }, null, 2)}\n`,
    );
  }
  if (manifest.quorum === 0) say('No witness is named: whoever runs the log could show others another one.');
  if (witnesses.length < manifest.quorum) throw new NotChecked(`${witnesses.length} of ${manifest.quorum} witnesses signed it.`);
  say('All is well.');
  return 0;
}

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { state: text, roots: text, from: text, to: text, help: { type: 'boolean' } },
  });
  const [url] = positionals;
  if (values.help || url === undefined || !URL.canParse(url)) {
    say(help);
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
