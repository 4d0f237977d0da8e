import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptScope } from './scope-draft.ts';

const answers = { seat: 'poland', sectors: ['in_digital'], kinds: ['tld'], roles: [] };
let kept: string | null = null;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('localStorage', { getItem: () => kept });
});
afterEach(() => vi.unstubAllGlobals());

function keep(values: unknown, at = Date.now()): void {
  kept = JSON.stringify({ at, values });
}

it('a finished check of this browser is found with its day', () => {
  keep({ nis2: { ...answers, exclusions: ['waste_side'] }, checkedOn: { nis2: '2026-11-20' } });
  expect(keptScope('nis2')).toMatchObject({ checkedOn: '2026-11-20', answers, outcome: { status: 'key' } });
  expect(keptScope('ai_act')).toBeNull();
});

it.each<[string, unknown]>([
  ['an open check', { nis2: { seat: 'poland' }, checkedOn: { nis2: '2026-11-20' } }],
  ['no day', { nis2: answers, checkedOn: null }],
  ['an impossible day', { nis2: answers, checkedOn: { nis2: '2026-99-99' } }],
  ['something else', 'text'],
])('%s in the storage is no check', (_, values) => {
  keep(values);
  expect(keptScope('nis2')).toBeNull();
});

it('a check is forgotten after 30 days', () => {
  keep({ nis2: answers, checkedOn: { nis2: '2026-11-20' } }, Date.now() - 31 * 86_400_000);
  expect(keptScope('nis2')).toBeNull();
});
