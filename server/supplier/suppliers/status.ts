import type { SupplierCertificatePayload, SupplierStatuses, SupplierStatusPayload } from '#contract/supplier/suppliers.ts';
import { supplierState } from '#core/supplier/supplier-state.ts';
import type { Deps } from '#server/deps.ts';
import { certificatesOfNips, contradictedOf, shownCertificates, type ShownCertificate } from '#server/certificate/public.ts';

type Seen = Readonly<{ certificate: ShownCertificate; contradicted: number }>;

function certificateView({ certificate: row, contradicted }: Seen): SupplierCertificatePayload {
  return {
    type: row.regime,
    certificateNumber: row.certificateNumber,
    status: row.status,
    name: row.name,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    confirmation: row.confirmation,
    complianceScore: row.complianceScore,
    contradicted,
  };
}

type StatusDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'newId' | 'log'>;

/** What the registry reports of each NIP now, by the NIP: what was signed for it, and nothing that only a row states. */
export async function statusesOf(deps: StatusDeps, nips: readonly string[], now: Date): Promise<Map<string, SupplierStatusPayload>> {
  const requested = [...new Set(nips)];
  const rows = requested.length > 0 ? await certificatesOfNips(deps.db, requested, now) : [];
  const shown = await shownCertificates(deps, deps.db, rows);
  const contradicted = await contradictedOf(deps, rows, shown);
  // A row that was given another NIP says nothing about that company: it stays where it is found, unverified.
  const found = Map.groupBy(
    rows.map(({ nip }, at) => ({ nip, certificate: shown[at]!, contradicted: contradicted[at]! })),
    ({ nip }) => nip,
  );
  return new Map(
    requested.map((nip) => {
      const own = found.get(nip) ?? [];
      return [nip, { nip, state: supplierState(own.map(({ certificate }) => certificate)), certificates: own.map(certificateView) }];
    }),
  );
}

/** The registry's answer about NIPs, as of now; each is answered once. */
export async function readStatuses(deps: StatusDeps, nips: readonly string[]): Promise<SupplierStatuses> {
  const now = deps.now();
  return { checkedAt: now.toISOString(), suppliers: [...(await statusesOf(deps, nips, now)).values()] };
}
