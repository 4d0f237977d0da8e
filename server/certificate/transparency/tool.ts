import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { utf8 } from '#proof/bytes.ts';
import { hashOf, toolLeaf } from '#proof/log/leaves.ts';
import { writeKey } from '#proof/log/note.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueLeaf } from './log.ts';

/** Made by the build (`scripts/build/verify-tool.ts`). */
const file = join(import.meta.dirname, '..', '..', '..', 'dist', 'verify.mjs');
let source: Promise<string> | undefined;

/** The offline tool as it is handed out: one line with the roots of this issuer, then the file that the build makes. */
export async function verifyTool({ keyring }: Pick<Deps, 'keyring'>): Promise<string> {
  const { issuer, roots } = keyring;
  // Stored as it was first read: what the log holds is what is handed out, also when a build replaces the file.
  source ??= readFile(file, 'utf8');
  const trust = { issuer, threshold: roots.threshold, keys: roots.keys.map(writeKey) };
  return `const atestoRoots = ${JSON.stringify(trust)};\n${await source}`;
}

/** The SHA-256 of the tool as it is handed out, in hex. */
export async function verifyToolHash(deps: Pick<Deps, 'keyring'>): Promise<string> {
  return hashOf(utf8(await verifyTool(deps)));
}

/** Adds to the log the tool that is handed out, so that nobody gets another one unnoticed. */
export async function publishTool(deps: Pick<Deps, 'db' | 'keyring' | 'now'>): Promise<void> {
  await enqueueLeaf(deps.db, toolLeaf(await verifyToolHash(deps)), deps.now());
}
