import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { confirmsByItself, declarationExpiry, signedFilesPerDay, waitsForOperator } from '#core/company/signed-declaration.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { declarationPdf } from '#server/adapters/documents/declaration.ts';
import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { judgeIsolated } from '#server/company/signatures/judge-isolated.ts';
import type { Judged } from '#server/company/signatures/judge.ts';
import { requestSignerDecision, dropSigners } from '#server/company/confirmation/person/by-person.ts';
import { claim } from '#server/company/confirmation/disputes/claims.ts';
import * as rows from './declaration-rows.ts';
import type { DeclarationRow } from './declaration-rows.ts';
import { saveConfirmation } from '#server/company/confirmation/save-confirmation.ts';
import { outlookOf } from '#server/company/confirmation/methods.ts';
import { lockNip } from '#server/company/confirmation/repository.ts';
import { knownOf } from '#server/company/confirmation/status.ts';

const dayMillis = 86_400_000;

type SignedIn = Principal<'signed-in'>;

function nipOf({ account }: SignedIn): string {
  return account.organization?.nip ?? '';
}

/** Issues a declaration to be signed; an earlier one is not withdrawn any more. */
export async function enqueueDeclaration(deps: Deps, caller: SignedIn, company: CompanyDossier): Promise<void> {
  const organizationId = organizationOf(caller.account);
  const [id, createdAt] = [deps.newId(), deps.now()];
  const expiresAt = declarationExpiry(createdAt);
  const bytes = await declarationPdf(deps, {
    company,
    nip: nipOf(caller),
    account: caller.account.email,
    number: id,
    issuedAt: createdAt,
    expiresAt,
  });
  await deps.db.transaction(async (tx) => {
    const earlier = await rows.openDeclaration(tx, organizationId);
    if (earlier) await dropSigners(deps, tx, earlier.id);
    await rows.closeDeclaration(tx, organizationId, createdAt);
    await rows.insertDeclaration(tx, { organizationId, id, bytes, createdAt, expiresAt });
    await claim(deps, tx, organizationId);
    await record(deps, tx, caller, { action: 'company.code_requested', id: organizationId, metadata: { method: 'signature' } });
  });
}

async function current(deps: Deps, organizationId: string): Promise<DeclarationRow | null> {
  const row = await rows.openDeclaration(deps.db, organizationId);
  return row && row.expiresAt > deps.now() ? row : null;
}

/** The declaration that can be signed now. */
export async function declarationFile(deps: Deps, { account }: SignedIn): Promise<Buffer> {
  const row = await current(deps, organizationOf(account));
  if (!row) throw notFound();
  return row.bytes;
}

export async function declarationView(deps: Deps, organizationId: string): Promise<CompanyConfirmation['declaration']> {
  const row = await current(deps, organizationId);
  if (!row) return null;
  const last = await rows.lastVerdict(deps.db, organizationId, row.id);
  return { expiresAt: row.expiresAt.toISOString(), judgedAt: last?.judgedAt.toISOString() ?? null, verdict: last?.verdict ?? null };
}

async function listedIn(path: string | null): Promise<string> {
  return path === null ? '' : readFile(path, 'utf8');
}

type Presented = Readonly<{ file: Buffer; original: Buffer; nip: string; soleTrader: boolean }>;

async function judged(deps: Deps, presented: Presented): Promise<Judged> {
  const { trustedList, timeStampList } = deps.config;
  const [authorities, timeStamps] = await Promise.all([listedIn(trustedList), listedIn(timeStampList)]);
  return judgeIsolated({ ...presented, authorities, timeStamps, now: deps.now() }, deps.revocations);
}

/** Judges a signed declaration, confirms the company where that states enough, and asks an operator about a person who signed. The file is not stored. */
export async function receiveSigned(deps: Deps, caller: SignedIn, file: Buffer): Promise<void> {
  const organizationId = organizationOf(caller.account);
  const nip = nipOf(caller);
  const { contested } = await knownOf(deps.db, organizationId, deps.now());
  if (contested) throw new AppError(409, 'company_contested');
  const declaration = await current(deps, organizationId);
  const { company, status } = await outlookOf(deps, { id: organizationId, nip });
  if (!declaration || !company || status !== 'active') throw new AppError(409, 'declaration_gone');
  if ((await rows.filesSince(deps.db, organizationId, new Date(deps.now().getTime() - dayMillis))) >= signedFilesPerDay) {
    throw new AppError(429, 'signed_files_used_up', { retryAfterSeconds: 3600 });
  }
  const found = await judged(deps, { file, original: declaration.bytes, nip, soleTrader: company.soleTrader === true });
  const { verdict, certificate } = found;
  const fileSha256 = createHash('sha256').update(file).digest('hex');
  await deps.db.transaction(async (tx) => {
    await lockNip(tx, nip);
    const at = deps.now();
    const signed = { organizationId, declarationId: declaration.id, fileSha256 };
    const row = { ...signed, id: deps.newId(), certificateSha256: certificate };
    await rows.insertSignedFile(tx, { ...row, verdict, judgedAt: at });
    await record(deps, tx, caller, { action: 'company.signature_judged', id: organizationId, metadata: { verdict, fileSha256 } });
    if (waitsForOperator(verdict)) await requestSignerDecision(deps, tx, { ...signed, fileId: row.id, nip, company, judged: found });
    if (!confirmsByItself(verdict) || !(await rows.closeDeclaration(tx, organizationId, at, declaration.id))) return;
    await dropSigners(deps, tx, declaration.id);
    const by = { userId: caller.account.userId, organizationId, origin: caller.origin };
    const evidence = {
      fileSha256,
      certificateSha256: certificate ?? '',
      revocation: found.revocation ?? 'unknown',
      timeStamp: found.stamp ?? 'none',
    };
    await saveConfirmation(deps, tx, by, { method: 'signature', evidence, confirmedAt: at, company });
  });
}
