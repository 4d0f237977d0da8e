import { expect, it } from 'vitest';
import { storedOf, viewOf } from './answering-view.ts';

it('the view is the list until somebody chose another, and what was chosen is read as it was stored', () => {
  for (const stored of [null, '', 'list', 'x']) expect(viewOf(stored)).toEqual({ oneAtATime: false, advances: true });
  for (const oneAtATime of [true, false]) {
    for (const advances of [true, false]) expect(viewOf(storedOf({ oneAtATime, advances }))).toEqual({ oneAtATime, advances });
  }
});
