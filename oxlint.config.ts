export { lintConfig as default } from './scripts/checks/lint.ts';
