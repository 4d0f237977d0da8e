import type { z } from 'zod';
import type { finishImpact, ImpactView, saveImpact } from '#contract/assessment/ai/ai-sheets.ts';
import { basisOf, impactFields, missingOf, obligationOf, startOfImpact, type ImpactContent } from '#core/assessment/ai-sheets/impact.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { lockOrganization } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Member, type Principal } from '#server/platform/security/principal.ts';
import { systemById, type SystemRow } from '#server/assessment/ai-systems/repository.ts';
import { outdatedImpact, statedDuties } from '#server/assessment/ai-systems/view.ts';
import * as repository from './repository.ts';

type Editor = Principal<'consultant'>;
type Saved = z.output<typeof saveImpact.body>;
type Finish = z.output<typeof finishImpact.body>;

/** As many finished assessments of a system as anybody reads. */
const mostFinished = 50;

export type WholeImpact = Readonly<{
  system: SystemRow;
  draft: repository.SheetRow<ImpactContent> | null;
  content: ImpactContent;
  finished: readonly repository.FinishedRow[];
}>;

/** An assessment with its system; 404 for a system of others. */
export async function wholeImpact(db: Db, organizationId: string, systemId: string): Promise<WholeImpact> {
  const system = await systemById(db, organizationId, systemId);
  if (!system) throw notFound();
  const draft = await repository.sheetOf<ImpactContent>(db, { organizationId, systemId, kind: 'impact' });
  return {
    system,
    draft,
    content: draft?.content ?? startOfImpact(system),
    finished: await repository.finishedOf(db, organizationId, systemId),
  };
}

function differs(draft: ImpactContent, finished: ImpactContent): boolean {
  return impactFields.some((field) => (draft[field] ?? '') !== (finished[field] ?? ''));
}

function viewOf({ system, draft, content, finished }: WholeImpact, today: string): ImpactView {
  const duty = statedDuties(system, today).find(({ code }) => code === 'impact');
  const newest = finished[0];
  return {
    system: { id: system.id, name: system.name, revision: system.revision },
    today,
    version: draft?.version ?? 0,
    content,
    savedAt: draft?.savedAt.toISOString() ?? null,
    savedBy: draft?.savedBy ?? null,
    missing: missingOf(content),
    obligation: obligationOf(system.facts, today),
    duty: duty ? { state: duty.state, day: duty.day, onChange: duty.condition !== null } : null,
    finished: finished.map(({ id, doneOn, person, by, at }) => ({ id, doneOn, person, by, at: at.toISOString() })),
    outdated: outdatedImpact(system),
    draftDiffers: newest !== undefined && differs(content, newest.content),
  };
}

export async function readImpact(deps: Deps, account: Member, id: string): Promise<ImpactView> {
  return viewOf(await wholeImpact(deps.db, organizationOf(account), id), isoDay(deps.now()));
}

type Act = (tx: Db, whole: WholeImpact, organizationId: string) => Promise<void>;

async function acted(deps: Deps, { account }: Editor, id: string, act: Act): Promise<ImpactView> {
  const organizationId = organizationOf(account);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await act(tx, await wholeImpact(tx, organizationId, id), organizationId);
    return viewOf(await wholeImpact(tx, organizationId, id), isoDay(deps.now()));
  });
}

/** Saves fields of the draft over what is saved; 409 `ai_sheet_changed` where somebody else saved since. */
export function saveImpactDraft(deps: Deps, caller: Editor, systemId: string, { version, content }: Saved): Promise<ImpactView> {
  return acted(deps, caller, systemId, async (tx, { draft, content: before }, organizationId) => {
    if ((draft?.version ?? 0) !== version) throw new AppError(409, 'ai_sheet_changed');
    const [by, at] = [caller.account.userId, deps.now()];
    await repository.saveSheet(tx, { organizationId, systemId, kind: 'impact' }, { content: { ...before, ...content }, by, at });
  });
}

/** Finishes the draft as it was saved, for the system as it was read: each of both may have changed meanwhile (409). */
export function finishImpactDraft(deps: Deps, caller: Editor, systemId: string, input: Finish): Promise<ImpactView> {
  return acted(deps, caller, systemId, async (tx, { system, draft, content, finished }, organizationId) => {
    if ((draft?.version ?? 0) !== input.version) throw new AppError(409, 'ai_sheet_changed');
    if (system.revision !== input.revision) throw new AppError(409, 'ai_system_changed');
    const missing = missingOf(content);
    if (missing.length > 0) {
      throw new AppError(400, 'invalid_input', { fields: Object.fromEntries(missing.map((field) => [field, 'required' as const])) });
    }
    if (input.doneOn > isoDay(deps.now())) throw new AppError(400, 'invalid_input', { fields: { doneOn: 'invalid' } });
    if (finished.length >= mostFinished) throw new AppError(409, 'too_many_proofs');
    const { person, doneOn } = input;
    const [id, userId, at] = [deps.newId(), caller.account.userId, deps.now()];
    await repository.insertFinished(tx, { organizationId, systemId, id, content, basis: basisOf(system), person, doneOn, userId, at });
    await record(deps, tx, caller, { action: 'ai_impact.finished', id: systemId, metadata: { doneOn, person } });
  });
}

/** Takes a finished assessment back; that it was there stays in the activity log. */
export function withdrawFinished(deps: Deps, caller: Editor, systemId: string, assessment: string): Promise<ImpactView> {
  return acted(deps, caller, systemId, async (tx, { finished }, organizationId) => {
    const found = finished.find(({ id }) => id === assessment);
    if (!found) throw notFound();
    await repository.deleteFinished(tx, organizationId, assessment);
    await record(deps, tx, caller, { action: 'ai_impact.withdrawn', id: systemId, metadata: { doneOn: found.doneOn } });
  });
}
