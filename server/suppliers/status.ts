import type { SupplierCertificatePayload, SupplierStatuses, SupplierStatusPayload } from '#contract/suppliers.ts';
import { statusAt } from '#core/certification.ts';
import { supplierState } from '#core/supplier-status.ts';
import { certificatesOfNips, type CertificateOfNip } from '#server/certificates/by-nip.ts';
import type { Deps } from '#server/deps.ts';

function certificateView(row: CertificateOfNip, now: Date): SupplierCertificatePayload {
  return {
    type: row.regime,
    certificateNumber: row.certificateNumber,
    status: statusAt(row, now),
    name: row.name,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    confirmation: row.confirmation,
    complianceScore: row.complianceScore,
  };
}

/** What the registry says of each NIP now, by the NIP. */
export async function statusesOf(deps: Pick<Deps, 'db'>, nips: readonly string[], now: Date): Promise<Map<string, SupplierStatusPayload>> {
  const asked = [...new Set(nips)];
  const found = Map.groupBy(asked.length > 0 ? await certificatesOfNips(deps.db, asked, now) : [], ({ nip }) => nip);
  return new Map(
    asked.map((nip) => {
      const own = found.get(nip) ?? [];
      return [nip, { nip, state: supplierState(own, now), certificates: own.map((row) => certificateView(row, now)) }];
    }),
  );
}

/** The registry's answer about NIPs, as of now; each is answered once. */
export async function readStatuses(deps: Pick<Deps, 'db' | 'now'>, nips: readonly string[]): Promise<SupplierStatuses> {
  const now = deps.now();
  return { checkedAt: now.toISOString(), suppliers: [...(await statusesOf(deps, nips, now)).values()] };
}
