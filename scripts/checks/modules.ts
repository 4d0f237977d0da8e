import { join } from 'node:path';
import { readImports, type ImportGraph } from './imports.ts';
import type { Outcome } from '#scripts/run.ts';

/** The modules, the lowest first: within a layer one imports only those that stand before it (docs/architecture.md, “Modules”). */
export const modules = [
  'platform',
  'adapters',
  'account',
  'company',
  'billing',
  'assessment',
  'certificate',
  'supplier',
  'communication',
  'operations',
] as const;
type Module = (typeof modules)[number];

/** The layers that are cut into these modules. */
const layersOfModules = ['core', 'contract', 'server', 'client'] as const;

/** Modules of the server whose files others call only as their `public.ts` says. */
export const closedModules: readonly string[] = modules.slice(2).map((module) => `server/${module}`);

export type Breach = Readonly<{ kind: 'upward' | 'past public.ts' | 'circle of features'; from: string; to: string }>;

function moduleOf(file: string): Module | null {
  const [layer, name] = file.split('/');
  if (!layersOfModules.some((one) => one === layer)) return null;
  return modules.find((module) => module === name) ?? null;
}

/** A folder of a module, or a file that stands in it by itself. */
function featureOf(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}

type Edge = readonly [from: string, to: string];

/** What files of one layer import of it; those that put the layer together stand in no module and are left out. */
function edgesOf(graph: ImportGraph): Edge[] {
  return [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => from.split('/')[0] === to.split('/')[0] && moduleOf(from) && moduleOf(to)).map((to): Edge => [from, to]),
  );
}

function isUpward([from, to]: Edge): boolean {
  return modules.indexOf(moduleOf(to) as Module) > modules.indexOf(moduleOf(from) as Module);
}

function passesPublic([from, to]: Edge): boolean {
  const module = to.split('/').slice(0, 2).join('/');
  return closedModules.includes(module) && !from.startsWith(`${module}/`) && to !== `${module}/public.ts`;
}

/** Features that lead back to themselves by way of others, each import on the way. */
function circular(edges: readonly Edge[]): Edge[] {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (moduleOf(from) !== moduleOf(to) || featureOf(from) === featureOf(to)) continue;
    graph.set(featureOf(from), (graph.get(featureOf(from)) ?? new Set()).add(featureOf(to)));
  }
  const reaches = (start: string, goal: string, seen = new Set<string>()): boolean => {
    if (start === goal) return true;
    if (seen.has(start)) return false;
    seen.add(start);
    return [...(graph.get(start) ?? [])].some((next) => reaches(next, goal, seen));
  };
  return edges.filter(
    ([from, to]) => moduleOf(from) === moduleOf(to) && featureOf(from) !== featureOf(to) && reaches(featureOf(to), featureOf(from)),
  );
}

/** What the programs of the server's root import: they put modules together, and take them by their public.ts too. */
function edgesOfRoot(graph: ImportGraph): Edge[] {
  return [...graph]
    .filter(([from]) => /^server\/[\w-]+\.ts$/.test(from))
    .flatMap(([from, targets]) => targets.map((to): Edge => [from, to]));
}

/** What breaks the order of the modules in a graph of imports. */
export function breachesIn(graph: ImportGraph): Breach[] {
  const edges = edgesOf(graph);
  const as = (kind: Breach['kind'], found: readonly Edge[]): Breach[] => found.map(([from, to]) => ({ kind, from, to }));
  return [
    ...as('upward', edges.filter(isUpward)),
    ...as('past public.ts', [...edges, ...edgesOfRoot(graph)].filter(passesPublic)),
    ...as('circle of features', circular(edges)),
  ];
}

/** The check of `npm run check`: no breach among the files there are. */
export async function checkModules(): Promise<Outcome> {
  const breaches = breachesIn(await readImports(join(import.meta.dirname, '..', '..')));
  const lines = breaches.map(({ kind, from, to }) => `${from}: imports ${to}: ${kind}\n`);
  return { code: breaches.length === 0 ? 0 : 1, output: lines.join('') };
}
