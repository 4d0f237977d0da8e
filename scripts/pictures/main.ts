import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { languages, type Language } from '#core/platform/languages.ts';
import { shrink, type Format } from './picture-files.ts';
import { captureDocuments, capturePanel, type Shot } from './screenshots.ts';
import { readPort } from '#scripts/start/ports.ts';

const folder = join(import.meta.dirname, '..', '..', 'client', 'communication', 'landing', 'pictures');
const stopWithinMillis = 15_000;
/** QR codes and addresses in the pictures lead to a name that nobody can own. */
const publicUrl = 'https://atesto.example';

type Size = Readonly<{ width: number; height: number }>;

/** Starts the whole product with its demonstration data in a folder of its own; resolves once it answers. */
function startProduct(port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', DATABASE_URL: '', NODE_ENV: '', PUBLIC_URL: publicUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(child);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The product ended with code ${code}.`)));
  });
}

async function stopProduct(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMillis);
  await ended;
  clearTimeout(timer);
}

/** The files of one picture by name, and the space it takes on the page. */
async function encode(language: Language, { name, width, png, most }: Shot): Promise<{ files: Map<string, Buffer>; size: Size }> {
  const files = new Map<string, Buffer>();
  let height = 0;
  for (const format of ['avif', 'webp'] as const satisfies Format[]) {
    for (const density of [2, 1]) {
      const file = await shrink(png, { width: width * density, format, most });
      const fileName = `${name}-${language}@${density}x.${format}`;
      files.set(fileName, file.bytes);
      ({ height } = file);
      process.stdout.write(`${fileName} ${(file.bytes.length / 1000).toFixed(1)} kB, quality ${file.quality}\n`);
    }
  }
  return { files, size: { width, height } };
}

/** Takes every picture of the start page anew from the running product; replaces the old ones only when all are made. */
async function capturePictures(base: string): Promise<void> {
  const made = new Map<string, Buffer>();
  const sizes: Record<string, Size> = {};
  for (const language of languages) {
    const { shots, certificateNumber } = await captureDocuments(base, language);
    shots.push(await capturePanel(base, language, certificateNumber));
    for (const shot of shots) {
      const { files, size } = await encode(language, shot);
      for (const [fileName, bytes] of files) made.set(fileName, bytes);
      sizes[`${shot.name}-${language}`] = size;
    }
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [fileName, bytes] of made) await writeFile(join(folder, fileName), bytes);
  await writeFile(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
}

const port = readPort('PORT', 3970);
const dataDir = await mkdtemp(join(tmpdir(), 'atesto-pictures-'));
const product = await startProduct(port, dataDir);
try {
  await capturePictures(`http://localhost:${port}`);
} finally {
  await stopProduct(product);
  await rm(dataDir, { recursive: true, force: true });
}
