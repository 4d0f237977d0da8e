import { buffer } from 'node:stream/consumers';
import { unknownData } from '#content/documents/evidence/templates.ts';
import type { listTemplates as listCall, TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { evidenceTypes } from '#core/assessment/evidence/evidence.ts';
import { reviewDay } from '#core/assessment/templates/adoption.ts';
import { filledPlaces, fillTemplate, gapsOf, hasOpenGap } from '#core/assessment/templates/fill.ts';
import type { DocumentLanguage } from '#core/assessment/templates/template.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { listMembers, lockOrganization } from '#server/account/public.ts';
import { readDocumentWords } from '#server/adapters/forms/form-file.ts';
import { peopleOf } from '#server/assessment/duties/board/repository.ts';
import { addToPlace } from '#server/assessment/evidence/places.ts';
import { byId, setValidUntil, type EvidenceRow } from '#server/assessment/evidence/repository.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import { currentOf } from '#server/assessment/results/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { stored } from '#server/platform/files/store.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import * as repository from './repository.ts';
import { templateOf, templatesInOrder } from './catalogue.ts';
import { editedTexts, ownDocument, ownTextsOf } from './texts.ts';
import { adoptionsOf, answersToday, basisOf, summaryOf, templateFacts } from './view.ts';

type Editor = Principal<'consultant'>;

async function knownOf(deps: Deps, account: Account, language: Language) {
  const organizationId = organizationOf(account);
  return {
    answers: await answersToday(deps, account),
    fills: await repository.fillsOf(deps.db, organizationId),
    texts: await ownTextsOf(deps.db, organizationId),
    adopted: await repository.adoptedOf(deps.db, organizationId),
    scope: (await newestScopes(deps.db, organizationId)).get('nis2'),
    userId: account.userId,
    today: isoDay(deps.now()),
    language,
  };
}

export async function listTemplates(deps: Deps, account: Account, language: Language): Promise<OutputOf<typeof listCall>> {
  const known = await knownOf(deps, account, language);
  return { today: known.today, templates: templatesInOrder().map((template) => summaryOf(template, known)) };
}

/** In which languages: what the person reads, and the document. */
export type TemplateLanguages = Readonly<{ language: Language; document: DocumentLanguage }>;

export async function readTemplate(deps: Deps, account: Account, id: string, languages: TemplateLanguages): Promise<TemplateDetail> {
  const { language, document } = languages;
  const polish = templateOf(id);
  const organizationId = organizationOf(account);
  const known = await knownOf(deps, account, language);
  const template = ownDocument(polish, document, known.texts);
  const fill = known.fills.find(({ templateId }) => templateId === id);
  const values = fill?.filled ?? {};
  const { scope } = known;
  const facts = await templateFacts(deps.db, organizationId, { scope, language: document });
  const { purpose, sections } = fillTemplate(template, { facts, values, unknown: unknownData[document], language: document });
  const people = await peopleOf(deps.db, organizationId);
  const polishGaps = known.texts.some(({ templateId }) => templateId === id) ? [] : gapsOf(polish);
  return {
    ...summaryOf(polish, known),
    today: known.today,
    document,
    gaps: gapsOf(template).length,
    filled: filledPlaces([template], values),
    heading: template.heading,
    purpose,
    sections: sections.map(({ title, meets, blocks }) => ({
      title,
      basis: basisOf([{ meets }], { scope, language: document }),
      blocks: structuredClone(blocks) as TemplateDetail['sections'][number]['blocks'],
    })),
    gapValues: gapsOf(template).map((words, place) => ({
      words,
      value: values[words] ?? '',
      polish: document === 'pl' ? '' : (values[polishGaps[place] ?? ''] ?? ''),
    })),
    texts: editedTexts(polish, document, known.texts),
    revision: fill?.revision ?? 0,
    adoptions: adoptionsOf(known.adopted, id, account.userId),
    members: (await listMembers(deps.db, organizationId)).length,
    heads: people.filter(({ until }) => until === null).map(({ name, role }) => ({ name, role })),
  };
}

type Gaps = Readonly<{ document: DocumentLanguage; revision: number; gaps: readonly Readonly<{ words: string; value: string }>[] }>;

/**
 * Saves what was typed into the gaps of the document in one language; empty ones are open again. What stands in gaps that this
 * document does not show, of the other language or of a text that was edited away, stays.
 * 409 `template_changed` where somebody saved meanwhile.
 */
export async function fillGaps(deps: Deps, caller: Editor, id: string, { document, revision, gaps }: Gaps): Promise<void> {
  const template = templateOf(id);
  const typed = Object.fromEntries(gaps.filter(({ value }) => value !== '').map(({ words, value }) => [words, value]));
  const { organization, userId } = caller.account;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const known = new Set(gapsOf(ownDocument(template, document, await ownTextsOf(tx, organization.id))));
    if (gaps.some(({ words }) => !known.has(words))) throw new AppError(400, 'invalid_input', { fields: { gaps: 'invalid' } });
    const before = (await repository.fillsOf(tx, organization.id)).find(({ templateId }) => templateId === id)?.filled ?? {};
    const retained = Object.fromEntries(Object.entries(before).filter(([words]) => !known.has(words)));
    const saved = await repository.saveFill(tx, {
      organizationId: organization.id,
      templateId: id,
      values: { ...retained, ...typed },
      revision,
      by: userId,
      at: deps.now(),
    });
    if (!saved) throw new AppError(409, 'template_changed');
    await record(deps, tx, caller, { action: 'template.filled', id: organization.id, metadata: { template: id } });
  });
}

/** Refuses with 409 `document_unfinished` a document of words that still holds a gap. Other files are accepted as they are. */
async function requireFinished(deps: Deps, { mediaType, storeKey }: EvidenceRow): Promise<void> {
  if (mediaType !== evidenceTypes.docx.mediaType || storeKey === null) return;
  const words = await readDocumentWords(await buffer(await stored(deps, storeKey)));
  if (hasOpenGap(words)) throw new AppError(409, 'document_unfinished');
}

async function fileOf(db: Db, organizationId: string, id: string): Promise<EvidenceRow> {
  const row = await byId(db, organizationId, id);
  if (!row) throw notFound();
  if (row.kind !== 'file') throw new AppError(400, 'invalid_input', { fields: { evidenceId: 'invalid' } });
  return row;
}

type Approval = Readonly<{ evidenceId: string; approvedOn: string; approvedBy: string }>;

/**
 * Records that a file is the approved document made from a template. It becomes evidence of every question of the template, in the plan and
 * in the open assessment, valid until its review. No answer changes. Refuses a day to come, a link, and a document with gaps.
 */
export async function adoptDocument(
  deps: Deps,
  caller: Editor,
  id: string,
  { evidenceId, approvedOn, approvedBy }: Approval,
): Promise<void> {
  const { version, questions } = templateOf(id);
  const { organization, userId } = caller.account;
  const organizationId = organization.id;
  if (approvedOn > isoDay(deps.now())) throw new AppError(400, 'invalid_input', { fields: { approvedOn: 'invalid' } });
  await requireFinished(deps, await fileOf(deps.db, organizationId, evidenceId));
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const { name } = await fileOf(tx, organizationId, evidenceId);
    const current = await currentOf(tx, organizationId, 'nis2');
    const places = current && !current.completedAt ? [null, current.id] : [null];
    for (const questionId of questions) {
      for (const assessmentId of places)
        await addToPlace(deps, tx, caller, { organizationId, id: evidenceId, name, place: { assessmentId, questionId } });
    }
    await setValidUntil(tx, organizationId, evidenceId, reviewDay(approvedOn));
    const at = deps.now();
    await repository.insertAdopted(tx, { organizationId, templateId: id, evidenceId, version, approvedOn, approvedBy, by: userId, at });
    await record(deps, tx, caller, { action: 'template.adopted', id: evidenceId, metadata: { template: id, name, approvedOn } });
  });
}

/** Takes the approval back, and who read the document; the evidence stays where it stands. */
export async function withdrawAdoption(deps: Deps, caller: Editor, id: string, evidenceId: string): Promise<void> {
  const organizationId = caller.account.organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (!(await repository.deleteAdopted(tx, { organizationId, templateId: id, evidenceId }))) throw notFound();
    await record(deps, tx, caller, { action: 'template.withdrawn', id: evidenceId, metadata: { template: id } });
  });
}

/** Records that whoever asks has read an approved document and understands it; once is enough. */
export async function confirmReading(deps: Deps, caller: Principal<'reader'>, id: string, evidenceId: string): Promise<void> {
  const organizationId = organizationOf(caller.account);
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const rows = await repository.adoptedOf(tx, organizationId);
    if (!rows.some((row) => row.templateId === id && row.evidenceId === evidenceId)) throw notFound();
    await repository.insertReading(tx, { organizationId, templateId: id, evidenceId }, caller.account.userId, deps.now());
  });
}
