import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#server/platform/config/config.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
/** The first cell of every row of the table of settings. */
const rows = [...page.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]*`(?:, )?)+) \|/gm)].map((match) => match[1] ?? '');
const explained = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1] ?? ''));

describe('the page about running the service', () => {
  it('explains every setting of production once, and none that there is not', () => {
    // Accounts of a demonstration are for local mode.
    expect(explained.toSorted()).toEqual(settingNames.filter((name) => name !== 'DEMO').toSorted());
  });

  it('gives for each default what the program takes', () => {
    const defaults = {
      DATABASE_POOL: '16 unless told',
      METRICS_HOST: '`127.0.0.1` unless told',
      DRAIN_SECONDS: '2 unless told',
      LOG_LEVEL: '`info` unless told',
      RENDER_CHILDREN: '2 unless told',
      RENDER_WAITING: '40 unless told',
    };
    for (const [name, text] of Object.entries(defaults)) {
      const row = page.split('\n').find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${name}\``));
      expect(row, name).toContain(text);
    }
  });

  it('names units that there are', () => {
    const units = new Set([...page.matchAll(/atesto-(?:migrate|serve|work)\b@?/g)].map(([unit]) => unit));
    for (const unit of units) expect(() => readFileSync(join(root, 'deploy', 'systemd', `${unit}.service`)), unit).not.toThrow();
    const { services } = parse(readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8'), { merge: true }) as { services: object };
    for (const name of ['serve-1', 'serve-2', 'work']) expect(Object.keys(services)).toContain(name);
  });
});
