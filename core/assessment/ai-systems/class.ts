import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { days, units } from './law.ts';
import { practiceLetters, type Annex3Point, type SystemCase, type SystemFacts, type SystemPractice } from './system.ts';

/** `sectoral`: of a product of section B of Annex I, to which only the provisions named in art. 2 ust. 2 apply. */
export const systemClasses = ['prohibited', 'high_risk', 'sectoral', 'transparency', 'minimal', 'excluded', 'unclear'] as const;
export type SystemClass = (typeof systemClasses)[number];

/** What a class, or what leaves it open, rests on; `code` states which practice, point or case. */
export type ClassReason = Readonly<
  | { kind: 'practice'; code: SystemPractice; from: string; references: readonly LegalReference[] }
  | { kind: 'point'; code: Annex3Point; from: string; references: readonly LegalReference[] }
  | { kind: 'case'; code: SystemCase; references: readonly LegalReference[] }
  | { kind: (typeof plainReasons)[number]; references: readonly LegalReference[] }
>;
export const plainReasons = [
  'section_a',
  'section_b',
  'exception',
  'profiling',
  'verification',
  'medical_or_safety',
  'exclusion',
  'exclusion_fails',
  'practices_open',
  'product_open',
  'points_open',
  'cases_open',
  'nothing',
] as const;

export type Classified = Readonly<{
  class: SystemClass;
  /** What holds in any case: the class itself, and less while it is unclear. */
  atLeast: Exclude<SystemClass, 'unclear'>;
  reasons: readonly ClassReason[];
}>;

const caseUnits: Readonly<Record<SystemCase, string>> = {
  interaction: 'art. 50 ust. 1',
  synthetic_content: 'art. 50 ust. 2',
  emotion_recognition: 'art. 50 ust. 3',
  sensitive_categories: 'art. 50 ust. 3',
  other_categories: 'art. 50 ust. 3',
  deep_fake: 'art. 50 ust. 4',
  public_text: 'art. 50 ust. 4',
};

/** Emotions at work or at school for medical or safety reasons are no practice, and still recognition of emotions. */
const areExempt = ({ practices, medicalOrSafety }: SystemFacts): boolean => practices.includes('emotions') && medicalOrSafety;

export function prohibitedPractices(facts: SystemFacts): SystemPractice[] {
  return facts.practices.filter((code) => code !== 'emotions' || !areExempt(facts));
}

/** Points of Annex III, also those that the cases of art. 50 say. */
export function pointsOf(facts: SystemFacts): Annex3Point[] {
  const implied: Annex3Point[] = [
    ...(facts.cases.includes('sensitive_categories') ? (['1b'] as const) : []),
    ...(facts.cases.includes('emotion_recognition') || facts.practices.includes('emotions') ? (['1c'] as const) : []),
  ];
  const counted = facts.points.filter((point) => point !== '1a' || !facts.verificationOnly);
  return [...new Set([...counted, ...implied])].toSorted();
}

/** Cases of art. 50, also those that points of Annex III say. */
export function casesOf(facts: SystemFacts): SystemCase[] {
  const points = pointsOf(facts);
  const implied: SystemCase[] = [
    ...(points.includes('1b') ? (['sensitive_categories'] as const) : []),
    ...(points.includes('1c') ? (['emotion_recognition'] as const) : []),
  ];
  return [...new Set([...facts.cases, ...implied])];
}

/** Whether Annex III makes it a high-risk system; a system that profiles people never falls under the exception. */
export function isAnnex3HighRisk(facts: SystemFacts): boolean {
  return pointsOf(facts).length > 0 && (facts.exceptions.length === 0 || facts.profiling);
}

export function usesException(facts: SystemFacts): boolean {
  return pointsOf(facts).length > 0 && !isAnnex3HighRisk(facts);
}

function pointReasons(facts: SystemFacts): ClassReason[] {
  const points = pointsOf(facts);
  const { exceptions, profiling } = facts;
  const high = isAnnex3HighRisk(facts);
  return [
    ...(high
      ? points.map((code): ClassReason => ({
          kind: 'point',
          code,
          from: days.annex3,
          references: units('art. 6 ust. 2', `załącznik III pkt ${code[0]}${code[1] ? ` lit. ${code[1]}` : ''}`),
        }))
      : []),
    ...(high && exceptions.length > 0 && profiling ? [{ kind: 'profiling', references: units('art. 6 ust. 3') } as const] : []),
    ...(usesException(facts) ? [{ kind: 'exception', references: units('art. 6 ust. 3', 'art. 6 ust. 4') } as const] : []),
    ...(facts.verificationOnly ? [{ kind: 'verification', references: units('załącznik III pkt 1 lit. a') } as const] : []),
  ];
}

function practiceReasons(facts: SystemFacts): ClassReason[] {
  const found = prohibitedPractices(facts).map((code): ClassReason => {
    const letter = practiceLetters[code];
    const from = letter === 'ba' || letter === 'bb' ? days.newPractices : days.chapters1And2;
    return { kind: 'practice', code, from, references: units(`art. 5 ust. 1 lit. ${letter}`) };
  });
  const exempt = areExempt(facts) ? [{ kind: 'medical_or_safety', references: units('art. 5 ust. 1 lit. f') } as const] : [];
  return [...found, ...exempt];
}

function productReasons({ product }: SystemFacts): ClassReason[] {
  if (product === 'section_a') return [{ kind: 'section_a', references: units('art. 6 ust. 1', 'załącznik I') }];
  if (product === 'section_b') return [{ kind: 'section_b', references: units('art. 2 ust. 2', 'art. 6 ust. 1', 'załącznik I') }];
  return [];
}

function caseReasons(facts: SystemFacts): ClassReason[] {
  return casesOf(facts).map((code) => ({ kind: 'case', code, references: units(caseUnits[code]) }));
}

function rank(facts: SystemFacts): Exclude<SystemClass, 'unclear' | 'excluded'> {
  if (prohibitedPractices(facts).length > 0) return 'prohibited';
  if (facts.product === 'section_a' || isAnnex3HighRisk(facts)) return 'high_risk';
  if (facts.product === 'section_b') return 'sectoral';
  return casesOf(facts).length > 0 ? 'transparency' : 'minimal';
}

/** What could still raise the class. */
function openReasons({ unsure, product }: SystemFacts, atLeast: ReturnType<typeof rank>): ClassReason[] {
  const isHigh = atLeast === 'prohibited' || atLeast === 'high_risk';
  return [
    ...(unsure.includes('practices') && atLeast !== 'prohibited'
      ? [{ kind: 'practices_open', references: units('art. 5 ust. 1') } as const]
      : []),
    ...(product === 'unsure' && !isHigh ? [{ kind: 'product_open', references: units('art. 6 ust. 1', 'załącznik I') } as const] : []),
    ...(unsure.includes('points') && !isHigh
      ? [{ kind: 'points_open', references: units('art. 6 ust. 2', 'załącznik III') } as const]
      : []),
    ...(unsure.includes('cases') && atLeast === 'minimal' ? [{ kind: 'cases_open', references: units('art. 50') } as const] : []),
  ];
}

const exclusionUnits: Readonly<Record<NonNullable<SystemFacts['exclusion']>, string>> = {
  military: 'art. 2 ust. 3',
  science: 'art. 2 ust. 6',
  pre_market: 'art. 2 ust. 8',
  personal: 'art. 2 ust. 10',
  open_source: 'art. 2 ust. 12',
};

/** Open source is left out only where neither art. 5 nor 50 nor high risk concerns it; personal use, only of who uses it. */
function isExcluded({ exclusion, roles }: SystemFacts, { atLeast, open }: { atLeast: ReturnType<typeof rank>; open: boolean }): boolean {
  if (exclusion === null) return false;
  if (exclusion === 'open_source') return atLeast === 'minimal' && !open;
  if (exclusion === 'personal') return roles.every((role) => role === 'deployer');
  return true;
}

/** The class of a system under Regulation (EU) 2024/1689, with what it rests on. */
export function classOf(facts: SystemFacts): Classified {
  const atLeast = rank(facts);
  const open = openReasons(facts, atLeast);
  const exclusion = facts.exclusion ? units(exclusionUnits[facts.exclusion]) : [];
  if (isExcluded(facts, { atLeast, open: open.length > 0 })) {
    return { class: 'excluded', atLeast: 'excluded', reasons: [{ kind: 'exclusion', references: exclusion }] };
  }
  const reasons = [
    ...open,
    ...practiceReasons(facts),
    ...productReasons(facts),
    ...pointReasons(facts),
    ...caseReasons(facts),
    ...(facts.exclusion ? [{ kind: 'exclusion_fails', references: exclusion } as const] : []),
  ];
  const all =
    atLeast === 'minimal' && open.length === 0
      ? [...reasons, { kind: 'nothing', references: units('art. 5', 'art. 6', 'art. 50') } as const]
      : reasons;
  return { class: open.length > 0 ? 'unclear' : atLeast, atLeast, reasons: all };
}
