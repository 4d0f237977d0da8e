import { documentTemplates } from '#content/templates/templates.ts';
import type { MyTask, MyTasks } from '#contract/assessment/answering/my-tasks.ts';
import { byGroup } from '#core/assessment/my-tasks/my-tasks.ts';
import type { Language } from '#core/platform/languages.ts';
import { awaitedAnswers } from '#server/assessment/assignments/unanswered-assignments.ts';
import { listAssignments } from '#server/assessment/assignments/service.ts';
import { listAssessments } from '#server/assessment/assessments/service.ts';
import { ownActionView } from '#server/assessment/action-plan/own/service.ts';
import { planOf, type Plan } from '#server/assessment/action-plan/plan.ts';
import { tasksOf } from '#server/assessment/action-plan/tasks.ts';
import { mentionsOf } from '#server/assessment/discussions/mentions.ts';
import { dutyList } from '#server/assessment/duties/list.ts';
import { ownersOf } from '#server/assessment/duties/repository.ts';
import { unreadDocuments } from '#server/assessment/templates/reading.ts';
import { isOpen } from '#core/assessment/report/action-plan.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Deps } from '#server/deps.ts';
import type { Member } from '#server/platform/security/principal.ts';

const blank: Omit<MyTask, 'kind' | 'key'> = { regime: null, title: null, day: null, count: null, by: null, code: null, action: null };

/** Duties that the reader sees to and that are not met. One that binds without a day, or whenever something happens, can wait for no day. */
async function duties(deps: Deps, account: Member, plan: Plan): Promise<MyTask[]> {
  const owners = await ownersOf(deps.db, account.organization.id);
  const mine = new Set(owners.filter(({ userId }) => userId === account.userId).map(({ duty }) => duty));
  return (await dutyList(deps, account, plan)).flatMap((row): MyTask[] => {
    if (row.kind !== 'law' || !mine.has(row.key) || row.state === 'done' || row.state === 'on_event') return [];
    const day = row.state === 'binding' ? null : row.day;
    return [{ ...blank, kind: 'duty', key: row.key, regime: row.regime, code: row.code, day }];
  });
}

/** Open gaps and actions of the plan that the reader sees to. */
function actions(account: Member, plan: Plan, language: Language): MyTask[] {
  const open = tasksOf(plan, account).filter(({ ownerUserId, state }) => ownerUserId === account.userId && isOpen(state));
  return open.map(({ key, dueOn: day, name }): MyTask => {
    const own = plan.own.find(({ id }) => id === key);
    const about = own ? ({ kind: 'own_action', action: ownActionView(own) } as const) : ({ kind: 'action' } as const);
    return { ...blank, ...about, key, regime: questionPlace(key)?.regime ?? null, title: name(language), day };
  });
}

async function questions(deps: Deps, account: Member): Promise<MyTask[]> {
  const [assessments, given] = await Promise.all([listAssessments(deps, account), listAssignments(deps, account)]);
  const mine = given.filter((one) => one.mine);
  const awaited = await awaitedAnswers(deps.db, { organizationId: account.organization.id, assessments, given: mine });
  return awaited.map(({ regime, open }) => ({ ...blank, kind: 'questions', key: regime, regime, count: open }));
}

async function documents(deps: Deps, account: Member, language: Language): Promise<MyTask[]> {
  const unread = await unreadDocuments(deps.db, account.organization.id, account.userId);
  return documentTemplates
    .filter(({ id }) => unread.has(id))
    .map(({ id, title }) => ({ ...blank, kind: 'document', key: id, title: title[language] }));
}

/** Discussions that name the reader in words that they have not seen, each once, with the latest of them. */
async function mentions(deps: Deps, { organization, userId }: Member): Promise<MyTask[]> {
  const unread = (await mentionsOf(deps.db, { organizationId: organization.id, userId })).filter(({ readAt }) => readAt === null);
  const latest = new Map(unread.toReversed().map((one) => [one.questionId, one]));
  return [...latest.values()].map(({ questionId, author, excerpt }) => {
    const regime = questionPlace(questionId)?.regime ?? null;
    return { ...blank, kind: 'mention', key: questionId, regime, title: excerpt, by: author };
  });
}

/** Everything that the reader sees to in the organisation, read from where it is stored. */
export async function readMyTasks(deps: Deps, account: Member, language: Language): Promise<MyTasks> {
  const plan = await planOf(deps, deps.db, account);
  const found = await Promise.all([
    mentions(deps, account),
    duties(deps, account, plan),
    questions(deps, account),
    documents(deps, account, language),
  ]);
  return { today: plan.today, tasks: [...actions(account, plan, language), ...found.flat()].toSorted(byGroup(plan.today)) };
}
