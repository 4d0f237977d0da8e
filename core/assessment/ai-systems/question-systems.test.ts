import { describe, expect, it } from 'vitest';
import { dutiesOf } from './duties.ts';
import { possibleDuties } from './possible-duties.ts';
import { systemsOfQuestion } from './question-systems.ts';
import { factsOfStart, startingPoints } from './starting-points.ts';
import { blankFacts, type SystemFacts } from './system.ts';

const today = '2026-11-27';
const line = (name: string, facts: SystemFacts) => ({
  name,
  duties: dutiesOf(facts, today).map(({ code }) => code),
  possible: possibleDuties(facts, today),
});
const systems = startingPoints.map((start) => line(start, factsOfStart(start)));
const namesAt = (id: string, of = systems) =>
  systemsOfQuestion(id, of)?.map(({ system, isPossible }) => (isPossible ? `${system.name}?` : system.name));

describe('the systems that a question is about', () => {
  it('are all of them for the inventory, and those of a role and a class for what binds these', () => {
    expect(namesAt('ai-act-1-1')).toEqual([...startingPoints]);
    expect(namesAt('ai-act-3-4')).toEqual(['chat_assistant', 'content_generator?']);
    const provided = systems.concat(line('provided', { ...factsOfStart('credit_scoring'), roles: ['provider'] }));
    expect(namesAt('ai-act-1-3', provided)).toEqual(['provided']);
    expect(namesAt('ai-act-2-6', provided)?.slice(0, 3)).toEqual(['cv_screening', 'credit_scoring', 'provided']);
    expect(namesAt('ai-act-2-8')?.[0]).toBe('credit_scoring');
  });

  it('may be those of which something is open, and never for a role that the organisation does not have', () => {
    expect(namesAt('ai-act-4-3')).toEqual([
      'cv_screening',
      'credit_scoring',
      'camera_analytics?',
      'predictive_maintenance?',
      'medical_support?',
    ]);
    expect(namesAt('ai-act-2-2')).toEqual([]);
    expect(possibleDuties(factsOfStart('cv_screening'), today)).toEqual([]);
    expect(possibleDuties({ ...blankFacts, unsure: ['cases'] }, today)).toContain('public_text');
  });

  it('are not asked for where the question is not about systems', () => {
    expect([namesAt('ai-act-1-8'), namesAt('nis2-1-1')]).toEqual([undefined, undefined]);
  });
});
