import sql from 'sql-template-tag';
import { findQuestion } from '#content/questions/catalogue.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { contradictionsOf } from './contradiction-rows.ts';
import { changeAfterwards } from './service.ts';

type Caller = Principal<'reader'>;

/** States which answers an incident contradicts; what was explained stays explained. A drill contradicts nothing. */
export function markContradictions(deps: Deps, caller: Caller, id: string, questionIds: readonly string[]): Promise<IncidentView> {
  const { userId, organization } = caller.account;
  const wanted = new Set(questionIds);
  if ([...wanted].some((one) => !findQuestion(one))) throw new AppError(400, 'invalid_input', { fields: { questionIds: 'invalid' } });
  return changeAfterwards(deps, caller, id, async ({ tx, row, log }) => {
    if (row.drill) throw new AppError(409, 'incident_drill');
    const before = new Set((await contradictionsOf(tx, organization.id, id)).map(({ questionId }) => questionId));
    const added = [...wanted].filter((one) => !before.has(one));
    const removed = [...before].filter((one) => !wanted.has(one));
    await tx.rows(sql`
      insert into incident_contradictions (organization_id, incident_id, question_id, marked_by, marked_at)
      select ${organization.id}, ${id}, question, ${userId}, ${deps.now()} from unnest(${added}::text[]) question`);
    await tx.rows(sql`
      delete from incident_contradictions
      where organization_id = ${organization.id} and incident_id = ${id} and question_id = any(${removed}::text[])`);
    if (added.length + removed.length > 0) await log('answers_contradicted', JSON.stringify({ added, removed }));
  });
}

/** States why an answer holds although the incident happened, or takes that back with nothing. */
export function explainContradiction(
  deps: Deps,
  caller: Caller,
  { id, questionId }: Readonly<{ id: string; questionId: string }>,
  explanation: string,
): Promise<IncidentView> {
  const { userId, organization } = caller.account;
  const [by, at] = explanation === '' ? [null, null] : [userId, deps.now()];
  return changeAfterwards(deps, caller, id, async ({ tx, log }) => {
    const rows = await tx.rows(sql`
      update incident_contradictions set explanation = ${explanation}, explained_by = ${by}, explained_at = ${at}
      where organization_id = ${organization.id} and incident_id = ${id} and question_id = ${questionId} returning question_id`);
    if (rows.length === 0) throw notFound();
    await log('contradiction_explained', JSON.stringify({ questionId, explanation }));
  });
}
