import type { LegalReference } from './questionnaire.ts';
import type { ScopeDuty } from './scope-outcome.ts';

const uksc = (cite: string, verified = true): LegalReference => ({ act: 'UKSC', cite, verified });

function duty(code: ScopeDuty['code'], from: string | null, ...references: LegalReference[]): ScopeDuty {
  return { code, from, references };
}

/** Entered in the register by the authority, on whose summons they complete their data (UKSC art. 7b ust. 2). */
const enteredExOfficio: ReadonlySet<string> = new Set([
  'communications',
  'trust_qualified',
  'trust_unqualified',
  'public_annex_1',
  'public_annex_2',
]);

/** Whom Implementing Regulation (EU) 2024/2690 binds directly. */
const boundDirectly: ReadonlySet<string> = new Set([
  'dns',
  'tld',
  'trust_qualified',
  'trust_unqualified',
  'managed_security',
  'cloud',
  'data_centre',
  'content_delivery',
  'managed_services',
  'marketplace',
  'search_engine',
  'social_network',
]);

/** The twelve months of UKSC art. 16 pkt 1 and the twenty-four of pkt 2, for whoever was covered on 3 April 2026. */
const dutiesFrom = '2027-04-03';
const auditFrom = '2028-04-03';

const clarify = duty('clarify', null, uksc('art. 5'));

const outside: readonly ScopeDuty[] = [duty('document', null, uksc('art. 5')), duty('customers', null, uksc('art. 8 ust. 1 pkt 2 lit. e'))];

function registration(holding: readonly string[]): ScopeDuty[] {
  const exOfficio = holding.some((code) => enteredExOfficio.has(code));
  return [
    exOfficio
      ? duty('register_ex_officio', null, uksc('art. 46 ust. 1'), uksc('art. 7b ust. 2', false))
      : duty('register', null, uksc('art. 7c ust. 1'), uksc('art. 46 ust. 1')),
    duty('register_changes', null, uksc('art. 7c ust. 3')),
  ];
}

/** An important public entity applies the closed list of Annex 4 instead of art. 8 ust. 1. */
function measures(publicOnly: boolean): ScopeDuty[] {
  if (publicOnly) {
    return [
      duty('measures_public', dutiesFrom, uksc('art. 8 ust. 3'), uksc('załącznik nr 4'), uksc('art. 16 pkt 1')),
      duty('incidents_public', dutiesFrom, uksc('art. 11'), uksc('art. 12c')),
    ];
  }
  const reports = ['4', '4a', '4c'].map((item) => uksc(`art. 11 ust. 1 pkt ${item}`));
  return [duty('measures', dutiesFrom, uksc('art. 8 ust. 1'), uksc('art. 16 pkt 1')), duty('incidents', dutiesFrom, ...reports)];
}

/**
 * What follows for an entity that is at least `atLeast`, by the roles and sectors (`holding`) that hold it in the act.
 * Dates and units: the domain facts as of 20 November 2026.
 */
export function nis2Duties(outcome: { atLeast: string; unclear: boolean; holding: readonly string[] }): ScopeDuty[] {
  const { atLeast, unclear, holding } = outcome;
  if (atLeast === 'not_covered') return unclear ? [clarify] : [...outside];
  const isKey = atLeast === 'key';
  const publicOnly = !isKey && holding.every((code) => code === 'public_annex_2');
  const bound = holding.some((code) => boundDirectly.has(code));
  return [
    ...(unclear ? [clarify] : []),
    ...registration(holding),
    ...measures(publicOnly),
    ...(bound ? [duty('implementing', null, { act: '2024/2690', cite: 'art. 1' })] : []),
    duty('head', dutiesFrom, uksc('art. 8d'), uksc('art. 8e')),
    ...(isKey ? [duty('audit', auditFrom, uksc('art. 15'), uksc('art. 16 pkt 2'))] : []),
    duty(isKey ? 'fines_key' : 'fines_important', auditFrom, uksc(`art. 73 ust. ${isKey ? 3 : 4}`)),
  ];
}
