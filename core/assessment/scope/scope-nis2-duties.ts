import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { ScopeDuty } from './scope-duty.ts';
import { dora, financialSectors, nis2, uksc, type Nis2Answers } from './scope-nis2-answers.ts';
import { holding, nis2Outcome } from './scope-nis2.ts';

function duty(code: ScopeDuty['code'], from: string | null, ...references: LegalReference[]): ScopeDuty {
  return { code, from, references };
}

/** Public entities that are important ones and apply Annex 4 (UKSC art. 8 ust. 3). */
const publicImportant: ReadonlySet<string> = new Set([
  'public_annex_2',
  'gmina_under_50',
  'budget_unit',
  'university',
  'municipal_company',
]);
const publicKinds: ReadonlySet<string> = new Set([
  ...publicImportant,
  'public_annex_1',
  'government',
  'voivodeship',
  'powiat',
  'gmina_from_50',
  'research_institute',
]);

/** Entered in the register by the authority, on whose summons they complete their data (UKSC art. 7b ust. 2). */
const enteredExOfficio: ReadonlySet<string> = new Set([
  'communications',
  'trust_qualified',
  'trust_unqualified',
  'former_operator',
  ...publicKinds,
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
/** DORA art. 64. */
const doraFrom = '2025-01-17';

const clarify = duty('clarify', null, uksc('art. 5'));
const outside: readonly ScopeDuty[] = [duty('document', null, uksc('art. 5')), duty('customers', null, uksc('art. 8 ust. 1 pkt 2 lit. e'))];

type Known = Readonly<{ isKey: boolean; unclear: boolean; holding: readonly string[]; answers: Nis2Answers }>;

/** What binds a financial entity instead of the directive (NIS2 art. 4), and what remains. */
function ofDora(held: readonly string[]): ScopeDuty[] {
  const listed = held.includes('banking') || held.includes('market_infrastructure');
  if (!listed) return [duty('dora_others', doraFrom, dora('art. 2 ust. 1'), uksc('załącznik nr 1'))];
  return [
    duty('dora_instead', doraFrom, nis2('art. 4 ust. 1'), nis2('art. 4 ust. 2'), dora('art. 1 ust. 2')),
    duty('dora_remains', null, nis2('art. 3 ust. 4'), uksc('art. 7c ust. 1')),
  ];
}

function registration({ holding: held, answers: { roles = [] } }: Known): ScopeDuty[] {
  const exOfficio = roles.includes('public') || held.some((code) => enteredExOfficio.has(code));
  return [
    exOfficio
      ? duty('register_ex_officio', null, uksc('art. 46 ust. 1'), uksc('art. 7b ust. 2', false))
      : duty('register', null, uksc('art. 7c ust. 1'), uksc('art. 46 ust. 1')),
    duty('register_changes', null, uksc('art. 7c ust. 3')),
  ];
}

/** An important public entity applies the closed list of Annex 4 instead of art. 8 ust. 1. */
function measures({ isKey, unclear, holding: held, answers: { roles = [] } }: Known): ScopeDuty[] {
  const whole = uksc('art. 8 ust. 1');
  const [instead, annex4, months] = [uksc('art. 8 ust. 3'), uksc('załącznik nr 4'), uksc('art. 16 pkt 1')];
  if (!isKey && !unclear && held.every((code) => publicImportant.has(code))) {
    return [
      duty('measures_public', dutiesFrom, instead, annex4, months),
      duty('incidents_public', dutiesFrom, uksc('art. 11'), uksc('art. 12c')),
    ];
  }
  if (!isKey && (roles.includes('public') || held.some((code) => publicKinds.has(code)))) {
    return [duty('measures_public_depends', dutiesFrom, whole, instead, annex4, uksc('art. 12c'), months)];
  }
  const reports = ['4', '4a', '4c'].map((item) => uksc(`art. 11 ust. 1 pkt ${item}`));
  return [duty('measures', dutiesFrom, whole, months), duty('incidents', dutiesFrom, ...reports)];
}

function audits({ isKey, answers: { roles = [] } }: Known): ScopeDuty[] {
  if (roles.includes('former_operator')) return [duty('audit_former', null, uksc('art. 15'))];
  return isKey ? [duty('audit', auditFrom, uksc('art. 15'), uksc('art. 16 pkt 2'))] : [];
}

/** The extraordinary fine is not put off with the others. */
function fines({ isKey }: Known): ScopeDuty[] {
  return [
    duty('fines_now', null, uksc('art. 73 ust. 5')),
    duty(isKey ? 'fines_key' : 'fines_important', auditFrom, uksc(`art. 73 ust. ${isKey ? 3 : 4}`)),
  ];
}

/** Notes that hang on one role or sector. */
function particular({ holding: held, answers: { publicKind, sectors = [], roles = [] } }: Known): ScopeDuty[] {
  const academic = roles.includes('public') && publicKind === 'university' && sectors.includes('research');
  return [
    ...(academic ? [duty('university_research', null, nis2('art. 6 pkt 41'), uksc('art. 8 ust. 3'))] : []),
    ...(held.some((code) => boundDirectly.has(code)) ? [duty('implementing', null, { act: '2024/2690', cite: 'art. 1' })] : []),
    ...(held.some((code) => code === 'tld' || code === 'domain_registration') ? [duty('domain_data', null, nis2('art. 28'))] : []),
    ...(held.some((code) => (financialSectors as readonly string[]).includes(code))
      ? [duty('dora_also', doraFrom, nis2('art. 4 ust. 1'), dora('art. 1 ust. 2'))]
      : []),
  ];
}

/** What follows from the answers to every step of their path. Dates and units: the domain facts as of 20 November 2026. */
export function nis2Duties(answers: Nis2Answers): ScopeDuty[] {
  const { status, atLeast } = nis2Outcome(answers);
  const unclear = status === 'unclear';
  const open = unclear ? [clarify] : [];
  const held = holding(answers);
  if (atLeast === 'not_covered') return unclear ? open : [...outside];
  if (atLeast === 'dora') return [...open, ...ofDora(held)];
  const known: Known = { isKey: atLeast === 'key', unclear, holding: held, answers };
  return [
    ...open,
    ...registration(known),
    ...measures(known),
    ...particular(known),
    duty('head', dutiesFrom, uksc('art. 8d'), uksc('art. 8e')),
    ...audits(known),
    ...fines(known),
  ];
}
