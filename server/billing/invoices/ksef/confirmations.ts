import type { Deps } from '#server/deps.ts';
import { openTask, resolveOthers } from '#server/platform/tasks/service.ts';
import { confirm, postpone, unconfirmed, type DocumentRow } from './documents.ts';
import { pinSigner, readState } from './state.ts';

const againMillis = 30 * 60_000;
const atOnce = 20;

/** Why a confirmation does not count; null for a good one of the signer that is known. */
function problemOf(found: Readonly<{ problem: string | null; signer: string | null }>, known: readonly string[]): string | null {
  if (found.problem !== null) return found.problem;
  if (found.signer === null) return 'not_readable';
  return known.length === 0 || known.includes(found.signer) ? null : 'signer_unknown';
}

/** Gets the confirmation of one accepted document. One that does not stand is not kept: the number stays, a person is asked, and it is fetched again. */
async function fetchOne(deps: Deps, row: DocumentRow, known: readonly string[]): Promise<string | null> {
  const { sessionReference, documentReference, ksefNumber, hash } = row;
  if (sessionReference === null || documentReference === null || ksefNumber === null) return null;
  const found = await deps.ksef.confirmation({ sessionReference, documentReference, ksefNumber, hash });
  const problem = problemOf(found, known);
  if (problem === null && found.signer !== null) {
    await confirm(deps.db, row, { xml: found.xml, signer: found.signer });
    await resolveOthers(deps, deps.db, 'ksef_confirmation', { prefix: row.invoiceId, but: null });
    return found.signer;
  }
  await postpone(deps.db, row, new Date(deps.now().getTime() + againMillis));
  await openTask(deps, deps.db, {
    kind: 'ksef_confirmation',
    subject: `${row.invoiceId} ${problem} ${found.signer ?? ''}`,
    organizationId: row.organizationId,
    facts: { invoiceNumber: row.number, ksefNumber, ksefProblem: problem, certificateSha256: found.signer },
  });
  return null;
}

/** Gets confirmations that are missing. The first signer that is seen is taken for the ministry’s unless the configuration names it. */
export async function fetchConfirmations(deps: Deps): Promise<number> {
  const { environment, confirmationSigners } = deps.config.ksef;
  let { confirmationSigner } = await readState(deps.db);
  let count = 0;
  for (const row of await unconfirmed(deps.db, { environment, now: deps.now(), limit: atOnce })) {
    const known = confirmationSigners.length > 0 ? confirmationSigners : confirmationSigner === null ? [] : [confirmationSigner];
    const signer = await fetchOne(deps, row, known);
    if (signer === null) continue;
    count += 1;
    if (signer !== confirmationSigner) await pinSigner(deps.db, signer);
    confirmationSigner = signer;
  }
  return count;
}
