import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { findQuestion } from '#content/questions/catalogue.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { lockOpen, recordChange, openAmong } from '#server/assessment/results/open.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Account, Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import * as repository from './repository.ts';
import { requirePeriod } from '#server/account/public.ts';

function regimeOf({ questionId }: EvidencePlace): Regime {
  const place = findQuestion(questionId) ? questionPlace(questionId) : null;
  if (!place) throw new AppError(400, 'invalid_input', { fields: { questionId: 'invalid' } });
  return place.regime;
}

/**
 * Refuses a place where nothing can be put now: of no question, without a paid period that covers it, in an assessment that is finished
 * or of another regime. The assessment stays locked until the transaction ends.
 */
export async function requirePlace(tx: Db, account: Account, organizationId: string, place: EvidencePlace): Promise<void> {
  const regime = regimeOf(place);
  const assessment = place.assessmentId === null ? null : await lockOpen(tx, organizationId, place.assessmentId);
  if (assessment && assessment.regime !== regime) throw new AppError(400, 'invalid_input', { fields: { questionId: 'invalid' } });
  requirePeriod(account, regime);
}

type Put = Readonly<{ organizationId: string; id: string; name: string; place: EvidencePlace }>;

/** Lets evidence stand at a place; where it stands already nothing happens. */
export async function addToPlace(
  deps: Deps,
  tx: Db,
  caller: Principal<'consultant'>,
  { organizationId, id, name, place }: Put,
): Promise<void> {
  await requirePlace(tx, caller.account, organizationId, place);
  const at = deps.now();
  const added = await repository.insertUse(tx, { organizationId, id, ...place, by: caller.account.userId, at });
  if (!added) return;
  if (place.assessmentId) await recordChange(tx, organizationId, place.assessmentId, at);
  await record(deps, tx, caller, { action: 'evidence.attached', id, metadata: { ...place, name } });
}

/** Takes evidence from a place; 404 where it does not stand, 409 in a finished assessment. */
export async function removeFromPlace(
  deps: Deps,
  tx: Db,
  caller: Principal<'consultant'>,
  { organizationId, id, name, place }: Put,
): Promise<void> {
  if (place.assessmentId) await lockOpen(tx, organizationId, place.assessmentId);
  const removed = await repository.deleteUse(tx, { organizationId, id, ...place });
  if (!removed) throw notFound();
  if (place.assessmentId) await recordChange(tx, organizationId, place.assessmentId, deps.now());
  await record(deps, tx, caller, { action: 'evidence.detached', id, metadata: { ...place, name } });
}

/** The places of evidence that can still be changed: items of the plan, and answers of assessments that are open. */
export async function openPlaces(tx: Db, organizationId: string, { uses }: repository.EvidenceRow): Promise<EvidencePlace[]> {
  const open = new Set(
    await openAmong(
      tx,
      organizationId,
      uses.flatMap(({ assessmentId }) => assessmentId ?? []),
    ),
  );
  return uses
    .filter(({ assessmentId }) => assessmentId === null || open.has(assessmentId))
    .map(({ assessmentId, questionId }) => ({ assessmentId, questionId }));
}

/** Reports of assessments in which it stands have something else to say. */
export async function recordChanges(deps: Deps, tx: Db, organizationId: string, places: readonly EvidencePlace[]): Promise<void> {
  const ids = new Set(places.flatMap(({ assessmentId }) => assessmentId ?? []));
  for (const id of ids) await recordChange(tx, organizationId, id, deps.now());
}
