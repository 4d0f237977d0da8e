import type pl from '#content/interface/pl.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof pl };
    returnNull: false;
  }
}
