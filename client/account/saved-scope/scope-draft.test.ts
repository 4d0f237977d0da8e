import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savedScope } from './scope-draft.ts';

const answers = { seat: 'poland', sectors: ['in_digital'], kinds: ['tld'], roles: [] };
let stored: string | null = null;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', { getItem: () => stored });
});
afterEach(() => vi.unstubAllGlobals());

function store(values: unknown, at = Date.now()): void {
  stored = JSON.stringify({ at, values });
}

it('a finished check of this browser is found with its day', () => {
  store({ nis2: { ...answers, exclusions: ['waste_side'] }, checkedOn: { nis2: '2026-11-20' } });
  expect(savedScope('nis2')).toMatchObject({ checkedOn: '2026-11-20', answers, outcome: { status: 'key' } });
  expect(savedScope('ai_act')).toBeNull();
});

it.each<[string, unknown]>([
  ['an open check', { nis2: { seat: 'poland' }, checkedOn: { nis2: '2026-11-20' } }],
  ['no day', { nis2: answers, checkedOn: null }],
  ['an impossible day', { nis2: answers, checkedOn: { nis2: '2026-99-99' } }],
  ['something else', 'text'],
])('%s in the storage is no check', (_, values) => {
  store(values);
  expect(savedScope('nis2')).toBeNull();
});

it('a check is forgotten after 30 days', () => {
  store({ nis2: answers, checkedOn: { nis2: '2026-11-20' } }, Date.now() - 31 * 86_400_000);
  expect(savedScope('nis2')).toBeNull();
});
