import { expect, it } from 'vitest';
import { keyIn } from './api-keys.ts';

it('a key is found in the header that carries it, and nowhere else', () => {
  const key = `atesto_${'a'.repeat(43)}`;
  expect(keyIn(`Bearer ${key}`)).toBe(key);
  expect(keyIn(`bearer ${key}`)).toBe(key);
  for (const wrong of [undefined, '', key, `Basic ${key}`, `Bearer ${key} x`, 'Bearer other_key_of_some_length_000', 'Bearer atesto_short'])
    expect(keyIn(wrong), wrong).toBeNull();
});
