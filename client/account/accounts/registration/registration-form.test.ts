import { describe, expect, it } from 'vitest';
import { checkForm, emptyForm, errorsOf, formErrors, payloadOf, stepToShow, withoutEarlier } from './registration-form.ts';

const filledIn = {
  ...emptyForm,
  nip: 'PL 526-104-08-28',
  name: 'Młyn',
  address: 'ul. Wodna 1',
  postalCode: '90-001',
  city: 'Łódź',
  contactEmail: 'biuro@example.com',
  firstName: 'Ewa',
  lastName: 'Kot',
  email: 'ewa@example.com',
  password: 'długie hasło',
  confirmPassword: 'długie hasło',
};

describe('the registration form', () => {
  it('finds nothing wrong in a complete form', () => {
    expect(checkForm(filledIn, true)).toEqual({});
  });

  it.each([
    ['nip', '5261040829'],
    ['name', 'x'],
    ['address', 'ul.'],
    ['postalCode', '90'],
    ['city', ''],
    ['contactEmail', 'biuro'],
    ['firstName', ' A '],
    ['lastName', ''],
    ['email', 'ewa@'],
    ['confirmPassword', 'inne hasło'],
  ] as const)('finds what is wrong with %s', (field, value) => {
    expect(Object.keys(checkForm({ ...filledIn, [field]: value }, true))).toEqual([field]);
  });

  it('wants the terms accepted and a password of eight characters', () => {
    expect(Object.keys(checkForm(filledIn, false))).toEqual(['terms']);
    expect(Object.keys(checkForm({ ...filledIn, password: 'krótkie', confirmPassword: 'krótkie' }, true))).toEqual(['password']);
  });

  it('never sends the repeated password, and leaves out what is empty', () => {
    const payload = payloadOf(filledIn);
    expect(payload).not.toHaveProperty('confirmPassword');
    expect(payload.organization.legalForm).toBeUndefined();
  });

  it('brings errors of the server to their fields', () => {
    expect(formErrors({ 'organization.nip': 'zły NIP', email: 'zły adres' })).toEqual({ nip: 'zły NIP', email: 'zły adres' });
  });
});

describe('the NIP in the form', () => {
  it('is reported as too short, or as wrong, and never that the register did not answer', () => {
    expect(checkForm({ ...filledIn, nip: '526104082' }, true)).toEqual({ nip: 'register.errors.nipLength' });
    expect(checkForm({ ...filledIn, nip: '5261040829' }, true)).toEqual({ nip: 'register.errors.nipCheckDigit' });
    expect(checkForm({ ...filledIn, nip: '526104082' }, true)).toEqual({ nip: 'register.errors.nipLength' });
    expect(checkForm({ ...filledIn, nip: '52610408281' }, true)).toEqual({ nip: 'register.errors.nipLength' });
    expect(checkForm({ ...filledIn, nip: '526104082x' }, true)).toEqual({ nip: 'register.errors.nip' });
  });

  it('takes what it filled in away again when it is about another company, but nothing that was typed', () => {
    const found = { name: 'Młyn', city: 'Łódź', legalForm: 'spółka jawna' };
    const form = { ...filledIn, ...found, city: 'Pabianice' };
    expect(withoutEarlier(form, found)).toEqual({ name: '', legalForm: '' });
  });
});

describe('the steps of the form', () => {
  it('lead no further than the first one in which something is missing', () => {
    expect(stepToShow('summary', emptyForm)).toBe('company');
    expect(stepToShow('summary', { ...filledIn, password: '' })).toBe('person');
    expect(stepToShow('summary', filledIn)).toBe('summary');
    expect(stepToShow('company', filledIn)).toBe('company');
    expect(stepToShow('elsewhere', filledIn)).toBe('company');
    expect(stepToShow(null, filledIn)).toBe('company');
  });

  it('name what is wrong in the order of the page', () => {
    const errors = { terms: 'c', email: 'b', nip: 'a' };
    expect(errorsOf(errors)).toEqual([
      ['nip', 'a'],
      ['email', 'b'],
      ['terms', 'c'],
    ]);
    expect(errorsOf(errors, ['person'])).toEqual([['email', 'b']]);
  });

  it('write to the address to sign in with where no other one is given', () => {
    expect(checkForm({ ...filledIn, contactEmail: ' ' }, true)).toEqual({});
    expect(payloadOf({ ...filledIn, contactEmail: ' ' }).organization.contactEmail).toBe('ewa@example.com');
    expect(payloadOf(filledIn).organization.contactEmail).toBe('biuro@example.com');
  });
});
