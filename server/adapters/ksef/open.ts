import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { KsefConfig } from '#server/platform/config/ksef-settings.ts';
import { openAccess } from './session/access.ts';
import { sendBatch } from './batch.ts';
import { openCertificates } from './certificates/certificates.ts';
import { openKsefHttp } from './http.ts';
import { KsefTrouble, type Ksef, type KsefCallGroup } from './ksef.ts';
import { openPublicKeys } from './session/public-keys.ts';
import { queryMetadata, queryPermissions, readAnnouncements } from './queries.ts';
import { openSessions } from './session/sessions.ts';
import { signIn } from './session/sign-in.ts';

export type KsefOptions = Readonly<{
  settings: KsefConfig;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called before each call to the API; throws `KsefTrouble` of kind `limited` where a call is not allowed yet. */
  admit: (group: KsefCallGroup) => Promise<void>;
  now?: () => Date;
  fetch?: typeof globalThis.fetch;
  /** How long a call may take; ten seconds by default, thirty for a document. */
  timeoutMillis?: number;
}>;

const mostConfirmationBytes = 1_000_000;
const dayMillis = 86_400_000;
const warnDays = 30;

/** Signing in and the API for who is signed in; certificates that cannot be used are said at once, by name. */
export function openKsefApi({ settings, log, admit, now = () => new Date(), fetch = globalThis.fetch, timeoutMillis }: KsefOptions) {
  const certificates = openCertificates(settings);
  for (const [name, one] of Object.entries(certificates)) {
    if (one === null) continue;
    const days = Math.floor((one.endsAt.getTime() - now().getTime()) / dayMillis);
    if (days < warnDays) log.warn({ certificate: name, serial: one.serial, days }, 'a certificate of KSeF ends, or has ended');
  }
  const http = openKsefHttp({ url: settings.apiUrl, log, admit, now, fetch, timeoutMillis });
  const keys = openPublicKeys(http, now);
  const identity = { nip: settings.nip, certificate: certificates.authentication, token: settings.token };
  const { call } = openAccess({ http, now, signIn: () => signIn({ http, keys, identity, now }) });
  return { call, keys };
}

/** The client of KSeF 2.0. Tokens and keys of sessions are stored in memory only. */
export function openKsef(options: KsefOptions): Ksef {
  const { settings, log, now = () => new Date(), fetch = globalThis.fetch, timeoutMillis } = options;
  const { call, keys } = openKsefApi(options);
  const announcing = settings.lighthouseUrl;
  // Announcements come from another service, which does not count against the limits of KSeF.
  const latarnia = announcing === null ? null : openKsefHttp({ url: announcing, log, admit: async () => {}, now, fetch, timeoutMillis });
  const sellerNip = settings.nip;
  return {
    ...openSessions(call, keys),
    sendBatch: (batch, opened) => sendBatch({ call, keys, apiUrl: settings.apiUrl, fetch }, batch, opened),
    confirmation: async ({ sessionReference, documentReference, ksefNumber, hash }) => {
      const path = `/v2/sessions/${encodeURIComponent(sessionReference)}/invoices/${encodeURIComponent(documentReference)}/upo`;
      const { bytes, headers } = await call({ group: 'sessionStatus', method: 'GET', path, mostBytes: mostConfirmationBytes });
      const xml = Buffer.from(bytes);
      const stated = headers.get('x-ms-meta-hash');
      if (stated !== null && stated !== createHash('sha256').update(xml).digest('base64'))
        throw new KsefTrouble('unreachable', 'KSeF gave a confirmation that did not arrive whole');
      // Needed for few calls, and not by processes that only serve pages.
      const { checkConfirmation } = await import('./confirmation.ts');
      return { xml, ...checkConfirmation(xml, { ksefNumber, hash, sellerNip }) };
    },
    metadata: (period) => queryMetadata(call, period),
    announcements: async () => (latarnia === null ? [] : readAnnouncements(latarnia)),
    permissions: () => queryPermissions(call),
  };
}
