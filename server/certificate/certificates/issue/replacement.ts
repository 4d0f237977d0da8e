import type { CertificatePayload } from '#contract/certificate/certificates.ts';
import { statusAt } from '#core/certificate/certification.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { reissueCertificate } from './reissue.ts';
import { certificateById } from '#server/certificate/certificates/repository.ts';
import { certificateView } from '#server/certificate/certificates/service.ts';

/**
 * Replaces an own certificate of the first version at the organisation's request: the same report and declaration, a number and a
 * document of today's form, the same end; the old one is revoked as replaced. It costs nothing and needs no paid period, but
 * the company has to be confirmed as for any other certificate (docs/product.md, “Certificates and registry”).
 */
export async function replaceOwn(deps: Deps, { account, origin }: Principal<'owner'>, id: string): Promise<CertificatePayload> {
  const organizationId = account.organization.id;
  const old = await certificateById(deps.db, organizationId, id);
  if (!old) throw notFound();
  if (old.statusList !== null || statusAt(old, deps.now()) !== 'active') throw new AppError(409, 'certificate_current');
  const act = { organizationId, id, userId: account.userId, origin, note: 'first version' };
  return certificateView(await reissueCertificate(deps, act), deps.now());
}
