import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '#contract/platform/server-rendered-payload.ts';
import { languages } from '#core/platform/languages.ts';

/** One built file as the manifest of the build describes it, by the key of its source. */
type Chunk = Readonly<{ file: string; src?: string; imports?: readonly string[]; css?: readonly string[] }>;

async function manifestIn(clientDir: string): Promise<Readonly<Record<string, Chunk>> | null> {
  const text = await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Readonly<Record<string, Chunk>>);
}

function chunkOf(manifest: Readonly<Record<string, Chunk>>, source: string): Chunk {
  const found = Object.values(manifest).find(({ src }) => src?.endsWith(source));
  if (!found) throw new Error(`the build has no ${source}`);
  return found;
}

/** The script that keeps pages of certificates for times without a network; null without a build. */
export async function readWorker(clientDir: string): Promise<string | null> {
  const manifest = await manifestIn(clientDir);
  return manifest && readFile(join(clientDir, chunkOf(manifest, 'platform/offline/worker.ts').file), 'utf8');
}

/** What pages name or hold of the built browser application; null without a build. */
export async function readAssets(clientDir: string): Promise<Assets | null> {
  const manifest = await manifestIn(clientDir);
  if (manifest === null) return null;
  const chunk = (source: string): Chunk => chunkOf(manifest, source);
  const address = (source: string): string => `/${chunk(source).file}`;
  /** A built file and all that it requests before it runs. */
  const wholeOf = ({ file, imports = [] }: Chunk, found = new Set<string>()): string[] => {
    found.add(`/${file}`);
    for (const next of imports.flatMap((key) => manifest[key] ?? [])) if (!found.has(`/${next.file}`)) wholeOf(next, found);
    return [...found];
  };
  const start = wholeOf(chunk('start.tsx'));
  const early = wholeOf(chunk('early-answer.ts'));
  const [styles] = chunk('main.tsx').css ?? [];
  if (!styles) throw new Error('the build has no styles');
  const words = JSON.parse(await readFile(join(clientDir, '.vite', 'words.json'), 'utf8')) as string;
  return {
    main: address('main.tsx'),
    stylesheet: `/${styles}`,
    styles: await readFile(join(clientDir, styles), 'utf8'),
    firstScript: await readFile(join(clientDir, 'theme.js'), 'utf8'),
    fonts: ['fonts/inter.woff2', 'fonts/source-serif-4-600.woff2'].map(address),
    words: Object.fromEntries(languages.map((language) => [language, `/assets/${words}-start.${language}.json`])) as Assets['words'],
    start,
    early,
    prompt: wholeOf(chunk('certificate-screen.tsx')).filter((file) => !start.includes(file) && !early.includes(file)),
  };
}
