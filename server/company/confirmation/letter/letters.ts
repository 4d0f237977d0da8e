import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import { codeLetterPdf } from '#server/adapters/documents/code-letter.ts';
import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { claim } from '#server/company/confirmation/disputes/claims.ts';
import { endCodes, makeCode } from './codes.ts';
import { refuseTooMany } from '#server/company/confirmation/limit.ts';
import * as repository from '#server/company/confirmation/repository.ts';
import { seatOf } from '#server/company/confirmation/seat.ts';
import { readCompany } from '#server/account/public.ts';

const dayMillis = 86_400_000;
/** A letter that nobody printed by then is not sent any more. */
const printedWithinDays = 60;

/** Asks an operator for a letter with a code to the registered seat; an earlier one stops working. */
export async function enqueueLetter(deps: Deps, caller: Principal<'signed-in'>, company: CompanyDossier): Promise<void> {
  const { account } = caller;
  const organizationId = organizationOf(account);
  const nip = account.organization?.nip ?? '';
  const [id, now, sentTo] = [deps.newId(), deps.now(), seatOf(company)];
  await deps.db.transaction(async (tx) => {
    await refuseTooMany(deps, tx, nip);
    await endCodes(deps, tx, organizationId, 'letter');
    const expiresAt = new Date(now.getTime() + printedWithinDays * dayMillis);
    const row = { organizationId, id, nip, method: 'letter' as const, sentTo, codeHash: null, tries: 0, createdAt: now, expiresAt };
    await repository.insertCode(tx, row);
    await claim(deps, tx, organizationId);
    const facts = { organization: company.name, nip, contact: sentTo, letterId: id };
    await openTask(deps, tx, { kind: 'letter_to_send', subject: id, organizationId, facts });
    await record(deps, tx, caller, { action: 'company.code_requested', id: organizationId, metadata: { method: 'letter', sentTo } });
  });
}

async function openLetter(db: Db, id: string, now: Date): Promise<repository.CodeRow> {
  const row = await repository.openCode(db, id, now);
  if (row?.method !== 'letter') throw notFound();
  return row;
}

/** Prints a letter. The code is made now, so that printing it again ends the one before. */
export async function printLetter(
  deps: Deps,
  operator: Principal<'operator'>,
  { id, note }: { id: string; note: string },
): Promise<Buffer> {
  const { organizationId, nip } = await openLetter(deps.db, id, deps.now());
  const company = await readCompany(deps, { id: organizationId, nip });
  const made = company && (await makeCode(deps, { id, method: 'letter' }));
  if (!made) throw notFound();
  const bytes = await codeLetterPdf(deps, { company, nip, ...made, printedAt: deps.now() });
  await record(deps, deps.db, operator, { action: 'operator.letter_printed', id: organizationId, organizationId, metadata: { note } });
  return bytes;
}

/** A letter that was not printed cannot have been sent. */
export async function requirePrinted(deps: Pick<Deps, 'now'>, tx: Db, id: string): Promise<void> {
  const row = await repository.openCode(tx, id, deps.now());
  if (row && row.codeHash === null) throw new AppError(409, 'letter_not_printed');
}

/** No letter is sent: so it was decided about its task, which is closed by that. */
export async function dropLetter(deps: Pick<Deps, 'now'>, tx: Db, organizationId: string): Promise<void> {
  await repository.closeCodes(tx, organizationId, deps.now(), 'letter');
}
