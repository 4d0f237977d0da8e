import { promisedCalls } from './calls.ts';
import { saidOf, type Outcome } from './run.ts';
import type { FuzzWorld } from './world.ts';

/** Calls that no request made of a schema alone can have accepted, each with what would be needed and where they are tried. */
export const neverAccepted: Readonly<Record<string, string>> = {
  'POST /api/auth/verify-email':
    'a link of before ends with the next mail, and the newest asks for the password of that registration (server/account/accounts/registration/registration.test.ts)',
  'POST /api/access-requests/:id/resend': 'needs a request of a day ago (server/account/access-requests/access-requests.test.ts)',
  'DELETE /api/access-requests/:id': 'needs a request of the caller (server/account/access-requests/access-requests.test.ts)',
  'POST /api/guest/session': 'needs the code of a mail (server/assessment/guests/guests.test.ts)',
  'POST /api/guest/questions': 'needs the session of a guest (server/assessment/guests/guests.test.ts)',
  'POST /api/guest/answers': 'needs the session of a guest (server/assessment/guests/guests.test.ts)',
  'POST /api/guest/finish': 'needs the session of a guest (server/assessment/guests/guests.test.ts)',
  'POST /api/company/dispute/withdrawal':
    'needs an open dispute of two accounts about one NIP (server/company/confirmation/disputes/disputes.test.ts)',
  'POST /api/assessments/:id/reopen':
    'needs a finished assessment without certificate and with none begun after it (server/assessment/assessments/reopening.test.ts)',
  'POST /api/account/second-factor/totp/confirmation':
    'needs a code of the secret that the answer before told (server/account/second-factor/second-factor.test.ts)',
  'POST /api/account/second-factor/link/opening': 'needs the link of a mail (server/account/second-factor/demanded.test.ts)',
  'POST /api/account/passkeys': 'needs what an authenticator signed (e2e/second-factor.spec.ts)',
  'POST /api/certificates/:id/replacement':
    'needs a company that is called otherwise since (server/certificate/certificates/lifecycle/lifecycle.test.ts)',
  'POST /api/operator/invoices/:id/ksef': 'needs a number of KSeF with its checksum (server/billing/invoices/invoices.test.ts)',
  'POST /api/board/test': 'needs somebody who is on the list of the board (server/assessment/duties/board/board.test.ts)',
  'POST /api/duties/register-entry/letter':
    'needs a term to register that has passed (server/assessment/duties/register-entry/register-entry.test.ts)',
  'POST /api/operator/invoices/:id/offline': 'needs a certificate for issuing offline (server/billing/invoices/ksef/offline.test.ts)',
  'POST /api/operator/ksef/outages/:id/end': 'needs an outage that an operator entered (server/billing/invoices/ksef/acts.test.ts)',
  'POST /api/terms/objection': 'needs an account from before the newest terms (server/communication/legal/notices.test.ts)',
};

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
  // Every change makes another version, and a house has one sheet.
  'PUT /api/duties/register-entry',
  // Somebody is taken off the list, and a training withdrawn, once.
  'DELETE /api/board/people/:id',
  // A draft has one house, is thrown away once and adopted on the day of its making or later.
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
  // Once for each notification, and for each drill of a house.
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
  'PUT /api/templates/:name/gaps',
  'PUT /api/ai-literacy/:id',
  'DELETE /api/ai-literacy/:id',
  'PUT /api/own-actions/:id',
  'DELETE /api/own-actions/:id',
  // Each request of a house is decided once.
  'POST /api/access-requests/reading',
  'POST /api/access-requests/:id/acceptance',
  'POST /api/access-requests/:id/refusal',
  // The invitation of a house is withdrawn once, and its link ends with the next one.
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

/** Calls that were never accepted, and nobody said why. */
export function neverTaken({ tallies }: Outcome): string[] {
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
export async function told(world: FuzzWorld, outcome: Outcome): Promise<{ lines: string[]; isGood: boolean }> {
  const { seed, made, tallies, problems, late, houses, heap } = outcome;
  const stuck = await stuckConnections(world);
  const alive = await world.app.inject({ url: '/healthz' });
  const never = neverTaken(outcome);
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
    ...problems.map((problem) => saidOf(seed, problem)),
    ...world.privateLines.map((line) => `the log holds ${line}`),
    ...never.map(
      (key) =>
        `never accepted: ${key}, as refused when valid: ${[...tallies.get(key)!.codes].map(([code, times]) => `${code}×${times}`).join(' ')}`,
    ),
    `${made} requests, seed ${seed}, ${houses} organisations with all they have; ${problems.length} problems`,
    `${late} answered late or put off at first, and in time when asked alone`,
    `heap after each tenth, MB: ${heap.join(' ')}`,
    `afterwards: /healthz ${alive.statusCode}, connections in the middle of a transaction: ${stuck}`,
  ];
  const isGood =
    problems.length + world.privateLines.length + stuck === 0 && alive.statusCode === 200 && (never.length === 0 || made < 2000);
  return { lines, isGood };
}
