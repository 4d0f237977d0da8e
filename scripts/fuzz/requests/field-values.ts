import fc from 'fast-check';
import { catalogues } from '#content/questions/catalogue.ts';
import { legalPages, legalVersions } from '#content/legal/editions/versions.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { testPassword } from '#server/testing/builders.ts';
import { often } from './draw.ts';
import type { FieldValue } from './ids.ts';

export const questions = [...questionsOf(catalogues.nis2), ...questionsOf(catalogues.ai_act)].map(({ id }) => id);
const firstNames = ['Anna', 'Żaneta', 'Łukasz', 'Jean-Luc', 'O’Neil', 'Müller'];
export const good = 'poprawne końskie hasło';

/** NIPs that are well formed, of nobody in particular. */
export const freshNip = fc.integer({ min: 9_992_000_000, max: 9_999_999_999 }).map(String).filter(isValidNip);

export const numbered = (before: string, most = 9_999_999): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: most }).map((number) => `${before}-${number}@example.com`);
export const some = fc.constantFrom;

/** A promise is recognised by the name of a field alone. */
export const common: Readonly<Record<string, FieldValue>> = {
  email: (fixture, caller) => fc.oneof(numbered('fuzz', 99_999), some(fixture.org.email, caller.email ?? 'nikt@example.com')),
  contactEmail: () => 'biuro@example.com',
  password: () => often(90, fc.constant(testPassword), fc.constant(good)),
  currentPassword: () => often(90, fc.constant(testPassword), fc.constant(good)),
  newPassword: () => often(80, fc.constant(testPassword), fc.constant(good)),
  firstName: () => some(...firstNames),
  lastName: () => some(...firstNames),
  nip: ({ things }) => often(75, some(things.nip, '9990000008', '5261040828'), freshNip),
  questionId: () => some(...questions),
  assessmentId: ({ things }) => some(things.open, things.open, things.assessment),
  copyFrom: ({ things }) => things.assessment,
  from: ({ things }) => things.assessment,
  personId: ({ things }) => some(things.person, things.member),
  userId: ({ things }) => things.member,
  organizationId: ({ org }) => org.id,
  periodId: ({ things }) => things.period,
  replaces: ({ things }) => things.evidence,
  evidence: ({ things }) => things.adopted,
  certificateNumber: ({ things }) => things.certificateNumber,
  orderNumber: ({ things }) => some(things.orderNumber, things.orderNumber.toLowerCase()),
  country: () => some('Polska', 'DE', 'Francja'),
  postalCode: () => '90-001',
  url: () => fc.integer({ min: 1, max: 99_999 }).map((number) => `https://example.com/${number}`),
  accent: () => some('#0f4c5c', '#7a1f1f', null),
  page: () => some(...legalPages),
  version: () => legalVersions['terms-of-sale'][0].version,
  month: () => some('2026-11', '2026-01', '2027-02'),
  bytes: () => fc.integer({ min: 1, max: 2000 }),
  list: () => some(2026, 2027, 2028),
};
