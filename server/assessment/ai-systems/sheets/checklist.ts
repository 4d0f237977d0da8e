import type { z } from 'zod';
import type { answerDeployerPoint, DeployerChecklist } from '#contract/assessment/ai/deployer-checklist.ts';
import {
  checklistPoints,
  checklistRules,
  checklistState,
  concernsByInventory,
  hasChecklist,
  type ChecklistPoint,
} from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import type { StatedDuty } from '#core/assessment/ai-systems/duties.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { lockOrganization } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Member, type Principal } from '#server/platform/security/principal.ts';
import { systemById, type SystemRow } from '#server/assessment/ai-systems/repository.ts';
import { statedDuties } from '#server/assessment/ai-systems/view.ts';
import { checksOf, writeCheck, type CheckRow } from './checklist-rows.ts';

type Answer = z.output<typeof answerDeployerPoint.body>;
type Whole = Readonly<{ system: SystemRow; duties: readonly StatedDuty[]; checks: readonly CheckRow[] }>;

/** 404 for a system of others. */
async function whole(db: Db, { organizationId, id, today }: { organizationId: string; id: string; today: string }): Promise<Whole> {
  const system = await systemById(db, organizationId, id);
  if (!system) throw notFound();
  return { system, duties: statedDuties(system, today), checks: await checksOf(db, organizationId, id) };
}

function pointView(code: ChecklistPoint, { system, duties, checks }: Whole): DeployerChecklist['points'][number] {
  const found = checks.find(({ point }) => point === code);
  return {
    code,
    answer: found?.answer ?? 'unknown',
    state: checklistState(code, found?.answer ?? null, duties),
    note: found?.note ?? '',
    version: found?.version ?? 0,
    by: found?.by ?? null,
    at: found?.at.toISOString() ?? null,
    isBeforeChange: found !== undefined && found.at < system.changedAt,
    concerns: concernsByInventory(code, duties),
    duty: duties.find((duty) => duty.code === checklistRules[code].duty)?.state ?? null,
  };
}

function viewOf(one: Whole, today: string): DeployerChecklist {
  const { system, duties } = one;
  const first = duties.find(({ code }) => code === 'instructions');
  return {
    system: { id: system.id, name: system.name },
    points: hasChecklist(duties) ? checklistPoints.map((code) => pointView(code, one)) : [],
    isOpen: classOf(system.facts).class === 'unclear',
    when: first ? { day: first.day, isPast: first.day !== null && first.day <= today, onChange: first.condition !== null } : null,
  };
}

export async function readChecklist(deps: Deps, account: Member, id: string): Promise<DeployerChecklist> {
  const today = isoDay(deps.now());
  return viewOf(await whole(deps.db, { organizationId: organizationOf(account), id, today }), today);
}

type Place = Readonly<{ id: string; point: ChecklistPoint }>;

/** Answers a point; 409 where somebody else answered since, or changed the system so that art. 26 is not about it. It meets no duty. */
export function answerPoint(deps: Deps, caller: Principal<'consultant'>, { id, point }: Place, input: Answer): Promise<DeployerChecklist> {
  const organizationId = organizationOf(caller.account);
  const today = isoDay(deps.now());
  const { version, answer, note } = input;
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const { duties, checks } = await whole(tx, { organizationId, id, today });
    if (!hasChecklist(duties)) throw new AppError(409, 'ai_system_changed');
    if (answer === 'not_applicable' && checklistRules[point].mayNotApply === false) {
      throw new AppError(400, 'invalid_input', { fields: { answer: 'invalid' } });
    }
    if ((checks.find((one) => one.point === point)?.version ?? 0) !== version) throw new AppError(409, 'ai_sheet_changed');
    await writeCheck(tx, { organizationId, systemId: id, point, answer, note, by: caller.account.userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'ai_check.answered', id, metadata: { point, answer } });
    return viewOf(await whole(tx, { organizationId, id, today }), today);
  });
}
