import { useState } from 'react';
import { useMe } from '#client/account/accounts/queries.ts';

/** A message that was not sent yet, with the id that it is going to have: sent again it is the same one. */
export type Draft = Readonly<{ id: string; text: string }>;

const nothing: Draft = { id: '', text: '' };

/** Drafts by person, organisation and question: they outlive the place where they are typed, and go with the window. */
const drafts = new Map<string, Draft>();

/** Whether anything was typed that was not sent. */
export function hasDrafts(): boolean {
  return drafts.size > 0;
}

/** Forgets what was sent, also when the place where it was typed is gone by then. */
export function forgetDraft(id: string): void {
  for (const [key, draft] of drafts) if (draft.id === id) drafts.delete(key);
}

/** What was typed at a question and not sent; other words are another message. */
export function useDraft(questionId: string): { draft: Draft; type: (text: string) => void } {
  const me = useMe().data;
  const key = `${me?.id ?? ''} ${me?.organization?.id ?? ''} ${questionId}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? nothing);
  const type = (text: string): void => {
    const next = text === '' ? nothing : { id: crypto.randomUUID(), text };
    if (text === '') drafts.delete(key);
    else drafts.set(key, next);
    setDraft(next);
  };
  return { draft, type };
}
