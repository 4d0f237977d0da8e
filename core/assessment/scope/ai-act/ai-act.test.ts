import { describe, expect, it } from 'vitest';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { scopeOutcome, scopeSteps } from '#core/assessment/scope/scope.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import type { ScopeDuty } from '#core/assessment/scope/duty.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';

const units = (references: readonly LegalReference[]): string => references.map(({ act, cite }) => `${act} ${cite}`).join('; ');
const dutyLine = ({ code, from, references }: ScopeDuty): string => `${code} ${from ?? 'at once'}: ${units(references)}`;

const answers = (more: ScopeAnswers): ScopeAnswers => ({
  aiRoles: ['deployer'],
  practices: [],
  product: 'no',
  areas: [],
  transparency: [],
  ...more,
});
const outcome = (more: ScopeAnswers) => scopeOutcome('ai_act', answers(more))!;
const duties = (more: ScopeAnswers) => scopeDuties('ai_act', answers(more));

const earlier =
  'manipulation vulnerabilities social_scoring crime_prediction face_scraping emotions biometric_categories remote_identification';
const newer = 'intimate_content abuse_material';
const areas =
  'biometrics infrastructure education employment public_benefits credit insurance emergency_calls law_enforcement migration justice';

describe('the steps of the check of the AI Act', () => {
  it.each([
    [
      'aiRoles',
      'AI Act art. 2; AI Act art. 3 pkt 3; AI Act art. 3 pkt 4; AI Act art. 25 ust. 1; AI Act art. 25 ust. 3',
      [
        'aiRoles, several: provider becomes_provider deployer public_deployer public_service_deployer importer distributor representative manufacturer model_provider open_model_provider',
        'aiExclusions, several: military science_only pre_market personal open_source',
        'aiSeat: union third_country',
      ].join('; '),
    ],
    ['practices', 'AI Act art. 5 ust. 1', `practices, several: ${earlier} ${newer} practice_unsure`],
    [
      'product',
      'AI Act art. 6 ust. 1; AI Act art. 6 ust. 1a–1c; AI Act art. 2 ust. 2; AI Act załącznik I',
      'product: section_a section_b no product_unsure',
    ],
    ['areas', 'AI Act art. 6 ust. 2; AI Act art. 6 ust. 3; AI Act załącznik III', `areas, several: ${areas} area_unsure`],
    [
      'transparency',
      'AI Act art. 50',
      'transparency, several: interaction synthetic_content earlier_synthetic_content emotion_system sensitive_categorisation other_categorisation deep_fake',
    ],
  ])('%s: it rests on %s and stores these codes', (id, references, codes) => {
    const step = scopeSteps.ai_act.find((one) => one.id === id)!;
    expect(units(step.references)).toBe(references);
    expect(step.fields.map(({ name, many, options }) => `${name}${many ? ', several' : ''}: ${options.join(' ')}`).join('; ')).toBe(codes);
  });
});

describe('a deployer with one more answer', () => {
  const each = (codes: string, field: string, ...rest: [string, string, string]): [string, string, string, string, string][] =>
    codes.split(' ').map((code) => [field, code, ...rest]);
  const heavy = 'become_provider fines_operators';

  it.each([
    ...each(earlier, 'practices', 'prohibited', 'AI Act art. 5 ust. 1 lit. a–h', 'prohibited literacy'),
    ...each(newer, 'practices', 'prohibited', 'AI Act art. 5 ust. 1 lit. ba i bb', 'prohibited_new literacy'),
    ...each('practice_unsure', 'practices', 'unclear', 'AI Act art. 5 ust. 1', 'clarify_ai literacy'),
    ...each('section_a', 'product', 'high_risk', 'AI Act art. 6 ust. 1; AI Act załącznik I', `literacy annex_1_deployer ${heavy}`),
    ...each('section_b', 'product', 'sectoral', 'AI Act art. 2 ust. 2; AI Act art. 6 ust. 1; AI Act załącznik I', 'literacy annex_1_b'),
    ...each(
      'yes',
      'product',
      'unclear',
      'AI Act art. 6 ust. 1; AI Act art. 2 ust. 2; AI Act załącznik I',
      `clarify_ai literacy section_depends annex_1_deployer ${heavy}`,
    ),
    ...each('product_unsure', 'product', 'unclear', 'AI Act art. 6 ust. 1; AI Act załącznik I', 'clarify_ai literacy'),
    ...each('infrastructure', 'areas', 'high_risk', 'AI Act art. 6 ust. 2; AI Act załącznik III', `literacy annex_3_deployer ${heavy}`),
    ...each(
      areas.replace('infrastructure ', '').replace('employment ', '').replace('credit insurance ', ''),
      'areas',
      'high_risk',
      'AI Act art. 6 ust. 2; AI Act załącznik III',
      `literacy annex_3_deployer inform_persons impact explanation ${heavy}`,
    ),
    ...each(
      'credit insurance',
      'areas',
      'high_risk',
      'AI Act art. 6 ust. 2; AI Act załącznik III',
      `literacy annex_3_deployer inform_persons impact_binding explanation ${heavy}`,
    ),
    ...each(
      'employment',
      'areas',
      'high_risk',
      'AI Act art. 6 ust. 2; AI Act załącznik III',
      `literacy annex_3_deployer inform_persons inform_workers impact explanation ${heavy}`,
    ),
    ...each(
      'emotion_system',
      'transparency',
      'high_risk',
      'AI Act art. 6 ust. 2; AI Act załącznik III pkt 1 lit. c',
      `literacy emotion_recognition annex_3_deployer inform_persons impact explanation ${heavy}`,
    ),
    ...each('area_unsure', 'areas', 'unclear', 'AI Act art. 6 ust. 2; AI Act załącznik III', 'clarify_ai literacy'),
    ...each(
      'other_categorisation',
      'transparency',
      'transparency',
      'AI Act art. 50 ust. 3',
      'literacy emotion_recognition fines_operators',
    ),
    ...each('deep_fake', 'transparency', 'transparency', 'AI Act art. 50 ust. 4', 'literacy deep_fake fines_operators'),
    ...each('provider deployer', 'aiRoles', 'minimal', 'AI Act art. 2 ust. 1', 'literacy'),
    ...each('importer distributor representative', 'aiRoles', 'minimal', 'AI Act art. 2 ust. 1', 'none'),
    ...each('model_provider', 'aiRoles', 'model', 'AI Act art. 51–55', 'models'),
    ...each('open_model_provider', 'aiRoles', 'model', 'AI Act art. 53 ust. 2', 'models_open'),
  ])('%s %s: %s by %s, with the duties %s', (field, code, status, references, expected) => {
    const given = { [field]: field === 'product' ? code : [code] };
    const found = outcome(given);
    const codes = duties(given).map((duty) => duty.code);
    expect([found.status, units(found.references), codes.join(' ')]).toEqual([status, references, expected]);
    expect(found.reasons).toEqual([{ field, code }]);
  });
});

describe('what follows, from which day and by which unit', () => {
  const literacy = 'literacy 2025-02-02: AI Act art. 4 ust. 1';
  const clarify = 'clarify_ai at once: AI Act art. 5 ust. 1; AI Act art. 6';
  const becoming = 'become_provider at once: AI Act art. 25 ust. 1';
  const fines = 'fines_operators at once: AI Act art. 99 ust. 4; AI Act art. 99 ust. 6';
  const roles: [string, string][] = [
    ['provider', '16'],
    ['deployer', '26'],
    ['importer', '23'],
    ['distributor', '24'],
  ];
  const highRisk = roles.flatMap(([role, article]) => [
    `annex_3_${role} 2027-12-02: AI Act art. ${article}; AI Act załącznik III`,
    `annex_1_${role} 2028-08-02: AI Act art. ${article}; AI Act załącznik I`,
  ]);
  const people = [
    'inform_persons 2027-12-02: AI Act art. 26 ust. 11',
    'inform_workers 2027-12-02: AI Act art. 26 ust. 7',
    'impact 2027-12-02: AI Act art. 27 ust. 1',
    'explanation 2027-12-02: AI Act art. 86 ust. 1',
  ];
  const ofProvider = [
    'eu_database 2027-12-02: AI Act art. 49 ust. 1; AI Act załącznik VIII',
    'post_market 2027-12-02: AI Act art. 72 ust. 1',
    'serious_incidents 2027-12-02: AI Act art. 73 ust. 1; AI Act art. 73 ust. 2',
  ];
  const ofProduct = ofProvider.slice(1).map((line) => line.replace('2027-12-02', '2028-08-02'));
  const transparency = [
    'interaction 2026-08-02: AI Act art. 50 ust. 1',
    'synthetic_content 2026-08-02: AI Act art. 50 ust. 2; AI Act art. 111 ust. 4',
    'emotion_recognition 2026-08-02: AI Act art. 50 ust. 3',
    'deep_fake 2026-08-02: AI Act art. 50 ust. 4',
  ];

  it.each<[string, ScopeAnswers, string[]]>([
    [
      'for everything at once',
      {
        aiRoles: ['provider', 'deployer', 'importer', 'distributor', 'model_provider'],
        practices: ['emotions', 'abuse_material', 'practice_unsure'],
        product: 'section_a',
        areas: ['employment', 'area_unsure'],
        transparency: ['interaction', 'synthetic_content', 'emotion_system', 'deep_fake'],
      },
      [
        'prohibited 2025-02-02: AI Act art. 5 ust. 1 lit. a–h; AI Act art. 99 ust. 3',
        'prohibited_new 2026-12-02: AI Act art. 5 ust. 1 lit. ba i bb; AI Act art. 99 ust. 3',
        literacy,
        'models 2025-08-02: AI Act art. 51–55; AI Act art. 101 ust. 1',
        ...transparency,
        ...highRisk,
        ...ofProvider,
        ...people,
        'exception 2027-12-02: AI Act art. 6 ust. 3; AI Act art. 6 ust. 4; AI Act art. 49 ust. 2',
        becoming,
        fines,
      ],
    ],
    [
      'where high risk is certain and a practice is not',
      { practices: ['practice_unsure'], areas: ['employment'] },
      [clarify, literacy, highRisk[2]!, ...people, becoming, fines],
    ],
    [
      'for a provider of a system of Annex III alone',
      { aiRoles: ['provider', 'model_provider'], areas: ['justice'] },
      [
        literacy,
        'models 2025-08-02: AI Act art. 51–55; AI Act art. 101 ust. 1',
        highRisk[0]!,
        ...ofProvider,
        'exception 2027-12-02: AI Act art. 6 ust. 3; AI Act art. 6 ust. 4; AI Act art. 49 ust. 2',
        fines,
      ],
    ],
    [
      'for a provider of a product of Annex I alone',
      { aiRoles: ['provider'], product: 'section_a' },
      [literacy, highRisk[1]!, ...ofProduct, fines],
    ],
    ['for an importer', { aiRoles: ['importer'], product: 'section_a' }, [highRisk[5]!, becoming, fines]],
    ['without a role', { aiRoles: [] }, ['none at once: AI Act art. 2 ust. 1; AI Act art. 25 ust. 1']],
  ])('%s', (_, given, expected) => {
    expect(duties(given).map(dutyLine)).toEqual(expected);
  });
});

describe('the outcome', () => {
  it('without a role is none, by the article that says whom the act binds', () => {
    const { status, references, reasons } = outcome({ aiRoles: [] });
    expect([status, units(references), reasons]).toEqual(['none', 'AI Act art. 2 ust. 1; AI Act art. 3 pkt 3; AI Act art. 3 pkt 4', []]);
  });

  it('names the answers that make it, or those that leave it open', () => {
    const areasAndCase = { areas: ['employment'], transparency: ['interaction'] };
    expect(outcome(areasAndCase).reasons).toEqual([{ field: 'areas', code: 'employment' }]);
    const open = outcome({ ...areasAndCase, practices: ['practice_unsure'], product: 'product_unsure' });
    expect([open.status, open.atLeast, open.reasons]).toEqual(['unclear', 'high_risk', [{ field: 'practices', code: 'practice_unsure' }]]);
  });
});
