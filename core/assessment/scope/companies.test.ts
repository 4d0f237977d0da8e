import { describe, expect, it } from 'vitest';
import { openScopeStep, scopeOutcome, type ScopeStatus } from './scope.ts';
import { scopeDuties } from './duties.ts';
import type { ScopeAnswers } from './outcome.ts';

type Case = Readonly<{
  company: string;
  /** What states so: named where the outcome is another. */
  provision: string;
  answers: ScopeAnswers;
  status: ScopeStatus;
  atLeast?: ScopeStatus;
  /** Duties that must be shown, and those that must not. */
  included?: string;
  spared?: string;
}>;

const sizes = {
  micro: { headcount: 'under_10', turnover: 'to_2', balance: 'to_2' },
  small: { headcount: 'under_50', turnover: 'to_10', balance: 'to_10' },
  medium: { headcount: 'under_250', turnover: 'to_50', balance: 'to_43' },
  large: { headcount: 'from_250', turnover: 'over_50', balance: 'over_43' },
} as const;

function nis2(size: keyof typeof sizes, more: ScopeAnswers): ScopeAnswers {
  return { seat: 'poland', roles: [], sectors: [], ...sizes[size], group: 'alone', ...more };
}

function body(publicKind: string, more: ScopeAnswers = {}): ScopeAnswers {
  return nis2('medium', { sectors: ['in_public'], publicKind, ...more });
}

function ai(aiRoles: string[], more: ScopeAnswers = {}): ScopeAnswers {
  return { aiRoles, practices: [], product: 'no', areas: [], transparency: [], ...more };
}

const providerDuties = 'interaction synthetic_content fines_operators';

const underTheAct: readonly Case[] = [
  {
    company: 'A large bank manages its risks and reports its incidents under DORA, and stays on the official list',
    provision: 'NIS2 art. 4(1)–(2) with DORA art. 1(2)',
    answers: nis2('large', { sectors: ['in_finance'], kinds: ['credit_institution'] }),
    status: 'dora',
    included: 'dora_instead dora_remains',
    spared: 'measures incidents audit fines_key fines_now implementing',
  },
  {
    company: 'A co-operative bank with thirty employees is under DORA whatever its size',
    provision: 'DORA art. 1(2) and 2(1)',
    answers: nis2('small', { sectors: ['banking'] }),
    status: 'dora',
    included: 'dora_instead',
  },
  {
    company: 'A stock exchange is market infrastructure under DORA',
    provision: 'NIS2 art. 4(1)–(2), Annex I, sector 4',
    answers: nis2('medium', { sectors: ['in_finance'], kinds: ['market_operator'] }),
    status: 'dora',
    included: 'dora_instead dora_remains',
    spared: 'measures incidents fines_important',
  },
  {
    company: 'An insurer is under DORA although no annex to the directive lists it',
    provision: 'DORA art. 2(1)',
    answers: nis2('large', { sectors: ['in_finance'], kinds: ['other_finance'] }),
    status: 'dora',
    included: 'dora_others',
    spared: 'dora_instead dora_remains measures',
  },
  {
    company: 'A large bank that also generates energy is told on what the requirements depend',
    provision: 'NIS2 art. 4(1)',
    answers: nis2('large', { sectors: ['in_finance', 'in_energy'], kinds: ['credit_institution', 'heat'] }),
    status: 'key',
    included: 'dora_also measures',
  },
  {
    company: 'A small non-qualified trust service provider is important',
    provision: 'NIS2 art. 2(2)(a)(ii) and 3(2)',
    answers: nis2('small', { sectors: ['in_digital'], kinds: ['trust_unqualified'] }),
    status: 'important',
    included: 'register_ex_officio implementing fines_important',
    spared: 'clarify audit',
  },
  {
    company: 'A large non-qualified trust service provider is essential',
    provision: 'NIS2 art. 3(1)(a)',
    answers: nis2('large', { sectors: ['in_digital'], kinds: ['trust_unqualified'] }),
    status: 'key',
    included: 'audit',
  },
  {
    company: 'A domain registrar of one person is essential whatever its size, and keeps a database of registrations',
    provision: 'UKSC art. 5 ust. 1 pkt 4, NIS2 art. 28',
    answers: nis2('micro', { sectors: ['in_digital'], kinds: ['registrar'] }),
    status: 'key',
    included: 'register domain_data',
    spared: 'implementing',
  },
  {
    company: 'A former operator of essential services in energy is entered ex officio and keeps its cycle of audits',
    provision: 'UKSC art. 7b ust. 2 and 15',
    answers: nis2('large', { roles: ['former_operator'], sectors: ['in_energy'], kinds: ['heat'] }),
    status: 'key',
    included: 'register_ex_officio audit_former',
    spared: 'register audit',
  },
  {
    company: 'A former operator of essential services that is small today is essential all the same',
    provision: 'NIS2 art. 3(1)(g), amending act art. 22(1)',
    answers: nis2('small', { roles: ['former_operator'] }),
    status: 'key',
    included: 'check_basis register_ex_officio audit_former',
    spared: 'register clarify audit',
  },
  {
    company: 'An essential entity learns which fine is not deferred to 3 April 2028',
    provision: 'UKSC art. 73 ust. 5',
    answers: nis2('large', { sectors: ['in_energy'], kinds: ['heat'] }),
    status: 'key',
    included: 'fines_now fines_key',
  },
  {
    company: 'An important entity learns which fine is not deferred to 3 April 2028',
    provision: 'UKSC art. 73 ust. 5',
    answers: nis2('medium', { sectors: ['in_food'], kinds: ['food_industry'] }),
    status: 'important',
    included: 'fines_now fines_important',
  },
  {
    company: 'A food producer that outgrew the medium size this year only is still what it was',
    provision: 'Regulation 651/2014, Annex I, art. 4(2)',
    answers: nis2('medium', { sectors: ['in_food'], kinds: ['food_industry'], before: 'small' }),
    status: 'not_covered',
    included: 'document',
  },
  {
    company: 'A power plant that shrank below large this year only is still essential',
    provision: 'Regulation 651/2014, Annex I, art. 4(2)',
    answers: nis2('medium', { sectors: ['in_energy'], kinds: ['electricity_production'], exclusions: [], before: 'large' }),
    status: 'key',
  },
  {
    company: 'A hospital that does not know its size of the year before learns that it depends on it',
    provision: 'Regulation 651/2014, Annex I, art. 4(2)',
    answers: nis2('medium', { sectors: ['in_health'], kinds: ['health_provider'], before: 'before_unsure' }),
    status: 'unclear',
    atLeast: 'not_covered',
    included: 'clarify',
  },
];

const publicBodies: readonly Case[] = [
  {
    company: 'A government office is essential, with the whole of art. 8',
    provision: 'NIS2 art. 3(1)(d), UKSC Annex 1',
    answers: body('government'),
    status: 'key',
    included: 'register_ex_officio measures audit',
    spared: 'measures_public',
  },
  { company: 'A marshal’s office is essential', provision: 'UKSC Annex 1', answers: body('voivodeship'), status: 'key' },
  { company: 'A powiat office is essential', provision: 'UKSC Annex 1', answers: body('powiat'), status: 'key', included: 'measures' },
  {
    company: 'The office of a gmina with 50 posts is essential',
    provision: 'UKSC Annex 1, public entities',
    answers: body('gmina_from_50'),
    status: 'key',
    included: 'measures audit',
  },
  {
    company: 'The office of a gmina with 49 posts is important and applies Annex 4, whatever its budget',
    provision: 'UKSC art. 8 ust. 3 and 12c, Annexes 2 and 4',
    answers: nis2('large', { sectors: ['in_public'], publicKind: 'gmina_under_50' }),
    status: 'important',
    included: 'register_ex_officio measures_public incidents_public',
    spared: 'measures incidents audit',
  },
  {
    company: 'A public school is a budget unit: important, with Annex 4',
    provision: 'UKSC art. 8 ust. 3, Annexes 2 and 4',
    answers: body('budget_unit'),
    status: 'important',
    included: 'measures_public incidents_public',
    spared: 'measures',
  },
  {
    company: 'A state university is important, with Annex 4',
    provision: 'UKSC art. 8 ust. 3, Annexes 2 and 4',
    answers: body('university'),
    status: 'important',
    included: 'measures_public',
    spared: 'university_research measures',
  },
  {
    company: 'A state university that ticks research learns that it is no research organisation of the directive',
    provision: 'NIS2 art. 6(41)',
    answers: body('university', { sectors: ['in_public', 'in_research'], kinds: ['public_university'] }),
    status: 'important',
    included: 'university_research measures_public',
    spared: 'measures',
  },
  {
    company: 'A research institute is at least important; which annex lists it depends on its kind',
    provision: 'UKSC Annexes 1 and 2',
    answers: body('research_institute'),
    status: 'unclear',
    atLeast: 'important',
    included: 'clarify measures_public_depends',
    spared: 'measures measures_public',
  },
  {
    company: 'A municipal company for public transport is important, with Annex 4',
    provision: 'UKSC art. 8 ust. 3, Annexes 2 and 4',
    answers: body('municipal_company'),
    status: 'important',
    included: 'measures_public',
  },
  {
    company: 'A medium municipal waterworks learns that the measures depend on why it is listed',
    provision: 'UKSC art. 8 ust. 1 and 3',
    answers: body('municipal_company', { sectors: ['in_public', 'in_water'], kinds: ['drinking_water'], exclusions: [] }),
    status: 'important',
    included: 'measures_public_depends',
    spared: 'measures_public',
  },
  {
    company: 'A large municipal waterworks is essential, with the whole of art. 8',
    provision: 'UKSC art. 5 ust. 1',
    answers: nis2('large', {
      publicKind: 'municipal_company',
      sectors: ['in_public', 'in_water'],
      kinds: ['drinking_water'],
      exclusions: [],
    }),
    status: 'key',
    included: 'measures audit',
    spared: 'measures_public_depends',
  },
  {
    company: 'Another public body learns that it depends on the annex',
    provision: 'UKSC art. 5, Annexes 1 and 2',
    answers: body('unlisted'),
    status: 'unclear',
    atLeast: 'not_covered',
    included: 'clarify',
  },
];

const withAi: readonly Case[] = [
  {
    company: 'A firm that uses a chatbot has none of the duties of its provider',
    provision: 'AI Act art. 50(1)',
    answers: ai(['deployer'], { transparency: ['interaction'] }),
    status: 'minimal',
    included: 'literacy of_provider',
    spared: providerDuties,
  },
  {
    company: 'A firm that writes with an AI assistant has none of the duties of its provider',
    provision: 'AI Act art. 50(2)',
    answers: ai(['deployer'], { transparency: ['synthetic_content'] }),
    status: 'minimal',
    included: 'of_provider',
    spared: providerDuties,
  },
  {
    company: 'An importer of an assistant has none of the duties of its provider',
    provision: 'AI Act art. 50(1)–(2)',
    answers: ai(['importer'], { transparency: ['interaction', 'synthetic_content'] }),
    status: 'minimal',
    included: 'of_provider',
    spared: `${providerDuties} literacy`,
  },
  {
    company: 'The provider of a chatbot is bound and may be fined',
    provision: 'AI Act art. 50(1), 99(4)',
    answers: ai(['provider'], { transparency: ['interaction'] }),
    status: 'transparency',
    included: 'interaction fines_operators',
    spared: 'of_provider',
  },
  {
    company: 'A studio that publishes deepfakes is bound as a deployer',
    provision: 'AI Act art. 50(4)',
    answers: ai(['deployer'], { transparency: ['deep_fake'] }),
    status: 'transparency',
    included: 'deep_fake fines_operators',
    spared: 'of_deployer',
  },
  {
    company: 'The provider of emotion recognition is told that informing people is up to the deployer, and that it is high risk',
    provision: 'AI Act art. 50(3), Annex III point 1(c)',
    answers: ai(['provider'], { transparency: ['emotion_system'] }),
    status: 'high_risk',
    included: 'of_deployer annex_3_provider',
    spared: 'emotion_recognition',
  },
  {
    company: 'A maker of toys with AI as a safety component has the duties of a provider',
    provision: 'AI Act art. 25(3), Annex I Section A',
    answers: ai(['manufacturer'], { product: 'section_a' }),
    status: 'high_risk',
    included: 'annex_1_manufacturer fines_operators',
  },
  {
    company: 'A car maker is bound only by what art. 2(2) leaves of the act',
    provision: 'AI Act art. 2(2), Annex I Section B',
    answers: ai(['manufacturer'], { product: 'section_b' }),
    status: 'sectoral',
    included: 'annex_1_b',
    spared: 'annex_1_manufacturer annex_1_provider fines_operators literacy post_market',
  },
  {
    company: 'Whoever said “Annex I” before sections were asked learns that it depends on the section',
    provision: 'AI Act art. 2(2) and 6(1)',
    answers: ai(['provider'], { product: 'yes' }),
    status: 'unclear',
    atLeast: 'sectoral',
    included: 'section_depends',
  },
  {
    company: 'An employer that recruits with AI informs candidates and explains decisions',
    provision: 'AI Act art. 26(11), 27, 86',
    answers: ai(['deployer'], { areas: ['employment'] }),
    status: 'high_risk',
    included: 'annex_3_deployer inform_persons impact explanation',
    spared: 'annex_3_provider exception',
  },
  {
    company: 'A grid operator that steers with AI owes no assessment of fundamental rights',
    provision: 'AI Act art. 27(1) and 86(1): not point 2 of Annex III',
    answers: ai(['deployer'], { areas: ['infrastructure'] }),
    status: 'high_risk',
    included: 'annex_3_deployer',
    spared: 'impact explanation inform_persons',
  },
  {
    company: 'An importer of recruitment software has the duties of importers',
    provision: 'AI Act art. 23',
    answers: ai(['importer'], { areas: ['employment'] }),
    status: 'high_risk',
    included: 'annex_3_importer',
    spared: 'annex_3_provider annex_3_deployer inform_persons literacy',
  },
  {
    company: 'A distributor of medical devices with AI has the duties of distributors',
    provision: 'AI Act art. 24',
    answers: ai(['distributor'], { product: 'section_a' }),
    status: 'high_risk',
    included: 'annex_1_distributor',
    spared: 'annex_1_provider annex_1_importer',
  },
  {
    company: 'A foundation that publishes an open-source model keeps two of the duties',
    provision: 'AI Act art. 53(2)',
    answers: { aiRoles: ['open_model_provider'] },
    status: 'model',
    included: 'models_open',
    spared: 'models',
  },
  {
    company: 'The provider of a closed model has all of them',
    provision: 'AI Act art. 53(1)',
    answers: { aiRoles: ['model_provider'] },
    status: 'model',
    included: 'models',
    spared: 'models_open',
  },
];

function check(
  regime: 'nis2' | 'ai_act',
  { company, provision, answers, status, atLeast = status, included = '', spared = '' }: Case,
): void {
  const why = `${company}: ${provision}`;
  const outcome = scopeOutcome(regime, answers);
  expect([outcome?.status, outcome?.atLeast], why).toEqual([status, atLeast]);
  const codes = new Set<string>(scopeDuties(regime, answers).map(({ code }) => code));
  for (const code of included.split(' ').filter(Boolean)) expect([...codes], why).toContain(code);
  for (const code of spared.split(' ').filter(Boolean)) expect([...codes], why).not.toContain(code);
}

describe('under the Polish act', () => {
  it.each(underTheAct)('$company', (one) => check('nis2', one));
});

describe('a public body', () => {
  it.each(publicBodies)('$company', (one) => check('nis2', one));

  it('is asked for its kind in the sector of public entities', () => {
    expect(openScopeStep('nis2', { seat: 'poland', sectors: ['in_public'] })?.id).toBe('public');
  });

  it('is asked for its kind, and one that named its annex earlier is not asked again', () => {
    expect(openScopeStep('nis2', { seat: 'poland', roles: ['public'] })?.id).toBe('public');
    for (const [role, status] of [
      ['public_annex_1', 'key'],
      ['public_annex_2', 'important'],
      ['public_unsure', 'unclear'],
    ] as const) {
      expect(scopeOutcome('nis2', { seat: 'poland', roles: [role], sectors: [] })?.status, role).toBe(status);
    }
  });
});

describe('under the AI Act', () => {
  it.each(withAi)('$company', (one) => check('ai_act', one));
});
