import { refusals } from '#content/refusals.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Member } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { mayPass } from './clearance.ts';
import { issuedValues } from './issued-mail.ts';
import { closeRequest, countRequests, openRequests, type IssueRequest } from './requests.ts';
import { issueFor, type IssuedRow } from './issuing.ts';
import { owner, accountIn } from '#server/account/public.ts';

const atOnce = 50;
const origin = { ipAddress: '', userAgent: 'confirmation' };

/** How many certificates wait for the confirmation of a company. */
export function waitingCount(db: Db, organizationId: string): Promise<number> {
  return countRequests(db, organizationId);
}

/** Closes a request and writes to whoever asked or stands in for them, together and once. */
async function close(deps: Deps, request: IssueRequest, userId: string, end: { row: IssuedRow } | { refusal: AppError }): Promise<boolean> {
  const { language } = request;
  return deps.db.transaction(async (tx) => {
    const outcome = 'row' in end ? 'issued' : end.refusal.code;
    if (!(await closeRequest(tx, request, { outcome, at: deps.now() }))) return false;
    if ('row' in end) {
      const values = issuedValues(end.row, language);
      await deps.queue.enqueueMail(tx, { kind: 'certificate_issued_later', userId, language, values });
    } else {
      const { code, details } = end.refusal;
      const values = { reason: filled(refusals[code][language], details.facts ?? {}) };
      await deps.queue.enqueueMail(tx, { kind: 'certificate_not_issued', userId, language, values });
    }
    return true;
  });
}

/** Whoever asked, or the owner where they have left the organisation since. */
async function requesterOf(deps: Deps, { organizationId, userId }: IssueRequest): Promise<Member | null> {
  const requester = await accountIn(deps, deps.db, organizationId, userId);
  const ownerId = requester ? null : await owner(deps.db, organizationId);
  return ownerId ? accountIn(deps, deps.db, organizationId, ownerId) : requester;
}

/** Issues one certificate that waited; null when it goes on waiting or is refused. */
async function issueOne(deps: Deps, request: IssueRequest): Promise<string | null> {
  const { userId, language, assessmentId, declaration } = request;
  const account = await requesterOf(deps, request);
  if (!account) return null;
  try {
    const row = await issueFor(deps, { userId, language, origin }, account, { assessmentId, declaration });
    return (await close(deps, request, account.userId, { row })) ? row.certificateNumber : null;
  } catch (error) {
    if (mayPass(error)) return null;
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await close(deps, request, account.userId, { refusal: error });
    return null;
  }
}

/**
 * Issues the certificates that waited for a confirmation, of one organisation or of all, and notifies those who asked. Who is
 * no longer entitled is notified why. Repeating it issues nothing twice.
 */
export async function issueWaiting(deps: Deps, organizationId: string | null = null): Promise<string[]> {
  const issued: string[] = [];
  for (const request of await openRequests(deps.db, organizationId, atOnce)) {
    const number = await issueOne(deps, request).catch((error: unknown) => {
      deps.log.error({ err: error, assessment: request.assessmentId }, 'a certificate that waits was not issued');
      return null;
    });
    if (number) issued.push(number);
  }
  return issued;
}
