import type { FastifyInstance } from 'fastify';
import { readReference } from '#contract/operations/reference.ts';
import { keysAtMost } from '#core/account/members/api-keys.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { openApiOf, openApiPath } from '#server/platform/http/openapi.ts';
import { documentedCalls, documentedWebhooks, type OpenApi } from './reference.ts';
import { newestListed, bodyOf } from '#server/certificate/public.ts';

/** What examples name where the registry is empty: of this form, and of nothing. */
const nothingIssued = { certificateNumber: 'ATESTO-NIS2-2026-EXAMPL', list: '2027', hash: '0'.repeat(64) };

/** A message as it would be sent about a certificate of that number. */
function exampleMessage(deps: Deps, certificateNumber: string): string {
  const [issuedAt, expiresAt] = ['2026-11-22T10:15:00.000Z', '2027-11-22T10:15:00.000Z'].map((at) => new Date(at));
  const data = JSON.stringify({
    certificateNumber,
    type: 'nis2',
    status: 'active',
    organization: { name: 'Przykład sp. z o.o.', nip: '9999999999' },
    issuedAt,
    expiresAt,
    revokedAt: null,
  });
  return bodyOf(deps, { event: 'certificate.issued', createdAt: issuedAt ?? new Date(0), data });
}

export function addReference(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readReference, async () => {
    const known = { ...((await newestListed(deps)) ?? nothingIssued), today: isoDay(deps.now()) };
    const document = openApiOf(app) as OpenApi;
    return {
      origin: deps.config.publicUrl,
      document: `${deps.config.publicUrl}${openApiPath}`,
      callsPerMinute: keysAtMost.callsPerMinute,
      calls: documentedCalls(document, known),
      webhook: { ...documentedWebhooks(document), example: exampleMessage(deps, nothingIssued.certificateNumber) },
    };
  });
}
