import type { z } from 'zod';
import type {
  changeQuestionnaire as changeCall,
  decideRow as decideCall,
  listQuestionnaires as listCall,
  Questionnaire,
  QuestionnaireRow as RowView,
} from '#contract/assessment/answering/customer-questionnaires.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { mayAct } from '#core/account/members/members.ts';
import { tick } from '#core/platform/forms.ts';
import { questionKey, questionnaireLimits, type Decision } from '#core/assessment/customer-questionnaires/questionnaire.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { discard } from '#server/platform/files/store.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Member, Principal } from '#server/platform/security/principal.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';
import * as repository from './repository.ts';
import { questionnaireView, rowView, shownFor } from './view.ts';

type Editor = Principal<'consultant'>;
type Place = Readonly<{ id: string; row: number }>;
type RowDecision = z.output<typeof decideCall.body>;

export async function existing(db: Db, { organization }: Member, id: string): Promise<repository.QuestionnaireRow> {
  const found = await repository.questionnaireById(db, organization.id, id);
  if (!found) throw notFound();
  return found;
}

export async function listQuestionnaires(deps: Deps, { organization }: Member): Promise<OutputOf<typeof listCall>> {
  const rows = await repository.summariesOf(deps.db, organization.id);
  return {
    questionnaires: rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() })),
    limit: questionnaireLimits.organization,
    mayChange: mayAct(organization.role, 'consultant'),
  };
}

export async function readQuestionnaire(deps: Deps, account: Member, id: string, reader: Language): Promise<Questionnaire> {
  return questionnaireView(deps, account, await existing(deps.db, account, id), reader);
}

export async function changeQuestionnaire(
  deps: Deps,
  { account }: Editor,
  id: string,
  { reader, ...change }: z.output<typeof changeCall.body> & Readonly<{ reader: Language }>,
): Promise<Questionnaire> {
  const { id: organizationId } = account.organization;
  await existing(deps.db, account, id);
  await repository.updateQuestionnaire(deps.db, { organizationId, id, ...change });
  return readQuestionnaire(deps, account, id, reader);
}

/** A row as it is asked, and its view with what was decided about it until it is checked. */
async function openRow(deps: Deps, account: Member, { id, row }: Place, reader: Language) {
  const one = await existing(deps.db, account, id);
  const question = one.rows[row];
  if (!question) throw notFound();
  const organizationId = account.organization.id;
  const [remembered = null] = await repository.rememberedFor(deps.db, organizationId, id, [questionKey(question)]);
  const shown = await shownFor(deps, account, one.language, reader);
  const viewIn = async (db: Db): Promise<RowView> =>
    rowView(row, question, { decided: await repository.decisionAt(db, organizationId, { id, row }), remembered }, shown);
  return { asked: questionKey(question), viewIn };
}

const refused = (field: string): AppError => new AppError(400, 'invalid_input', { fields: { [field]: 'invalid' } });

/** Refuses what the form has no place for. */
function requireFitting({ answer, comment, filled }: RowView, given: RowDecision): void {
  if (filled) throw refused('written');
  const choices = answer?.checkbox ? [tick] : answer?.list;
  if (given.written !== '' && (!answer || (choices && !choices.includes(given.written)))) throw refused('written');
  if (given.comment !== '' && !comment) throw refused('comment');
}

function decisionOf({ sources, offer }: RowView, { written, comment, questionId }: RowDecision): Decision {
  if (written === '' && comment === '') return 'left_open';
  const proposal = sources.find((one) => one.questionId === questionId)?.proposal;
  const offered = [proposal, offer?.questionId === questionId ? offer : null];
  return offered.some((one) => one?.written === written && one.comment === comment) ? 'accepted' : 'edited';
}

/** Stores what a person decided about a row. What it rests on is stored with it, so that a change of that is seen. */
export async function decideRow(
  deps: Deps,
  caller: Editor,
  place: Place,
  { reader, ...given }: RowDecision & Readonly<{ reader: Language }>,
) {
  const { account } = caller;
  requirePeriod(account, 'nis2');
  const { asked: key, viewIn } = await openRow(deps, account, place, reader);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, account.organization.id);
    await existing(tx, account, place.id);
    const shown = await viewIn(tx);
    if ((shown.decided?.at ?? null) !== given.seen) throw new AppError(409, 'questionnaire_row_decided');
    requireFitting(shown, given);
    const source = shown.sources.find(({ questionId }) => questionId === given.questionId) ?? null;
    if (given.questionId !== null && !source) throw refused('questionId');
    const decision = decisionOf(shown, given);
    const basis = decision === 'left_open' ? null : source;
    await repository.writeDecision(tx, {
      ...place,
      organizationId: account.organization.id,
      asked: key,
      decision,
      written: given.written,
      comment: given.comment,
      questionId: basis?.questionId ?? null,
      answer: basis?.own?.answer ?? null,
      userId: account.userId,
      at: deps.now(),
    });
    return viewIn(tx);
  });
}

export async function undecideRow(deps: Deps, { account }: Editor, place: Place, reader: Language): Promise<RowView> {
  const { viewIn } = await openRow(deps, account, place, reader);
  await repository.deleteDecision(deps.db, account.organization.id, place);
  return viewIn(deps.db);
}

export async function removeQuestionnaire(deps: Deps, caller: Editor, id: string): Promise<{ ok: true }> {
  const { account } = caller;
  const storeKey = await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, account.organization.id);
    const one = await existing(tx, account, id);
    await repository.deleteQuestionnaire(tx, account.organization.id, id);
    await record(deps, tx, caller, { action: 'customer_questionnaire.removed', id, metadata: { name: one.name } });
    return one.storeKey;
  });
  await discard(deps, [storeKey]);
  return { ok: true };
}
