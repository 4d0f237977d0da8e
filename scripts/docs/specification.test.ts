import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/platform/pages.ts';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';

const root = join(import.meta.dirname, '..', '..');

type Line = Readonly<{ number: string; says: string; shownBy: readonly string[] }>;

let lines: readonly Line[] = [];
beforeAll(async () => {
  const page = await readFile(join(root, 'docs/specification.md'), 'utf8');
  lines = [...page.matchAll(/^\| (\d+\.\d+) \| (.*) \| (.*) \|$/gm)].map(([, number = '', says = '', by = '']) => ({
    number,
    says,
    shownBy: by.split(/; (?=`|decision \[)/).filter(Boolean),
  }));
});

/** The titles of the tests of a file, as they are written in it. */
async function titlesOf(file: string): Promise<readonly string[]> {
  const source = await readFile(join(root, file), 'utf8').catch(() => '');
  return [...source.matchAll(/\b(?:it|test)\b[^'"`\n]*\(\s*(['"`])((?:(?!\1).)+)\1|\)\(\s*(['"`])((?:(?!\3).)+)\3/g)].map(
    (found) => found[2] ?? found[4] ?? '',
  );
}

/** What is wrong with one thing that is said to show a line; null where it is there. */
async function wrongWith(proof: string): Promise<string | null> {
  const [, number, record = ''] = /^decision \[(\d{4})\]\((\S+\.md)\)$/.exec(proof) ?? [];
  if (number) {
    if (!record.startsWith(`decisions/${number}-`)) return `another number than its address: ${proof}`;
    return access(join(root, 'docs', record)).then(
      () => null,
      () => `no decision ${proof}`,
    );
  }
  const [, file, title] = /^`([\w./-]+)`: (.+)$/.exec(proof) ?? [];
  if (!file || !title) return `neither a test nor a decision: ${proof}`;
  return (await titlesOf(file)).some((one) => one.startsWith(title)) ? null : `no test of ${file} begins with “${title}”`;
}

describe('the specification', () => {
  it('has something that shows each line, and nothing that is gone', async () => {
    expect(lines.length).toBeGreaterThan(100);
    const wrong = await Promise.all(
      lines.map(async ({ number, shownBy }) => {
        if (shownBy.length === 0) return [`${number} is shown by nothing`];
        const found = await Promise.all(shownBy.map(wrongWith));
        return found.filter((one) => one !== null).map((one) => `${number}: ${one}`);
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('is numbered without a gap', () => {
    const numbers = lines.map(({ number }) => number.split('.').map(Number));
    const wrong = numbers.filter(([section = 0, line = 0], index) => {
      const [before = 0, last = 0] = numbers[index - 1] ?? [0, 0];
      return !(section === before && line === last + 1) && !(section === before + 1 && line === 1);
    });
    expect(wrong).toEqual([]);
  });

  it('names every screen of the application', () => {
    const text = lines.map(({ says }) => says).join('\n');
    expect(paths.filter((path) => !text.includes(`\`${path}\``))).toEqual([]);
  });

  it('names calls that the contract promises', () => {
    const promised = new Set(
      Object.keys({ ...routes, ...downloadRoutes, ...uploadRoutes }).map((key) => key.replaceAll(/:(\w+)/g, '{$1}')),
    );
    const named = lines.flatMap(({ says }) => /^`((?:GET|POST) \S+)`$/.exec(says)?.[1] ?? []);
    expect(named.length).toBeGreaterThanOrEqual(20);
    expect(named.filter((call) => !promised.has(call))).toEqual([]);
  });
});
