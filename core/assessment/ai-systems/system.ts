/** What an organisation is to a system; one may be several. `manufacturer`: of a product that the system is part of. */
export const systemRoles = ['provider', 'deployer', 'importer', 'distributor', 'manufacturer', 'representative'] as const;
export type SystemRole = (typeof systemRoles)[number];

/** What makes others the provider of a system (art. 25 ust. 1 lit. a–c). */
export const roleChanges = ['own_brand', 'substantial_change', 'new_purpose'] as const;

/** What a system, or its use, is left out for (art. 2). */
export const exclusions = ['military', 'science', 'pre_market', 'personal', 'open_source'] as const;
export type Exclusion = (typeof exclusions)[number];

/** Practices of art. 5 ust. 1, each with its letter. */
export const practiceLetters = {
  manipulation: 'a',
  vulnerabilities: 'b',
  social_scoring: 'c',
  crime_prediction: 'd',
  face_scraping: 'e',
  emotions: 'f',
  biometric_categories: 'g',
  remote_identification: 'h',
  intimate_content: 'ba',
  abuse_material: 'bb',
} as const;
export type SystemPractice = keyof typeof practiceLetters;
export const systemPractices = Object.keys(practiceLetters) as [SystemPractice, ...SystemPractice[]];

/** Whether the system is a safety component of a product of Annex I, or such a product, and of which section. */
export const systemProducts = ['no', 'section_a', 'section_b', 'unsure'] as const;

/** Points of Annex III with their letters. */
export const annex3Points = [
  ...(['1a', '1b', '1c', '2', '3a', '3b', '3c', '3d', '4a', '4b', '5a', '5b', '5c', '5d'] as const),
  ...(['6a', '6b', '6c', '6d', '6e', '7a', '7b', '7c', '7d', '8a', '8b'] as const),
] as const;
export type Annex3Point = (typeof annex3Points)[number];

/** Grounds of art. 6 ust. 3 lit. a–d, on which a system of Annex III is no high-risk one. */
export const exceptionGrounds = ['narrow_task', 'improvement', 'patterns', 'preparatory'] as const;

/** What art. 50 speaks of; `sensitive_categories` are at the same time point 1 letter b of Annex III. */
export const transparencyCases = [
  'interaction',
  'synthetic_content',
  'emotion_recognition',
  'sensitive_categories',
  'other_categories',
  'deep_fake',
  'public_text',
] as const;
export type SystemCase = (typeof transparencyCases)[number];

/** Who uses the system: what art. 26 ust. 8, 27 and 111 ust. 2 ask of public bodies, and art. 27 of private ones with public services. */
export const systemUsers = ['private', 'public_services', 'public_authority'] as const;

/** Questions whose answer may be that nobody knows yet. */
export const openQuestions = ['practices', 'points', 'cases'] as const;

/** What the rules read of a system. */
export type SystemFacts = Readonly<{
  roles: readonly SystemRole[];
  changes: readonly (typeof roleChanges)[number][];
  /** Calendar day (ISO) since which it is on the market or in use; null before that. */
  since: string | null;
  /** Its design is changed significantly after the day of application (art. 111 ust. 2). */
  changedLater: boolean;
  user: (typeof systemUsers)[number];
  /** Used at a workplace, with workers subject to it. */
  atWork: boolean;
  /** The provider has its seat outside the Union. */
  outsideUnion: boolean;
  exclusion: Exclusion | null;
  practices: readonly SystemPractice[];
  /** Emotions are recognised for medical or safety reasons only (art. 5 ust. 1 lit. f). */
  medicalOrSafety: boolean;
  product: (typeof systemProducts)[number];
  points: readonly Annex3Point[];
  /** Compares a person with one claimed identity only; outside point 1 letter a. */
  verificationOnly: boolean;
  exceptions: readonly (typeof exceptionGrounds)[number][];
  profiling: boolean;
  cases: readonly SystemCase[];
  /** Which questions are still open. */
  unsure: readonly (typeof openQuestions)[number][];
  /** Calendar day (ISO) of the next review of the classification. */
  reviewOn: string | null;
}>;

/** A system about which nothing is known but that it is used. */
export const blankFacts: SystemFacts = {
  roles: ['deployer'],
  changes: [],
  since: null,
  changedLater: false,
  user: 'private',
  atWork: false,
  outsideUnion: false,
  exclusion: null,
  practices: [],
  medicalOrSafety: false,
  product: 'no',
  points: [],
  verificationOnly: false,
  exceptions: [],
  profiling: false,
  cases: [],
  unsure: [],
  reviewOn: null,
};
