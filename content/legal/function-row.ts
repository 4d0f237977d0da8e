import type { Localized } from '#core/languages.ts';

/** On what the processing rests (GDPR): art. 6(1)(b), (c), (f), (a), or for the organisation as its processor (art. 28). */
type Basis = 'contract' | 'law' | 'interest' | 'consent' | 'processor';
type Recipient = 'hosting' | 'mail' | 'payments' | 'accounting' | 'authorities' | 'organisation' | 'chosen' | 'public';
/** How long, as section 7 of the privacy policy says it. */
type Period = 'account' | 'until-deleted' | '30-days' | '3-months' | '12-months' | '5-years' | '6-years' | '10-years' | 'without-end';

/** A function of the product, as far as personal data are concerned. */
export type FunctionRow = Readonly<{
  name: Localized;
  bases: readonly Basis[];
  recipients: readonly Recipient[];
  period: Period;
  /** Section of a legal page in which it belongs; whether that says enough is for a person to judge. */
  told: `/${'privacy-policy' | 'terms-of-sale' | 'terms-of-certification'}#s${number}`;
  /** Tables of which every column is treated as personal data. */
  tables: readonly string[];
  /** Files of `server/outside` by which data leave or come. */
  adapters: readonly string[];
  /** Calls that anyone may make, as `METHOD path`. */
  calls: readonly string[];
}>;
