import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusals, type AppErrorCode } from '#content/refusals.ts';

const root = join(import.meta.dirname, '..', '..');
export const errorsPage = 'docs/errors.md';

/** Where the status is reckoned from what was found: codes with that beginning, and the statuses. */
const reckoned: Readonly<Record<string, string>> = {
  evidence_: '400, 415',
  logo_: '400, 413, 415',
  questionnaire_: '400',
  reopen_: '409',
  sheet_: '400',
};

function isCode(value: string): value is AppErrorCode {
  return value in refusals;
}

/** Each code that the server's sources name beside a status, with its statuses. */
export async function thrownCodes(): Promise<Map<AppErrorCode, ReadonlySet<string>>> {
  const files = (await readdir(join(root, 'server'), { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file),
  );
  const sources = await Promise.all(files.map((file) => readFile(join(root, 'server', file), 'utf8')));
  const found = new Map<AppErrorCode, Set<string>>();
  for (const [, status = '', code = ''] of sources.flatMap((source) => [...source.matchAll(/\b([45]\d\d),\s*'([a-z_0-9]+)'/g)]))
    if (isCode(code)) found.set(code, (found.get(code) ?? new Set()).add(status));
  const text = sources.join('\n');
  for (const code of Object.keys(refusals).filter(isCode)) {
    const [, statuses] = Object.entries(reckoned).find(([beginning]) => code.startsWith(beginning)) ?? [];
    if (statuses && !found.has(code) && text.includes(`'${code}'`)) found.set(code, new Set([statuses]));
  }
  return found;
}

/** The page of every error code: what it is answered with, and what it says. */
export async function errorsText(): Promise<string> {
  const thrown = await thrownCodes();
  const rows = Object.keys(refusals)
    .filter(isCode)
    .toSorted()
    .map(
      (code) => `| \`${code}\` | ${[...(thrown.get(code) ?? [])].toSorted().join(', ')} | ${refusals[code].en.replaceAll('\u00a0', ' ')} |`,
    );
  return `# Error codes

Made by \`npm run tool -- errors-doc\` from \`content/refusals.ts\` and the sources of the server; do not edit. The running service lists the same codes in \`/api/openapi.json\`
(schema \`Error\`). An answer that is not OK is JSON with \`code\`, \`message\` in the language of \`Accept-Language\` and, for wrong input, \`fields\`; \`{name}\` is filled in from
the facts beside them. Codes do not change their meaning; new ones may come. A fault of ours is answered with 500 and says nothing of itself.

| Code | Status | Message |
|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) {
  await writeFile(join(root, errorsPage), await errorsText());
  process.stdout.write(`${errorsPage} is up to date.\n`);
}
