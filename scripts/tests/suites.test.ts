import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, longTag, smokeTag, testFiles } from './suites.ts';

const root = join(import.meta.dirname, '..', '..');
const ignored: ReadonlySet<string> = new Set(['node_modules', 'var', 'dist', 'test-results']);

/** Every file of the project of that name, in whatever folder. */
async function found(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root, exclude: (name) => ignored.has(name) })) files.push(file);
  return files.toSorted();
}

describe('the suites of tests', () => {
  it('hold each test file of the project exactly once, and both those with tests of both', async () => {
    const files = await found('**/*.test.{ts,tsx}');
    const [short, long] = [filesOf('short'), filesOf('long')];
    const isIn = (file: string, { include, exclude }: ReturnType<typeof filesOf>): boolean =>
      include.some((pattern) => matchesGlob(file, pattern)) && !exclude.includes(file);
    const both = files.filter((file) => isIn(file, short) && isIn(file, long));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => !isIn(file, short) && !isIn(file, long))).toEqual([]);
    expect(files.filter((file) => !matchesGlob(file, testFiles))).toEqual([]);
    expect(both).toEqual(
      files.filter((file) => /\btags: \[/.test(readFileSync(join(root, file), 'utf8'))).filter((file) => isIn(file, short)),
    );
  });

  it('are identified by the first line of a file, or beside the name of a test, and in no other way', async () => {
    const texts = (await found('**/*.test.{ts,tsx}')).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    const others = texts.filter(
      ([file, text]) => file !== 'scripts/tests/suites.test.ts' && text.replace(/^.*\n/, '').includes('@module-tag'),
    );
    const tags = texts.flatMap(([file, text]) => [...text.matchAll(/\btags: (\S+)/g)].map(([, tag = '']) => [file, tag] as const));
    expect(others).toEqual([]);
    expect(tags.filter(([file, tag]) => file !== 'scripts/tests/suites.test.ts' && tag !== `['${longTag}']`)).toEqual([]);
  });

  it('leave each feature of the server at least one file in the short one', async () => {
    const features = (await found('server/*/*/**/*.test.ts')).map((file) => [file.split('/').slice(0, 3).join('/'), file] as const);
    const { exclude } = filesOf('short');
    const short = new Set(features.filter(([, file]) => !exclude.includes(file)).map(([feature]) => feature));
    // What is done in the background, each part of which is tested where it is, and files that are filled in by a process of their own.
    const elsewhere = ['server/adapters/forms', 'server/operations/jobs'];
    expect([...new Set(features.map(([feature]) => feature))].filter((feature) => !short.has(feature))).toEqual(elsewhere);
  });

  it('make about thirty journeys the smoke of the rest, none of which needs the machine to itself', async () => {
    const journeys = await Promise.all((await found('e2e/*.spec.ts')).map((file) => readFile(join(root, file), 'utf8')));
    const tags = journeys.flatMap((text) => [...text.matchAll(/tag: ('[^']*'|\[[^\]]*\])/g)].map(([, tag = '']) => tag));
    const smoke = tags.filter((tag) => tag.includes(smokeTag));
    expect(smoke.length).toBeGreaterThanOrEqual(30);
    expect(smoke.length).toBeLessThanOrEqual(40);
    expect(smoke.filter((tag) => tag.includes('@alone'))).toEqual([]);
  });

  it('part no journeys that go on from each other', async () => {
    const files = await found('e2e/*.spec.ts');
    const serial = files.filter((file) => readFileSync(join(root, file), 'utf8').includes("mode: 'serial'"));
    const parted = serial.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const smoke = text.split(`'${smokeTag}'`).length - 1;
      return smoke > 0 && smoke < [...text.matchAll(/^ *test\(/gm)].length;
    });
    expect(serial.length).toBeGreaterThan(0);
    expect(parted).toEqual([]);
  });
});
