/** What somebody tried and was refused, as operators look at it. */
export const securityEventKinds = [
  'sign_in',
  'second_factor',
  'password',
  'access',
  'foreign',
  'cross_site',
  'session',
  'key',
  'link',
  'signature',
  'limit',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** How far back they are looked through, in hours; the longest is as long as they are retained. */
export const securityEventSpans = { hour: 1, day: 24, week: 168, all: null } as const;
export type SecurityEventSpan = keyof typeof securityEventSpans;
