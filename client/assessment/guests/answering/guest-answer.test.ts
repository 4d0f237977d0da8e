import { describe, expect, it } from 'vitest';
import { createGuestAnswer, type SavedAnswer, type Sent } from './guest-answer.ts';

const savedAnswer = (change: Partial<SavedAnswer> = {}): SavedAnswer => ({
  answer: 'no',
  comment: 'Było',
  updatedAt: '2026-11-20T10:00:00.000Z',
  mine: false,
  ...change,
});

function memory(start: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(start));
  return {
    kept: stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** An answer whose saves are ended by hand. */
function anAnswer(before: SavedAnswer | null, storage = memory()) {
  const sent: { what: Sent; end: (stored: SavedAnswer) => void; fail: (error: unknown) => void }[] = [];
  const answer = createGuestAnswer({
    savedAnswer: before,
    send: (what) => {
      const { promise, resolve, reject } = Promise.withResolvers<SavedAnswer>();
      sent.push({ what, end: resolve, fail: reject });
      return promise;
    },
    explain: (error) => (error instanceof Error ? { text: error.message, rival: null } : { text: '', rival: error as SavedAnswer }),
    storage,
    key: 'k',
  });
  return { answer, sent, storage };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an answer of a guest', () => {
  it('is saved when it is chosen, and states what was seen before', async () => {
    const { answer, sent, storage } = anAnswer(savedAnswer());
    answer.type('Mamy');
    expect(sent).toEqual([]);
    answer.choose('yes');
    expect(sent[0]?.what).toEqual({ answer: 'yes', comment: 'Mamy', seen: '2026-11-20T10:00:00.000Z' });
    expect([answer.shown().state, answer.hasUnsaved(), storage.kept.size]).toEqual(['saving', true, 1]);
    sent[0]?.end(savedAnswer({ answer: 'yes', comment: 'Mamy', updatedAt: '2026-11-20T10:01:00.000Z', mine: true }));
    await settled();
    expect([answer.shown().state, answer.hasUnsaved(), storage.kept.size]).toEqual(['saved', false, 0]);
  });

  it('that changes while it is saved is saved once more after that', async () => {
    const { answer, sent } = anAnswer(null);
    answer.choose('yes');
    answer.type('Dopisane');
    answer.choose('partial');
    expect(sent).toHaveLength(1);
    sent[0]?.end(savedAnswer({ answer: 'yes', comment: '', updatedAt: '2026-11-20T10:01:00.000Z', mine: true }));
    await settled();
    expect(sent[1]?.what).toEqual({ answer: 'partial', comment: 'Dopisane', seen: '2026-11-20T10:01:00.000Z' });
  });

  it('loses nothing that was typed when it is refused, or when the page is opened anew', async () => {
    const { answer, sent, storage } = anAnswer(null);
    answer.type('Długi tekst');
    answer.choose('no');
    sent[0]?.fail(new Error('Dostęp się skończył'));
    await settled();
    expect(answer.shown()).toMatchObject({ state: 'failed', failure: 'Dostęp się skończył', comment: 'Długi tekst', answer: 'no' });
    const again = anAnswer(savedAnswer(), memory(Object.fromEntries(storage.kept)));
    expect(again.answer.shown()).toMatchObject({ state: 'kept', comment: 'Długi tekst', answer: 'no' });
    again.answer.save();
    expect(again.sent[0]?.what.seen).toBeNull();
  });

  it('stands beside one that somebody else saved, until one of them is taken', async () => {
    const rival = savedAnswer({ answer: 'yes', comment: 'Ich', updatedAt: '2026-11-20T10:05:00.000Z' });
    const { answer, sent, storage } = anAnswer(null);
    answer.choose('no');
    sent[0]?.fail(rival);
    await settled();
    expect(answer.shown()).toMatchObject({ state: 'conflict', answer: 'no', rival });
    answer.keepMine();
    expect(sent[1]?.what).toEqual({ answer: 'no', comment: '', seen: rival.updatedAt });
    sent[1]?.fail(rival);
    await settled();
    answer.acceptTheirs();
    expect(answer.shown()).toMatchObject({ state: 'untouched', answer: 'yes', comment: 'Ich', rival: null });
    expect(storage.kept.size).toBe(0);
  });

  it('is not sent without a choice, nor unchanged', () => {
    const { answer, sent } = anAnswer(savedAnswer());
    answer.save();
    const empty = anAnswer(null);
    empty.answer.type('Tylko tekst');
    empty.answer.save();
    expect([...sent, ...empty.sent]).toEqual([]);
    expect(empty.answer.shown().state).toBe('kept');
  });

  it('is read from a broken store as if there were none', () => {
    expect(anAnswer(savedAnswer(), memory({ k: '{' })).answer.shown()).toMatchObject({ state: 'untouched', answer: 'no' });
  });
});
