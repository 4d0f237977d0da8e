import type { AnswerView, Assessment } from '#contract/assessment/answering/assessments.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { openDrafts, type Draft, type DraftStorage } from './answer-drafts.ts';
import { entryOf, isKnown, untouched, type Entry } from './entry.ts';

export type Payload = { assessmentId: string; questionId: string; answer: AnswerValue; comment?: string; seen: string | null };
export type Acknowledged = AnswerView & { assessment: Assessment };

/** How a failed save should go on: tried again by itself, or left to the person. */
export type Failure = Readonly<{ text: string; again: boolean; rival?: AnswerView | undefined }>;

export type SaverOptions = Readonly<{
  assessmentId: string;
  answers: readonly AnswerView[];
  send: (payload: Payload) => Promise<Acknowledged>;
  explain: (error: unknown) => Failure;
  storage: DraftStorage;
  now: () => Date;
  /** Runs later, in milliseconds; returns how to call it off. */
  later: (run: () => void, millis: number) => () => void;
  /** `hasFailed`: another answer could not be saved. */
  onSaved: (saved: Acknowledged, hasFailed: boolean) => void;
}>;

const retryMillis = [2000, 5000, 15_000, 30_000] as const;

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

/**
 * Saves answers one question at a time, stores what is not saved in the browser's storage, tries again after a
 * failure, and never sends a comment that was not edited here, so that two tabs do not overwrite each other.
 */
export function createAnswerSaver(options: SaverOptions) {
  const { assessmentId, send, explain, storage, now, later, onSaved } = options;
  const store = openDrafts(storage, assessmentId);
  const listeners = new Set<() => void>();
  const sending = new Set<string>();
  const retries = new Map<string, number>();
  const planned = new Map<string, () => void>();
  let drafts = store.read();
  let entries = initialEntries();

  function initialEntries(): ReadonlyMap<string, Entry> {
    const map = new Map<string, Entry>();
    for (const view of options.answers) map.set(view.questionId, entryOf(view));
    for (const [questionId, draft] of Object.entries(drafts)) {
      const saved = map.get(questionId);
      if (saved?.savedAt && saved.by === null) {
        const arrived = draft.sent?.answer === saved.answer && draft.sent.comment === saved.comment;
        const isWhole = (draft.answer ?? saved.answer) === saved.answer && (draft.comment ?? saved.comment) === saved.comment;
        // What one saved oneself later, elsewhere, is the newer word; what somebody else saved is weighed when this is sent.
        if (arrived ? isWhole : saved.savedAt.getTime() > draft.editedAt) {
          delete drafts[questionId];
          continue;
        }
        if (arrived) draft.seen = saved.savedAt.toISOString();
      }
      const base = saved ?? untouched;
      map.set(questionId, { ...base, answer: draft.answer ?? base.answer, comment: draft.comment ?? base.comment, state: 'kept' });
    }
    return map;
  }

  function set(questionId: string, change: Partial<Entry>): void {
    const next = new Map(entries);
    next.set(questionId, { ...(entries.get(questionId) ?? untouched), ...change });
    entries = next;
    for (const listener of listeners) listener();
  }

  function storeDraft(questionId: string, change: Omit<Draft, 'editedAt'>): void {
    const seen = drafts[questionId] ? (drafts[questionId].seen ?? null) : (entries.get(questionId)?.savedAt?.toISOString() ?? null);
    drafts = { ...drafts, [questionId]: { ...drafts[questionId], ...change, seen, editedAt: now().getTime() } };
    store.write(drafts);
  }

  /** Forgets the part of a draft that the server has; what was typed meanwhile stays. */
  function settle(questionId: string, sent: Payload, savedAt: string): boolean {
    const draft = drafts[questionId];
    if (!draft) return true;
    const answerSettled = draft.answer === undefined || draft.answer === sent.answer;
    const commentSettled = draft.comment === undefined || draft.comment === sent.comment;
    const { [questionId]: _, ...others } = drafts;
    drafts = others;
    if (!answerSettled || !commentSettled) {
      drafts[questionId] = {
        ...(answerSettled ? {} : { answer: draft.answer }),
        ...(commentSettled ? {} : { comment: draft.comment }),
        editedAt: draft.editedAt,
        seen: savedAt,
      };
    }
    store.write(drafts);
    return answerSettled && commentSettled;
  }

  function fail(questionId: string, error: unknown): void {
    const { text, again, rival } = explain(error);
    if (rival) {
      set(questionId, { state: 'conflict', rival, failure: '' });
      return;
    }
    set(questionId, { state: 'failed', failure: text });
    if (!again) return;
    const attempt = retries.get(questionId) ?? 0;
    retries.set(questionId, attempt + 1);
    planned.get(questionId)?.();
    const wait = retryMillis[Math.min(attempt, retryMillis.length - 1)] ?? 30_000;
    planned.set(
      questionId,
      later(() => void save(questionId), wait),
    );
  }

  async function save(questionId: string): Promise<void> {
    const answer = entries.get(questionId)?.answer;
    if (!answer || sending.has(questionId)) return;
    const comment = drafts[questionId]?.comment;
    const seen = drafts[questionId]?.seen ?? entries.get(questionId)?.savedAt?.toISOString() ?? null;
    const payload: Payload = { assessmentId, questionId, answer, ...(comment === undefined ? {} : { comment }), seen };
    sending.add(questionId);
    const draft = drafts[questionId];
    if (draft) {
      drafts = { ...drafts, [questionId]: { ...draft, sent: { answer, comment: comment ?? entries.get(questionId)?.comment ?? '' } } };
      store.write(drafts);
    }
    set(questionId, { state: 'saving', failure: '' });
    let settled = false;
    try {
      const saved = await send(payload);
      settled = settle(questionId, payload, saved.updatedAt);
      retries.delete(questionId);
      set(questionId, { state: settled ? 'saved' : 'kept', savedAt: new Date(saved.updatedAt), by: null, rival: null });
      if (settled && drafts[questionId] === undefined) set(questionId, { comment: saved.comment });
      onSaved(
        saved,
        [...entries.values()].some(({ state }) => state === 'failed'),
      );
      sending.delete(questionId);
      if (!settled) await save(questionId);
    } catch (error) {
      sending.delete(questionId);
      fail(questionId, error);
    }
  }

  /** Takes over what was saved elsewhere; what is being edited here stays, and somebody else's stands beside it. */
  function adopt(saved: AnswerView): void {
    const { questionId } = saved;
    const known = entries.get(questionId);
    if (sending.has(questionId) || isKnown(known, saved)) return;
    if (drafts[questionId] === undefined) set(questionId, entryOf(saved));
    else if (!saved.mine && known?.rival?.updatedAt !== saved.updatedAt) set(questionId, { state: 'conflict', rival: saved });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    entries: () => entries,
    /** Chooses an answer and saves it at once, together with a comment typed before. */
    choose: (questionId: string, answer: AnswerValue): void => {
      storeDraft(questionId, { answer });
      set(questionId, { answer, state: 'kept' });
      void save(questionId);
    },
    /** Keeps what is typed in the browser; nothing is sent yet. */
    type: (questionId: string, comment: string): void => {
      storeDraft(questionId, { comment });
      set(questionId, { comment, state: 'kept' });
    },
    /** Sends an edited comment, if an answer is already chosen. */
    leave: (questionId: string): void => {
      if (drafts[questionId] !== undefined) void save(questionId);
    },
    retry: (questionId: string): void => void save(questionId),
    /** Tries everything that waits: after the network or the session came back, and when the page opens. */
    retryAll: (): void => {
      for (const questionId of Object.keys(drafts)) void save(questionId);
    },
    adopt,
    /** Somebody else's version takes the place of one's own. */
    yield: (questionId: string): void => {
      const rival = entries.get(questionId)?.rival;
      if (!rival) return;
      const { [questionId]: _, ...others } = drafts;
      drafts = others;
      store.write(drafts);
      set(questionId, entryOf(rival));
    },
    /** One's own version is saved over that of somebody else. */
    insist: (questionId: string): void => {
      const { rival, comment } = entries.get(questionId) ?? untouched;
      if (!rival) return;
      drafts = { ...drafts, [questionId]: { ...drafts[questionId], comment, editedAt: now().getTime(), seen: rival.updatedAt } };
      store.write(drafts);
      set(questionId, { rival: null, state: 'kept' });
      void save(questionId);
    },
    /** When the newest answer that is known was changed; null for none. */
    newest: (): string | null =>
      [...entries.values()].reduce<string | null>((latest, { savedAt }) => {
        const at = savedAt?.toISOString() ?? null;
        return at !== null && (latest === null || at > latest) ? at : latest;
      }, null),
    /** True while something chosen or typed is not on the server. */
    hasUnsaved: (): boolean => Object.keys(drafts).length > 0,
    stop: (): void => {
      for (const callOff of planned.values()) callOff();
    },
  };
}
