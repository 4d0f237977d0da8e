import { interfaceWords } from '#content/localized.ts';
import type { ListedData } from '#core/assessment/register-entry/changes.ts';
import {
  entryInputs,
  entrySheet,
  type Derived,
  type DerivedEntry,
  type EntryInput,
  type FieldState,
  type OwnEntry,
} from '#core/assessment/register-entry/fields.ts';
import { kinds, kindCodes } from '#core/assessment/scope/kinds/kinds.ts';
import { chosenKinds } from '#core/assessment/scope/nis2/bases.ts';
import { sizesOf } from '#core/assessment/scope/nis2/size.ts';
import type { Nis2Answers } from '#core/assessment/scope/nis2/answers.ts';
import { countedAnswers } from '#core/assessment/scope/scope.ts';
import type { Language } from '#core/platform/languages.ts';
import { lastReading, organizationData } from '#server/account/public.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Micro and small enterprises name one contact: sizes are numbered from micro (0). */
const largestWithOneContact = 1;

export type Sources = Readonly<{
  account: Awaited<ReturnType<typeof organizationData>>;
  reading: Awaited<ReturnType<typeof lastReading>>;
  scope: Nis2Answers | null;
}>;

export async function sourcesOf(db: Db, organizationId: string): Promise<Sources> {
  const check = (await newestScopes(db, organizationId)).get('nis2');
  return {
    account: await organizationData(db, organizationId),
    reading: await lastReading(db, organizationId),
    scope: check ? countedAnswers('nis2', check.answers) : null,
  };
}

function sectorLines(scope: Nis2Answers, language: Language): string[] {
  const { sectors, kinds: kindWords } = interfaceWords[language].scope.fields;
  return chosenKinds(scope).map((code) => `${sectors.options[kinds[code].sector]}: ${kindWords.options[code]}`);
}

function knownSize(scope: Nis2Answers | null): number | null {
  if (!scope) return null;
  const [from, to] = sizesOf(scope);
  return from === to ? from : null;
}

/** Whether one contact is enough; a size that is open requires two. */
export function needsOneContact({ scope }: Sources): boolean {
  return scope !== null && sizesOf(scope)[1] <= largestWithOneContact;
}

function addressLine({ address, postalCode, city }: Readonly<{ address: string; postalCode: string; city: string }>): string {
  return [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** What is known of an organisation without asking: registers go before the account. */
export function derivedEntry({ account, reading, scope }: Sources, language: Language): DerivedEntry {
  const company = reading?.company ?? null;
  const from = (value: string | null | undefined, source: Derived['source']): Derived | null => (value ? { value, source } : null);
  const registered = company?.contacts.find(({ kind }) => kind === 'email')?.address;
  const size = knownSize(scope);
  const sizes: Readonly<Record<string, string>> = interfaceWords[language].scope.sizes;
  const found: Partial<Record<EntryInput, Derived | null>> = {
    name: from(company?.fullName, 'register') ?? from(account.companyFullName || account.name, 'account'),
    nip: from(account.nip, 'account'),
    regon: from(company?.regon, 'register'),
    seat: from(company && addressLine(company), 'register') ?? from(addressLine(account), 'account'),
    email: from(registered, 'register') ?? from(account.contactEmail, 'account'),
    sectors: scope ? from(sectorLines(scope, language).join('\n'), 'scope') : null,
    size: size === null ? null : from(sizes[String(size)], 'scope'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as DerivedEntry;
}

export function sheetOf(own: OwnEntry, sources: Sources, language: Language): FieldState[] {
  return entrySheet(own, derivedEntry(sources, language), { oneContact: needsOneContact(sources) });
}

/** What is compared with the listed data: codes in the place of words, so that a text that is worded anew is no change. */
export function currentData(own: OwnEntry, sources: Sources): ListedData {
  const derived = derivedEntry(sources, 'pl');
  const { scope, reading } = sources;
  const size = knownSize(scope);
  const codes: Partial<Record<EntryInput, string>> = {
    sectors: scope ? kindCodes.filter((code) => chosenKinds(scope).includes(code)).join(' ') : '',
    size: size === null ? '' : `size ${size}`,
  };
  // Where the registers were read, what the account states in their place is not what is listed: a silent register changed nothing.
  const known = (input: EntryInput): string => {
    const found = derived[input];
    const isInstead = found?.source === 'account' && input !== 'nip' && reading !== null;
    return isInstead ? '' : (found?.value ?? '');
  };
  const values = entryInputs.map((input) => [input, own.values[input]?.trim() || (codes[input] ?? known(input))] as const);
  return Object.fromEntries([...values, ['legalForm', reading?.company?.legalForm ?? '']].filter(([, value]) => value !== ''));
}
