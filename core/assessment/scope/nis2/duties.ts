import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { isoOf } from '#core/platform/calendar/calendar.ts';
import type { ScopeDuty } from '#core/assessment/scope/duty.ts';
import { inForce } from '#core/assessment/scope/in-force.ts';
import type { Nis2Answers } from './answers.ts';
import { isPublic, type NamedBasis } from './bases.ts';
import { fines } from './fines.ts';
import { dora, nis2, uksc } from './units.ts';
import { nis2Terms, type Nis2Terms } from './terms.ts';
import { effectiveBases, nis2Outcome } from './nis2.ts';

function duty(code: ScopeDuty['code'], from: string | null, ...references: LegalReference[]): ScopeDuty {
  return { code, from, references };
}

/** Public entities that are important ones and apply Annex 4 (UKSC art. 8 ust. 3). */
const publicImportant: ReadonlySet<string> = new Set([
  'public_annex_2',
  'gmina_under_50',
  'budget_unit',
  'university',
  'public_university',
  'municipal_company',
]);
const publicEntities: ReadonlySet<string> = new Set([
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
  ...publicEntities,
]);
const trustServices: ReadonlySet<string> = new Set(['trust_qualified', 'trust_unqualified']);
/** Roles of earlier rules that Implementing Regulation (EU) 2024/2690 binds directly. */
const boundRoles: ReadonlySet<string> = new Set(['tld', 'trust_qualified', 'trust_unqualified', 'managed_security']);
/** Statuses that rest on one source, beside the kinds that say so themselves. */
const toCheck: ReadonlySet<string> = new Set(['former_operator', 'public_hospital', 'university', 'public_university']);

/** DORA art. 64. */
const doraFrom = '2025-01-17';

const clarify = duty('clarify', null, uksc('art. 5'));
const outside: readonly ScopeDuty[] = [duty('document', null, uksc('art. 5')), duty('customers', null, uksc('art. 8 ust. 1 pkt 2 lit. e'))];

type Known = Readonly<{ isKey: boolean; unclear: boolean; bases: readonly NamedBasis[]; answers: Nis2Answers; terms: Nis2Terms }>;

/** What binds a financial entity instead of the directive (NIS2 art. 4), and what remains. */
function ofDora(bases: readonly NamedBasis[]): ScopeDuty[] {
  const listed = bases.some(({ kind }) => kind?.rule === 'dora');
  if (!listed) return [duty('dora_others', doraFrom, dora('art. 2 ust. 1'), uksc('załącznik nr 1'))];
  return [
    duty('dora_instead', doraFrom, nis2('art. 4 ust. 1'), nis2('art. 4 ust. 2'), dora('art. 1 ust. 2')),
    duty('dora_remains', null, nis2('art. 3 ust. 4'), uksc('art. 7c ust. 1')),
  ];
}

function entry({ bases, answers: { publicKind, since = inForce, ...answers }, terms }: Known): ScopeDuty {
  const exOfficio = (isPublic(answers) && publicKind !== 'public_hospital') || bases.some(({ code }) => enteredExOfficio.has(code));
  if (exOfficio) return duty('register_ex_officio', null, uksc('art. 46 ust. 1'), uksc('art. 7b ust. 2', false));
  const units = [uksc('art. 7c ust. 1'), uksc('art. 46 ust. 1')];
  return since > inForce ? duty('register_later', isoOf(terms.register.last), ...units) : duty('register', null, ...units);
}

/** A full notification within 24 hours, without an early warning, of incidents on the trust services. */
function incidents({ bases, terms }: Known): ScopeDuty[] {
  const trust = bases.filter(({ code }) => trustServices.has(code));
  const reports = ['4', '4a', '4c'].map((item) => uksc(`art. 11 ust. 1 pkt ${item}`));
  return [
    ...(trust.length > 0
      ? [duty('incidents_trust', terms.measuresFrom, uksc('art. 11'), uksc('art. 11 ust. 1a', false), nis2('art. 23 ust. 4'))]
      : []),
    ...(trust.length < bases.length ? [duty('incidents', terms.measuresFrom, ...reports)] : []),
  ];
}

/** An important public entity applies the closed list of Annex 4 instead of art. 8 ust. 1. */
function measures(known: Known): ScopeDuty[] {
  const { isKey, unclear, bases, answers, terms } = known;
  const whole = uksc('art. 8 ust. 1');
  const [instead, annex4, months] = [uksc('art. 8 ust. 3'), uksc('załącznik nr 4'), uksc('art. 16 pkt 1')];
  if (!isKey && !unclear && bases.every(({ code }) => publicImportant.has(code))) {
    return [
      duty('measures_public', terms.measuresFrom, instead, annex4, months),
      duty('incidents_public', terms.measuresFrom, uksc('art. 11'), uksc('art. 12c')),
    ];
  }
  const mayBePublic = isPublic(answers) && answers.publicKind !== 'public_hospital';
  if (!isKey && (mayBePublic || bases.some(({ code }) => publicEntities.has(code)))) {
    return [duty('measures_public_depends', terms.measuresFrom, whole, instead, annex4, uksc('art. 12c'), months)];
  }
  return [duty('measures', terms.measuresFrom, whole, months), ...incidents(known)];
}

function audits({ isKey, answers: { roles = [] }, terms }: Known): ScopeDuty[] {
  if (roles.includes('former_operator')) return [duty('audit_former', null, uksc('art. 15'))];
  return isKey ? [duty('audit', terms.auditFrom, uksc('art. 15'), uksc('art. 16 pkt 2'))] : [];
}

/** Notes that hang on one kind or role. */
function particular({ bases, answers }: Known): ScopeDuty[] {
  const { publicKind, sectors = [], seat } = answers;
  const academic = isPublic(answers) && publicKind === 'university' && (sectors.includes('research') || sectors.includes('in_research'));
  const registers = bases.some(({ code }) => code === 'tld' || code === 'registrar');
  const careful = bases.filter(({ code, kind }) => kind?.toCheck || toCheck.has(code));
  const unsure = careful.length > 0 || seat === 'branch' || seat === 'services';
  return [
    ...(unsure
      ? [
          duty(
            'check_basis',
            null,
            ...(careful.flatMap(({ units }) => units).length > 0 ? [uksc('art. 5')] : [uksc('art. 5'), nis2('art. 26 ust. 1')]),
          ),
        ]
      : []),
    ...(academic ? [duty('university_research', null, nis2('art. 6 pkt 41'), uksc('art. 8 ust. 3'))] : []),
    ...(bases.some(({ code, kind }) => kind?.boundDirectly || boundRoles.has(code))
      ? [duty('implementing', null, { act: '2024/2690', cite: 'art. 1' })]
      : []),
    ...(registers ? [duty('domain_data', null, nis2('art. 28'))] : []),
    ...(bases.some(({ kind }) => kind?.rule === 'dora' || kind?.rule === 'dora_alone')
      ? [duty('dora_also', doraFrom, nis2('art. 4 ust. 1'), dora('art. 1 ust. 2'))]
      : []),
  ];
}

/** What follows from the answers to every step of their path. Dates and units: the domain facts as of 23 November 2026. */
export function nis2Duties(answers: Nis2Answers): ScopeDuty[] {
  const { status, atLeast } = nis2Outcome(answers);
  const unclear = status === 'unclear';
  const open = unclear ? [clarify] : [];
  const bases = effectiveBases(answers);
  if (atLeast === 'not_covered') return unclear ? open : [...outside];
  if (atLeast === 'dora') return [...open, ...ofDora(bases)];
  const known: Known = { isKey: atLeast === 'key', unclear, bases, answers, terms: nis2Terms(answers.since ?? inForce) };
  return [
    ...open,
    entry(known),
    duty('register_changes', null, uksc('art. 7c ust. 3')),
    ...measures(known),
    ...particular(known),
    duty('head', known.terms.measuresFrom, uksc('art. 8d'), uksc('art. 8e')),
    ...audits(known),
    ...fines(
      known.isKey,
      bases.every(({ code }) => publicEntities.has(code)),
    ),
  ];
}
