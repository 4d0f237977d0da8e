import { expect, it } from 'vitest';
import { passwordStrength } from '#core/account/people/password-strength.ts';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblem } from './passwords.ts';

it.each(['password1', 'Qwerty123', 'zaq12wsx', 'MATRIX123', 'cheaphornybastard'])(
  'refuses %s as one of the commonest',
  async (password) => {
    expect(await passwordProblem(password, [])).toBe('password_common');
  },
);

it('knows the commonest that are long enough, whatever their case', async () => {
  const common = await commonPasswords();
  expect(common.size).toBeGreaterThan(35_000);
  for (const password of ['iloveyou', 'trustno1', 'princess']) expect(common.has(password)).toBe(true);
});

it('calls hardly any of them hard to guess while it is typed', async () => {
  const common = [...(await commonPasswords())];
  const good = common.filter((password) => passwordStrength(password) === 'good');
  expect(good.length / common.length).toBeLessThan(0.002);
});

const known = ['Żaneta', 'Kowalska-Nowak', 'zaneta.biuro@piekarnia.example', 'Piekarnia Świt sp. z o.o.', '7740001454'];

it.each([
  'Zaneta2026!',
  'Kowalska123',
  'nowakKOWALSKA',
  'Piekarnia_1',
  'swit.piekarnia',
  'Atesto123!',
  'atesto2026atesto',
  '7740001454ab',
  'biuro-2025-!',
])('refuses %s: everybody who knows the person tries it', async (password) => {
  expect(await passwordProblem(password, known)).toBe('password_known');
});

it.each(['piekarnia na rogu', 'demo-atesto-2026', 'Kowalska84736291', 'sześć kapeluszy', 'zanurzenie'])('takes %s', async (password) => {
  expect(await passwordProblem(password, known)).toBeNull();
});
