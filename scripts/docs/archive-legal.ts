// Keeps the present text of a legal page under its version, with the tables of the register as they stand today.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerTables } from '#content/legal/register-tables.ts';
import { legalPages, legalVersions } from '#content/legal/editions/versions.ts';
import { languages } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';

const folder = join(import.meta.dirname, '..', '..', 'content', 'legal');
const page = legalPages.find((one) => one === process.argv[2]);
if (!page) {
  console.error(`npm run tool -- archive-legal ${legalPages.join(' | ')}`);
  process.exit(1);
}
const [{ version }] = legalVersions[page];
for (const language of languages) {
  const text = await readFile(join(folder, `${page}.${language}.md`), 'utf8');
  await writeFile(join(folder, 'archive', `${page}.${version}.${language}.md`), filled(text, registerTables(language)));
}
console.log(`${page} ${version} is kept; add the next version to content/legal/editions/versions.ts`);
