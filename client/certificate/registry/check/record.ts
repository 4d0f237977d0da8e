import type { RegistryEntryPayload } from '#contract/certificate/registry.ts';
import { api, ApiError } from '#client/platform/api/api.ts';

/** What the registry states about a number, without anything that proves it. */
export type RegistryRecord = Pick<RegistryEntryPayload, 'status' | 'organization' | 'expiresAt' | 'revokedAt' | 'contradicted'>;

export function recordOf({ status, organization, expiresAt, revokedAt, contradicted }: RegistryRecord): RegistryRecord {
  return { status, organization, expiresAt, revokedAt, contradicted };
}

/** The number that the address of a certificate's page names, as it is written. */
export function numberIn(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
    .trim()
    .toUpperCase();
}

/** Whether the registry states that a number was never given: it knows none, or none can be as long as this one. Anything else is no answer. */
export function isNeverIssued(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/**
 * The record for a browser that can check nothing by itself. It has a key of its own, because what is checked must be what
 * the registry states at that moment. Null for a number that was never given.
 */
export function recordQuery(certificateNumber: string) {
  return {
    queryKey: ['registry-record', certificateNumber],
    queryFn: async (): Promise<RegistryRecord | null> => {
      try {
        return recordOf(await api('GET /api/registry/:certificateNumber', { params: { certificateNumber } }));
      } catch (error) {
        if (isNeverIssued(error)) return null;
        throw error;
      }
    },
  };
}
