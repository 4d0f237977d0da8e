import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { casesOf, pointsOf, prohibitedPractices, usesException, type Classified } from './class.ts';
import { days, units } from './law.ts';
import { practiceLetters, type Annex3Point, type SystemFacts, type SystemRole } from './system.ts';

/** Everything that can follow for a system. */
export const systemDuties = [
  ...(['stop', 'clarify', 'literacy', 'interaction', 'marking', 'marking_check', 'interaction_check'] as const),
  ...(['biometrics_notice', 'deep_fake', 'public_text', 'requirements', 'quality', 'documentation', 'provider_logs'] as const),
  ...(['conformity', 'registration', 'monitoring', 'incidents', 'representative', 'instructions', 'oversight'] as const),
  ...([
    'input_data',
    'use_monitoring',
    'logs',
    'workers',
    'public_registration',
    'inform_persons',
    'impact',
    'impact_notice',
    'explanation',
  ] as const),
  ...([
    'importer',
    'distributor',
    'mandate',
    'exception_document',
    'exception_registration',
    'exception_check',
    'sectoral',
    'review',
  ] as const),
] as const;
export type SystemDutyCode = (typeof systemDuties)[number];

export type SystemDuty = Readonly<{
  code: SystemDutyCode;
  references: readonly LegalReference[];
  /** Calendar day (ISO) it applies from; null where it applies at once or, under a condition, not yet. */
  day: string | null;
  /** Art. 111 ust. 2: an earlier system is bound only once its design is changed significantly. */
  condition: 'significant_change' | null;
  /** What the act asks for, or what is good practice only. */
  basis: 'law' | 'practice';
}>;

/** What a row of the table reads. */
export type DutyFacts = Readonly<{ facts: SystemFacts; classified: Classified; roles: ReadonlySet<SystemRole> }>;

/** Stands for the day from which the class of the system binds. */
export const classDay = 'class';

type Row = Readonly<{
  code: SystemDutyCode;
  cites: readonly string[];
  /** `classDay`, or a day of its own; null: at once. */
  day: string | null | ((facts: SystemFacts) => string | null);
  basis?: 'practice';
  when: (facts: DutyFacts) => boolean;
}>;

const isHigh = ({ classified }: DutyFacts): boolean => classified.atLeast === 'high_risk';
const isBanned = ({ classified }: DutyFacts): boolean => classified.atLeast === 'prohibited';
/** A role of a high-risk system. */
const high =
  (role: SystemRole, more: (facts: DutyFacts) => boolean = () => true) =>
  (one: DutyFacts): boolean =>
    isHigh(one) && one.roles.has(role) && more(one);
const hasPoint = ({ facts }: DutyFacts, fits: (point: Annex3Point) => boolean = () => true): boolean => pointsOf(facts).some(fits);
const byAnnex3 = (one: DutyFacts): boolean => hasPoint(one) && !usesException(one.facts);
/** Annex III without critical infrastructure, which arts. 26 ust. 11, 27 and 86 leave out in whole or in part. */
const aboutPeople = (one: DutyFacts): boolean => byAnnex3(one) && hasPoint(one, (point) => point !== '2');
/** A case of art. 50 for one who is bound, or for the others; products of section B are left out by art. 2 ust. 2. */
const shown =
  (role: SystemRole, isBound: boolean, ...codes: readonly string[]) =>
  (one: DutyFacts): boolean =>
    !isBanned(one) &&
    one.classified.atLeast !== 'sectoral' &&
    one.roles.has(role) &&
    one.roles.has('provider') === isBound &&
    casesOf(one.facts).some((code) => codes.includes(code));
const deployerCase =
  (...codes: readonly string[]) =>
  (one: DutyFacts): boolean =>
    shown('deployer', one.roles.has('provider'), ...codes)(one);

const stopDay = (facts: SystemFacts): string =>
  prohibitedPractices(facts).some((code) => practiceLetters[code].length === 1) ? days.chapters1And2 : days.newPractices;
const markingDay = ({ since }: SystemFacts): string => (since !== null && since < days.general ? days.earlierMarking : days.general);
const usesImpact = (one: DutyFacts): boolean =>
  hasPoint(one, (point) => point === '5b' || point === '5c') || (one.facts.user !== 'private' && aboutPeople(one));

const assessesImpact = high('deployer', (one) => byAnnex3(one) && usesImpact(one));

/** Which duty binds whom, by which unit and from when. */
export const dutyTable: readonly Row[] = [
  { code: 'stop', cites: ['art. 5 ust. 1', 'art. 99 ust. 3'], day: stopDay, when: isBanned },
  { code: 'clarify', cites: ['art. 5', 'art. 6'], day: null, basis: 'practice', when: ({ classified }) => classified.class === 'unclear' },
  {
    code: 'literacy',
    cites: ['art. 4 ust. 1'],
    day: days.chapters1And2,
    when: ({ roles }) => roles.has('provider') || roles.has('deployer'),
  },
  { code: 'interaction', cites: ['art. 50 ust. 1'], day: days.general, when: shown('provider', true, 'interaction') },
  { code: 'marking', cites: ['art. 50 ust. 2', 'art. 111 ust. 4'], day: markingDay, when: shown('provider', true, 'synthetic_content') },
  {
    code: 'interaction_check',
    cites: ['art. 50 ust. 1'],
    day: days.general,
    basis: 'practice',
    when: shown('deployer', false, 'interaction'),
  },
  {
    code: 'marking_check',
    cites: ['art. 50 ust. 2'],
    day: markingDay,
    basis: 'practice',
    when: shown('deployer', false, 'synthetic_content'),
  },
  {
    code: 'biometrics_notice',
    cites: ['art. 50 ust. 3'],
    day: days.general,
    when: deployerCase('emotion_recognition', 'sensitive_categories', 'other_categories'),
  },
  { code: 'deep_fake', cites: ['art. 50 ust. 4'], day: days.general, when: deployerCase('deep_fake') },
  { code: 'public_text', cites: ['art. 50 ust. 4'], day: days.general, when: deployerCase('public_text') },
  { code: 'requirements', cites: ['art. 8–15', 'art. 16'], day: classDay, when: high('provider') },
  { code: 'quality', cites: ['art. 17'], day: classDay, when: high('provider') },
  { code: 'documentation', cites: ['art. 11', 'art. 18'], day: classDay, when: high('provider') },
  { code: 'provider_logs', cites: ['art. 12', 'art. 19'], day: classDay, when: high('provider') },
  { code: 'conformity', cites: ['art. 43', 'art. 47', 'art. 48'], day: classDay, when: high('provider') },
  { code: 'registration', cites: ['art. 49 ust. 1', 'załącznik VIII'], day: classDay, when: high('provider', byAnnex3) },
  { code: 'monitoring', cites: ['art. 72'], day: classDay, when: high('provider') },
  { code: 'incidents', cites: ['art. 73'], day: classDay, when: high('provider') },
  { code: 'representative', cites: ['art. 22'], day: classDay, when: high('provider', ({ facts }) => facts.outsideUnion) },
  { code: 'instructions', cites: ['art. 26 ust. 1'], day: classDay, when: high('deployer') },
  { code: 'oversight', cites: ['art. 26 ust. 2', 'art. 14'], day: classDay, when: high('deployer') },
  { code: 'input_data', cites: ['art. 26 ust. 4'], day: classDay, when: high('deployer') },
  { code: 'use_monitoring', cites: ['art. 26 ust. 5'], day: classDay, when: high('deployer') },
  { code: 'logs', cites: ['art. 26 ust. 6'], day: classDay, when: high('deployer') },
  {
    code: 'workers',
    cites: ['art. 26 ust. 7'],
    day: classDay,
    when: high('deployer', (one) => one.facts.atWork || hasPoint(one, (point) => point.startsWith('4'))),
  },
  {
    code: 'public_registration',
    cites: ['art. 26 ust. 8', 'art. 49 ust. 3'],
    day: classDay,
    when: high('deployer', (one) => one.facts.user === 'public_authority' && aboutPeople(one)),
  },
  { code: 'inform_persons', cites: ['art. 26 ust. 11'], day: classDay, when: high('deployer', aboutPeople) },
  { code: 'impact', cites: ['art. 27 ust. 1', 'art. 27 ust. 2'], day: classDay, when: assessesImpact },
  { code: 'impact_notice', cites: ['art. 27 ust. 3'], day: classDay, when: assessesImpact },
  { code: 'explanation', cites: ['art. 86'], day: classDay, when: high('deployer', aboutPeople) },
  { code: 'importer', cites: ['art. 23'], day: classDay, when: high('importer') },
  { code: 'distributor', cites: ['art. 24'], day: classDay, when: high('distributor') },
  { code: 'mandate', cites: ['art. 22 ust. 3'], day: classDay, when: high('representative') },
  {
    code: 'exception_document',
    cites: ['art. 6 ust. 4'],
    day: days.annex3,
    when: ({ facts, roles, ...one }) => !isBanned({ facts, roles, ...one }) && usesException(facts) && roles.has('provider'),
  },
  {
    code: 'exception_registration',
    cites: ['art. 49 ust. 2'],
    day: days.annex3,
    when: ({ facts, roles, ...one }) => !isBanned({ facts, roles, ...one }) && usesException(facts) && roles.has('provider'),
  },
  {
    code: 'exception_check',
    cites: ['art. 6 ust. 3', 'art. 6 ust. 4'],
    day: null,
    basis: 'practice',
    when: ({ facts, roles, ...one }) => !isBanned({ facts, roles, ...one }) && usesException(facts) && !roles.has('provider'),
  },
  {
    code: 'sectoral',
    cites: ['art. 2 ust. 2', 'załącznik I'],
    day: null,
    when: ({ classified }) => classified.atLeast === 'sectoral',
  },
  { code: 'review', cites: ['art. 6'], day: ({ reviewOn }) => reviewOn, basis: 'practice', when: () => true },
];

export function referencesOf({ cites }: Row): LegalReference[] {
  return units(...cites);
}
