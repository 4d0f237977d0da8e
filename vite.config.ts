import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { partOf, wordFiles } from './scripts/build/word-parts.ts';

const outDir = join(import.meta.dirname, 'dist', 'client');
/** What every page needs is one file: screens then wait for nothing but themselves. */
const neededEverywhere =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack\/(query-core|react-query))\/|\/client\/(platform\/(api\/(api|query-client)|browser\/cookie|words\/(i18n|words|word-files)|ui\/(icon|notice|forms\/(button|field|refused-form)|screen\/(failure|page-title|missing-part)|toast\/toast-store))|account\/accounts\/(queries|email))\.tsx?$|\/contract\/platform\/(pages|server-rendered-payload)\.ts$|\/core\/platform\/(languages|limits|text\/(formats|placeholders))\.ts$|\/icons\/(circle-exclamation-point|info|bot)\.mjs$/;
/** What the check of a certificate needs before the application, of what every page or most need later: it must not bring all of that along. */
const neededFirst = /\/client\/platform\/(api\/address|browser\/consent)\.ts$|\/contract\/platform\/mapping\.ts$/;
const neededFirstAndOften =
  /\/client\/platform\/browser\/stored\.ts$|\/core\/(platform\/(regimes|calendar\/calendar)|account\/companies\/nip)\.ts$/;
/** What a few screens alone need of the query library: lists that are read page by page, and several questions asked at once. */
const neededByFew = /@tanstack\/.*(nfiniteQuery(Observer|Options)?|[qQ]ueries(Observer)?)\.js$/;
/** What most pages with something to fill in or to read need beside it. */
const neededOften =
  /\/client\/platform\/(words\/formats|ui\/(forms\/form-draft|screen\/skeleton))\.tsx?$|\/client\/account\/saved-scope\/(nip-field|scope-places)\.tsx?$|\/core\/assessment\/scope\/in-force\.ts$|\/icons\/(arrow-left|arrow-right|check|shield-check)\.mjs$/;
/** What the frame of signed-in pages or most of its screens need: each alone would be a file of little but its imports. */
const neededByMembers =
  /\/client\/(account\/(accounts\/role|team\/switching)|assessment\/(contradictions\/(queries|recorded-words)|data\/(compared|newer|observed-questions|places|queries|section-key))|billing\/billing\/order-address|platform\/ui\/list\/address)\.tsx?$|\/core\/(account\/entitlements\/entitlements|assessment\/questionnaire\/(question-ids|recorded))\.ts$|\/icons\/(badge-check|calculator|file-text|list-checks|paperclip|radar)\.mjs$/;
/** The module that draws public pages on the server (`vite build --ssr server-entry.tsx`). */
const serverDir = join(import.meta.dirname, 'dist', 'server');
const compressible = /\.(js|css|json|svg|html)$/;

/** Leaves a .gz and a .br beside every text file, so that the server compresses nothing while it answers. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      for (const file of files.filter((entry) => entry.isFile() && compressible.test(entry.name))) {
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
      }
    },
  };
}

/**
 * Puts the words of every part of the application beside it, one file per language, and lets every `import()` of a part
 * wait for them, so that nobody loads words that no screen of theirs says.
 */
function wordsByPart(): Plugin {
  return {
    name: 'words-by-part',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    config: () => ({ define: { __WORDS__: JSON.stringify(wordFiles().prefix) } }),
    transform: {
      filter: { id: /\/client\/[^?]+\.tsx?$/, code: /import\('[.#]/ },
      handler: (code, id) => {
        if (id.endsWith('/client/main.tsx')) return null;
        const waiting = code.replaceAll(/import\('([.#][^']+)'\)/g, (found, file: string) => `withWords(${found}, '${partOf(file)}')`);
        return { code: `import { withWords } from '#client/platform/words/i18n.ts';\n${waiting}`, map: null };
      },
    },
    generateBundle() {
      const { prefix, files } = wordFiles();
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      this.emitFile({ type: 'asset', fileName: '.vite/words.json', source: JSON.stringify(prefix) });
    },
  };
}

/** Draws icons by our own few lines instead of the package's. */
function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    enforce: 'pre',
    load: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => `export { createIcon as default } from '${join(import.meta.dirname, 'client', 'platform', 'ui', 'icon.ts')}';`,
    },
    // Of an icon its lines are needed: names, sizes and keys of the package are not.
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/,\s*key: "\w+"/g, '')
          .replaceAll(/^ {2}(name|size|aliases): .*,?$/gm, '')
          .replace('__iconData.node;', ''),
        map: null,
      }),
    },
  };
}

/** Fetches a later part by `import()` alone: there is one stylesheet, and no part waits for others than its own few. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Roots that are built into the pages, so that no answer of the service replaces them (docs/operations.md, “Keys”). */
function pinnedRoots(): object | null {
  const { KEY_ROOTS: roots, PUBLIC_URL: issuer } = process.env;
  return roots && issuer ? { issuer, threshold: 2, keys: roots.split(',') } : null;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  plugins: [react(), tailwindcss(), plainIcons(), plainImports(), wordsByPart(), precompress()],
  define: { __PINNED_ROOTS__: JSON.stringify(pinnedRoots()), __WORDS__: 'null' },
  // React has it itself; the router still asks a package for it, for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? serverDir : outDir,
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The server writes the page around it; `index.html` is that of hot reload.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: ['main.tsx', 'platform/offline/worker.ts'].map((file) => join(import.meta.dirname, 'client', file)),
            output: {
              // Every page names the parts that it may need: short names are most of what that takes.
              chunkFileNames: 'assets/[hash].js',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'loading', test: /preload-helper/ },
                  { name: 'first', test: neededFirst },
                  { name: 'first-often', test: neededFirstAndOften },
                  { name: 'base', test: (id) => neededEverywhere.test(id) && !neededByFew.test(id) },
                  { name: 'often', test: neededOften },
                  { name: 'member', test: neededByMembers },
                ],
              },
            },
          },
        }),
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  server: { fs: { allow: ['..'] } },
}));
