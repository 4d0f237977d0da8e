import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * For a process that only reckons: it reads the program and nothing else, writes nothing and starts nothing (Node's permission model).
 * Native parts are not bound by it; such a process is therefore given no secrets either: an empty environment.
 */
export function permissionFlags({ native = false, folders = [] }: { native?: boolean; folders?: readonly string[] } = {}): string[] {
  const readable = ['package.json', 'node_modules', 'core', 'content', 'proof', 'server'].map((name) => join(root, name));
  return [
    '--permission',
    '--disable-warning=PERM0001',
    ...(native ? ['--allow-addons'] : []),
    ...[...readable, ...folders].map((path) => `--allow-fs-read=${path}`),
  ];
}
