import { useState } from 'react';
import { readChoice, saveChoice } from '#client/platform/browser/consent.ts';

/** How questions are answered: all of a section below each other, or one at a time; and whether an answer then leads to the next. */
export type AnsweringView = Readonly<{ oneAtATime: boolean; advances: boolean }>;

const name = 'answering_view';

/** As it is stored: `list` or `one`, with `-stay` where an answer does not lead on; anything else is the list. */
export function viewOf(stored: string | null): AnsweringView {
  return { oneAtATime: stored?.startsWith('one') ?? false, advances: !stored?.endsWith('-stay') };
}

export function storedOf({ oneAtATime, advances }: AnsweringView): string {
  return `${oneAtATime ? 'one' : 'list'}${advances ? '' : '-stay'}`;
}

/** The view this browser remembers, and how it is changed. */
export function useAnsweringView(): [AnsweringView, (change: Partial<AnsweringView>) => void] {
  const [view, setView] = useState(() => viewOf(readChoice(name)));
  const change = (part: Partial<AnsweringView>): void => {
    const next = { ...view, ...part };
    saveChoice(name, storedOf(next));
    setView(next);
  };
  return [view, change];
}
