import { shortDayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { interfaceWords } from '#content/localized.ts';
import type { FileFindings } from '#proof/check/check.ts';
import {
  fileHeadlineOf,
  fileStateOf,
  headlineOf,
  missingChecks,
  reportStateOf,
  reportTones,
  shownChecks,
  type FileHeadline,
} from '#proof/check/headline.ts';
import type { SealOutcome } from '#proof/document/seal.ts';
import { checkNames, type Outcome } from '#proof/check/verdict.ts';
import type { Entry } from './sources.ts';
import { checkText, reasonText, toolText, wordsIn } from './words.ts';

type Certificate = Extract<FileFindings<Entry>, { kind: 'certificate' }>;
type ReportHeadline = FileHeadline | 'as_issued';
/** What was found, and how the process ends. */
export type Report = Readonly<{ lines: readonly string[]; code: 0 | 1 | 2 | 3 | 4 }>;

const codes: Readonly<Record<ReportHeadline, Report['code']>> = {
  in_force: 0,
  as_issued: 4,
  expired: 1,
  revoked: 1,
  revoked_own: 1,
  revoked_finding: 1,
  replaced: 1,
  copy: 2,
  copy_agrees: 2,
  copy_differs: 2,
  altered: 2,
  foreign_seal: 2,
  not_genuine: 2,
  unknown: 2,
  unchecked: 3,
};

const notRegistered = { revocationReason: null, replaced: false };

/** Without a network nothing is known of revocations; when all else is known, that is shown instead of “unchecked”. */
function reportHeadline(result: Certificate, online: boolean): ReportHeadline {
  const { found, entry } = result;
  const state = fileStateOf(result);
  const headline = headlineOf(entry ?? notRegistered, found);
  const shown = fileHeadlineOf(headline, state, entry !== null);
  const missing = missingChecks(shownChecks(found));
  const onlyRevocation = missing.length === 1 && found.checks.notRevoked.why === 'no_status_list';
  if (shown !== 'unchecked' || online || !onlyRevocation) return shown;
  return state === 'same' ? 'as_issued' : state === 'other' ? 'copy' : 'unchecked';
}

function day(at: Date, language: Language): string {
  return shortDayText(at, language);
}

/** The last day on which a certificate counts. */
function lastDay(expiresAt: Date, language: Language): string {
  return day(new Date(expiresAt.getTime() - 1), language);
}

function headOf(result: Certificate, shown: ReportHeadline, language: Language): string[] {
  const words = wordsIn(language);
  const { found, entry } = result;
  const { claims, keys } = found;
  const values = {
    name: claims?.organization.name,
    nip: claims?.organization.nip,
    number: claims?.number,
    date: entry?.revokedAt ? day(new Date(entry.revokedAt), language) : claims ? lastDay(claims.expiresAt, language) : '',
    keys: keys ? day(new Date(keys.issued), language) : '',
    missing: [
      ...missingChecks(shownChecks(found)).map((name) => words.missing[name]),
      ...(fileStateOf(result) === 'unknown' ? [words.missing.file] : []),
    ].join(', '),
    reason: (words.reasons as Readonly<Record<string, string>>)[entry?.revocationReason ?? ''] ?? '',
  };
  if (shown === 'as_issued') return [toolText('asIssued', language), toolText('asIssuedText', language, values)];
  const next = shown === 'unchecked' ? '' : ` ${words.next[shown]}`;
  return [words.verdict[shown], `${checkText(words.explanation[shown], values)}${next}`];
}

type Line = Readonly<{ outcome: Outcome; text: string; detail: string }>;

const sealOutcomes: Readonly<Record<SealOutcome, Outcome>> = {
  intact: 'passed',
  altered: 'failed',
  foreign: 'failed',
  copy: 'not_made',
  none: 'not_made',
  unchecked: 'not_made',
};

function checkLines({ found, isIssued, seal }: Certificate, online: boolean, language: Language): Line[] {
  const words = wordsIn(language);
  const checks = shownChecks(found);
  const lines = checkNames.map((name): Line => {
    const { outcome, why } = checks[name];
    const isOffline = !online && why === 'no_status_list';
    return {
      outcome,
      text: words.check[name],
      detail: isOffline ? toolText('offline', language) : why === null ? '' : reasonText(words, why),
    };
  });
  const why = seal.outcome === 'none' ? 'no_seal' : seal.why;
  const sealed = { outcome: sealOutcomes[seal.outcome], text: words.check.seal, detail: why === null ? '' : reasonText(words, why) };
  const outcome = isIssued === null ? 'not_made' : isIssued ? 'passed' : 'failed';
  const detail = isIssued === null && !online ? toolText('offline', language) : '';
  return [...lines, sealed, { outcome, text: words.check.file, detail }];
}

/** The checks one below the other, each with yes, no or not checked before it. */
function listed(lines: readonly Line[], language: Language): string[] {
  const words = wordsIn(language).outcome;
  const width = Math.max(...Object.values(words).map((word) => word.length)) + 2;
  return lines.map(({ outcome, text, detail }) => `  ${words[outcome].padEnd(width)}${text}${detail === '' ? '' : ` ${detail}`}`);
}

function factsOf({ found, hash }: Certificate, language: Language): string[] {
  const words = wordsIn(language);
  const { claims, disclosed, keys } = found;
  if (!claims) return [];
  const methods = interfaceWords[language].confirmation.methods;
  const { confirmation } = claims;
  const dates = { issued: day(claims.issuedAt, language), expires: lastDay(claims.expiresAt, language) };
  const period = keys && {
    version: keys.version,
    issued: day(new Date(keys.issued), language),
    expires: day(new Date(keys.expires), language),
  };
  const facts: readonly (readonly [string, string | null])[] = [
    [interfaceWords[language].registry.number, claims.number],
    [words.name, claims.organization.name],
    ['NIP', claims.organization.nip],
    [words.certified, interfaceWords[language].regimes[claims.regime].certificate],
    [words.dates, checkText(words.datesText, dates)],
    [words.threshold, `${claims.threshold}%`],
    [words.score, disclosed?.score ? `${disclosed.score}%` : null],
    [words.unmet, disclosed?.unmetDuties === 'unknown' ? words.unmetUnknown : (disclosed?.unmetDuties?.toString() ?? null)],
    [words.declared, disclosed?.declarantName ? `${disclosed.declarantName}, ${disclosed.declarantRole ?? ''}` : null],
    [
      checkText(words.isIt, { name: claims.organization.name }),
      confirmation && `${methods[confirmation.method]}, ${day(new Date(confirmation.date), language)}`,
    ],
    [words.catalogue, claims.catalogueVersion],
    [words.entry, found.index === null ? null : String(found.index + 1)],
    [words.witnesses, found.witnesses.map(({ name }) => name).join(', ') || null],
    [words.hash, hash],
    [toolText('keyList', language), period && toolText('keyListText', language, period)],
  ];
  const shown = facts.filter((fact): fact is readonly [string, string] => fact[1] !== null);
  const width = Math.max(...shown.map(([label]) => label.length)) + 2;
  return [...shown.map(([label, value]) => `  ${label.padEnd(width)}${value}`), '', toolText('selfAssessment', language)];
}

type OwnReport = Extract<FileFindings<Entry>, { kind: 'report' }>;

/** What is stated about a report: never that it is a certificate. */
function onReport(result: OwnReport, language: Language): Report {
  const words = wordsIn(language).report;
  const { statement, record } = result;
  const state = reportStateOf(result);
  const at = statement?.completedAt ?? record?.madeAt;
  const text = `${checkText(words.text[state], { date: at ? day(new Date(at), language) : '' })} ${words.next[state]}`;
  const facts = statement ? ['', `  ${statement.organization.name}, NIP ${statement.organization.nip}`] : [];
  return { lines: [words.title[state], text, ...facts], code: reportTones[state] === 'bad' ? 2 : 3 };
}

/** Everything that is stated about a file. */
export function reportOn(result: FileFindings<Entry>, { online, language }: { online: boolean; language: Language }): Report {
  const words = wordsIn(language);
  if (result.kind === 'foreign') return { lines: [words.verdict.foreign, reasonText(words, result.why)], code: 2 };
  if (result.kind === 'report') return onReport(result, language);
  const shown = reportHeadline(result, online);
  const facts = shown === 'not_genuine' ? [] : factsOf(result, language);
  const lines = [...headOf(result, shown, language), '', ...listed(checkLines(result, online, language), language), '', ...facts];
  return { lines, code: codes[shown] };
}
