import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'dist', 'client');
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

/** Roots that are built into the pages, so that no answer of the service replaces them (docs/operations.md, “Keys”). */
function pinnedRoots(): object | null {
  const { KEY_ROOTS: roots, PUBLIC_URL: issuer } = process.env;
  return roots && issuer ? { issuer, threshold: 2, keys: roots.split(',') } : null;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  plugins: [react(), tailwindcss(), precompress()],
  define: { __PINNED_ROOTS__: JSON.stringify(pinnedRoots()) },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? serverDir : outDir,
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The server writes the page around it; `index.html` is that of hot reload.
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { input: ['main.tsx', 'offline/worker.ts'].map((file) => join(import.meta.dirname, 'client', file)) } }),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] } },
}));
