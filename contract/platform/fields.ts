import { z } from 'zod';
import { isPlainName } from '#core/account/companies/company-name.ts';
import { readCursor, readInstant } from '#core/platform/calendar/instant.ts';
import { regimes } from '#core/platform/regimes.ts';
import { languages } from '#core/platform/languages.ts';
import { lengths, type Length } from '#core/platform/limits.ts';
import { hiddenInName, nameProblem, type NameProblem } from '#core/account/people/person-name.ts';

/**
 * Messages in schemas are codes; the server and the forms translate them (`content/field-errors.ts`). Text fields have
 * an upper bound and refuse NUL, which PostgreSQL cannot store.
 */
export const fieldErrors = [
  'required',
  'invalid',
  'too_long',
  'email_invalid',
  'password_required',
  'declaration_name',
  'declaration_role',
  'nip_invalid',
  'password_short',
  'password_too_long',
  'password_common',
  'password_known',
  'password_wrong',
  'second_factor_wrong',
  'registration_password_wrong',
  'first_name',
  'last_name',
  'name_scripts',
  'name_links',
  'name_form',
  'plan_required',
  'compliance_required',
  'company_name',
  'company_name_characters',
  'company_name_registered',
  'code_form',
  'guest_code_form',
  'code_wrong',
  'staff_domain',
  'address',
  'city',
  'postal_code',
  'country_unknown',
  'accent',
  'accent_contrast',
  'note',
  'risk_reason',
  'documents',
  'transfer_currency',
  'domain',
  'domain_shared',
  'fact_day',
  'too_many_nips',
  'not_a_member',
  'request_words',
  'no_links',
  'hidden_characters',
  'link',
  'webhook_address',
  'file_name',
  'file_empty',
  'file_too_large',
] as const;
export type FieldError = (typeof fieldErrors)[number];

/** How a length is refused: nothing else reads a text that is too long, so that no pattern runs over more than its field takes. */
export function atOnce(error: FieldError) {
  return { error, abort: true } as const;
}

const fits = (text: string): boolean => !text.includes('\u0000');

/** Free text, trimmed. */
export function text({ least, most }: Length, tooShort: FieldError = 'required') {
  return z.string('required').trim().min(least, tooShort).max(most, atOnce('too_long')).refine(fits, 'invalid');
}

function refusing(problemOf: (name: string) => NameProblem | null) {
  return (name: string, context: z.RefinementCtx): void => {
    const problem = problemOf(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  };
}

/** The first or last name of a person. */
export function personName(tooShort: FieldError) {
  return text(lengths.personName, tooShort).superRefine(refusing(nameProblem));
}

/** Text that names somebody, with titles and whatever belongs to it. */
export function naming(length: Length, tooShort: FieldError = 'required') {
  return text(length, tooShort).superRefine(refusing(hiddenInName));
}

/** The name of an organisation: nothing hidden in it, nothing that looks like something else. */
export function companyName(length: Length, tooShort: FieldError = 'required') {
  return text(length, tooShort).refine(isPlainName, 'company_name_characters');
}

export const email = z
  .string('email_invalid')
  .trim()
  .toLowerCase()
  .max(lengths.email.most, atOnce('too_long'))
  .pipe(z.email('email_invalid'));

/** However it is written: as the database writes it. */
export const uuid = z.uuid('invalid').toLowerCase();
/** The greatest number that a column of four bytes holds: whatever is compared with one is at most this. */
export const mostCounted = 2 ** 31 - 1;
export const regime = z.enum(regimes, 'invalid');
export const language = z.enum(languages, 'invalid');
/** A day that somebody says, ISO 8601; a year 0 is one of ISO 8601 and of no calendar of a database. */
export const day = z.iso.date('invalid').refine((date) => date >= '0001', 'invalid');
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().refine((text) => readInstant(text) !== null, 'invalid');
/** A place in a list by time, to go on after: the instant of the last one that is known, and its id. */
export const place = z.templateLiteral([instant, '_', uuid], 'invalid').refine((text) => readCursor(text, '_') !== null, 'invalid');
export type Place = z.output<typeof place>;
/** Percent with at most two decimals, or null where nothing was applicable. */
export const percent = z.number().min(0).max(100);
export const languageQuery = z.object({ lang: language.optional() });
export const idParams = z.object({ id: uuid });
