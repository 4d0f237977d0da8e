import { certificateNumberPattern, typeVersions, type TypeVersion } from '#core/certificate/certification.ts';
import { confirmationMethods, levelOf, type ConfirmationLevel, type ConfirmationMethod } from '#core/company/confirmation.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { demand } from '#proof/bytes.ts';
import { readJws, type Jws } from './jws.ts';
import { readSdJwt, type Claims } from './sd-jwt.ts';
import type { StatusReference } from './status-list.ts';

/** How the company was confirmed, and on which day (ISO 8601). */
export type ConfirmationClaim = Readonly<{ method: ConfirmationMethod; level: ConfirmationLevel; date: string }>;

/** What a credential states in the open. */
export type CredentialClaims = Readonly<{
  issuer: string;
  number: string;
  organization: Readonly<{ name: string; nip: string }>;
  regime: Regime;
  catalogueVersion: string;
  threshold: number;
  questionCount: number;
  assessed: number;
  notApplicable: number;
  withoutReason: number;
  /** Null on certificates of the first version, which knew no confirmation. */
  confirmation: ConfirmationClaim | null;
  issuedAt: Date;
  expiresAt: Date;
  /** Null on certificates of the first version. */
  status: StatusReference | null;
}>;

/** What its holder showed beside: each part is null unless disclosed. */
export type DisclosedClaims = Readonly<{
  score: string | null;
  /** Percent per section with two decimals, null where no question applied. */
  sectionScores: readonly (string | null)[] | null;
  declarantName: string | null;
  declarantRole: string | null;
  /** How many statutory duties were declared unmet on the day of issue; `unknown` without a scope check to state which bind. */
  unmetDuties: number | 'unknown' | null;
}>;

/** A credential whose form is right; whether the signature is the issuer's is still to be checked. */
export type Credential = Readonly<{ version: 1 | 2; jws: Jws; claims: CredentialClaims; disclosed: DisclosedClaims }>;

/** What can be withheld, by its name in the credential. */
export const hiddenClaims = ['score', 'section_scores', 'declarant_name', 'declarant_role', 'unmet_duties'] as const;

/** The path of a version of the credential's type below the issuer's address. */
export function typePath(version: TypeVersion): string {
  return `/credentials/self-assessment/${version}`;
}

/** The version of the type that is issued now. */
export const issuedType: TypeVersion = '1.1';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const percentPattern = /^(?:100\.00|\d{1,2}\.\d{2})$/;

function record(value: unknown): Claims {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), 'bad_credential');
  return value as Claims;
}

function text(value: unknown): string {
  demand(typeof value === 'string' && value !== '', 'bad_credential');
  return value;
}

function count(value: unknown): number {
  demand(Number.isSafeInteger(value) && (value as number) >= 0, 'bad_credential');
  return value as number;
}

function instant(value: unknown): Date {
  return new Date(count(value) * 1000);
}

function isoInstant(value: unknown): Date {
  const at = new Date(text(value));
  demand(!Number.isNaN(at.getTime()), 'bad_credential');
  return at;
}

function percent(value: unknown): string {
  demand(typeof value === 'string' && percentPattern.test(value), 'bad_credential');
  return value;
}

function numberOf(value: unknown): string {
  const number = text(value);
  demand(certificateNumberPattern.test(number), 'bad_credential');
  return number;
}

function organizationOf(value: unknown): { name: string; nip: string } {
  const { name, nip } = record(value);
  demand(isValidNip(text(nip)), 'bad_credential');
  return { name: text(name), nip: text(nip) };
}

function regimeOf(value: unknown): Regime {
  const regime = regimes.find((one) => one === value);
  demand(regime, 'bad_credential');
  return regime;
}

function statusOf(value: unknown): StatusReference {
  const { idx, uri } = record(record(value).status_list);
  return { index: count(idx), uri: text(uri) };
}

function confirmationOf(value: unknown): ConfirmationClaim {
  const { method, level, date } = record(value);
  const known = confirmationMethods.find((one) => one === method);
  demand(known && level === levelOf[known] && typeof date === 'string' && dayPattern.test(date), 'bad_credential');
  return { method: known, level: levelOf[known], date };
}

function sectionScoresOf(value: unknown): (string | null)[] {
  demand(Array.isArray(value), 'bad_credential');
  return value.map((one) => (one === null ? null : percent(one)));
}

function claimsOf(claims: Claims): CredentialClaims {
  const issuer = text(claims.iss);
  const isKnown = typeVersions.some((version) => claims.vct === `${issuer}${typePath(version)}`);
  demand(isKnown && claims.threshold_met === true, 'bad_credential');
  return {
    issuer,
    number: numberOf(claims.certificate_number),
    organization: organizationOf(claims.organization),
    regime: regimeOf(claims.regime),
    catalogueVersion: text(claims.catalogue_version),
    threshold: count(claims.threshold),
    questionCount: count(claims.question_count),
    assessed: count(claims.assessed),
    notApplicable: count(claims.not_applicable),
    withoutReason: count(claims.without_reason),
    confirmation: confirmationOf(claims.confirmation),
    issuedAt: instant(claims.iat),
    expiresAt: instant(claims.exp),
    status: statusOf(claims.status),
  };
}

function disclosedOf(claims: Claims): DisclosedClaims {
  demand(
    Object.keys(claims).every((name) => (hiddenClaims as readonly string[]).includes(name)),
    'bad_credential',
  );
  const { score, section_scores: sections, declarant_name: name, declarant_role: role, unmet_duties: unmet } = claims;
  return {
    score: score === undefined ? null : percent(score),
    sectionScores: sections === undefined ? null : sectionScoresOf(sections),
    declarantName: name === undefined ? null : text(name),
    declarantRole: role === undefined ? null : text(role),
    unmetDuties: unmet === undefined ? null : unmet === null ? 'unknown' : count(unmet),
  };
}

/** What the first version signed: a JWT in which everything was open. */
function readFirstVersion(token: string): Credential {
  const jws = readJws(token);
  demand(jws.typ === 'JWT' && jws.payload.type === 'self-assessment-certificate', 'bad_credential');
  const payload = jws.payload;
  const declaration = record(payload.declaration);
  const claims: CredentialClaims = {
    issuer: text(record(payload.issuer).url),
    number: numberOf(payload.certificateNumber),
    organization: organizationOf(payload.organization),
    regime: regimeOf(payload.regime),
    catalogueVersion: text(payload.catalogueVersion),
    threshold: count(payload.threshold),
    questionCount: count(payload.questionCount),
    assessed: count(payload.assessed),
    notApplicable: count(payload.notApplicable),
    withoutReason: count(payload.withoutReason),
    confirmation: null,
    issuedAt: isoInstant(payload.issuedAt),
    expiresAt: isoInstant(payload.expiresAt),
    status: null,
  };
  const [declarantName, declarantRole] = [text(declaration.name), text(declaration.role)];
  const disclosed = { score: percent(payload.score), sectionScores: null, declarantName, declarantRole, unmetDuties: null };
  return { version: 1, jws, claims, disclosed };
}

/** Reads a credential of either version; rejects what is not in the exact form that was issued. */
export async function readCredential(credential: string): Promise<Credential> {
  if (!credential.includes('~')) return readFirstVersion(credential);
  const { jws, always, disclosed } = await readSdJwt(credential);
  return { version: 2, jws, claims: claimsOf(always), disclosed: disclosedOf(disclosed) };
}

/** What is to be signed; seconds since 1970 as JWTs count them. */
export type CredentialFacts = Omit<CredentialClaims, 'confirmation' | 'status'> &
  Readonly<{ confirmation: ConfirmationClaim; status: StatusReference; typeIntegrity: string }>;

/** The open claims of a credential, as `readCredential` expects them. */
export function openClaims(facts: CredentialFacts): Claims {
  const { issuer, status, organization } = facts;
  const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
  return {
    iss: issuer,
    iat: seconds(facts.issuedAt),
    nbf: seconds(facts.issuedAt),
    exp: seconds(facts.expiresAt),
    vct: `${issuer}${typePath(issuedType)}`,
    'vct#integrity': facts.typeIntegrity,
    certificate_number: facts.number,
    organization: { name: organization.name, nip: organization.nip },
    regime: facts.regime,
    catalogue_version: facts.catalogueVersion,
    threshold: facts.threshold,
    threshold_met: true,
    question_count: facts.questionCount,
    assessed: facts.assessed,
    not_applicable: facts.notApplicable,
    without_reason: facts.withoutReason,
    confirmation: facts.confirmation,
    status: { status_list: { idx: status.index, uri: status.uri } },
  };
}

/** What is signed so that it can be withheld. */
export function hiddenClaimsOf(facts: {
  score: string;
  sectionScores: readonly (string | null)[];
  declarant: Readonly<{ name: string; role: string }>;
  unmetDuties: number | 'unknown';
}): Claims {
  const { score, sectionScores, declarant, unmetDuties } = facts;
  return {
    score,
    section_scores: sectionScores,
    declarant_name: declarant.name,
    declarant_role: declarant.role,
    unmet_duties: unmetDuties === 'unknown' ? null : unmetDuties,
  };
}
