import { catalogues } from '#content/questions/catalogue.ts';
import type { Guest, OpenedGuest } from '#contract/assessment/answering/guests.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { guestState } from '#core/assessment/guests/guests.ts';
import { questionsOf, type Question } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { nameForInvited, organizationData, periodOfOrganization } from '#server/account/public.ts';
import { answersOf } from '#server/assessment/assessments/answers/answer-repository.ts';
import { assessmentById, assessmentsOf, type AssessmentRow } from '#server/assessment/results/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { GuestRow } from './repository.ts';

/** Questions of an invitation in the order of the questionnaire; one that is asked no more is left out. */
export function questionsOfGuest(regime: Regime, { questionIds }: Pick<GuestRow, 'questionIds'>): Question[] {
  const wanted = new Set(questionIds);
  return questionsOf(catalogues[regime]).filter(({ id }) => wanted.has(id));
}

/** Invitations of an organisation as its editors see them. */
export async function guestViews(deps: Deps, organizationId: string, guests: readonly GuestRow[]): Promise<Guest[]> {
  const assessments = new Map((await assessmentsOf(deps.db, organizationId)).map((one) => [one.id, one]));
  const answered = new Map<string, ReadonlySet<string>>();
  for (const id of new Set(guests.map(({ assessmentId }) => assessmentId))) {
    answered.set(id, new Set((await answersOf(deps.db, organizationId, id)).map(({ questionId }) => questionId)));
  }
  return guests.flatMap((guest) => {
    const { id, assessmentId, email, name, note, language, inviter } = guest;
    const regime = assessments.get(assessmentId)?.regime;
    if (!regime) return [];
    const questionIds = questionsOfGuest(regime, guest).map((question) => question.id);
    return {
      id,
      assessmentId,
      regime,
      email,
      name,
      note,
      language,
      questionIds,
      answered: questionIds.filter((one) => answered.get(assessmentId)?.has(one)).length,
      state: guestState(guest, deps.now()),
      invitedBy: inviter,
      createdAt: guest.createdAt.toISOString(),
      expiresAt: guest.expiresAt.toISOString(),
      revokedAt: guest.revokedAt?.toISOString() ?? null,
      lastUsedAt: guest.lastUsedAt?.toISOString() ?? null,
      finishedAt: guest.finishedAt?.toISOString() ?? null,
    };
  });
}

/** Why nothing can be answered now; null where it can. */
async function pauseOf(deps: Pick<Deps, 'now'>, db: Db, assessment: AssessmentRow): Promise<OpenedGuest['paused']> {
  if (assessment.completedAt) return 'finished';
  const period = await periodOfOrganization(db, assessment.organizationId, deps.now());
  return period && allows(period, assessment.regime) ? null : 'no_plan';
}

/** Refuses with 409 what cannot be answered now. */
export async function requireUnpaused(deps: Pick<Deps, 'now'>, db: Db, assessment: AssessmentRow): Promise<void> {
  const paused = await pauseOf(deps, db, assessment);
  if (paused === 'finished') throw new AppError(409, 'assessment_locked');
  if (paused) throw new AppError(409, 'guest_paused');
}

/** The assessment that a guest was invited to; one that is gone took the invitation along. */
export async function assessmentOfGuest(db: Db, { organizationId, assessmentId }: GuestRow): Promise<AssessmentRow> {
  const assessment = await assessmentById(db, organizationId, assessmentId);
  if (!assessment) throw new AppError(404, 'guest_link_over');
  return assessment;
}

/** What an invitation is about, as whoever holds its link sees it. */
export async function openedView(deps: Deps, guest: GuestRow, language: Language): Promise<OpenedGuest> {
  const { organizationId: id, note, expiresAt, finishedAt, inviter } = guest;
  const assessment = await assessmentOfGuest(deps.db, guest);
  const { name, nip } = await organizationData(deps.db, id);
  const questions = questionsOfGuest(assessment.regime, guest);
  const sections = catalogues[assessment.regime].sections.flatMap(({ number, title }) => {
    const count = questions.filter(({ section }) => section === number).length;
    return count > 0 ? [{ number, title: title[language], questions: count }] : [];
  });
  return {
    id: guest.id,
    organization: await nameForInvited(deps, deps.db, { id, name, nip }),
    invitedBy: inviter,
    regime: assessment.regime,
    sections,
    note,
    expiresAt: expiresAt.toISOString(),
    paused: await pauseOf(deps, deps.db, assessment),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
