import { promisedCalls } from '#scripts/fuzz/calls.ts';
import { neverAccepted } from './never-accepted.ts';
import { problemText, type Outcome } from '#scripts/fuzz/run.ts';
import type { FuzzWorld } from '#scripts/fuzz/world/world.ts';

/** Calls that are accepted a few times in twenty thousand: whether at all depends on what those beside them ended just before. */
const rarelyAccepted: ReadonlySet<string> = new Set([
  // A duplicate is asked for nearly always, and there is none of what KSeF numbered.
  'GET /api/accounting/documents/:id/pdf',
  'POST /api/company/confirmation/code',
  // Slow, so asked a score of times, and by two whose account is deleted as often.
  'POST /api/account/password',
  // Every change makes another version, and an assessment is taken back once.
  'PUT /api/ai-systems/:id/impact',
  'PUT /api/ai-systems/:id/registration',
  'PUT /api/ai-systems/:id/deployer-checklist/:point',
  'POST /api/ai-systems/:id/impact/finished',
  'DELETE /api/ai-systems/:id/impact/finished/:assessment',
  'GET /api/ai-systems/:id/impact/pdf',
  'GET /api/ai-systems/:id/impact/docx',
  // Every change makes another version, and a fixture has one sheet.
  'PUT /api/duties/register-entry',
  // Somebody is taken off the list, and a training withdrawn, once.
  'DELETE /api/board/people/:id',
  // A draft has one fixture, is thrown away once and adopted on the day of its making or later.
  'DELETE /api/board/resolutions/:id',
  'PUT /api/board/resolutions/:id/adoption',
  'GET /api/board/resolutions/:id/pdf',
  'GET /api/board/resolutions/:id/docx',
  'DELETE /api/board/trainings/:id',
  'GET /api/board/trainings/:id/pdf',
  'POST /api/board/trainings',
  'POST /api/board/people',
  'POST /api/assessments',
  'PUT /api/assessments/:id/scope',
  'POST /api/imports/:id/application',
  // Every change makes another version.
  'PUT /api/incidents/:id/facts',
  // Once for each notification, and for each drill of a fixture.
  'POST /api/incidents/:id/notifications/:clock/sent',
  'POST /api/incidents/:id/close',
  'POST /api/incidents/:id/drill/evidence',
  'PATCH /api/action-items',
  // Of an assessment that is open alone.
  'GET /api/assessments/:id/review',
  // Once for each lesson, and of the newest version alone.
  'POST /api/incidents/:id/lessons/:lessonId/action',
  // An approval is taken back once, and the gaps have another version then.
  'DELETE /api/templates/:name/adoptions/:evidence',
  'PUT /api/templates/:name/adoptions/:evidence/reading',
  'GET /api/templates/:name/adoptions/:evidence/staff',
  'POST /api/templates/:name/adoptions/:evidence/staff/link',
  'DELETE /api/templates/:name/adoptions/:evidence/staff/link',
  'DELETE /api/templates/:name/adoptions/:evidence/staff/:id',
  'GET /api/templates/:name/adoptions/:evidence/staff/csv',
  // The link of a fixture ends with the next one, and with the approval.
  'POST /api/staff-document/opening',
  'POST /api/staff-document/file',
  'POST /api/staff-document/code',
  'PUT /api/templates/:name/gaps',
  'PUT /api/templates/:name/texts',
  // Its day is moved only once an exit was begun, which a fixture does seldom.
  'POST /api/organization/exit/end',
  'PUT /api/ai-literacy/:id',
  'DELETE /api/ai-literacy/:id',
  'PUT /api/own-actions/:id',
  'DELETE /api/own-actions/:id',
  // Each request of a fixture is decided once.
  'POST /api/access-requests/reading',
  'POST /api/access-requests/:id/acceptance',
  'POST /api/access-requests/:id/refusal',
  // The invitation of a fixture is withdrawn once, and its link ends with the next one.
  'POST /api/guests/:id/resend',
  'POST /api/guest/opening',
  'POST /api/guest/code',
  // A message is not changed once it is removed.
  'PATCH /api/discussions/:questionId/messages/:id',
  'POST /api/certificates/:id/explanation',
  'PUT /api/assignments',
  'POST /api/operator/certificates/:id/revocation',
  'GET /api/assessments/:id/report',
  'GET /api/account/branding/logo',
  'POST /api/operator/letters/:id/print',
  'PUT /api/company/declaration',
]);

/** Calls that were never accepted, and nobody stated why. */
export function neverAcceptedCalls({ tallies }: Outcome): string[] {
  return promisedCalls
    .map(({ key }) => key)
    .filter((key) => tallies.get(key)?.accepted === 0 && !Object.hasOwn(neverAccepted, key) && !rarelyAccepted.has(key));
}

/** What is left in the database by the application: connections in the middle of something. */
export async function stuckConnections(world: FuzzWorld): Promise<number> {
  const { 'idle in transaction': open = 0, 'idle in transaction (aborted)': aborted = 0 } = await world.connections();
  return open + aborted;
}

/** A run in words, and whether nothing was wrong. */
export async function summary(world: FuzzWorld, outcome: Outcome): Promise<{ lines: string[]; isGood: boolean }> {
  const { seed, made, tallies, problems, late, fixtures, heap } = outcome;
  const stuck = await stuckConnections(world);
  const alive = await world.app.inject({ url: '/healthz' });
  const never = neverAcceptedCalls(outcome);
  const rows = [...tallies].map(([key, { requests, accepted, statuses }]) => {
    const counted = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}×${times}`)
      .join(' ');
    return `${String(requests).padStart(7)} ${String(accepted).padStart(7)}  ${key}  ${counted}`;
  });
  const lines = [
    'requests accepted',
    ...rows,
    ...problems.map((problem) => problemText(seed, problem)),
    ...world.privateLines.map((line) => `the log holds ${line}`),
    ...never.map(
      (key) =>
        `never accepted: ${key}, as refused when valid: ${[...tallies.get(key)!.codes].map(([code, times]) => `${code}×${times}`).join(' ')}`,
    ),
    `${made} requests, seed ${seed}, ${fixtures} organisations with all they have; ${problems.length} problems`,
    `${late} answered late or put off at first, and in time when asked alone`,
    `heap after each tenth, MB: ${heap.join(' ')}`,
    `afterwards: /healthz ${alive.statusCode}, connections in the middle of a transaction: ${stuck}`,
  ];
  const isGood =
    problems.length + world.privateLines.length + stuck === 0 && alive.statusCode === 200 && (never.length === 0 || made < 2000);
  return { lines, isGood };
}
