import sql from 'sql-template-tag';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { statusAt, type CertifiedConfirmation, type RegistryStatus } from '#core/certificate/certification.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Revocation } from '#proof/log/leaves.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { reportContradiction } from '#server/certificate/transparency/witnesses/contradictions.ts';
import { issuePlace } from '#server/certificate/transparency/log.ts';
import { revocationsOf } from '#server/certificate/transparency/reading.ts';
import { statusBySigned } from '#server/certificate/transparency/witnesses/status-of-witnesses.ts';
import { signedCertificate, type SignedCertificate } from './signed.ts';

type ShownDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'newId' | 'log'>;

/** What a row states; it is shown only as far as the signed credential states the same. */
export type ClaimedRow = Readonly<{
  certificateNumber: string;
  regime: Regime;
  name: string;
  nip: string;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  confirmation: CertifiedConfirmation | null;
  /** Null where it is not to be shown. */
  complianceScore: number | null;
}>;

/** What is shown of a certificate: what was signed, with the status that follows from signatures and the log. */
export type ShownCertificate = ClaimedRow &
  Readonly<{ status: RegistryStatus; signed: SignedCertificate | null; revocation: Revocation | null }>;

type Proof = Readonly<{ certificateNumber: string; hash: string; credential: string }>;

function proofsOf(db: Db, numbers: readonly string[]): Promise<Proof[]> {
  return db.rows<Proof>(sql`
    select certificate_number, verification_hash as hash, credential from certificates where certificate_number = any(${[...numbers]}::text[])`);
}

async function signedOf(deps: ShownDeps, { credential, hash }: Proof): Promise<SignedCertificate | null> {
  const signed = await signedCertificate(deps, credential);
  if (signed) return signed;
  // What a key signed before it was stolen still counts: its place in the log states whether it did.
  return signedCertificate(deps, credential, await issuePlace(deps.db, hash));
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function sameConfirmation(row: CertifiedConfirmation | null, { confirmation }: SignedCertificate['claims']): boolean {
  if (!row || !confirmation) return row === null && confirmation === null;
  return row.method === confirmation.method && row.level === confirmation.level && isoDay(new Date(row.confirmedAt)) === confirmation.date;
}

/** Whether a row states what was signed, in everything that is shown. */
function agrees(row: ClaimedRow, hash: string, { claims, disclosed, hash: own }: SignedCertificate): boolean {
  return (
    hash === own &&
    row.certificateNumber === claims.number &&
    row.regime === claims.regime &&
    row.name === claims.organization.name &&
    row.nip === claims.organization.nip &&
    seconds(row.issuedAt) === seconds(claims.issuedAt) &&
    seconds(row.expiresAt) === seconds(claims.expiresAt) &&
    sameConfirmation(row.confirmation, claims) &&
    (row.complianceScore === null || row.complianceScore.toFixed(2) === disclosed.score)
  );
}

/** The row as it was signed, wherever it states something else. */
function asSigned(row: ClaimedRow, { claims, disclosed }: SignedCertificate): ClaimedRow {
  const { confirmation } = claims;
  return {
    certificateNumber: row.certificateNumber,
    regime: claims.regime,
    name: claims.organization.name,
    nip: claims.organization.nip,
    issuedAt: claims.issuedAt,
    expiresAt: claims.expiresAt,
    revokedAt: row.revokedAt,
    confirmation: confirmation && {
      method: confirmation.method,
      level: confirmation.level,
      confirmedAt: `${confirmation.date}T12:00:00.000Z`,
    },
    complianceScore: row.complianceScore === null || disclosed.score === null ? null : Number(disclosed.score),
  };
}

/** What nothing proves is shown without name, NIP and score: only its number stands there. */
function withoutProof(row: ClaimedRow): ClaimedRow {
  return { ...row, name: row.certificateNumber, nip: '', confirmation: null, complianceScore: null };
}

async function statusOf(deps: ShownDeps, row: ClaimedRow, signed: SignedCertificate, isSame: boolean): Promise<RegistryStatus> {
  const derived = await statusBySigned(deps, signed.claims);
  if (derived === 'revoked' || row.revokedAt !== null) return 'revoked';
  return isSame ? derived : 'unverified';
}

async function shown(deps: ShownDeps, row: ClaimedRow, proof: Proof | undefined, revocation: Revocation | null): Promise<ShownCertificate> {
  const signed = proof ? await signedOf(deps, proof) : null;
  const revokedAt = row.revokedAt ?? (revocation ? new Date(revocation.at * 1000) : null);
  if (!signed || !proof) {
    const status = revokedAt ? 'revoked' : 'unverified';
    await reportRow(deps, row);
    return { ...withoutProof(row), revokedAt, status, signed: null, revocation };
  }
  const isSame = agrees(row, proof.hash, signed);
  const known = { ...(isSame ? row : asSigned(row, signed)), revokedAt };
  const status = await statusOf(deps, known, signed, isSame);
  if (!isSame || (status === 'revoked' && row.revokedAt === null)) await reportRow(deps, row);
  return { ...known, status, signed, revocation };
}

/** The operators are notified once of each; of very many, as after a change of all rows, of the first ones. */
const reportedAtMost = 50;
const reported = new WeakMap<object, Set<string>>();

async function reportRow(deps: ShownDeps, { certificateNumber }: ClaimedRow): Promise<void> {
  const known = reported.get(deps.keyring) ?? new Set<string>();
  reported.set(deps.keyring, known);
  const subject = `${certificateNumber} ${isoDay(deps.now())}`;
  if (known.has(subject) || known.size >= reportedAtMost) return;
  known.add(subject);
  await reportContradiction(deps, deps.db, certificateNumber, { certificateNumber });
}

/** Certificates as they may be shown, in the order of their rows: each is verified, and what its row says otherwise is not believed. */
export async function shownCertificates(deps: ShownDeps, db: Db, rows: readonly ClaimedRow[]): Promise<ShownCertificate[]> {
  const proofs = await proofsOf(
    db,
    rows.map(({ certificateNumber }) => certificateNumber),
  );
  const byNumber = new Map(proofs.map((proof) => [proof.certificateNumber, proof]));
  const revocations = await revocationsOf(
    db,
    proofs.map(({ hash }) => hash),
  );
  return Promise.all(
    rows.map((row) => {
      const proof = byNumber.get(row.certificateNumber);
      return shown(deps, row, proof, revocations.get(proof?.hash ?? '') ?? null);
    }),
  );
}

/** The status of an entry that names nobody any more: nothing is verified of it, so it is never in force. */
export function statusOfRemoved(row: Readonly<{ expiresAt: Date; revokedAt: Date | null }>, now: Date): RegistryStatus {
  const status = statusAt(row, now);
  return status === 'active' ? 'unverified' : status;
}
