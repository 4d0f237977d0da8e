import { defineConfig } from 'oxlint';
import { anything, mayImport, type Boundary } from './import-boundaries.ts';

type Rules = NonNullable<Parameters<typeof defineConfig>[0]['rules']>;

function boundaries(files: readonly string[], patterns: readonly Boundary[]): { files: string[]; rules: Rules } {
  return {
    files: [...files],
    rules: { 'eslint/no-restricted-imports': ['error', { patterns: patterns.map((boundary) => ({ ...boundary })) }] },
  };
}

const forTests = { packages: 'any', node: true } as const;
const clientWords = ['content/interface', 'content/legal', 'content/labels'] as const;
const server = mayImport('server', ['core', 'content', 'contract', 'proof'], { packages: 'any', node: true });

/** Who may import whom; the last entry that fits a file counts. */
const whoMayImportWhom = [
  boundaries(['core/**'], mayImport('core', [], { packages: [] })),
  boundaries(['core/**/*.test.ts'], mayImport('core', [], forTests)),
  boundaries(['content/**'], mayImport('content', ['core'], { packages: [] })),
  boundaries(['content/**/*.test.ts'], mayImport('content', ['core'], forTests)),
  boundaries(['contract/**'], mayImport('contract', ['core'], { packages: ['zod'] })),
  boundaries(['proof/**'], mayImport('proof', ['core'], { packages: [] })),
  boundaries(['proof/**/*.test.ts', 'proof/testing/**'], mayImport('proof', ['core'], forTests)),
  boundaries(['server/**'], server),
  boundaries(
    ['server/**/*.test.ts', 'server/testing/**'],
    mayImport('server', ['core', 'content', 'contract', 'proof', 'sandbox'], forTests),
  ),
  boundaries(['client/**'], mayImport('client', ['core', 'contract', 'proof', ...clientWords], { packages: 'any' })),
  boundaries(['client/**/*.test.ts', 'client/**/*.test.tsx'], mayImport('client', ['core', 'contract', 'content', 'proof'], forTests)),
  boundaries(['sandbox/**'], mayImport('sandbox', [], { packages: 'any', node: true })),
  boundaries(
    ['e2e/**'],
    mayImport('e2e', ['core', 'content', 'contract', 'proof', 'scripts/pictures', 'scripts/tests'], {
      packages: 'any',
      node: true,
    }),
  ),
];

/** Rules that would say no to what this project does on purpose. */
const notHere: Rules = {
  'import/no-unassigned-import': 'off',
  'import/no-named-as-default-member': 'off',
  'eslint/no-await-in-loop': 'off',
  'eslint/no-underscore-dangle': 'off',
  'eslint/no-shadow': 'off',
  'typescript/no-unsafe-type-assertion': 'off',
  // There are no enums here, TypeScript refuses them (`erasableSyntaxOnly`); looking for them took half the time of all rules.
  'typescript/no-unsafe-enum-assignment': 'off',
  'typescript/no-unnecessary-condition': 'off',
  'typescript/no-unnecessary-type-parameters': 'off',
  'react/react-in-jsx-scope': 'off',
  'unicorn/no-array-sort': 'off',
  'unicorn/no-array-reverse': 'off',
  'unicorn/consistent-function-scoping': 'off',
  'unicorn/require-post-message-target-origin': 'off',
  'unicorn/prefer-add-event-listener': 'off',
  'promise/always-return': 'off',
  'promise/no-callback-in-promise': 'off',
  'oxc/no-map-spread': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
};

export const lintConfig = defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'warn' },
  options: { typeAware: true },
  env: { es2024: true },
  ignorePatterns: ['proof/score.mjs', 'dist', 'var', 'node_modules', 'client/public'],
  rules: {
    ...notHere,
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'eslint/max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'eslint/no-restricted-imports': ['error', { patterns: anything.map((boundary) => ({ ...boundary })) }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
  },
  overrides: [
    // The address of a worker is what the build makes of its file.
    { files: ['client/certificate/registry/check/copy/copy-reader.ts'], rules: { 'import/default': 'off' } },
    { files: ['*.config.ts', 'scripts/tests/database.ts', 'e2e/teardown.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['content/**', '**/*.test.ts', '**/*.test.tsx', 'e2e/**'],
      rules: { 'eslint/max-lines': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
    ...whoMayImportWhom,
  ],
});
