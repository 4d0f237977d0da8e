export { lintConfig as default } from './scripts/lint.ts';
