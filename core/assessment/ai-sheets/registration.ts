import { dutiesOf } from '#core/assessment/ai-systems/duties.ts';
import type { SystemFacts } from '#core/assessment/ai-systems/system.ts';

/** What Annex VIII asks for, in the order of its sections; the numbers of section B after Regulation (EU) 2026/1744 rest on one source. */
export const registrationSections = {
  A: [
    'provider',
    'submitter',
    'representative',
    'systemName',
    'purpose',
    'logic',
    'status',
    'certificate',
    'certificateCopy',
    'states',
    'declaration',
    'instructions',
    'url',
  ],
  B: ['provider', 'submitter', 'representative', 'systemName', 'purpose', 'ground', 'status'],
  C: ['deployer', 'submitter', 'entryUrl', 'impactSummary', 'dpiaSummary'],
} as const;
export type RegistrationSection = keyof typeof registrationSections;
export type RegistrationField = (typeof registrationSections)[RegistrationSection][number];
export const registrationFields = [...new Set(Object.values(registrationSections).flat())] as [RegistrationField, ...RegistrationField[]];

/** The sections that a system needs: of its provider (art. 49 ust. 1 and 2) and of a public body that uses it (ust. 3). */
export function sectionsOf(facts: SystemFacts, today: string): RegistrationSection[] {
  const codes = new Set(dutiesOf(facts, today).map(({ code }) => code));
  return [
    ...(codes.has('registration') ? (['A'] as const) : []),
    ...(codes.has('exception_registration') ? (['B'] as const) : []),
    ...(codes.has('public_registration') ? (['C'] as const) : []),
  ];
}

/** Fields that may not apply: an organisation then states so. */
export const optionalFields = [
  'submitter',
  'representative',
  'certificate',
  'certificateCopy',
  'instructions',
  'url',
  'dpiaSummary',
] as const;
export type OptionalField = (typeof optionalFields)[number];

export function isOptional(field: RegistrationField): field is OptionalField {
  return (optionalFields as readonly RegistrationField[]).includes(field);
}

/** That an optional field does not apply is stored beside its text, as `yes`. */
export function noneOf(field: OptionalField): `${OptionalField}:none` {
  return `${field}:none`;
}
export const registrationKeys = [...registrationFields, ...optionalFields.map(noneOf)] as const;
export type RegistrationKey = (typeof registrationKeys)[number];

/** What the organisation wrote itself: it goes before what is derived. */
export type RegistrationContent = Partial<Readonly<Record<RegistrationKey, string>>>;
export type DerivedRegistration = Partial<Readonly<Record<RegistrationField, string>>>;

export type RegistrationFieldState = Readonly<{
  field: RegistrationField;
  /** What counts: the own text, else the derived one. */
  value: string;
  derived: string | null;
  state: 'complete' | 'missing' | 'not_applicable';
}>;

/** Every field of a section with what counts in it. */
export function registrationSheet(
  section: RegistrationSection,
  content: RegistrationContent,
  derivedValues: DerivedRegistration,
): RegistrationFieldState[] {
  return registrationSections[section].map((field) => {
    const written = content[field]?.trim() ?? '';
    const derived = derivedValues[field] ?? null;
    const isLeftOut = isOptional(field) && content[noneOf(field)] === 'yes' && written === '';
    const value = isLeftOut ? '' : written || (derived ?? '');
    return { field, value, derived, state: isLeftOut ? 'not_applicable' : value === '' ? 'missing' : 'complete' };
  });
}

/** How many fields of the sections are still empty; one that stands in two of them counts once. */
export function openRegistration(
  sections: readonly RegistrationSection[],
  content: RegistrationContent,
  derived: DerivedRegistration,
): number {
  const missing = sections.flatMap((section) => registrationSheet(section, content, derived).filter(({ state }) => state === 'missing'));
  return new Set(missing.map(({ field }) => field)).size;
}
