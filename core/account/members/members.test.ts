import { expect, it } from 'vitest';
import { beginsWithClients, mayAct } from './members.ts';

it('a role may what asks for less, and nobody’s may nothing', () => {
  expect([mayAct('owner', 'editor'), mayAct('consultant', 'editor'), mayAct(null, 'reader')]).toEqual([true, false, false]);
});

it('who advises several organisations and owns none begins with the list of them', () => {
  expect(beginsWithClients(['consultant', 'consultant'])).toBe(true);
  expect(beginsWithClients(['consultant', 'reader', 'consultant'])).toBe(true);
  expect(beginsWithClients(['consultant', 'consultant', 'owner'])).toBe(false);
  expect([beginsWithClients(['consultant']), beginsWithClients(['consultant', 'editor']), beginsWithClients([])]).toEqual([
    false,
    false,
    false,
  ]);
});
