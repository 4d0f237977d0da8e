import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { layers } from './import-boundaries.ts';
import { isTestFile } from '#scripts/tests/suites.ts';

/** Every file with the files of ours that it names, be it for a type only. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const named = /(?:from|import)\s*\(?\s*'((?:#|\.\/)[^']+)'/g;

/** Where an import of a file leads, from the root; `./` is the own folder, `#layer/` a layer. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1).replace(/\?\w+$/, '');
  return posix.join(posix.dirname(file), specifier);
}

/** The imports of all files of all layers; tests are left out, because nothing imports them. */
export async function readImports(root: string): Promise<ImportGraph> {
  const graph = new Map<string, string[]>();
  for (const layer of layers) {
    const entries = await readdir(join(root, layer), { recursive: true });
    for (const entry of entries.filter((name) => /\.tsx?$/.test(name) && !isTestFile(name))) {
      const file = posix.join(layer, entry);
      const text = await readFile(join(root, file), 'utf8');
      graph.set(
        file,
        [...text.matchAll(named)].map(([, specifier = '']) => targetOf(file, specifier)),
      );
    }
  }
  return graph;
}

/** Files that lead back to themselves, each circle once, from its first file in the alphabet. */
export function circlesOf(graph: ImportGraph): string[][] {
  const circles = new Map<string, string[]>();
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) {
      const circle = path.slice(at);
      const first = circle.indexOf(circle.toSorted()[0] ?? '');
      const turned = [...circle.slice(first), ...circle.slice(0, first)];
      circles.set(turned.join(' '), turned);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return [...circles.values()];
}
