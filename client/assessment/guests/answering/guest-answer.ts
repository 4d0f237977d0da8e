import type { GuestQuestion } from '#contract/assessment/answering/guests.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';

export type SavedAnswer = NonNullable<GuestQuestion['answer']>;

/** What is shown of an answer. */
export type ShownAnswer = Readonly<{
  answer: AnswerValue | null;
  comment: string;
  state: 'untouched' | 'kept' | 'saving' | 'saved' | 'failed' | 'conflict';
  /** The answer as the server has it. */
  stored: SavedAnswer | null;
  /** Why the last save failed, for people. */
  failure: string;
  /** What somebody else saved meanwhile. */
  rival: SavedAnswer | null;
}>;

export type Sent = Readonly<{ answer: AnswerValue; comment: string; seen: string | null }>;
type Draft = Readonly<{ answer: AnswerValue | null; comment: string; seen: string | null }>;

export type GuestAnswerOptions = Readonly<{
  savedAnswer: SavedAnswer | null;
  send: (sent: Sent) => Promise<SavedAnswer>;
  explain: (error: unknown) => Readonly<{ text: string; rival: SavedAnswer | null }>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where what is not saved yet is stored. */
  key: string;
}>;

export type GuestAnswer = ReturnType<typeof createGuestAnswer>;

function draftIn({ storage, key }: GuestAnswerOptions): Draft | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Saves the answer to one question, one save after the other, and stores in the browser what is not saved yet, so that nothing typed is lost. */
export function createGuestAnswer(options: GuestAnswerOptions) {
  const { savedAnswer, send, explain, storage, key } = options;
  const listeners = new Set<() => void>();
  const draft = draftIn(options);
  let seen = draft ? draft.seen : (savedAnswer?.updatedAt ?? null);
  let shown: ShownAnswer = {
    answer: draft ? draft.answer : (savedAnswer?.answer ?? null),
    comment: draft ? draft.comment : (savedAnswer?.comment ?? ''),
    state: draft ? 'kept' : 'untouched',
    stored: savedAnswer,
    failure: '',
    rival: null,
  };

  function show(change: Partial<ShownAnswer>): void {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  }

  function store(change: Partial<ShownAnswer>): void {
    show({ state: shown.state === 'saving' ? 'saving' : 'kept', ...change });
    try {
      storage.setItem(key, JSON.stringify({ answer: shown.answer, comment: shown.comment, seen } satisfies Draft));
    } catch {
      // A full or forbidden storage: what is shown and the warning on leaving remain.
    }
  }

  async function save(): Promise<void> {
    const { answer, comment, state } = shown;
    if (answer === null || state === 'saving' || state === 'untouched' || state === 'saved') return;
    show({ state: 'saving', failure: '', rival: null });
    try {
      const stored = await send({ answer, comment, seen });
      seen = stored.updatedAt;
      if (shown.answer === answer && shown.comment === comment) {
        storage.removeItem(key);
        show({ state: 'saved', stored });
      } else {
        show({ state: 'kept', stored });
        store({});
        await save();
      }
    } catch (error) {
      const { text, rival } = explain(error);
      show(rival ? { state: 'conflict', rival } : { state: 'failed', failure: text });
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => shown,
    choose: (answer: AnswerValue): void => {
      store({ answer });
      void save();
    },
    type: (comment: string): void => store({ comment }),
    save: (): void => void save(),
    /** The stored version of somebody else takes the place of one's own. */
    acceptTheirs: (): void => {
      const { rival } = shown;
      if (!rival) return;
      seen = rival.updatedAt;
      storage.removeItem(key);
      show({ answer: rival.answer, comment: rival.comment, state: 'untouched', stored: rival, rival: null });
    },
    /** One's own version is saved over that of somebody else. */
    keepMine: (): void => {
      const { rival } = shown;
      if (!rival) return;
      seen = rival.updatedAt;
      store({ state: 'kept' });
      void save();
    },
    hasUnsaved: (): boolean => shown.state !== 'untouched' && shown.state !== 'saved',
  };
}
