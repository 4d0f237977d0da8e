import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accepted, unnoticed } from './mutants/accepted.ts';
import { areas, root } from './mutants/areas.ts';
import { mutantsOf, type Mutant } from './mutants/instrument.ts';
import { tryAll, type Verdict } from './mutants/trial.ts';
import { noticedByTypes } from './mutants/types.ts';

/** Nine of ten broken rules have to be noticed. */
const least = 0.9;

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string' },
  },
});

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sampleOf(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const random = randomOf(seed);
  const drawn = mutants.map((mutant) => ({ mutant, place: random() })).toSorted((a, b) => a.place - b.place);
  return drawn.slice(0, size).map(({ mutant }) => mutant);
}

function isAccepted({ file, line, was, is }: Mutant): boolean {
  const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1]!.trim();
  return accepted.some((one) => one.file === file && one.was === was && one.is === is && (one.line ?? text) === text);
}

function oneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 67)}…` : flat;
}

function describe({ file, line, was, is }: Mutant): string {
  const reason = unnoticed[file] ? `  (${unnoticed[file]})` : '';
  return `${file}:${line}  ${oneLine(was)}  →  ${oneLine(is) || 'nothing'}${reason}`;
}

const marks: Readonly<Record<Verdict, string>> = { noticed: '.', survived: 'S', unmet: 'U' };

/** Breaks the rules of an area one by one; gives the share that was noticed. */
async function breakArea(name: string, size: number, seed: number): Promise<number> {
  const area = areas[name]!();
  const all: Mutant[] = [];
  for (const file of area.files) all.push(...mutantsOf(file, readFileSync(join(root, file), 'utf8'), all.length));
  const wanted = all.filter((mutant) => !isAccepted(mutant) && (values.file ?? [mutant.file]).some((part) => mutant.file.includes(part)));
  if (wanted.length === 0) return 1;
  const chosen = sampleOf(wanted, size, seed);
  const say = (_: Mutant, verdict: Verdict): void => void process.stdout.write(marks[verdict]);
  const verdicts = await tryAll(
    { area, all, seed, say },
    chosen.map(({ id }) => id),
  );
  const alive = chosen.filter(({ id }) => verdicts.get(id) !== 'noticed');
  const refused = noticedByTypes(alive, area.project);
  const survivors = alive.filter(({ id }) => !refused.has(id)).toSorted((a, b) => a.id - b.id);
  const share = 1 - survivors.length / chosen.length;
  const counted = `${chosen.length - survivors.length} of ${chosen.length} noticed (${(share * 100).toFixed(1)} %)`;
  process.stdout.write(`\n${name}: ${counted}, ${refused.size} of them by types; ${all.length} mutants in ${area.files.length} files\n`);
  for (const mutant of survivors) process.stdout.write(`  ${verdicts.get(mutant.id)}  ${describe(mutant)}\n`);
  return share;
}

async function breakAreas(): Promise<boolean> {
  const names = values.area ?? Object.keys(areas);
  const wrong = names.filter((name) => !Object.hasOwn(areas, name));
  if (wrong.length > 0) throw new Error(`There is no area ${wrong.join(', ')}; there are ${Object.keys(areas).join(', ')}.`);
  let enough = true;
  for (const name of names) {
    if ((await breakArea(name, Number(values.sample ?? Infinity), Number(values.seed ?? 1))) < least) enough = false;
  }
  return enough;
}

try {
  const enough = await breakAreas();
  if (!enough) process.stdout.write(`Fewer than ${least * 100} % were noticed.\n`);
  process.exitCode = enough ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
