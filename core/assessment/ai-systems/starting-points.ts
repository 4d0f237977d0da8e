import { blankFacts, type SystemFacts } from './system.ts';

/** Common systems to begin with; every fact is to be checked by the organisation. */
export const startingPoints = [
  'chat_assistant',
  'cv_screening',
  'camera_analytics',
  'credit_scoring',
  'predictive_maintenance',
  'office_assistant',
  'content_generator',
  'medical_support',
] as const;
export type StartingPoint = (typeof startingPoints)[number];

const differences: Readonly<Record<StartingPoint, Partial<SystemFacts>>> = {
  chat_assistant: { cases: ['interaction'] },
  cv_screening: { points: ['4a'], profiling: true },
  // What the cameras recognise decides everything.
  camera_analytics: { unsure: ['practices', 'points'], atWork: true },
  credit_scoring: { points: ['5b'], profiling: true },
  // A part that is needed for the safety of critical infrastructure is point 2.
  predictive_maintenance: { product: 'unsure', unsure: ['points'] },
  office_assistant: {},
  content_generator: { cases: ['synthetic_content'], unsure: ['cases'] },
  medical_support: { product: 'unsure', unsure: ['points'] },
};

export function factsOfStart(start: StartingPoint): SystemFacts {
  return { ...blankFacts, ...differences[start] };
}
