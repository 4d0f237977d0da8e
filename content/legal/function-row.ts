import type { Localized } from '#core/platform/languages.ts';
import type { Basis } from './bases.ts';
import type { Period } from './periods.ts';
import type { Persons } from './persons.ts';
import type { Recipient } from './recipients.ts';

/** A section of a legal page that speaks of a function, and the words it has to use in each language. */
export type LegalMention = Readonly<{
  at: `/${'privacy-policy' | 'terms-of-sale' | 'terms-of-certification'}#s${number}`;
  /** Beginnings of words, in small letters, separated by spaces; `_` stands for a space inside one. */
  words: Localized;
}>;

/** A function of the product, as far as personal data are concerned. */
export type FunctionRow = Readonly<{
  name: Localized;
  data: Localized;
  persons: readonly Persons[];
  /** What for; a legitimate interest is named. */
  purpose: Localized;
  bases: readonly Basis[];
  recipients: readonly Recipient[];
  periods: readonly Period[];
  /** Where the terms speak of it, apart from the generated tables; empty for what concerns no customer. */
  mentions: readonly LegalMention[];
  /** Files of the archive in which it is taken along (`server/account/accounts/settings/own-data.ts`). */
  exported: readonly string[];
  /** Tables of which every column is treated as personal data. */
  tables: readonly string[];
  /** Files of `server/adapters` by which data leave or come. */
  adapters: readonly string[];
  /** Calls that anyone may make, as `METHOD path`. */
  calls: readonly string[];
}>;
