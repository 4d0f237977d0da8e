import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { buildRelease } from './build.ts';
import { hashOf, rehearse } from './rehearse.ts';
import { problemOfTag, tag } from './tag.ts';
import { readVersion } from '#server/platform/process/version.ts';

const help = `npm run release [-- --check | --build]

Makes a release, tries it out from a bare folder as a user who owns nothing, and tags the commit; nothing is pushed.
  --check   the same without a tag, of any state of the working copy
  --build   makes it and does nothing else, as where an image is made
`;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function release(mode: string | undefined): Promise<void> {
  if (mode !== undefined && mode !== '--check' && mode !== '--build') throw new Error(help);
  if (process.platform !== 'linux') throw new Error('A release is made on Linux, where it runs: use a machine or a container of it.');
  const { version } = readVersion();
  const problem = mode === undefined ? problemOfTag(version) : null;
  if (problem) throw new Error(problem);
  const made = await buildRelease();
  const size = (statSync(made.archive).size / 1_000_000).toFixed(0);
  print(`${relative(process.cwd(), made.archive)} (${size} MB, SHA-256 ${hashOf(made)})`);
  if (mode === '--build') return;
  await rehearse(made);
  if (mode === undefined) print(tag(made) ? `Tagged v${version}.` : `v${version} was tagged before.`);
}

release(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
