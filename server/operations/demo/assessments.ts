import { catalogues } from '#content/questions/catalogue.ts';
import { ruledBy, type ContradictionKind } from '#core/assessment/scope/questions/contradictions.ts';
import { addDays, addMonths, businessDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { isAnnounced, type RevocationReason } from '#core/certificate/certification.ts';
import { questionsOf, type AnswerValue, type Question } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Deps } from '#server/deps.ts';
import { openTasksOf } from '#server/platform/tasks/service.ts';
import { revoke } from '#server/operations/operators/acts.ts';
import { decideTask } from '#server/operations/operators/decisions.ts';
import { ownerOf, signedIn } from './callers.ts';
import { demoOperator, type DemoAssessment, type DemoCompany, type Profile } from './companies.ts';
import { later, type Timeline } from './timeline.ts';
import { saveAnswer, makeReport, declareScope, startAssessment } from '#server/assessment/public.ts';
import { issueCertificate } from '#server/certificate/public.ts';

/** Answers given in turn; the remainder of a question's place decides. */
const patterns: Readonly<Record<Profile, readonly AnswerValue[]>> = {
  excellent: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'partial', 'yes', 'yes', 'yes', 'yes'],
  good: ['yes', 'yes', 'partial', 'yes', 'yes', 'yes', 'no', 'yes', 'yes', 'partial', 'yes', 'yes', 'yes'],
  middling: ['yes', 'partial', 'no', 'yes', 'partial', 'yes', 'no'],
  weak: ['yes', 'no', 'partial', 'no', 'yes', 'partial', 'no', 'no'],
};

const comments: Readonly<Partial<Record<AnswerValue, string>>> = {
  partial: 'Procedura jest przygotowana, czeka na zatwierdzenie przez zarząd.',
  no: 'Zaplanowano na kolejny kwartał; odpowiada kierownik IT.',
  not_applicable: 'Nie prowadzimy działalności, której dotyczy to pytanie.',
};

/** Answers by a profile; none contradicts what the scope check states of its question. */
function answerFor(
  question: Question,
  place: number,
  profile: Profile,
  contradiction: ContradictionKind | undefined,
): { answer: AnswerValue; comment: string } {
  const pattern = patterns[profile];
  const usual = pattern[place % pattern.length] ?? 'yes';
  const leftOut = contradiction === 'scope_denies' || (contradiction !== 'scope_binds' && question.notApplicable.usual && place % 9 === 0);
  const answer = leftOut ? 'not_applicable' : usual;
  return { answer, comment: place % 3 === 0 || leftOut ? (comments[answer] ?? '') : '' };
}

type Assessing = Readonly<{ company: DemoCompany; past: DemoAssessment; now: Date }>;

/** The answers of an assessment in their order: all of them, or three fifths of one that is open. */
export function answersOf(company: DemoCompany, past: DemoAssessment): { questionId: string; answer: AnswerValue; comment: string }[] {
  const known = [past, ...company.assessments].find(({ regime, scope }) => regime === past.regime && scope)?.scope;
  const contradiction = known && ruledBy({ regime: past.regime, answers: known });
  const questions = questionsOf(catalogues[past.regime]);
  const answered = past.outcome === 'open' ? Math.floor(questions.length * 0.6) : questions.length;
  return questions
    .slice(0, answered)
    .map((question, place) => ({ questionId: question.id, ...answerFor(question, place, past.profile, contradiction?.get(question.id)) }));
}

/** Begins an assessment and answers it, all of it or three fifths; returns its id. */
async function answerAll(deps: Deps, { company, past }: Assessing): Promise<string> {
  let caller = await ownerOf(deps, company.email);
  const { id } = await startAssessment(deps, caller, { regime: past.regime });
  const checkedOn = isoDay(deps.now());
  if (past.scope) await declareScope(deps, caller, id, { regime: past.regime, checkedOn, answers: past.scope });
  for (const [place, given] of answersOf(company, past).entries()) {
    await saveAnswer(deps, caller, { assessmentId: id, ...given });
    // With the first answer the period is used, which need not be recorded again.
    if (place === 0) caller = await ownerOf(deps, company.email);
  }
  return id;
}

const [reportMinutes, certificateMinutes] = [120, 180];
const announcedDaysBefore = 30;

type Revoking = Readonly<{ organizationId: string; id: string; reason: RevocationReason; at: Date }>;

/** The operator revokes a certificate; where its holder is heard first, a month after that was announced. */
async function* revokeLater({ organizationId, id, reason, at }: Revoking): Timeline {
  const note = reason === 'organisation_request' ? 'Wniosek organizacji' : 'Ustalenia po zgłoszeniu kontrahenta';
  const grounds = 'Część odpowiedzi nie odpowiada temu, co ustalono u Państwa kontrahenta.';
  const announced = isAnnounced(reason);
  let deps = yield announced ? startOfDay(addDays(businessDay(at), -announcedDaysBefore)) : at;
  await revoke(deps, await signedIn(deps, demoOperator.email), { organizationId, id, reason, note, told: grounds });
  if (!announced) return;
  deps = yield at;
  const task = (await openTasksOf(deps.db, [organizationId])).find(({ kind }) => kind === 'revocation_announced');
  await decideTask(deps, await signedIn(deps, demoOperator.email), task?.id ?? '', { decision: 'revoke', note });
}

/** One assessment: answered, completed, its certificate issued and revoked, as far as it came. */
export async function* assess({ company, past, now }: Assessing): Timeline {
  const began = addMonths(now, -past.monthsAgo);
  let deps = yield began;
  const id = await answerAll(deps, { company, past, now });
  if (past.outcome === 'open') return;
  deps = yield later(began, reportMinutes, now);
  await makeReport(deps, await ownerOf(deps, company.email), id);
  if (past.outcome === 'completed') return;
  deps = yield later(began, certificateMinutes, now);
  const owner = await ownerOf(deps, company.email);
  const declaration = { name: `${company.firstName} ${company.lastName}`, role: 'Członek zarządu' };
  const certificate = await issueCertificate(deps, owner, { id, declaration });
  if (!past.revoked) return;
  const { reason, monthsAgo } = past.revoked;
  const { id: organizationId } = owner.account.organization;
  yield* revokeLater({ organizationId, id: certificate.id, reason, at: addMonths(now, -monthsAgo) });
}
