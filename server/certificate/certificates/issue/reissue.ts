import type { Actor } from '#server/platform/security/audit.ts';
import type { Deps } from '#server/deps.ts';
import { removeCertificates } from '#server/adapters/document-archive/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { clear, type Clearance } from './clearance.ts';
import { certificateById, type CertificateRow, detach } from '#server/certificate/certificates/repository.ts';
import { revokeWithin } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { issueFrom, type Declaration } from './issue.ts';
import type { Origin } from '#server/platform/security/principal.ts';
import { accountIn, owner } from '#server/account/public.ts';
import { frozenReport } from '#server/assessment/public.ts';

/** As `clear`; a replacement is not stored until the company is confirmed, so the refusal must not state that it is. */
async function clearNow(deps: Deps, by: Actor, organization: Readonly<{ id: string; nip: string }>): Promise<Clearance> {
  try {
    return await clear(deps, by, organization);
  } catch (error) {
    throw error instanceof AppError && error.code === 'company_unconfirmed' ? new AppError(409, 'replacement_unconfirmed') : error;
  }
}

/**
 * Replaces a certificate after a mistake, such as a wrong name: the old one is revoked, a new number is issued from the
 * same report with the organisation's data of today and the old expiry. Both happen or neither. Another person may have
 * declared the answers since, in the place of whoever did.
 */
export async function reissueCertificate(
  deps: Deps,
  act: { organizationId: string; id: string; userId: string; origin: Origin; note: string; declaration?: Declaration | undefined },
): Promise<CertificateRow> {
  const { organizationId, id, userId, origin, note } = act;
  const old = await certificateById(deps.db, organizationId, id);
  const ownerId = await owner(deps.db, organizationId);
  const account = ownerId ? await accountIn(deps, deps.db, organizationId, ownerId) : null;
  if (!old?.assessmentId || old.revokedAt || old.expiresAt <= deps.now() || !account) throw notFound();
  const { assessmentId } = old;
  const { model, assessment } = await frozenReport(deps, account, assessmentId);
  const cleared = await clearNow(deps, { userId, organizationId, origin }, { id: organizationId, nip: account.organization?.nip ?? '' });
  return issueFrom(
    deps,
    { userId, language: account.language ?? 'pl', origin },
    {
      account,
      cleared,
      assessmentId,
      edition: assessment.edition,
      model,
      declaration: act.declaration ?? old.metadata.declaration,
      expiresAt: old.expiresAt,
      under: { periodId: old.subscriptionId },
      before: async (tx) => {
        await revokeWithin(deps, tx, { organizationId, id, reason: 'organisation_request', code: 'replaced', userId, origin, note });
        await removeCertificates(tx, organizationId, assessmentId);
        await detach(tx, organizationId, id);
      },
    },
  );
}
