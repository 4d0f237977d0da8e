import { describe, expect, it } from 'vitest';
import type { AnswerView } from '#contract/assessment/answering/assessments.ts';
import { createAnswerSaver, type Acknowledged, type Payload } from './answer-saver.ts';

type Sent = { payload: Payload; answer: (saved?: Partial<AnswerView>) => void; fail: (error: Error) => void };

class Forbidden extends Error {}

/** A saver whose server is played by the test. */
function setUp(answers: AnswerView[] = [], stored: Record<string, string> = {}) {
  const sent: Sent[] = [];
  const timers: { run: () => void; millis: number }[] = [];
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  };
  const saver = createAnswerSaver({
    assessmentId: 'a1',
    answers,
    storage,
    send: (payload) =>
      new Promise<Acknowledged>((resolve, reject) => {
        sent.push({
          payload,
          answer: (saved = {}) =>
            resolve({ ...view(payload.questionId, payload.answer), comment: payload.comment ?? '', ...saved } as Acknowledged),
          fail: reject,
        });
      }),
    explain: (error) => ({ text: (error as Error).message, again: !(error instanceof Forbidden) }),
    now: () => new Date('2026-11-21T10:00:00Z'),
    later: (run, millis) => {
      timers.push({ run, millis });
      return () => {};
    },
    onSaved: () => {},
  });
  return { saver, sent, timers, stored };
}

function view(questionId: string, answer: AnswerView['answer'], comment = '', at = '2026-11-21T09:00:00.000Z'): AnswerView {
  return { questionId, answer, comment, answeredAt: at, updatedAt: at, answeredBy: 'Anna', mine: true };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('answering a question', () => {
  it('saves the choice at once and states when it is saved', async () => {
    const { saver, sent, stored } = setUp();
    saver.choose('q1', 'yes');
    expect(sent[0]?.payload).toEqual({ assessmentId: 'a1', questionId: 'q1', answer: 'yes', seen: null });
    expect(saver.entries().get('q1')).toMatchObject({ answer: 'yes', state: 'saving' });
    sent[0]!.answer();
    await settled();
    expect(saver.entries().get('q1')).toMatchObject({ answer: 'yes', state: 'saved' });
    expect(stored).toEqual({});
  });

  it('stores a comment typed before the choice and sends it with the choice', async () => {
    const { saver, sent, stored } = setUp();
    saver.type('q1', 'w toku');
    saver.leave('q1');
    expect(sent).toEqual([]);
    expect(JSON.stringify(stored)).toContain('w toku');
    saver.choose('q1', 'partial');
    expect(sent[0]?.payload).toMatchObject({ answer: 'partial', comment: 'w toku' });
    sent[0]!.answer();
    await settled();
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('sends an edited comment when the field is left, and nothing when it was not edited', () => {
    const { saver, sent } = setUp([view('q1', 'yes', 'stary')]);
    saver.leave('q1');
    expect(sent).toEqual([]);
    saver.type('q1', 'nowy');
    saver.leave('q1');
    expect(sent[0]?.payload).toMatchObject({ answer: 'yes', comment: 'nowy' });
  });

  it('does not send a comment that was not edited here', () => {
    const { saver, sent } = setUp([view('q1', 'yes', 'z innej karty')]);
    saver.choose('q1', 'no');
    expect(sent[0]?.payload).toEqual({ assessmentId: 'a1', questionId: 'q1', answer: 'no', seen: '2026-11-21T09:00:00.000Z' });
  });

  it('sends the latest choice after one that is still on its way', async () => {
    const { saver, sent } = setUp();
    saver.choose('q1', 'no');
    saver.choose('q1', 'partial');
    saver.choose('q1', 'yes');
    expect(sent).toHaveLength(1);
    sent[0]!.answer();
    await settled();
    expect(sent[1]?.payload.answer).toBe('yes');
    sent[1]!.answer();
    await settled();
    expect(saver.entries().get('q1')).toMatchObject({ answer: 'yes', state: 'saved' });
    expect(sent).toHaveLength(2);
  });

  it('preserves what is typed while a save is on its way', async () => {
    const { saver, sent } = setUp();
    saver.choose('q1', 'no');
    saver.type('q1', 'jeszcze piszę');
    sent[0]!.answer();
    await settled();
    expect(saver.entries().get('q1')?.comment).toBe('jeszcze piszę');
    expect(sent[1]?.payload).toMatchObject({ comment: 'jeszcze piszę' });
  });
});

describe('a failed save', () => {
  it('is shown, stored and retried with growing delays', async () => {
    const { saver, sent, timers, stored } = setUp();
    saver.choose('q1', 'yes');
    sent[0]!.fail(new Error('brak sieci'));
    await settled();
    expect(saver.entries().get('q1')).toMatchObject({ answer: 'yes', state: 'failed', failure: 'brak sieci' });
    expect(stored['atesto.answers.a1']).toContain('"yes"');
    timers[0]!.run();
    sent[1]!.fail(new Error('brak sieci'));
    await settled();
    timers[1]!.run();
    sent[2]!.answer();
    await settled();
    expect(timers.map((timer) => timer.millis)).toEqual([2000, 5000]);
    expect(saver.entries().get('q1')?.state).toBe('saved');
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('that the server forbids is not repeated by itself', async () => {
    const { saver, sent, timers } = setUp();
    saver.choose('q1', 'yes');
    sent[0]!.fail(new Forbidden('ocena zakończona'));
    await settled();
    expect(timers).toEqual([]);
    expect(saver.hasUnsaved()).toBe(true);
  });
});

describe('opening the page again', () => {
  it('brings back what was not saved and sends it', () => {
    const first = setUp();
    first.saver.choose('q1', 'partial');
    first.saver.type('q1', 'przed awarią');
    const again = setUp([view('q1', 'no', '', '2026-11-21T08:00:00.000Z')], first.stored);
    expect(again.saver.entries().get('q1')).toMatchObject({ answer: 'partial', comment: 'przed awarią', state: 'kept' });
    again.saver.retryAll();
    expect(again.sent[0]?.payload).toMatchObject({ answer: 'partial', comment: 'przed awarią' });
  });

  it('prefers what was saved later elsewhere', () => {
    const first = setUp();
    first.saver.choose('q1', 'partial');
    const again = setUp([view('q1', 'yes', 'nowsze', '2026-11-21T11:00:00.000Z')], first.stored);
    expect(again.saver.entries().get('q1')).toMatchObject({ answer: 'yes', comment: 'nowsze', state: 'saved' });
    expect(again.saver.hasUnsaved()).toBe(false);
  });

  it('preserves what was typed while an answer was on its way, though the server dates that answer later', () => {
    const first = setUp();
    first.saver.choose('q1', 'partial');
    first.saver.type('q1', 'dopisane');
    const arrived = '2026-11-21T11:00:00.000Z';
    const again = setUp([view('q1', 'partial', '', arrived)], first.stored);
    expect(again.saver.entries().get('q1')).toMatchObject({ answer: 'partial', comment: 'dopisane', state: 'kept' });
    again.saver.retryAll();
    expect(again.sent[0]?.payload).toMatchObject({ answer: 'partial', comment: 'dopisane', seen: arrived });
  });

  it('has nothing left to send of what arrived whole after the page was left', () => {
    const first = setUp();
    first.saver.type('q1', 'całość');
    first.saver.choose('q1', 'partial');
    const again = setUp([view('q1', 'partial', 'całość', '2026-11-21T11:00:00.000Z')], first.stored);
    expect(again.saver.entries().get('q1')).toMatchObject({ answer: 'partial', comment: 'całość', state: 'saved' });
    expect(again.saver.hasUnsaved()).toBe(false);
  });

  it('survives a damaged storage', () => {
    const { saver } = setUp([view('q1', 'yes')], { 'atesto.answers.a1': '{broken' });
    expect(saver.entries().get('q1')?.answer).toBe('yes');
  });
});

describe('another tab', () => {
  it('is followed unless the question is edited here', () => {
    const { saver } = setUp([view('q1', 'no'), view('q2', 'no')]);
    saver.type('q2', 'moje');
    saver.adopt(view('q1', 'yes', 'z drugiej'));
    saver.adopt(view('q2', 'yes', 'z drugiej'));
    expect(saver.entries().get('q1')).toMatchObject({ answer: 'yes', comment: 'z drugiej' });
    expect(saver.entries().get('q2')).toMatchObject({ answer: 'no', comment: 'moje' });
  });
});

describe('two people in one question', () => {
  const theirs = (at: string) => ({ ...view('q1', 'no', 'ich wersja', at), answeredBy: 'Ewa Nowa', mine: false });

  it('see each other’s answer, with its author, where nothing is being edited', () => {
    const { saver } = setUp([view('q1', 'yes')]);
    saver.adopt(theirs('2026-11-21T09:30:00.000Z'));
    expect(saver.entries().get('q1')).toMatchObject({ answer: 'no', comment: 'ich wersja', by: 'Ewa Nowa', state: 'saved', rival: null });
  });

  it('lose no keystroke: what is typed stays, the other version stands beside it, and either can be chosen', async () => {
    const { saver, sent } = setUp([view('q1', 'yes')]);
    saver.type('q1', 'piszę i piszę');
    saver.adopt(theirs('2026-11-21T09:30:00.000Z'));
    expect(saver.entries().get('q1')).toMatchObject({ comment: 'piszę i piszę', state: 'conflict', rival: { comment: 'ich wersja' } });
    saver.type('q1', 'piszę i piszę dalej');
    saver.insist('q1');
    expect(sent[0]?.payload).toMatchObject({ comment: 'piszę i piszę dalej', seen: '2026-11-21T09:30:00.000Z' });
    saver.type('q1', 'jeszcze');
    saver.adopt(theirs('2026-11-21T09:40:00.000Z'));
    sent[0]!.answer();
    await settled();
    expect(saver.hasUnsaved()).toBe(true);
  });

  it('take the saved version over where that is wanted, and forget their own', () => {
    const { saver, stored } = setUp([view('q1', 'yes')]);
    saver.type('q1', 'moje');
    saver.adopt(theirs('2026-11-21T09:30:00.000Z'));
    saver.yield('q1');
    expect(saver.entries().get('q1')).toMatchObject({ answer: 'no', comment: 'ich wersja', state: 'saved', rival: null });
    expect(saver.hasUnsaved()).toBe(false);
    expect(stored).toEqual({});
  });
});
