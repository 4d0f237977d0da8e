import sql from 'sql-template-tag';
import type { Lesson } from '#contract/assessment/duties/lessons.ts';
import type { NewAction } from '#contract/assessment/plan/own-actions.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { personName } from '#server/account/public.ts';
import { insertWithin, ownActionView, readOwnActions } from '#server/assessment/action-plan/own/service.ts';
import { changeAfterwards, requireNamed } from '#server/assessment/incidents/service.ts';

type Caller = Principal<'reader'>;
type Row = Readonly<{ id: string; text: string; by: string | null; writtenAt: Date; actionId: string | null; plannedAt: Date | null }>;

/** An incident has as many lessons as a person can read. */
const mostLessons = 100;

function lessonRows(db: Db, organizationId: string, incidentId: string): Promise<Row[]> {
  return db.rows<Row>(sql`
    select id, text, ${personName(sql`l.written_by`)} as by, written_at, action_id, planned_at from incident_lessons l
    where organization_id = ${organizationId} and incident_id = ${incidentId} order by written_at, id`);
}

/** What was learnt of an incident with the actions as they are now; 404 for whoever is not named in it. */
export async function listLessons(deps: Pick<Deps, 'db'>, caller: Caller, incidentId: string): Promise<Lesson[]> {
  await requireNamed(deps, caller, incidentId);
  const { id: organizationId } = caller.account.organization;
  const actions = new Map((await readOwnActions(deps.db, organizationId)).map((row) => [row.id, ownActionView(row)]));
  return (await lessonRows(deps.db, organizationId, incidentId)).map(({ id, text, by, writtenAt, actionId, plannedAt }) => ({
    id,
    text,
    by,
    at: writtenAt.toISOString(),
    action: (actionId !== null && actions.get(actionId)) || null,
    plannedAt: plannedAt?.toISOString() ?? null,
  }));
}

/** Records a lesson, of an open incident and of a closed one; the log has it too and keeps it. */
export async function addLesson(deps: Deps, caller: Caller, incidentId: string, text: string): Promise<Lesson[]> {
  const { userId, organization } = caller.account;
  await changeAfterwards(deps, caller, incidentId, async ({ tx, log }) => {
    if ((await lessonRows(tx, organization.id, incidentId)).length >= mostLessons) throw new AppError(409, 'lessons_full');
    await tx.rows(sql`
      insert into incident_lessons (organization_id, incident_id, id, text, written_by, written_at)
      values (${organization.id}, ${incidentId}, ${deps.newId()}, ${text}, ${userId}, ${deps.now()})`);
    await log('lesson_recorded', text);
  });
  return listLessons(deps, caller, incidentId);
}

type Place = Readonly<{ id: string; lessonId: string }>;

/** Adds the action of a lesson to the plan, one at a time; once it was deleted there another can follow. */
export async function planLesson(
  deps: Deps,
  caller: Principal<'consultant'>,
  { id, lessonId }: Place,
  input: NewAction,
): Promise<Lesson[]> {
  const { organization } = caller.account;
  await changeAfterwards(deps, caller, id, async ({ tx, log }) => {
    const lesson = (await lessonRows(tx, organization.id, id)).find((one) => one.id === lessonId);
    if (!lesson) throw notFound();
    if (lesson.actionId !== null) throw new AppError(409, 'lesson_planned');
    const actionId = await insertWithin(deps, tx, caller, input);
    await tx.rows(sql`
      update incident_lessons set action_id = ${actionId}, planned_at = ${deps.now()}
      where organization_id = ${organization.id} and incident_id = ${id} and id = ${lessonId}`);
    await log('lesson_planned', JSON.stringify({ lesson: lesson.text, action: input.text, actionId }));
  });
  return listLessons(deps, caller, id);
}
