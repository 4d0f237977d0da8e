import type { QuestionnaireRow as RowView, Questionnaire } from '#contract/assessment/answering/customer-questionnaires.ts';
import { mayAct } from '#core/account/members/members.ts';
import type { FormRow } from '#core/assessment/customer-questionnaires/layout.ts';
import { questionKey, questionnaireLimits } from '#core/assessment/customer-questionnaires/questionnaire.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import type { Member } from '#server/platform/security/principal.ts';
import { ownAnswers } from './own-answers.ts';
import { matchedRow, rewritten, sourcesOf, type Answering } from './proposals.ts';
import * as repository from './repository.ts';

type Shown = Answering & Readonly<{ now: Date }>;

/** Whether what was written rests on an answer of ours that states something else today, or that shows less than it did. */
function isOutdated({ questionId, answer, decision }: repository.DecidedRow, { own }: Answering): boolean {
  if (questionId === null) return false;
  const today = own.get(questionId);
  if (!today || today.answer !== answer) return true;
  return decision === 'accepted' && answer === 'yes' && (today.evidence.length === 0 || !today.isFresh || today.isContradicted);
}

function rememberedView(row: FormRow, one: repository.Remembered, shown: Shown): NonNullable<RowView['remembered']> {
  const { customer, questionId, by, at } = one;
  const here = rewritten(row, one, shown.form);
  const isOld = at < addMonths(shown.now, -questionnaireLimits.rememberedMonths);
  const state = isOutdated(one, shown) ? 'outdated' : isOld ? 'old' : here ? 'current' : 'no_such_choice';
  return {
    customer,
    questionId,
    by,
    at: at.toISOString(),
    written: here?.written ?? one.written,
    comment: here?.comment ?? one.comment,
    state,
  };
}

/** What our answer states, else what was written to the same question before while that stands. */
function offerOf({ matched, sources, remembered }: Pick<RowView, 'matched' | 'sources' | 'remembered'>): RowView['offer'] {
  const [first] = sources;
  if (matched && first?.proposal) {
    const { written, comment } = first.proposal;
    return { written, comment, questionId: first.questionId, from: 'answer' };
  }
  if (remembered?.state !== 'current') return null;
  const { written, comment, questionId } = remembered;
  const isKnown = sources.some((one) => one.questionId === questionId);
  return { written, comment, questionId: isKnown ? questionId : null, from: 'remembered' };
}

type StoredDecision = Readonly<{ decided: repository.DecidedRow | null; remembered: repository.Remembered | null }>;

export function rowView(index: number, row: FormRow, { decided, remembered }: StoredDecision, shown: Shown): RowView {
  const match = matchedRow(row);
  const basis = {
    matched: match.question !== null,
    sources: sourcesOf(row, match, shown),
    remembered: remembered && rememberedView(row, remembered, shown),
  };
  return {
    row: index,
    sheet: row.sheet,
    number: row.number,
    text: row.text,
    detail: row.detail,
    part: row.part ?? null,
    answer: row.answer && { list: row.answer.list && [...row.answer.list], locked: row.answer.locked, checkbox: row.answer.checkbox },
    comment: row.comment && { locked: row.comment.locked },
    filled: row.filled,
    outside: match.outside.length > 0,
    ...basis,
    offer: row.filled ? null : offerOf(basis),
    decided: decided && {
      decision: decided.decision,
      written: decided.written,
      comment: decided.comment,
      questionId: decided.questionId,
      by: decided.by,
      at: decided.at.toISOString(),
      outdated: isOutdated(decided, shown),
    },
  };
}

/** Everything that rows of a questionnaire are shown with. */
export async function shownFor(deps: Deps, account: Member, form: Language, reader: Language): Promise<Shown> {
  return { form, reader, own: await ownAnswers(deps, account), now: deps.now() };
}

const atOnce = 50;
const others = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export async function questionnaireView(
  deps: Deps,
  account: Member,
  one: repository.QuestionnaireRow,
  reader: Language,
): Promise<Questionnaire> {
  const { id, customer, name, language, addedAt, addedBy, sha256, unread } = one;
  const organizationId = account.organization.id;
  const shown = await shownFor(deps, account, language, reader);
  const decided = new Map((await repository.decisionsOf(deps.db, organizationId, id)).map((row) => [row.row, row]));
  const keys = one.rows.map(questionKey);
  const earlier = await repository.rememberedFor(deps.db, organizationId, id, keys);
  const remembered = new Map(earlier.map((row) => [row.asked, row]));
  const rows: RowView[] = [];
  for (const [index, row] of one.rows.entries()) {
    // Long forms are scanned in parts, so that others are answered meanwhile.
    if (index > 0 && index % atOnce === 0) await others();
    const stored = { decided: decided.get(index) ?? null, remembered: remembered.get(keys[index] ?? '') ?? null };
    rows.push(rowView(index, row, stored, shown));
  }
  return {
    id,
    customer,
    name,
    language,
    addedAt: addedAt.toISOString(),
    addedBy,
    sha256,
    unread: [...unread],
    mayChange: mayAct(account.organization.role, 'consultant'),
    rows,
  };
}
