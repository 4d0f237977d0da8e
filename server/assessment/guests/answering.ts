import { findQuestion } from '#content/questions/catalogue.ts';
import type { GuestQuestion, GuestWork, finishAsGuest as finishCall } from '#contract/assessment/answering/guests.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { RouteCall } from '#contract/routes.ts';
import { guestLabel } from '#core/assessment/guests/guests.ts';
import type { Language } from '#core/platform/languages.ts';
import { questionCount } from '#core/platform/regimes.ts';
import { periodOfOrganization } from '#server/account/public.ts';
import { type AnswerRow, answersOf, saveAnswer } from '#server/assessment/assessments/answers/answer-repository.ts';
import { questionView } from '#server/assessment/questionnaire/service.ts';
import { lockAssessment } from '#server/assessment/results/repository.ts';
import { recordUse } from '#server/billing/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record, recorded } from '#server/platform/security/audit.ts';
import type { Visit } from '#server/platform/security/principal.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';
import { notifyDone } from './mail.ts';
import { finishGuest, guestById, type GuestRow, touchGuest } from './repository.ts';
import { sessionByToken } from './sessions.ts';
import { openedView, questionsOfGuest, requireUnpaused } from './view.ts';

type Entered = Readonly<{ guest: GuestRow; endsAt: Date }>;
type Given = NonNullable<GuestQuestion['answer']>;

/**
 * Who answers, by the session of this browser and for the invitation that its page shows; refuses one that has ended with 403: 401 is of accounts. `held` keeps
 * the invitation from being revoked until the transaction ends.
 */
async function requireGuest(deps: Deps, db: Db, { guest: { token } }: Visit, invitation: string, held = false): Promise<Entered> {
  const session = token ? await sessionByToken(db, hashOfSecret(token), { now: deps.now(), held }) : null;
  const guest = session?.invitationId === invitation ? await guestById(db, session.organizationId, invitation) : null;
  if (!session || !guest) throw new AppError(403, 'guest_session_over');
  return { guest, endsAt: session.expiresAt };
}

function answerView(row: AnswerRow | undefined, guest: GuestRow): Given | null {
  if (!row) return null;
  const { answer, comment, updatedAt } = row;
  return { answer, comment, updatedAt: updatedAt.toISOString(), mine: row.guest === guestLabel(guest) };
}

/** The questions of an invitation with their answers, and nothing else of the assessment: no names, no evidence, no score. */
export async function readGuestQuestions(deps: Deps, visit: Visit, invitation: string, language: Language): Promise<GuestWork> {
  const { guest, endsAt } = await requireGuest(deps, deps.db, visit, invitation);
  const { organizationId, assessmentId, name, email } = guest;
  const opened = await openedView(deps, guest, language);
  const rows = new Map((await answersOf(deps.db, organizationId, assessmentId)).map((row) => [row.questionId, row]));
  await touchGuest(deps.db, guest, deps.now());
  return {
    ...opened,
    name,
    email,
    endsAt: endsAt.toISOString(),
    questions: questionsOfGuest(opened.regime, guest).map((question) => ({
      ...questionView(question, language, 'either'),
      answer: answerView(rows.get(question.id), guest),
    })),
  };
}

type CallInput = NonNullable<RouteCall<'POST /api/guest/answers'>['body']>;

async function save(deps: Deps, tx: Db, visit: Visit, { guest, input }: Readonly<{ guest: GuestRow; input: CallInput }>): Promise<Given> {
  const { questionId, answer, comment, seen } = input;
  const { organizationId, assessmentId } = guest;
  const found = guest.questionIds.includes(questionId) ? findQuestion(questionId) : null;
  if (!found) throw notFound();
  const [at, label] = [deps.now(), guestLabel(guest)];
  const by = { userId: null, organizationId, origin: visit.origin };
  const saved = await saveAnswer(tx, {
    organizationId,
    assessmentId,
    regime: found.regime,
    questionId,
    section: found.question.section,
    answer,
    comment,
    questionCount: questionCount(found.regime),
    at,
    userId: null,
    guest: label,
    seen: seen === null ? null : new Date(seen),
    act: recorded(deps, by, { action: 'answer.saved', id: assessmentId, metadata: { questionId, answer, guest: label } }),
  });
  if (!saved?.written) {
    const rows = await answersOf(tx, organizationId, assessmentId);
    const current = answerView(
      rows.find((row) => row.questionId === questionId),
      guest,
    );
    throw new AppError(409, 'answer_conflict', { facts: { current } });
  }
  const period = await periodOfOrganization(tx, organizationId, at);
  if (period && !period.used) await recordUse(tx, organizationId, { period, kind: 'answer', at });
  await touchGuest(tx, guest, at);
  return { answer, comment: saved.written.comment, updatedAt: at.toISOString(), mine: true };
}

/**
 * Saves the answer of a guest to one of the own questions, as members save theirs: with the audit row, and never over a newer one of
 * somebody else (409 `answer_conflict` with it). The assessment is locked before the invitation, as everything that changes both does.
 */
export async function saveGuestAnswer(deps: Deps, visit: Visit, input: CallInput): Promise<Given> {
  const { guest } = await requireGuest(deps, deps.db, visit, input.invitation);
  return deps.db.transaction(async (tx) => {
    const assessment = await lockAssessment(tx, guest.organizationId, guest.assessmentId);
    const held = await requireGuest(deps, tx, visit, input.invitation, true);
    if (!assessment) throw notFound();
    await requireUnpaused(deps, tx, assessment);
    return save(deps, tx, visit, { guest: held.guest, input });
  });
}

/** The guest is done: whoever invited is written to, once; answers may still be changed. */
export async function finishAsGuest(deps: Deps, visit: Visit, invitation: string): Promise<OutputOf<typeof finishCall>> {
  const finishedAt = await deps.db.transaction(async (tx) => {
    const { guest } = await requireGuest(deps, tx, visit, invitation);
    const { organizationId, assessmentId, id } = guest;
    const at = deps.now();
    if (!(await finishGuest(tx, guest, at))) return guest.finishedAt ?? at;
    const answers = await answersOf(tx, organizationId, assessmentId);
    const answered = answers.filter(({ questionId }) => guest.questionIds.includes(questionId)).length;
    await record(
      deps,
      tx,
      { userId: null, organizationId, origin: visit.origin },
      { action: 'guest.finished', id, metadata: { guest: guestLabel(guest) } },
    );
    await notifyDone(deps, tx, guest, { answered, total: guest.questionIds.length });
    return at;
  });
  return { finishedAt: finishedAt.toISOString() };
}
