import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports, type ImportGraph } from './imports.ts';
import { breachesIn, closedModules, modules } from './modules.ts';

const root = join(import.meta.dirname, '..', '..');
const planted = (from: string, to: string): ImportGraph => new Map([[from, [to]]]);

describe('the order of the modules', () => {
  it.each([
    ['server/billing/invoices/planted.ts', 'server/certificate/public.ts'],
    ['core/platform/planted.ts', 'core/account/members/members.ts'],
    ['contract/account/planted.ts', 'contract/billing/billing.ts'],
    ['client/assessment/scope/planted.tsx', 'client/supplier/suppliers/status.tsx'],
  ])('refuses that %s imports %s', (from, to) => {
    expect(breachesIn(planted(from, to))).toEqual([{ kind: 'upward', from, to }]);
  });

  it.each([
    ['server/certificate/registry/planted.ts', 'server/billing/invoices/repository.ts'],
    ['server/app.ts', 'server/account/accounts/service.ts'],
  ])('refuses that %s goes past public.ts to %s', (from, to) => {
    expect(breachesIn(planted(from, to))).toEqual([{ kind: 'past public.ts', from, to }]);
  });

  it('refuses features of one module that lead back to themselves, through however many', () => {
    const graph = new Map([
      ['server/account/accounts/a.ts', ['server/account/members/b.ts']],
      ['server/account/members/c.ts', ['server/account/sessions/d.ts']],
      ['server/account/sessions/e.ts', ['server/account/accounts/f.ts', 'server/account/people/g.ts']],
    ]);
    expect(breachesIn(graph).map(({ kind, to }) => [kind, to])).toEqual([
      ['circle of features', 'server/account/members/b.ts'],
      ['circle of features', 'server/account/sessions/d.ts'],
      ['circle of features', 'server/account/accounts/f.ts'],
    ]);
  });

  it.each([
    ['server/certificate/registry/a.ts', 'server/billing/public.ts'],
    ['server/certificate/registry/a.ts', 'server/certificate/certificates/service.ts'],
    ['server/billing/invoices/a.ts', 'server/platform/db/db.ts'],
    ['server/billing/invoices/a.ts', 'core/certificate/certification.ts'],
  ])('allows that %s imports %s', (from, to) => {
    expect(breachesIn(planted(from, to))).toEqual([]);
  });

  it('is respected by everything there is', async () => {
    const graph = await readImports(root);
    expect(graph.size).toBeGreaterThan(1000);
    expect(breachesIn(graph)).toEqual([]);
  });
});

describe('the folders', () => {
  it('of the layers hold the modules, at most six loose files on the server and none in core', async () => {
    const files = async (layer: string) =>
      (await readdir(join(root, layer), { withFileTypes: true })).filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
    expect((await files('server')).length).toBeLessThanOrEqual(6);
    expect(await files('core')).toEqual([]);
    for (const layer of ['core', 'contract', 'server', 'client']) {
      const folders = (await readdir(join(root, layer), { withFileTypes: true })).filter((entry) => entry.isDirectory());
      const beside = folders.map(({ name }) => name).filter((name) => !modules.some((module) => module === name));
      expect(beside.filter((name) => !['testing', 'public', 'fonts'].includes(name))).toEqual([]);
    }
  });

  it('have a public.ts where others call them', async () => {
    for (const module of closedModules) expect(await readdir(join(root, module))).toContain('public.ts');
  });
});
