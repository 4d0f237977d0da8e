import { record } from '#server/audit.ts';
import type { Caller } from '#server/caller.ts';
import { ownerOfOrganization } from '#server/companies/organization.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, settleTasks, type TaskRow } from '#server/desk/service.ts';
import type { CompanyDossier, Representation } from '#server/outside/company-register.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Judged } from '#server/signatures/judge.ts';
import * as rows from './declaration-rows.ts';
import { keepConfirmation } from './keep.ts';
import { knownOf } from './standing.ts';

const kind = 'signature_by_person';
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

/** Asks an operator whether the person who signed may act for the company, with what the register says about that. */
export async function askAboutSigner(deps: Deps, tx: Db, signed: Signed): Promise<void> {
  const { organizationId, declarationId, fileId, fileSha256, nip, company, judged } = signed;
  const { representation } = company;
  const facts = {
    organization: company.fullName,
    nip,
    signer: judged.person?.name ?? null,
    signatureKind: judged.person?.kind ?? null,
    represented: representation ? peopleOf(representation) : null,
    manner: representation?.manner ?? null,
    representedIn: representation?.register ?? null,
    declarationId,
    fileId,
    fileSha256,
    certificateSha256: judged.certificate,
  };
  await openTask(deps, tx, { kind, subject: `${declarationId}:${fileId}`, organizationId, facts });
}

/** Files that wait for a decision about a declaration which does not count any more are not looked at. */
export function dropSigners(deps: Deps, tx: Db, declarationId: string): Promise<void> {
  return settleTasks(deps, tx, kind, { prefix: `${declarationId}:`, but: null, forget });
}

/** An operator found in the register that the person may act for the company, or did not: the second changes nothing else. */
export async function decideSigner(
  deps: Deps,
  tx: Db,
  task: TaskRow,
  { operator, entitled }: { operator: Caller<'operator'>; entitled: boolean },
): Promise<void> {
  const { organizationId, facts, subject } = task;
  const [declarationId, fileId] = [String(facts.declarationId), String(facts.fileId)];
  if (!organizationId) throw notFound();
  const confirmedAt = await rows.keepVerdict(tx, organizationId, fileId, entitled ? 'entitled' : 'not_entitled');
  if (!confirmedAt) throw notFound();
  if (entitled) {
    if ((await knownOf(tx, organizationId, deps.now())).contested) throw new Refusal(409, 'company_contested');
    if (!(await rows.closeDeclaration(tx, organizationId, deps.now(), declarationId))) throw new Refusal(409, 'declaration_gone');
    const by = { userId: operator.account.userId, organizationId, origin: operator.origin };
    const evidence = {
      fileSha256: String(facts.fileSha256),
      certificateSha256: String(facts.certificateSha256),
      signature: String(facts.signatureKind),
      revocation: 'not checked',
      decidedBy: operator.account.userId,
    };
    await keepConfirmation(deps, tx, by, { method: 'signature', evidence, confirmedAt, company: null });
  }
  const prefix = entitled ? `${declarationId}:` : subject;
  await settleTasks(deps, tx, kind, { prefix, but: subject, forget });
  await record(deps, tx, operator, {
    action: 'company.signature_judged',
    id: organizationId,
    organizationId,
    metadata: { verdict: entitled ? 'entitled' : 'not_entitled', fileSha256: String(facts.fileSha256) },
  });
  const userId = await ownerOfOrganization(tx, organizationId);
  if (userId) await deps.queue.oweMail(tx, { kind: entitled ? 'signature_accepted' : 'signature_refused', userId, language: 'pl' });
}
