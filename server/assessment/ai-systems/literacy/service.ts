import type { LiteracyRecord, MeasureInput } from '#contract/assessment/ai/ai-literacy.ts';
import { mostMeasures } from '#core/assessment/ai-sheets/literacy.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { lockOrganization } from '#server/account/public.ts';
import { systemsOf } from '#server/assessment/ai-systems/repository.ts';
import { dutyOf } from '#server/assessment/ai-systems/view.ts';
import { byId as evidenceById } from '#server/assessment/evidence/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import * as repository from './repository.ts';

type Editor = Principal<'consultant'>;

/** The measures, and of each AI system whether the duty of art. 4 is about it and is proved. */
export async function readLiteracy({ db, now }: Pick<Deps, 'db' | 'now'>, account: Account): Promise<LiteracyRecord> {
  const organizationId = organizationOf(account);
  const today = isoDay(now());
  const measures = await repository.measuresOf(db, organizationId);
  const systems = await systemsOf(db, organizationId);
  return {
    today,
    limit: mostMeasures,
    measures: measures.map(({ at, ...row }) => ({ ...row, isPast: row.nextOn !== null && row.nextOn < today, at: at.toISOString() })),
    systems: systems.map((row) => {
      const { isBound, metOn } = dutyOf(row, 'literacy', today);
      return { id: row.id, name: row.name, isBound, isProved: metOn !== null };
    }),
  };
}

function refused(field: keyof MeasureInput): AppError {
  return new AppError(400, 'invalid_input', { fields: { [field]: 'invalid' } });
}

/** Refuses a day to come, a return that is not after it, and evidence and, with 404, systems of others. */
async function requireFit(tx: Db, organizationId: string, input: MeasureInput, today: string): Promise<void> {
  const { heldOn, nextOn, systemIds, allSystems, evidenceId } = input;
  if (heldOn > today) throw refused('heldOn');
  if (nextOn !== null && nextOn <= heldOn) throw refused('nextOn');
  if (evidenceId !== null && !(await evidenceById(tx, organizationId, evidenceId))) throw refused('evidenceId');
  if (allSystems) return;
  const known = new Set((await systemsOf(tx, organizationId)).map(({ id }) => id));
  if (systemIds.some((id) => !known.has(id))) throw notFound();
}

export async function addMeasure(deps: Deps, caller: Editor, input: MeasureInput): Promise<void> {
  const organizationId = caller.account.organization.id;
  const id = deps.newId();
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await repository.completedMeasures(tx, organizationId)).length >= mostMeasures) throw new AppError(409, 'too_many_measures');
    await requireFit(tx, organizationId, input, isoDay(deps.now()));
    await repository.insertMeasure(tx, { organizationId, id, input, by: caller.account.userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'ai_literacy.recorded', id, metadata: { topic: input.topic, heldOn: input.heldOn } });
  });
}

async function found(tx: Db, organizationId: string, id: string): Promise<repository.MeasureRow> {
  const row = (await repository.measuresOf(tx, organizationId)).find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** 409 `ai_sheet_changed` where somebody changed it meanwhile. */
export async function changeMeasure(
  deps: Deps,
  caller: Editor,
  id: string,
  { version, ...input }: MeasureInput & Readonly<{ version: number }>,
): Promise<void> {
  const organizationId = caller.account.organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await found(tx, organizationId, id);
    if (before.version !== version) throw new AppError(409, 'ai_sheet_changed');
    await requireFit(tx, organizationId, input, isoDay(deps.now()));
    await repository.updateMeasure(tx, { organizationId, id, input, by: caller.account.userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'ai_literacy.changed', id, metadata: { topic: input.topic, heldOn: input.heldOn } });
  });
}

export async function removeMeasure(deps: Deps, caller: Editor, id: string): Promise<void> {
  const organizationId = caller.account.organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const { topic, heldOn } = await found(tx, organizationId, id);
    await repository.deleteMeasure(tx, { organizationId, id });
    await record(deps, tx, caller, { action: 'ai_literacy.removed', id, metadata: { topic, heldOn } });
  });
}
