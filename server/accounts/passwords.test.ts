import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { passwordStrength } from '#core/password-strength.ts';
import { passwordProblem } from './passwords.ts';

it('calls no password hard to guess that is refused as a common one', () => {
  const refused = (dictionary['passwords-common'] ?? []).filter((password) => passwordProblem(password) === 'password_common');
  expect(refused.length).toBeGreaterThan(9000);
  expect(refused.filter((password) => passwordStrength(password) === 'good')).toEqual([]);
});
