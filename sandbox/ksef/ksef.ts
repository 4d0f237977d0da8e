import { randomBytes } from 'node:crypto';
import { openFaults, type Faults } from './api/faults.ts';
import { openLimits, type Limits } from './api/limits.ts';
import { openIssuer, type Issuer } from './certificates.ts';
import { openState, type Settings, type State } from './state.ts';

/** A call that came, for tests to check. */
type Call = Readonly<{ at: number; method: string; path: string; status: number }>;

/** The whole look-alike of the national e-invoicing system. */
export type Ksef = Readonly<{
  issuer: Issuer;
  state: State;
  faults: Faults;
  limits: Limits;
  calls: Call[];
  /** Now by its clock, in milliseconds since the epoch. */
  now: () => number;
  settings: () => Settings;
  set: (change: Partial<Settings>) => void;
}>;

const usual: Omit<Settings, 'jwtSecret'> = {
  millisAhead: 0,
  hasLimits: true,
  storageDelayMillis: 50,
  accessTokensFrom: 0,
  refreshTokensFrom: 0,
  blocked: false,
  outageBlocks: false,
};

/** The system of a data folder. */
export async function openKsef(folder: string): Promise<Ksef> {
  const issuer = await openIssuer(folder);
  const state = openState(issuer.folder);
  const settings = (): Settings => ({ jwtSecret: '', ...usual, ...state.settings.get('all') });
  if (!settings().jwtSecret) state.put('settings', 'all', { ...usual, jwtSecret: randomBytes(32).toString('base64') });
  return {
    issuer,
    state,
    faults: openFaults(),
    limits: openLimits(),
    calls: [],
    now: () => Date.now() + settings().millisAhead,
    settings,
    set: (change) => state.put('settings', 'all', { ...settings(), ...change }),
  };
}
