/** What an organisation counts in exports of its own systems: accounts of Entra ID and Google, devices of Intune, backup jobs, training, updates. */
export const factKinds = ['entra_mfa', 'google_2sv', 'intune_devices', 'backup_jobs', 'training', 'updates'] as const;
export type FactKind = (typeof factKinds)[number];

/** Which rules counted and judged; changes when they do. */
export const factRules = 'atesto-facts/1';

export const factSources = ['file', 'api'] as const;
export type FactSource = (typeof factSources)[number];

/** Everything that is counted. `unclear` are those of which something could not be read: they count neither way. */
export const countNames = [
  'members',
  'membersWithMfa',
  'admins',
  'adminsWithMfa',
  'guests',
  'accounts',
  'enrolled',
  'enforced',
  'unused',
  'suspended',
  'devices',
  'compliant',
  'notCompliant',
  'inGrace',
  'silent',
  'encrypted',
  'notEncrypted',
  'jobs',
  'succeeded',
  'warned',
  'people',
  'trained',
  'upToDate',
  'unclear',
] as const;
export type CountName = (typeof countNames)[number];

/** How many there are of each; null or left out where nothing is known of it. */
export type Counts = { readonly [Name in CountName]?: number | null | undefined };

type Sum = readonly [parts: readonly CountName[], whole: CountName];

/** What a kind counts: the whole that has to be known, the rest, and parts that together are no more than a whole. */
export const countsOfKind: Readonly<Record<FactKind, Readonly<{ whole: CountName; others: readonly CountName[]; sums: readonly Sum[] }>>> =
  {
    entra_mfa: {
      whole: 'members',
      others: ['membersWithMfa', 'admins', 'adminsWithMfa', 'guests', 'unclear'],
      sums: [
        [['membersWithMfa', 'unclear'], 'members'],
        [['admins'], 'members'],
        [['adminsWithMfa'], 'admins'],
        [['adminsWithMfa'], 'membersWithMfa'],
      ],
    },
    google_2sv: {
      whole: 'accounts',
      others: ['enrolled', 'enforced', 'unused', 'suspended', 'unclear'],
      sums: [
        [['enrolled', 'unclear'], 'accounts'],
        [['enforced', 'unclear'], 'accounts'],
        [['unused', 'unclear'], 'accounts'],
      ],
    },
    intune_devices: {
      whole: 'devices',
      others: ['compliant', 'notCompliant', 'inGrace', 'silent', 'encrypted', 'notEncrypted'],
      sums: [
        [['compliant', 'notCompliant', 'inGrace', 'silent'], 'devices'],
        [['encrypted', 'notEncrypted', 'silent'], 'devices'],
      ],
    },
    backup_jobs: { whole: 'jobs', others: ['succeeded', 'warned', 'unclear'], sums: [[['succeeded', 'warned', 'unclear'], 'jobs']] },
    training: { whole: 'people', others: ['trained', 'unclear'], sums: [[['trained', 'unclear'], 'people']] },
    updates: { whole: 'devices', others: ['upToDate', 'unclear'], sums: [[['upToDate', 'unclear'], 'devices']] },
  };

/** So many of anything are taken. */
export const mostOfFact = 1_000_000;

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= mostOfFact;
}

/** Whether counts can be those of a kind: its names alone, whole numbers, and no part more than its whole. */
export function areCountsOf(kind: FactKind, counts: Counts): boolean {
  const { whole, others, sums } = countsOfKind[kind];
  const known: ReadonlySet<CountName> = new Set([whole, ...others]);
  const reported = countNames.filter((name) => counts[name] !== undefined);
  if (typeof counts[whole] !== 'number' || reported.some((name) => !known.has(name))) return false;
  if (reported.some((name) => counts[name] !== null && !isCount(counts[name] ?? Number.NaN))) return false;
  return sums.every(([parts, all]) => {
    const sum = parts.reduce((total, name) => total + (counts[name] ?? 0), 0);
    return typeof counts[all] !== 'number' || sum <= counts[all];
  });
}
