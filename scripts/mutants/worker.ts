import { inspect } from 'node:util';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root, type Area } from './areas.ts';
import { instrumented, type Mutant } from './instrument.ts';

/** What the driver is told to do: the mutants to awake one by one, among all that are built in. */
export type Order = Readonly<{ area: Area; all: readonly Mutant[]; awake: readonly number[]; seed: number }>;
/** What it tells: that the tests pass and it starts, each mutant as it is tried, and what became of it. */
export type Told =
  | Readonly<{ tells: 'broken'; why: string }>
  | Readonly<{ tells: 'trying' | 'noticed' | 'survived' | 'unmet'; id: number }>
  | Readonly<{ tells: 'done' }>;

/** Which tests of which files meet a mutant, and the tests of each file in the order in which they ran. */
type Known = Readonly<{ met: Map<number, Map<string, string[]>>; order: Map<string, string[]> }>;

/** No mutant has this id. */
const nobody = -1;

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const askedFile = join(folder, 'asked.json');
const seenFile = join(folder, 'seen.jsonl');
process.env.MUTANTS_ASKED = askedFile;

function tell(told: Told): void {
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
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
  const { met, order }: Known = { met: new Map(), order: new Map() };
  for (const line of readFileSync(seenFile, 'utf8').split('\n').filter(Boolean)) {
    const { file, tests } = JSON.parse(line) as { file: string; tests: Record<string, number[]> };
    order.set(file, Object.keys(tests).filter(Boolean));
    for (const [test, ids] of Object.entries(tests)) {
      for (const id of ids) {
        const files = met.get(id) ?? new Map<string, string[]>();
        met.set(id, files.set(file, [...(files.get(file) ?? []), test]));
      }
    }
  }
  return { met, order };
}

/**
 * The tests that could notice: of a database's tests all up to the last that meets the mutant, since later ones build on earlier
 * ones; of others only those that meet it. Met while a module was loaded or prepared, all of the file.
 */
function couldNotice(tests: readonly string[], order: readonly string[], { database }: Area): { testNames?: string[] } {
  if (tests.includes('')) return {};
  if (!database) return { testNames: [...tests] };
  const last = Math.max(...tests.map((test) => order.indexOf(test)));
  return { testNames: order.slice(0, last + 1) };
}

/** The file's own test first; it notices most. */
function ordered(specifications: readonly TestSpecification[], { file }: Mutant): TestSpecification[][] {
  const own = specifications.filter(({ moduleId }) => moduleId.endsWith(file.replace(/\.ts$/, '.test.ts')));
  const others = specifications.filter((one) => !own.includes(one));
  return [own, others].filter((group) => group.length > 0);
}

async function tryOut(vitest: Vitest, specifications: readonly TestSpecification[], mutant: Mutant): Promise<'noticed' | 'survived'> {
  ask(mutant.id);
  for (const group of ordered(specifications, mutant)) {
    if ((await failures(vitest, group)).length > 0) return 'noticed';
  }
  return 'survived';
}

/** All tests pass while no mutant is awake; else nothing that fails says anything. */
async function mustPass(vitest: Vitest, awake: number | null): Promise<void> {
  ask(awake);
  const wrong = await failures(vitest, await vitest.globTestSpecifications());
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

function specificationsFor(vitest: Vitest, { id }: Mutant, { met, order }: Known, area: Area): TestSpecification[] {
  const files = [...(met.get(id) ?? [])];
  return files.map(([file, tests]) => vitest.projects[0]!.createSpecification(file, couldNotice(tests, order.get(file) ?? [], area)));
}

async function work(order: Order): Promise<void> {
  seed = order.seed;
  const vitest = await open(order);
  try {
    await mustPass(vitest, null);
    const known = readMet();
    await mustPass(vitest, nobody);
    for (const id of order.awake) {
      const mutant = order.all.find((one) => one.id === id)!;
      const specifications = specificationsFor(vitest, mutant, known, order.area);
      if (specifications.length === 0) tell({ tells: 'unmet', id });
      else {
        tell({ tells: 'trying', id });
        tell({ tells: await tryOut(vitest, specifications, mutant), id });
      }
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
