import { request, type RequestOptions } from 'node:https';
import { webhookWithinMillis, type WebhookFailure } from '#core/certificate/webhooks.ts';
import { connectionTo, troubleOf, type GuardOptions } from './ssrf-guard.ts';

const userAgent = 'Atesto-Webhooks/1';

/** How a message went: accepted, or why not; with the status where there was an answer. */
export type SendOutcome = Readonly<{ failure: Exclude<WebhookFailure, 'off'> | null; status: number | null }>;

/** Sends messages to addresses that organisations name. Never throws. */
export type WebhookSender = Readonly<{
  /** `url` is one that `webhookAddress` let through. */
  send: (url: string, body: string, headers: Readonly<Record<string, string>>) => Promise<SendOutcome>;
}>;

/** The status that a server answers with. Nothing else of its answer is read. */
function statusOf(options: RequestOptions, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function outcomeOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return { failure: null, status };
  return { failure: status === 410 ? 'gone' : 'status', status };
}

/** Opens what sends messages at somebody's request: public addresses only, no redirection, ten seconds for everything. */
export function openWebhookSender(options: GuardOptions, withinMillis: number = webhookWithinMillis): WebhookSender {
  return {
    async send(url, body, headers) {
      const signal = AbortSignal.timeout(withinMillis);
      const { hostname, pathname, search } = new URL(url);
      try {
        const connection = await connectionTo(hostname, options);
        const sent = {
          host: hostname,
          'user-agent': userAgent,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          connection: 'close',
        };
        const status = await statusOf(
          { ...connection, path: `${pathname}${search}`, method: 'POST', headers: { ...headers, ...sent }, signal },
          body,
        );
        return outcomeOf(status);
      } catch (error) {
        return { failure: troubleOf(error), status: null };
      }
    },
  };
}
