import { describe, expect, it } from 'vitest';
import {
  completeTrainings,
  passesTest,
  rightAnswers,
  trainingTest,
  trainingTopics,
  trainingYear,
  type BoardPerson,
  type TrainingTopic,
} from './training.ts';

const person = (id: string, since = '2026-01-01', until: string | null = null): BoardPerson => ({ id, name: id, since, until });
const took = (personId: string, doneOn: string, topics: readonly TrainingTopic[] = trainingTopics) => ({ personId, doneOn, topics });

describe('training of everybody who must be trained', () => {
  it('is complete in a calendar year on the day of the last of them, and never of nobody', () => {
    const people = [person('a'), person('b')];
    expect(trainingYear(people, [took('a', '2027-03-01')], 2027, '2027-06-01')).toEqual({
      year: 2027,
      trained: ['a'],
      missing: ['b'],
      completeOn: null,
    });
    const all = [took('a', '2027-03-01'), took('b', '2027-05-04'), took('a', '2027-09-01')];
    expect(completeTrainings(people, all, '2027-12-01')).toEqual(['2027-05-04']);
    expect(trainingYear([], [], 2027, '2027-06-01').completeOn).toBeNull();
  });

  it('counts no other year, no day to come, and nobody who held no function then', () => {
    const people = [person('a'), person('gone', '2026-01-01', '2027-02-01'), person('new', '2028-01-10')];
    const trainings = [took('a', '2027-03-01'), took('gone', '2026-03-01')];
    expect(trainingYear(people, trainings, 2027, '2028-02-01')).toMatchObject({ trained: ['a'], missing: [], completeOn: '2027-03-01' });
    expect(trainingYear(people, trainings, 2028, '2028-02-01')).toMatchObject({ trained: [], missing: ['a', 'new'] });
    expect(trainingYear(people, [took('a', '2027-08-01')], 2027, '2027-06-01').completeOn).toBeNull();
  });

  it('counts once its topics together are those of the act', () => {
    const parts = [took('a', '2027-03-01', ['reporting']), took('a', '2027-05-01', ['management', 'documentation'])];
    expect(trainingYear([person('a')], parts.slice(0, 1), 2027, '2027-06-01').missing).toEqual(['a']);
    expect(trainingYear([person('a')], parts, 2027, '2027-06-01').completeOn).toBe('2027-05-01');
  });

  it('is passed from a number of right answers on', () => {
    const right = [0, 1, 2, 0, 1, 2, 0, 1];
    expect(rightAnswers([0, 1, 2, 0, 1, 2, 1, 2], right)).toBe(6);
    expect([passesTest(trainingTest.toPass), passesTest(trainingTest.toPass - 1)]).toEqual([true, false]);
    expect(rightAnswers([], right)).toBe(0);
  });
});
