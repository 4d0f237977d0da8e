import { resolutionWords } from '#content/documents/duties/resolution.ts';
import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { isRecorded, resolutionKinds, type Vote } from '#core/assessment/board/resolutions.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { lockOrganization, subjectFacts } from '#server/account/public.ts';
import { recordDocument } from '#server/adapters/documents/record/record-docx.ts';
import { peopleOf } from '#server/assessment/duties/board/repository.ts';
import { sealedRecord } from '#server/assessment/duties/board/documents.ts';
import { byId as evidenceById, evidenceNames } from '#server/assessment/evidence/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { sha256Of } from '#server/platform/files/stored-files.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import { adoptedOf } from '#server/assessment/templates/repository.ts';
import { contentOf, type ResolutionInput } from './document.ts';
import { awaitingApproval, decidedDocuments } from './documents.ts';
import * as repository from './repository.ts';
import { assessedState, stateHash } from './state.ts';

/** As many decisions as a page can show. */
const mostResolutions = 200;

type AdoptionInput = Readonly<{
  number: string;
  adoptedOn: string;
  votes: readonly Readonly<{ personId: string; vote: Vote }>[];
  evidenceId: string | null;
}>;

type DraftInput = ResolutionInput & Readonly<{ documents?: readonly string[] | undefined }>;

function invalid(field: string): AppError {
  return new AppError(400, 'invalid_input', { fields: { [field]: 'invalid' } });
}

/** Decisions with who voted how, and whether what they rest on changed since. */
export async function readResolutions(deps: Pick<Deps, 'db' | 'now'>, account: Account): Promise<Resolutions> {
  const organizationId = organizationOf(account);
  const rows = await repository.resolutionsOf(deps.db, organizationId);
  const people = await peopleOf(deps.db, organizationId);
  const names = new Map((await evidenceNames(deps.db, organizationId)).map(({ id, name }) => [id, name]));
  const today = isoDay(deps.now());
  const adopted = Map.groupBy(await adoptedOf(deps.db, organizationId), ({ templateId }) => templateId);
  const assessed = await assessedState(deps, account);
  const hashes = new Map(resolutionKinds.map((kind) => [kind, assessed && stateHash(kind, assessed.state)]));
  return {
    today,
    documents: await awaitingApproval(deps.db, organizationId, today),
    possible: resolutionKinds.filter((kind) => hashes.get(kind)),
    people: people.filter(({ until }) => until === null).map(({ id, name, role }) => ({ id, name, role })),
    resolutions: rows.map((row) => {
      const { content: _, evidenceId, madeAt, ...shown } = row;
      const name = evidenceId === null ? undefined : names.get(evidenceId);
      return {
        ...shown,
        documents: row.documents.map((one) => ({ ...one, isRecorded: isRecorded(row.adoptedOn, adopted.get(one.templateId) ?? []) })),
        madeAt: madeAt.toISOString(),
        changedSince: assessed === null ? null : hashes.get(row.kind) !== row.stateHash,
        evidence: evidenceId !== null && name !== undefined ? { id: evidenceId, name } : null,
      };
    }),
  };
}

/** Drafts a decision and freezes it with the state it rests on; 409 `nothing_to_decide` where there is none. */
export async function makeResolution(
  deps: Deps,
  caller: Principal<'consultant'>,
  { documents: ids = [], ...input }: DraftInput,
): Promise<void> {
  const { account } = caller;
  const { id: organizationId } = account.organization;
  const assessed = await assessedState(deps, account);
  const hash = assessed && stateHash(input.kind, assessed.state);
  if (!assessed || !hash) throw new AppError(409, 'nothing_to_decide');
  const [id, at] = [deps.newId(), deps.now()];
  const documents = await decidedDocuments(deps.db, organizationId, { ids, today: isoDay(at) });
  if (!documents || (ids.length > 0 && input.kind !== 'measures')) throw invalid('documents');
  const content = contentOf(input, assessed, { subject: await subjectFacts(deps.db, organizationId), documents, hash, at });
  const pdf = await sealedRecord(deps, { ...content, at }, resolutionWords[input.language].seal);
  const { kind, form, language } = input;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await repository.resolutionsOf(tx, organizationId)).length >= mostResolutions) throw new AppError(409, 'too_many_on_board');
    const made = { id, kind, form, language, content, documents, stateHash: hash, sha256: sha256Of(pdf), madeAt: at };
    await repository.insertResolution(tx, { ...made, organizationId, userId: account.userId, pdf });
    await record(deps, tx, caller, { action: 'board.resolution_drafted', id, metadata: { kind, form } });
  });
}

async function found(db: Db, organizationId: string, id: string): Promise<repository.ResolutionRow> {
  const row = (await repository.resolutionsOf(db, organizationId)).find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** Records that a decision was taken. Its content stays as it was drafted; refuses a day to come, outsiders among the votes and evidence of others. */
export async function adoptResolution(deps: Deps, caller: Principal<'consultant'>, id: string, input: AdoptionInput): Promise<void> {
  const { organization, userId } = caller.account;
  const organizationId = organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await found(tx, organizationId, id);
    if (input.adoptedOn > isoDay(deps.now()) || input.adoptedOn < isoDay(row.madeAt)) throw invalid('adoptedOn');
    if (input.evidenceId !== null && !(await evidenceById(tx, organizationId, input.evidenceId))) throw invalid('evidenceId');
    const people = new Map((await peopleOf(tx, organizationId)).map((person) => [person.id, person]));
    const votes = input.votes.map(({ personId, vote }) => {
      const person = people.get(personId);
      if (!person) throw invalid('votes');
      return { personId, name: person.name, role: person.role, vote };
    });
    if (new Set(votes.map(({ personId }) => personId)).size !== votes.length) throw invalid('votes');
    const { number, adoptedOn, evidenceId } = input;
    await repository.saveAdoption(tx, { organizationId, id }, { number, adoptedOn, votes, evidenceId, userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'board.resolution_adopted', id, metadata: { number, adoptedOn } });
  });
}

/** Throws a draft away; 409 `resolution_adopted` for a decision that was taken. */
export async function removeResolution(deps: Deps, caller: Principal<'consultant'>, id: string): Promise<void> {
  const { id: organizationId } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await found(tx, organizationId, id);
    if (row.adoptedOn !== null) throw new AppError(409, 'resolution_adopted');
    await repository.deleteResolution(tx, organizationId, id);
    await record(deps, tx, caller, { action: 'board.resolution_removed', id, metadata: { kind: row.kind } });
  });
}

function nameOf({ language, id }: repository.ResolutionRow, ending: 'pdf' | 'docx'): string {
  return `${resolutionWords[language].fileName}-${id.slice(0, 8)}.${ending}`;
}

export async function resolutionPdf(deps: Pick<Deps, 'db'>, account: Account, id: string): Promise<{ bytes: Buffer; name: string }> {
  const row = await found(deps.db, organizationOf(account), id);
  const bytes = await repository.resolutionBytes(deps.db, organizationOf(account), id);
  if (!bytes) throw notFound();
  return { bytes, name: nameOf(row, 'pdf') };
}

export async function resolutionDocx(deps: Pick<Deps, 'db'>, account: Account, id: string): Promise<{ bytes: Buffer; name: string }> {
  const row = await found(deps.db, organizationOf(account), id);
  return { bytes: await recordDocument({ ...row.content, at: row.madeAt }), name: nameOf(row, 'docx') };
}
