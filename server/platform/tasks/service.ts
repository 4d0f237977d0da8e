import type { OperatorTask } from '#contract/operations/tasks.ts';
import type { Place } from '#contract/platform/fields.ts';
import { isDecisionOf, taskDecisions, type TaskDecision, type TaskKind } from '#core/platform/tasks.ts';
import { readCursor } from '#core/platform/calendar/instant.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import * as repository from './repository.ts';
import type { TaskFacts, TaskRow } from './repository.ts';

export type { TaskFacts, TaskRow };

const pageSize = 25;

export type NewTask = Readonly<{ kind: TaskKind; subject: string; organizationId: string | null; facts: TaskFacts }>;

/** Asks a person to check something, once for each subject: what was decided is not asked again. True when it was not open before. */
export function openTask(deps: Pick<Deps, 'newId' | 'now'>, db: Db, task: NewTask): Promise<boolean> {
  return repository.insertTask(db, { ...task, id: deps.newId(), openedAt: deps.now() });
}

/** Closes a task whose reason is gone; nothing happens when it is not open. */
export async function resolveTask(deps: Pick<Deps, 'now'>, db: Db, kind: TaskKind, subject: string): Promise<void> {
  await repository.closeBySubject(db, kind, subject, { at: deps.now(), by: null, decision: 'resolved', note: null });
}

/** Which of these subjects an open task is about, other than that the books differ. */
export function openSubjects(db: Db, subjects: readonly string[]): Promise<Set<string>> {
  return repository.openSubjects(db, subjects);
}

/** Adds what became known to an open task. */
export function addFacts(db: Db, kind: TaskKind, subject: string, facts: TaskFacts): Promise<void> {
  return repository.addFacts(db, kind, subject, facts);
}

/** Closes the tasks of a kind about something whose figures changed, but the one that still stands. */
export async function resolveOthers(
  deps: Pick<Deps, 'now'>,
  db: Db,
  kind: TaskKind,
  which: Readonly<{ prefix: string; but: string | null }>,
): Promise<void> {
  await repository.closeByPrefix(db, kind, which, { at: deps.now(), by: null, decision: 'resolved', note: null });
}

/** Closes all tasks of a kind whose subjects begin so, but one, and forgets of all of them what only the decision needed. */
export async function settleTasks(
  deps: Pick<Deps, 'now'>,
  db: Db,
  kind: TaskKind,
  which: Readonly<{ prefix: string; but: string | null; forget: readonly string[] }>,
): Promise<void> {
  await resolveOthers(deps, db, kind, which);
  await repository.dropFacts(db, kind, which.prefix, which.forget);
}

/** Locks an open task for the transaction that decides it; refuses with 404 what is not open and with 409 another's decision. */
export async function lockTask(tx: Db, id: string, decision: TaskDecision): Promise<TaskRow> {
  const task = await repository.lockOpen(tx, id);
  if (!task) throw notFound();
  if (!isDecisionOf(task.kind, decision)) throw new AppError(409, 'decision_unfit');
  return task;
}

export async function closeTask(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  task: TaskRow,
  closing: { by: string; decision: TaskDecision; note: string },
): Promise<void> {
  await repository.closeById(tx, task.id, { at: deps.now(), ...closing });
}

export function taskView({ id, kind, organizationId, facts, openedAt }: TaskRow): OperatorTask {
  return { id, kind, organizationId, facts: { ...facts }, openedAt: openedAt.toISOString(), decisions: [...taskDecisions[kind]] };
}

function cursorOf({ openedAt, id }: TaskRow): Place {
  return `${openedAt.toISOString()}_${id}`;
}

function placeIn(text: Place | undefined): { openedAt: Date; id: string } | null {
  const found = text === undefined ? null : readCursor(text, '_');
  return found && { openedAt: found.at, id: found.rest };
}

/** One page of the open tasks, the oldest first, with how many there are. */
export async function listTasks(db: Db, cursor?: Place): Promise<{ tasks: OperatorTask[]; total: number; next: Place | null }> {
  const rows = await repository.openTasks(db, { after: placeIn(cursor), limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    tasks: page.map(taskView),
    total: await repository.countOpen(db),
    next: rows.length > page.length && last ? cursorOf(last) : null,
  };
}

/** What waits among the operator's tasks, for those who watch the service. */
export function countOpenTasks(db: Db): Promise<{ open: number; since: Date | null }> {
  return repository.openSince(db);
}

export type OpenKind = Readonly<{ kind: TaskKind; count: number; since: Date; decideAt: Date | null }>;

/** The open tasks by kind, with the oldest and the nearest deadline of each. */
export async function openTasksByKind(db: Db): Promise<OpenKind[]> {
  const rows = await repository.openByKind(db);
  return rows.map((row) => ({ ...row, decideAt: row.decideAt === null ? null : new Date(row.decideAt) }));
}

/** The open tasks about organisations, oldest first. */
export function openTasksOf(db: Db, organizationIds: readonly string[]): Promise<TaskRow[]> {
  return repository.openOf(db, organizationIds);
}

/** The open tasks of a kind, oldest first. */
export function openTasksOfKind(db: Db, kind: TaskKind): Promise<TaskRow[]> {
  return repository.openOfKind(db, kind);
}

/** What was known of the last task of a kind that somebody decided so, and when; null when there is none. */
export function lastDecided(db: Db, kind: TaskKind, decision: TaskDecision): Promise<{ facts: TaskFacts; closedAt: Date } | null> {
  return repository.lastDecided(db, kind, decision);
}
