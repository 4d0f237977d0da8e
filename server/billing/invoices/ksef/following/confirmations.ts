import type { Deps } from '#server/deps.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import { openTask, resolveOthers } from '#server/platform/tasks/service.ts';
import { confirm, postpone, unconfirmed, type DocumentRow } from '#server/billing/invoices/ksef/documents.ts';
import { pinSigner, readState } from '#server/billing/invoices/ksef/state.ts';

const againMillis = 30 * 60_000;
/** A confirmation may come later than its number; nobody has to check that before. */
const lateMillis = 30 * 60_000;
const atOnce = 20;

type Found = Readonly<{ xml: Buffer; problem: string | null; signer: string | null }>;
const notAvailable: Found = { xml: Buffer.alloc(0), problem: 'not_given', signer: null };

/** Requests the confirmation of a document; there is none where KSeF has none yet, or where nobody knows in which session the document is. */
async function fetchConfirmation(deps: Deps, { sessionReference, documentReference, ksefNumber, hash }: DocumentRow): Promise<Found> {
  if (sessionReference === null || documentReference === null || ksefNumber === null) return notAvailable;
  try {
    return await deps.ksef.confirmation({ sessionReference, documentReference, ksefNumber, hash });
  } catch (error) {
    if (error instanceof KsefTrouble && (error.kind === 'refused' || error.kind === 'session_over')) return notAvailable;
    throw error;
  }
}

/** Why a confirmation does not count; null for a good one of the signer that is known. */
function problemOf({ problem, signer }: Found, known: readonly string[]): string | null {
  if (problem !== null) return problem;
  if (signer === null) return 'not_readable';
  return known.length === 0 || known.includes(signer) ? null : 'signer_unknown';
}

/** Gets the confirmation of one accepted document. One that does not stand is not stored: the number stays, a person is asked, and it is fetched again. */
async function fetchOne(deps: Deps, row: DocumentRow, known: readonly string[]): Promise<string | null> {
  const found = await fetchConfirmation(deps, row);
  const problem = problemOf(found, known);
  if (problem === null && found.signer !== null) {
    await confirm(deps.db, row, { xml: found.xml, signer: found.signer });
    await resolveOthers(deps, deps.db, 'ksef_confirmation', { prefix: row.invoiceId, but: null });
    return found.signer;
  }
  const now = deps.now();
  const isEarly = problem === notAvailable.problem && row.acceptedAt !== null && now.getTime() - row.acceptedAt.getTime() < lateMillis;
  await postpone(deps.db, row, new Date(now.getTime() + (isEarly ? 30_000 : againMillis)));
  if (isEarly) return null;
  await openTask(deps, deps.db, {
    kind: 'ksef_confirmation',
    subject: `${row.invoiceId} ${problem} ${found.signer ?? ''}`,
    organizationId: row.organizationId,
    facts: { invoiceNumber: row.number, ksefNumber: row.ksefNumber, ksefProblem: problem, certificateSha256: found.signer },
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
