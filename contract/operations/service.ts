import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, note } from '#contract/platform/operator-acts.ts';
import { atOnce, idParams, instant, uuid } from '#contract/platform/fields.ts';

export const readTrust = endpoint({
  method: 'GET',
  path: '/api/operator/trust',
  access: 'operator',
  summary: 'With what documents are sealed, and whose signatures are believed',
  output: z.object({
    /** Null where documents go out unsealed. */
    seal: z
      .object({
        /** SHA-256 of the certificate. */
        fingerprint: z.string(),
        /** Whether nobody but itself issued the certificate. */
        isSelfMade: z.boolean(),
        until: instant,
        /** Whether seals are stamped by a time-stamping service. */
        isStamped: z.boolean(),
      })
      .nullable(),
    /** Authorities whose signatures on declarations are believed, and services whose time-stamps are; null where there is no list. */
    authorities: z.int().nullable(),
    timeStampServices: z.int().nullable(),
  }),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/operator/jobs',
  access: 'operator',
  summary: 'What the jobs did, what failed, and webhooks that changed nothing',
  output: z.object({
    runs: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        finishedAt: instant,
        counts: z.record(z.string(), z.number()),
        error: z.string().nullable(),
      }),
    ),
    /** Whether more was given up than is listed: the newest are. */
    moreFailures: z.boolean(),
    /** `what` is the subject of a mail; empty for refunds. */
    failures: z.array(
      z.object({ id: z.string(), queue: z.enum(['mail', 'refund']), what: z.string(), error: z.string(), failedAt: instant }),
    ),
    events: z.array(z.object({ id: z.string(), type: z.string(), receivedAt: instant, note: z.string() })),
  }),
});

export const repeatJob = endpoint({
  method: 'POST',
  path: '/api/operator/jobs/:id/repetition',
  access: 'operator',
  summary: 'Try a given-up mail or refund again',
  params: idParams,
  body: z.object({ note }),
  output: done,
});

export const listLog = endpoint({
  method: 'GET',
  path: '/api/operator/log',
  access: 'operator',
  summary: 'The audit log, newest first',
  query: z.object({
    organizationId: uuid.optional(),
    action: z.string().max(lengths.auditAction.most, atOnce('too_long')).optional(),
    before: z.coerce.number<number>().int().min(1).optional(),
  }),
  output: z.array(
    z.object({
      id: z.int(),
      action: z.string(),
      organizationId: z.string().nullable(),
      organization: z.string().nullable(),
      userId: z.string().nullable(),
      who: z.string().nullable(),
      entityType: z.string(),
      entityId: z.string(),
      metadata: z.record(z.string(), z.unknown()),
      ipAddress: z.string(),
      createdAt: instant,
    }),
  ),
});

export const serviceCalls = [readTrust, listJobs, repeatJob, listLog] as const;
