import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, settleTasks, type TaskRow } from '#server/platform/tasks/service.ts';
import type { CompanyDossier, Representation } from '#server/adapters/registers/company-register.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import type { Judged } from '#server/company/signatures/judge.ts';
import * as rows from '#server/company/confirmation/declaration/declaration-rows.ts';
import { saveConfirmation } from '#server/company/confirmation/save-confirmation.ts';
import { knownOf } from '#server/company/confirmation/status.ts';
import { writeToOwners } from '#server/account/public.ts';

const kinds = { person: 'signature_by_person', unchecked: 'seal_unchecked' } as const;
/** What becomes of a file by an operator's decision. */
const outcomes = {
  signature_by_person: {
    accepted: 'entitled',
    refused: 'not_entitled',
    mails: { accepted: 'signature_accepted', refused: 'signature_refused' },
  },
  seal_unchecked: { accepted: 'sealed', refused: 'not_established', mails: { accepted: 'seal_accepted', refused: 'seal_refused' } },
} as const;
/** Who signed is known while it is decided, and not longer. */
const forget = ['signer', 'represented'];

type Signed = Readonly<{
  organizationId: string;
  declarationId: string;
  fileId: string;
  fileSha256: string;
  nip: string;
  company: CompanyDossier;
  judged: Judged;
}>;

function peopleOf({ people }: Representation): string {
  return people.map(({ name, role }) => (role ? `${name} (${role})` : name)).join('; ');
}

/**
 * Asks an operator whether the person who signed may act for the company, with what the register reports about that; or whether the
 * certificate of a good seal stands, where nobody could be asked.
 */
export async function requestSignerDecision(deps: Deps, tx: Db, signed: Signed): Promise<void> {
  const { organizationId, declarationId, fileId, fileSha256, nip, company, judged } = signed;
  const { representation } = company;
  const facts = {
    organization: company.fullName,
    nip,
    signer: judged.person?.name ?? null,
    signatureKind: judged.person?.kind ?? null,
    represented: representation ? peopleOf(representation) : null,
    manner: representation?.manner ?? null,
    revocation: judged.revocation ?? 'unknown',
    timeStamp: judged.stamp ?? 'none',
    representedIn: representation?.register ?? null,
    declarationId,
    fileId,
    fileSha256,
    certificateSha256: judged.certificate,
  };
  const kind = kinds[judged.verdict === 'unchecked' ? 'unchecked' : 'person'];
  await openTask(deps, tx, { kind, subject: `${declarationId}:${fileId}`, organizationId, facts });
}

/** Files that wait for a decision about a declaration which does not count any more are not checked. */
export async function dropSigners(deps: Deps, tx: Db, declarationId: string, but: string | null = null): Promise<void> {
  for (const kind of Object.values(kinds)) await settleTasks(deps, tx, kind, { prefix: `${declarationId}:`, but, forget });
}

/** An operator found what was missing, or did not: the second changes nothing else. */
export async function decideSigner(
  deps: Deps,
  tx: Db,
  task: TaskRow,
  { operator, isAccepted }: { operator: Principal<'operator'>; isAccepted: boolean },
): Promise<void> {
  const { organizationId, facts, subject } = task;
  const [declarationId, fileId] = [String(facts.declarationId), String(facts.fileId)];
  if (!organizationId) throw notFound();
  const { accepted, refused, mails } = outcomes[task.kind === 'seal_unchecked' ? task.kind : 'signature_by_person'];
  const verdict = isAccepted ? accepted : refused;
  const confirmedAt = await rows.saveVerdict(tx, organizationId, fileId, verdict);
  if (!confirmedAt) throw notFound();
  if (isAccepted) {
    if ((await knownOf(tx, organizationId, deps.now())).contested) throw new AppError(409, 'company_contested');
    if (!(await rows.closeDeclaration(tx, organizationId, deps.now(), declarationId))) throw new AppError(409, 'declaration_gone');
    const by = { userId: operator.account.userId, organizationId, origin: operator.origin };
    const evidence = {
      fileSha256: String(facts.fileSha256),
      certificateSha256: String(facts.certificateSha256),
      signature: String(facts.signatureKind),
      revocation: String(facts.revocation ?? 'unknown'),
      timeStamp: String(facts.timeStamp ?? 'none'),
      decidedBy: operator.account.userId,
    };
    await saveConfirmation(deps, tx, by, { method: 'signature', evidence, confirmedAt, company: null });
  }
  if (isAccepted) await dropSigners(deps, tx, declarationId, subject);
  else await settleTasks(deps, tx, task.kind, { prefix: subject, but: subject, forget });
  await record(deps, tx, operator, {
    action: 'company.signature_judged',
    id: organizationId,
    organizationId,
    metadata: { verdict, fileSha256: String(facts.fileSha256) },
  });
  await writeToOwners(deps, tx, organizationId, { kind: isAccepted ? mails.accepted : mails.refused });
}
