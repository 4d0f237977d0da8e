import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registrationLengths } from '#client/account/accounts/registration/registration-form.ts';
import { registration } from '#contract/account/accounts.ts';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { fieldErrorMessages } from '#content/field-errors.ts';
import { interfaceWords } from '#content/localized.ts';
import { logoBox } from '#core/company/branding.ts';
import { languages } from '#core/platform/languages.ts';
import { lengths, longestPasswordBytes, sizes } from '#core/platform/limits.ts';

const root = join(import.meta.dirname, '..', '..');
const contract = join(root, 'contract');
const organizationFields = new Set([
  'name',
  'companyFullName',
  'legalForm',
  'address',
  'postalCode',
  'city',
  'contactEmail',
  'contactPhone',
]);

/** Whether the promise takes a text of that length in a field of the registration. */
function accepts(field: string, units: number): boolean {
  const mail = '@example.com';
  const value = /mail/i.test(field) ? `${'a'.repeat(Math.max(0, units - mail.length))}${mail}` : 'a'.repeat(units);
  const path = organizationFields.has(field) ? ['organization', field] : [field];
  const input = path.length > 1 ? { organization: { [field]: value } } : { [field]: value };
  const wrong = registration.safeParse(input).error?.issues ?? [];
  return !wrong.some((issue) => issue.path.join('.') === path.join('.') && issue.message !== 'email_invalid');
}

describe('a limit', () => {
  const fields = Object.entries(registrationLengths).filter(([field]) => field !== 'nip');

  it.each(fields)('of %s is the same in the form and in the promise', (field, { least, most }) => {
    expect([accepts(field, most), accepts(field, most + 1), accepts(field, least)]).toEqual([true, false, true]);
    if (least > 0) expect(accepts(field, least - 1)).toBe(false);
  });

  it.each(languages)('is said in %s as it is', (language) => {
    const words = interfaceWords[language];
    for (const text of [words.register.passwordHint, words.register.errors.password])
      expect(text).toContain(String(lengths.password.least));
    expect(fieldErrorMessages.password_too_long[language]).toContain(String(longestPasswordBytes));
    expect(fieldErrorMessages.note[language]).toContain(String(lengths.note.least));
    const megabytes = String(sizes.logo / 1_000_000);
    for (const text of [words.branding.logoHint, words.branding.tooLarge]) expect(text).toContain(megabytes);
    expect(words.branding.logoHint.replaceAll('\u00a0', ' ')).toContain(`${logoBox.width} × ${logoBox.height}`);
  });

  it('is written once: no promise and no form repeats its number', () => {
    const inPromises = readdirSync(contract, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(join(contract, file), 'utf8')] as const);
    const repeated = /\btext\(\d|z\s*\.string\([^)]*\)[^,;]*?\.(max|min)\((?!1,)\d|maxBytes: \d/;
    expect(inPromises.length).toBeGreaterThan(40);
    expect(inPromises.filter(([, source]) => repeated.test(source)).map(([file]) => file)).toEqual([]);
    const client = join(root, 'client');
    const forms = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!test)\.tsx?$/.test(file));
    const typed = /maxLength=\{\d{2}|\.length < \d(?!.*lengths)\d|password\.length < \d/;
    expect(forms.filter((file) => typed.test(readFileSync(join(client, file), 'utf8')))).toEqual([]);
  });
});

type Schema = Readonly<{ type?: unknown; maximum?: number; minimum?: number }>;

/** The places of whole numbers in a schema, with what is taken there. */
function integersIn(value: unknown, path: string): [string, Schema][] {
  if (value === null || typeof value !== 'object') return [];
  const own: [string, Schema][] = (value as Schema).type === 'integer' ? [[path, value]] : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => integersIn(inner, name === 'properties' ? path : `${path} ${name}`))];
}

describe('a whole number that is sent', () => {
  /** Columns of eight bytes. */
  const large: ReadonlySet<string> = new Set([
    'GET /api/operator/log query before',
    'GET /api/operator/security-events query before',
    'GET /log/checkpoint query size',
  ]);

  it('fits into the column that it is compared with', () => {
    const sent = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes }).flatMap(([key, call]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = (call as Readonly<Partial<Record<typeof part, z.ZodType>>>)[part];
        return schema ? integersIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), `${key} ${part}`) : [];
      }),
    );
    expect(sent.length).toBeGreaterThan(5);
    const wrong = sent.filter(
      ([place, { minimum = -Infinity, maximum = Infinity }]) => !large.has(place) && (maximum > 2 ** 31 - 1 || minimum < -(2 ** 31)),
    );
    expect(wrong.map(([place]) => place)).toEqual([]);
  });
});
