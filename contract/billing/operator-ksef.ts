import { z } from 'zod';
import { ksefModes, ksefOutages } from '#core/billing/ksef/modes.ts';
import { ksefDocumentStates } from '#core/billing/ksef/states.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { lengths } from '#core/platform/limits.ts';
import { atOnce, idParams, instant, uuid } from '#contract/platform/fields.ts';
import { about, done, note } from '#contract/platform/operator-acts.ts';

const isoDay = z.string();

const queued = z.object({
  invoiceId: uuid,
  organizationId: uuid,
  number: z.string(),
  state: z.enum(ksefDocumentStates),
  mode: z.enum(ksefModes),
  issuedAt: instant,
  /** The last moment at which it may be handed over; null while that is not known, or where there is none. */
  sendBy: instant.nullable(),
  tries: z.number().int(),
  nextTryAt: instant.nullable(),
  failureCode: z.number().int().nullable(),
  failureDetails: z.array(z.string()),
});

const outage = z.object({
  id: z.string(),
  kind: z.enum(ksefOutages),
  startsAt: instant,
  endsAt: instant.nullable(),
  /** Announced by the ministry, or entered by an operator. */
  source: z.enum(['ministry', 'operator']),
  title: z.string(),
});

export const readKsefQueue = endpoint({
  method: 'GET',
  path: '/api/operator/ksef',
  access: 'operator',
  summary: 'What is ready to be issued, what is on its way to KSeF, what it refused, and how the way there is',
  output: z.object({
    environment: z.enum(['sandbox', 'test', 'demo', 'production']),
    issuing: z.enum(['at_once', 'daily', 'by_hand']),
    /** Whether anybody can sign in; without it invoices wait. */
    canSignIn: z.boolean(),
    /** Whether invoices can be issued offline with the code that names their issuer. */
    canIssueOffline: z.boolean(),
    /** Drafts that nothing prevents from being issued, and since when the oldest sale waits. */
    ready: z.object({ count: z.number().int(), since: instant.nullable() }),
    counts: z.record(z.enum(ksefDocumentStates), z.number().int()),
    /** Accepted on this day in Warsaw. */
    acceptedToday: z.number().int(),
    unconfirmed: z.number().int(),
    stopped: z.object({ since: instant, reason: z.string() }).nullable(),
    pausedUntil: instant.nullable(),
    failingSince: instant.nullable(),
    reachedAt: instant.nullable(),
    comparedTo: instant.nullable(),
    /** The end is null of one that cannot be read. */
    certificates: z.array(
      z.object({ kind: z.enum(['authentication', 'offline']), endsOn: isoDay.nullable(), daysLeft: z.number().int().nullable() }),
    ),
    outages: z.array(outage),
    documents: z.array(queued),
  }),
});

export const runKsefNow = endpoint({
  method: 'POST',
  path: '/api/operator/ksef/run',
  access: 'operator',
  summary: 'Issue and send what is ready within a minute, also where that is done by hand or once a day',
  body: z.object({ note }),
  output: done,
});

export const stopKsef = endpoint({
  method: 'POST',
  path: '/api/operator/ksef/stop',
  access: 'operator',
  summary: 'Send nothing more to KSeF until somebody resumes it',
  body: z.object({ note }),
  output: done,
});

export const resumeKsef = endpoint({
  method: 'POST',
  path: '/api/operator/ksef/resume',
  access: 'operator',
  summary: 'Send to KSeF again, and try everything that waits at once',
  body: z.object({ note }),
  output: done,
});

export const enterOutage = endpoint({
  method: 'POST',
  path: '/api/operator/ksef/outages',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Enter an outage of KSeF that begins now; a total failure is announced in the media only',
  body: z.object({ kind: z.enum(ksefOutages, 'invalid'), note }),
  output: done,
});

export const endEnteredOutage = endpoint({
  method: 'POST',
  path: '/api/operator/ksef/outages/:id/end',
  access: 'operator',
  summary: 'End an outage that an operator entered',
  params: z.object({ id: z.string('invalid').max(lengths.outageId.most, atOnce('invalid')) }),
  body: z.object({ note }),
  output: done,
});

export const issueOffline = endpoint({
  method: 'POST',
  path: '/api/operator/invoices/:id/offline',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Issue a draft without KSeF now (offline24, or as the outage that lasts allows); it is sent afterwards',
  params: idParams,
  body: about,
  output: done,
});

export const ksefCalls = [readKsefQueue, runKsefNow, stopKsef, resumeKsef, enterOutage, endEnteredOutage, issueOffline] as const;
