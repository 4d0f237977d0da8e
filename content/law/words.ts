import type { Localized } from '#core/platform/languages.ts';

/** Words of the feed of changes of law. */
export const lawWords = {
  feedTitle: {
    pl: 'Atesto: zmiany w\u00a0prawie',
    en: 'Atesto: changes in law',
    de: 'Atesto: Rechtsänderungen',
    fr: 'Atesto\u00a0: évolutions du droit',
  },
  feedSubtitle: {
    pl: 'NIS2, ustawa o\u00a0KSC i\u00a0AI Act: co i\u00a0od kiedy obowiązuje. Informacja, nie porada prawna.',
    en: 'NIS2, the Polish act that implements it and the AI Act: what binds from when. Information, not legal advice.',
    de: 'NIS 2, das polnische KSC-Gesetz und die KI-Verordnung: was ab wann gilt. Information, keine Rechtsberatung.',
    fr: 'NIS\u00a02, la loi polonaise KSC et le règlement sur l’IA\u00a0: ce qui s’applique et depuis quand. Information, non un conseil juridique.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
