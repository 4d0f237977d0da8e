import { inspect } from 'node:util';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root, type Area } from './areas.ts';
import { instrumented, type Mutant } from './instrument.ts';

/** What the driver is told to do: the mutants to awake one by one, among all that are built in. */
export type Order = Readonly<{ area: Area; all: readonly Mutant[]; awake: readonly number[]; seed: number }>;
/** What it tells: that the tests do not pass, each mutant whenever tests begin to try it, and what became of it. */
export type CustomerNote =
  | Readonly<{ tells: 'broken'; why: string }>
  | Readonly<{ tells: 'trying' | 'noticed' | 'survived' | 'unmet'; id: number }>
  | Readonly<{ tells: 'done' }>;

/**
 * Which tests of which files meet a mutant, the tests of each file in the order in which they ran, and how long each took, by
 * file and test.
 */
type Known = Readonly<{ met: Map<number, Map<string, string[]>>; order: Map<string, string[]>; millis: Map<string, number> }>;
type Seen = Readonly<{ file: string; tests: readonly Readonly<{ test: string; ids: number[]; millis: number }>[] }>;

/** Tests that meet a mutant; with a database also those with all before them, since they may build on earlier ones. */
type Trial = Readonly<{ few: TestSpecification[]; all: TestSpecification[] | null }>;

/** No mutant has this id. */
const nobody = -1;

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const askedFile = join(folder, 'asked.json');
const seenFile = join(folder, 'seen.jsonl');
process.env.MUTANTS_ASKED = askedFile;

function tell(told: CustomerNote): void {
  process.send?.(told);
}

let seed = 1;

function ask(awake: number | null): void {
  writeFileSync(askedFile, JSON.stringify({ awake, seen: seenFile, seed }));
}

function open({ area, all }: Order): Promise<Vitest> {
  const plugin = {
    name: 'mutants',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const file = id.startsWith(`${root}/`) ? id.slice(root.length + 1) : '';
      return area.files.includes(file)
        ? {
            code: instrumented(
              code,
              all.filter((one) => one.file === file),
            ),
            map: null,
          }
        : null;
    },
  };
  const settings = {
    root,
    config: false as const,
    watch: false,
    reporters: [{}],
    include: [...area.tests],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    globalSetup: area.database ? ['server/testing/global-setup.ts'] : [],
    pool: area.database ? ('forks' as const) : ('threads' as const),
    maxWorkers: 1,
    isolate: area.database,
    bail: 1,
    // A transform kept on disk would hold the mutants of another run.
    fsModuleCache: false,
    // Slowness of the machine says nothing about a mutant.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  };
  return createVitest('test', settings, { plugins: [plugin] });
}

/** Runs tests and says what failed; the result of a run also lists earlier ones. */
async function failures(vitest: Vitest, specifications: TestSpecification[]): Promise<string[]> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const ran = new Set(specifications.map(({ moduleId }) => moduleId));
  const modules = testModules.filter((module) => ran.has(module.moduleId) && module.state() === 'failed');
  const reasons = modules.map((module) => {
    const tests = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
    return `${module.relativeModuleId}: ${[...module.errors(), ...tests].map(({ message }) => message).join('; ')}`;
  });
  return [...reasons, ...unhandledErrors.map((error) => inspect(error))];
}

function readMet(): Known {
  const { met, order, millis }: Known = { met: new Map(), order: new Map(), millis: new Map() };
  for (const line of readFileSync(seenFile, 'utf8').split('\n').filter(Boolean)) {
    const { file, tests } = JSON.parse(line) as Seen;
    order.set(
      file,
      tests.map(({ test }) => test).filter((test) => test !== ''),
    );
    for (const { test, ids, millis: took } of tests) {
      millis.set(`${file}#${test}`, took);
      for (const id of ids) {
        const files = met.get(id) ?? new Map<string, string[]>();
        met.set(id, files.set(file, [...(files.get(file) ?? []), test]));
      }
    }
  }
  return { met, order, millis };
}

/** The tests of a file that meet the mutant; all of them where it is met while a module is loaded or prepared. */
function meeting(tests: readonly string[], _order: readonly string[]): { testNames?: string[] } {
  return tests.includes('') ? {} : { testNames: [...tests] };
}

/** Those and all before them. */
function upToLast(tests: readonly string[], order: readonly string[]): { testNames?: string[] } {
  if (tests.includes('')) return {};
  const last = Math.max(...tests.map((test) => order.indexOf(test)));
  return { testNames: order.slice(0, last + 1) };
}

/** Tests, by their files and names, that pass without those before them while no mutant is awake. */
const standAlone = new Map<string, boolean>();

async function standsAlone(vitest: Vitest, few: TestSpecification[]): Promise<boolean> {
  const named = JSON.stringify(few.map(({ moduleId, testNames }) => [moduleId, testNames]));
  const known = standAlone.get(named);
  if (known !== undefined) return known;
  ask(nobody);
  const stands = (await failures(vitest, few)).length === 0;
  standAlone.set(named, stands);
  return stands;
}

async function isNoticed(vitest: Vitest, { few, all }: Trial, { id }: Mutant): Promise<boolean> {
  const fails = async (specifications: TestSpecification[]): Promise<boolean> => {
    ask(id);
    tell({ tells: 'trying', id });
    return (await failures(vitest, specifications)).length > 0;
  };
  if (!(await fails(few))) return false;
  // What fails by itself may lack what an earlier test made.
  return all === null || (await standsAlone(vitest, few)) || fails(all);
}

async function tryOut(vitest: Vitest, trials: readonly Trial[], mutant: Mutant): Promise<'noticed' | 'survived'> {
  for (const trial of trials) {
    if (await isNoticed(vitest, trial, mutant)) return 'noticed';
  }
  return 'survived';
}

/** All tests pass while no mutant is awake; else nothing that fails says anything. */
async function mustPass(vitest: Vitest, awake: number | null): Promise<void> {
  ask(awake);
  const wrong = await failures(vitest, await vitest.globTestSpecifications());
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** The mutant's own test file first, it notices most; with a database file by file, the quickest first. */
function trialsOf(vitest: Vitest, { id, file }: Mutant, { met, order, millis }: Known, { database }: Area): Trial[] {
  const took = ([path, tests]: [string, string[]]): number => {
    const running = tests.includes('') ? (order.get(path) ?? []) : tests;
    return running.reduce((sum, test) => sum + (millis.get(`${path}#${test}`) ?? 0), 0);
  };
  const files = [...(met.get(id) ?? [])].toSorted((a, b) => took(a) - took(b));
  const isOwn = ([path]: (typeof files)[number]) => path.endsWith(file.replace(/\.ts$/, '.test.ts'));
  const groups = [
    files.filter(isOwn),
    ...(database ? files.filter((one) => !isOwn(one)).map((one) => [one]) : [files.filter((one) => !isOwn(one))]),
  ];
  const specifications = (of: typeof files, choose: typeof meeting) =>
    of.map(([path, tests]) => vitest.projects[0]!.createSpecification(path, choose(tests, order.get(path) ?? [])));
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({ few: specifications(group, meeting), all: database ? specifications(group, upToLast) : null }));
}

async function work(order: Order): Promise<void> {
  seed = order.seed;
  const vitest = await open(order);
  try {
    await mustPass(vitest, null);
    const known = readMet();
    // With a database whatever notices is tried without a mutant anyway.
    if (!order.area.database) await mustPass(vitest, nobody);
    for (const id of order.awake) {
      const mutant = order.all.find((one) => one.id === id)!;
      const trials = trialsOf(vitest, mutant, known, order.area);
      if (trials.length === 0) tell({ tells: 'unmet', id });
      else tell({ tells: await tryOut(vitest, trials, mutant), id });
    }
    tell({ tells: 'done' });
  } finally {
    await vitest.close();
  }
}

process.once('message', (order: Order) => {
  work(order).then(
    () => process.exit(0),
    (error: unknown) => {
      tell({ tells: 'broken', why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      process.exit(1);
    },
  );
});
