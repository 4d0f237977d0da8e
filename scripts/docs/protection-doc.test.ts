import { readFile } from 'node:fs/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { settingNames } from '#server/platform/config/config.ts';

const root = join(import.meta.dirname, '..', '..');

/** Limits as they stand in the code, by name. */
function limitsInCode(): string[] {
  const server = join(root, 'server');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/\{ name: '([\w-]+)', points: /g)].map(([, name = '']) => name),
  );
}

let text = '';
const part = (title: string): string => new RegExp(`## ${title}\n([^]*?)(\n## |$)`).exec(text)?.[1] ?? '';
const inCode = (row: string): string[] => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

beforeAll(async () => {
  text = await readFile(join(root, 'docs', 'protection.md'), 'utf8');
});

describe('the page on protection', () => {
  it('names every limit on how often something may be done', () => {
    const rows = part('How often')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => inCode(row.split('|')[1] ?? ''));
    expect(limitsInCode().length).toBeGreaterThan(20);
    expect(named.toSorted()).toEqual(limitsInCode().toSorted());
  });

  it('names for each field with rules of its own a test that is there', () => {
    const rows = part('Fields with rules of their own')
      .split('\n')
      .filter((line) => /^\| (?!Field|-)/.test(line));
    expect(rows.length).toBeGreaterThan(10);
    const tests = rows.map((row) => inCode(row.split('|')[4] ?? ''));
    expect(tests.filter((named) => !named.every((path) => path.endsWith('.test.ts')) || named.length === 0)).toEqual([]);
    expect(tests.flat().filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names settings that there are, and every one that leads outside', () => {
    const named = new Set(inCode(part('Places outside')).filter((one) => /^[A-Z0-9_]+$/.test(one)));
    expect([...named].filter((one) => !settingNames.includes(one))).toEqual([]);
    const leading = settingNames.filter((name) => /(_URL|_ENDPOINT|^WITNESSES|^CLAMD|^NAME_SERVERS)$/.test(name) && name !== 'PUBLIC_URL');
    expect(leading.filter((name) => !named.has(name))).toEqual([]);
  });
});
