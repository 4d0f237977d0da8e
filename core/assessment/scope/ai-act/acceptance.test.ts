import { describe, expect, it } from 'vitest';
import { contradictionsOf } from '#core/assessment/scope/questions/contradictions.ts';
import { openScopeStep, scopeOutcome, type ScopeStatus } from '#core/assessment/scope/scope.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';

function ai(aiRoles: readonly string[], more: ScopeAnswers = {}): ScopeAnswers {
  return { aiRoles, practices: [], product: 'no', areas: [], transparency: [], ...more };
}

/** Codes of the duties with their day, as `code` or `code@2027-12-02`. */
function dutyCodes(answers: ScopeAnswers): string[] {
  return scopeDuties('ai_act', answers).flatMap(({ code, from }) => [code, `${code}@${from}`]);
}

type Case = readonly [number: number, who: string, answers: ScopeAnswers, status: ScopeStatus, dutyCodes: string, spared: string];

const cases: readonly Case[] = [
  [
    45,
    'a call centre recognises emotions of callers',
    ai(['deployer'], { transparency: ['emotion_system'] }),
    'high_risk',
    'emotion_recognition@2026-08-02 annex_3_deployer@2027-12-02 inform_persons',
    'prohibited',
  ],
  [
    46,
    'the same of its employees',
    ai(['deployer'], { practices: ['emotions'], transparency: ['emotion_system'] }),
    'prohibited',
    'prohibited@2025-02-02',
    '',
  ],
  [
    47,
    'an employer bought a screening of CVs',
    ai(['deployer'], { areas: ['employment'] }),
    'high_risk',
    'annex_3_deployer@2027-12-02 inform_workers@2027-12-02 inform_persons',
    'annex_3_provider eu_database',
  ],
  [
    48,
    'the same under its own name',
    ai(['becomes_provider'], { areas: ['employment'] }),
    'high_risk',
    'annex_3_provider@2027-12-02 eu_database@2027-12-02 post_market@2027-12-02 serious_incidents@2027-12-02 literacy',
    'annex_3_deployer',
  ],
  [
    49,
    'a provider of a chatbot, with a generator from 2025',
    ai(['provider'], { transparency: ['interaction', 'earlier_synthetic_content'] }),
    'transparency',
    'interaction@2026-08-02 synthetic_content@2026-12-02',
    'synthetic_content@2026-08-02',
  ],
  [
    50,
    'a maker of lifts with AI as a safety component, in its own name',
    ai(['manufacturer'], { product: 'section_a' }),
    'high_risk',
    'annex_1_manufacturer@2028-08-02 literacy@2025-02-02 post_market@2028-08-02 serious_incidents@2028-08-02',
    'eu_database',
  ],
  [
    51,
    'a lender scores credit',
    ai(['deployer'], { areas: ['credit'] }),
    'high_risk',
    'impact_binding@2027-12-02 explanation',
    'impact eu_database_deployer',
  ],
  [
    52,
    'a gmina decides on benefits',
    ai(['public_deployer'], { areas: ['public_benefits'] }),
    'high_risk',
    'annex_3_deployer impact_binding@2027-12-02 eu_database_deployer@2027-12-02',
    'impact',
  ],
  [53, 'science and nothing else', { aiRoles: ['provider'], aiExclusions: ['science_only'] }, 'none', 'excluded_ai', 'literacy none'],
  [
    54,
    'a provider from the United States with high risk',
    ai(['provider'], { areas: ['employment'], aiSeat: 'third_country' }),
    'high_risk',
    'representative@2027-12-02 annex_3_provider',
    '',
  ],
];

describe('what the AI Act asks of an organisation', () => {
  it.each(cases)('case %i: %s', (_, __, answers, status, expected, spared) => {
    expect(openScopeStep('ai_act', answers)).toBeNull();
    expect(scopeOutcome('ai_act', answers)?.status).toBe(status);
    const codes = dutyCodes(answers);
    for (const code of expected.split(' ').filter(Boolean)) expect(codes).toContain(code);
    for (const code of spared.split(' ').filter(Boolean)) expect(codes).not.toContain(code);
  });

  it.each<[string, ScopeAnswers, ScopeStatus, string]>([
    [
      'a manufacturer with recruitment learns that its role is open',
      ai(['manufacturer'], { areas: ['employment'] }),
      'unclear',
      'clarify_ai become_provider',
    ],
    ['a manufacturer without AI in its products has no role', ai(['manufacturer']), 'none', 'none'],
    ['an importer of nothing in particular looks again', ai(['importer']), 'minimal', 'none'],
    [
      'sensitive categories are high risk',
      ai(['provider'], { transparency: ['sensitive_categorisation'] }),
      'high_risk',
      'annex_3_provider of_deployer',
    ],
    ['other categories are not', ai(['deployer'], { transparency: ['other_categorisation'] }), 'transparency', 'emotion_recognition'],
    [
      'both together, as asked earlier, are open',
      ai(['deployer'], { transparency: ['emotion_recognition'] }),
      'unclear',
      'clarify_ai emotion_recognition',
    ],
    ['services as a whole, as asked earlier', ai(['deployer'], { areas: ['services'] }), 'high_risk', 'annex_3_deployer impact'],
    ['an open-source assistant is left alone', ai(['provider'], { aiExclusions: ['open_source'] }), 'none', 'none'],
    [
      'an open-source chatbot is not',
      ai(['provider'], { aiExclusions: ['open_source'], transparency: ['interaction'] }),
      'transparency',
      'interaction literacy',
    ],
    [
      'a private provider of public services assesses, and does not register',
      ai(['public_service_deployer'], { areas: ['education'] }),
      'high_risk',
      'impact_binding',
    ],
    [
      'an authorised representative has tasks of its own',
      ai(['representative'], { areas: ['employment'] }),
      'high_risk',
      'representative_tasks',
    ],
    [
      'a model from outside the Union needs a representative',
      { aiRoles: ['model_provider'], aiSeat: 'third_country' },
      'model',
      'models representative_model@2025-08-02',
    ],
  ])('%s', (_, answers, status, expected) => {
    expect(scopeOutcome('ai_act', answers)?.status).toBe(status);
    expect(dutyCodes(answers)).toEqual(expect.arrayContaining(expected.split(' ')));
  });

  it('oversight of a system that recognises emotions is no contradiction', () => {
    const answers = ai(['deployer'], { transparency: ['emotion_system'] });
    const given = [
      { questionId: 'ai-act-4-3', answer: 'yes' },
      { questionId: 'ai-act-3-7', answer: 'not_applicable' },
    ] as const;
    expect(contradictionsOf([{ regime: 'ai_act', answers }], given)).toEqual([{ questionId: 'ai-act-3-7', kind: 'scope_binds' }]);
  });
});
