import type { z } from 'zod';
import type { addAiSystem, AiSystem, changeAiSystem, listAiSystems, proveAiDuty } from '#contract/assessment/ai/ai-systems.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { mayAct } from '#core/account/members/members.ts';
import type { SystemDutyCode } from '#core/assessment/ai-systems/duty-table.ts';
import { dutiesOf } from '#core/assessment/ai-systems/duties.ts';
import { dutiesByRecord } from '#core/assessment/ai-systems/proved.ts';
import { mostSystems } from '#core/assessment/ai-systems/inventory.ts';
import { factsOfStart } from '#core/assessment/ai-systems/starting-points.ts';
import { blankFacts } from '#core/assessment/ai-systems/system.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { byId as evidenceById } from '#server/assessment/evidence/repository.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Member, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { findMember, listMembers, lockOrganization } from '#server/account/public.ts';
import * as repository from './repository.ts';
import { lineView, systemView } from './view.ts';

type Editor = Principal<'consultant'>;
type NewSystem = z.output<typeof addAiSystem.body>;
type Change = z.output<typeof changeAiSystem.body>;
type Proof = z.output<typeof proveAiDuty.body>;

const refused = (field: string): AppError => new AppError(400, 'invalid_input', { fields: { [field]: 'invalid' } });

async function existing(db: Db, organizationId: string, id: string): Promise<repository.SystemRow> {
  const row = await repository.systemById(db, organizationId, id);
  if (!row) throw notFound();
  return row;
}

export async function listSystems(deps: Deps, account: Member): Promise<OutputOf<typeof listAiSystems>> {
  const organizationId = organizationOf(account);
  const today = isoDay(deps.now());
  const people = await listMembers(deps.db, organizationId);
  return {
    systems: (await repository.systemsOf(deps.db, organizationId)).map((row) => lineView(row, today)),
    limit: mostSystems,
    mayChange: mayAct(account.organization.role, 'consultant'),
    people: people.map(({ id, name }) => ({ userId: id, name })),
  };
}

export async function readSystem(deps: Deps, account: Member, id: string): Promise<AiSystem> {
  return systemView(await existing(deps.db, organizationOf(account), id), isoDay(deps.now()));
}

/** Does something to a system in one transaction and answers it as it is then. */
async function acted(
  deps: Deps,
  { account }: Editor,
  id: string,
  act: (tx: Db, row: repository.SystemRow, organizationId: string) => Promise<void>,
): Promise<AiSystem> {
  const organizationId = organizationOf(account);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await act(tx, await existing(tx, organizationId, id), organizationId);
    return systemView(await existing(tx, organizationId, id), isoDay(deps.now()));
  });
}

export async function addSystem(deps: Deps, caller: Editor, { name, start }: NewSystem): Promise<AiSystem> {
  const organizationId = organizationOf(caller.account);
  const id = deps.newId();
  const facts = start ? factsOfStart(start) : blankFacts;
  const fields = { name, version: '', supplier: '', purpose: '', persons: '', facts: { ...facts } as Change['facts'] };
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await repository.namesOf(tx, organizationId)).length >= mostSystems) throw new AppError(409, 'ai_systems_full');
    await repository.insertSystem(tx, { ...fields, organizationId, id, by: caller.account.userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'ai_system.added', id, metadata: { name, start } });
    return systemView(await existing(tx, organizationId, id), isoDay(deps.now()));
  });
}

export function changeSystem(deps: Deps, caller: Editor, id: string, { revision, ownerId, ...fields }: Change): Promise<AiSystem> {
  return acted(deps, caller, id, async (tx, row, organizationId) => {
    if (row.revision !== revision) throw new AppError(409, 'ai_system_changed');
    if (ownerId && !(await findMember(tx, organizationId, ownerId))) throw refused('ownerId');
    await repository.updateSystem(tx, { ...fields, organizationId, id, ownerId, by: caller.account.userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'ai_system.changed', id, metadata: { name: fields.name } });
  });
}

export async function removeSystem(deps: Deps, caller: Editor, id: string): Promise<{ ok: true }> {
  const organizationId = organizationOf(caller.account);
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const { name } = await existing(tx, organizationId, id);
    await repository.deleteSystem(tx, organizationId, id);
    await record(deps, tx, caller, { action: 'ai_system.removed', id, metadata: { name } });
  });
  return { ok: true };
}

/** Evidence without words is named, so that a proof states something when the file is gone. */
async function wordsOf(tx: Db, organizationId: string, { text, evidenceId }: Proof): Promise<string> {
  if (evidenceId === null) return text;
  const evidence = await evidenceById(tx, organizationId, evidenceId);
  if (!evidence) throw refused('evidenceId');
  return text || evidence.name;
}

export function proveDuty(deps: Deps, caller: Editor, id: string, duty: SystemDutyCode, proof: Proof): Promise<AiSystem> {
  return acted(deps, caller, id, async (tx, { facts }, organizationId) => {
    const today = isoDay(deps.now());
    if (!dutiesOf(facts, today).some(({ code }) => code === duty)) throw notFound();
    if (dutiesByRecord.includes(duty)) throw new AppError(409, 'ai_duty_by_record');
    if (proof.doneOn > today) throw refused('doneOn');
    const text = await wordsOf(tx, organizationId, proof);
    const by = caller.account.userId;
    await repository.writeProof(tx, { organizationId, id, duty }, { ...proof, text, by, at: deps.now() });
    await record(deps, tx, caller, { action: 'ai_duty.met', id, metadata: { duty, doneOn: proof.doneOn } });
  });
}

export function reopenDuty(deps: Deps, caller: Editor, id: string, duty: SystemDutyCode): Promise<AiSystem> {
  return acted(deps, caller, id, async (tx, _, organizationId) => {
    if (!(await repository.deleteProof(tx, { organizationId, id, duty }))) return;
    await record(deps, tx, caller, { action: 'ai_duty.reopened', id, metadata: { duty } });
  });
}
