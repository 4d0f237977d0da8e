import type { Language, Localized } from '#core/platform/languages.ts';
import de from './interface/de.json' with { type: 'json' };
import en from './interface/en.json' with { type: 'json' };
import fr from './interface/fr.json' with { type: 'json' };
import pl from './interface/pl.json' with { type: 'json' };

/** What every language has; Polish has plural forms beyond that. */
type Words = typeof en;

/** What the screens say, for documents, mails and answers of the server that say the same: so it stands once. */
export const interfaceWords: Readonly<Record<Language, Words>> = { pl, en, de, fr };

/** One text of the screens in every language. */
export function localized(read: (words: Words) => string): Localized {
  return { pl: read(pl), en: read(en), de: read(de), fr: read(fr) };
}
