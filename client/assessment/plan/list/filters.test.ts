import { describe, expect, it } from 'vitest';
import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { everything, filtersFrom, searchOf, shownItems, type Filters } from './filters.ts';

function item(questionId: string, more: Partial<ActionItem> = {}): ActionItem {
  const [, section, number] = /-(\d)-(\d)$/.exec(questionId) ?? [];
  return {
    questionId,
    regime: 'nis2',
    section: Number(section),
    sectionTitle: '',
    number: Number(number),
    questionText: '',
    answer: 'no',
    title: 'Wprowadź',
    remediation: 'Wprowadź łańcuch',
    evidence: '',
    effort: 'M',
    references: [],
    appliesFrom: [],
    gain: { points: 100, maximum: 1000 },
    gainPercent: 10,
    state: 'open',
    reason: null,
    owner: null,
    dueOn: null,
    notes: '',
    version: 0,
    updatedAt: null,
    updatedBy: null,
    contradicted: false,
    unmet: false,
    ...more,
  };
}

const plan = [
  item('nis2-3-1', { dueOn: '2026-12-30', owner: { userId: 'me', name: 'Anna' } }),
  item('nis2-1-2', { state: 'done', dueOn: '2026-11-01' }),
  item('nis2-2-1', { dueOn: '2026-11-20', effort: 'S' }),
  item('nis2-1-1', { remediation: 'Sieć', owner: { userId: null, name: 'SOC' } }),
];

function shown(filters: Partial<Filters>): string[] {
  const where = { today: '2026-11-21', me: 'me' };
  return shownItems(plan, { ...everything, ...filters }, where).map((one) => one.questionId.slice(5));
}

describe('the plan', () => {
  it('shows what is open first, in the order of gain, of days or of the questionnaire', () => {
    expect(shown({})).toEqual(['3-1', '2-1', '1-1', '1-2']);
    expect(shown({ order: 'byDue' })).toEqual(['2-1', '3-1', '1-1', '1-2']);
    expect(shown({ order: 'bySection' })).toEqual(['1-1', '2-1', '3-1', '1-2']);
  });

  it('narrows by state, owner, day and effort', () => {
    expect(shown({ state: 'todo' })).toEqual(['3-1', '2-1', '1-1']);
    expect(shown({ state: 'done' })).toEqual(['1-2']);
    expect([shown({ owner: 'mine' }), shown({ owner: 'SOC' }), shown({ owner: 'nobody' })]).toEqual([['3-1'], ['1-1'], ['2-1', '1-2']]);
    expect([shown({ due: 'overdue' }), shown({ due: 'none' }), shown({ due: 'later' })]).toEqual([['2-1'], ['1-1'], ['3-1']]);
    expect(shown({ effort: 'S' })).toEqual(['2-1']);
  });

  it('finds words without regard to case and Polish letters, and numbers of questions', () => {
    expect([shown({ text: 'LANCUCH' }).length, shown({ text: 'siec' }), shown({ text: '3.1' })]).toEqual([3, ['1-1'], ['3-1']]);
  });

  it('keeps its filters in the address, and none that nobody chose', () => {
    const filters: Filters = { ...everything, state: 'todo', owner: 'Jan Kowalski', due: 'soon' };
    expect(filtersFrom(searchOf(filters))).toEqual(filters);
    expect(searchOf(everything)).toBe('');
    expect(filtersFrom('state=nonsense&due=x')).toEqual(everything);
  });
});
