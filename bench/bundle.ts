import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '#core/platform/languages.ts';
import { buildClient } from '#scripts/build/client-build.ts';
import { partOf } from '#scripts/build/word-parts.ts';
import { print } from './measure.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

/** As the build compresses what it delivers. */
function delivered(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length;
}

const dist = join(import.meta.dirname, '..', 'dist', 'client');
const visitor = ['operations/layout/visitor-layout.tsx'];
const member = ['member-screens.tsx'];
const routes: readonly (readonly [route: string, chunks: readonly string[]])[] = [
  ['/ (landing)', ['communication/landing/landing-screen.tsx', ...visitor]],
  ['/login', ['account/accounts/sign-in/login-screen.tsx', ...visitor]],
  ['/register', ['account/accounts/registration/register-screen.tsx', ...visitor]],
  ['/czy-podlegam', ['assessment/scope/scope-screen.tsx', ...visitor]],
  ['/rejestr', ['certificate/registry/registry-screen.tsx', ...visitor]],
  ['/dziennik', ['certificate/log/log-screen.tsx', ...visitor]],
  ['/c/…', ['certificate/registry/certificate-screen.tsx', ...visitor]],
  ['/ (dashboard)', ['communication/dashboard/dashboard-screen.tsx', ...member]],
  ['/nis2', ['assessment/assessments/questionnaire-screen.tsx', ...member]],
  ['/certyfikaty', ['certificate/certificates/certificates-screen.tsx', ...member]],
  ['/historia', ['assessment/assessments/comparison/history-screen.tsx', ...member]],
];
/** Aims of their own; the others share one. */
const aims: Readonly<Record<string, number>> = { '/login': 105, '/czy-podlegam': 115, '/nis2': 140 };
const aimKilobytes = 135;
const firstAimKilobytes = 90;

/** What a page loads of words: those of its parts in the language that needs most. */
function wordBytes(parts: readonly string[]): number {
  const prefix = JSON.parse(readFileSync(join(dist, '.vite', 'words.json'), 'utf8')) as string;
  const sizeIn = (part: string, language: string): number =>
    delivered(readFileSync(join(dist, 'assets', `${prefix}-${part}.${language}.json`)));
  return Math.max(...languages.map((language) => parts.reduce((sum, part) => sum + sizeIn(part, language), 0)));
}

/** Kilobytes (1000 bytes) of JavaScript with its words, gzip, that each route loads. */
export async function benchBundle(): Promise<void> {
  await buildClient();
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const filesOf = (key: string, files = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, files);
    return files;
  };
  const sizeOf = (files: readonly string[]): number =>
    [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + delivered(readFileSync(join(dist, file))), 0);
  for (const [route, chunks] of routes) {
    const script = sizeOf(['main.tsx', 'start.tsx', ...chunks].flatMap((key) => [...filesOf(key)]));
    // The visitor's layout is part of the start.
    const parts = ['start.tsx', ...chunks.filter((chunk) => !visitor.includes(chunk))].map((file) => partOf(file));
    const bytes = script + wordBytes(parts);
    print(
      `JavaScript with words of ${route}`,
      `${(bytes / 1000).toFixed(1)} kB gzip`,
      `aim ${aims[route] ?? aimKilobytes} kB`,
      bytes / 1000 / (aims[route] ?? aimKilobytes),
    );
  }
  // A delivered page needs no more than its entry until somebody touches it.
  const first = sizeOf([...filesOf('main.tsx')]);
  print(
    'JavaScript of the delivered landing before a touch',
    `${(first / 1000).toFixed(1)} kB gzip`,
    `aim ${firstAimKilobytes} kB`,
    first / 1000 / firstAimKilobytes,
  );
}
