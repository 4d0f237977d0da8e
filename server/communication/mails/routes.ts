import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { BounceConfig } from '#server/platform/config/mail-settings.ts';
import { recordRefused } from '#server/adapters/mail/refused-addresses.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { bears } from '#server/platform/security/secrets.ts';
import { readFailureNotice } from './failure-notice.ts';
import { hashInReturnPath } from './return-path.ts';

/** Notices enclose the head of what they are about, not all of it: that is requested when a mail is sent. */
const maxNoticeBytes = 512_000;

/** What became of a mail that came back: never a reason to hand it over again. */
type BounceOutcome = Readonly<{ taken: 'refused' | 'not_ours' | 'nothing_about_the_mailbox' }>;

async function recordBounce(deps: Deps, bounces: BounceConfig, message: Buffer): Promise<BounceOutcome> {
  const { heads, status } = await readFailureNotice(message);
  const hash = hashInReturnPath(bounces, heads, deps.now());
  if (hash === null) return { taken: 'not_ours' };
  if (status === null) return { taken: 'nothing_about_the_mailbox' };
  await recordRefused(deps.db, hash, { status, at: deps.now(), byNotice: true });
  deps.log.warn({ status }, 'a notice says that an address is refused for good');
  return { taken: 'refused' };
}

/** Where the operator's mail server hands over what came back (docs/operations.md, “Mails that come back”); nowhere unless it is set up. */
export async function addBounces(app: FastifyInstance, deps: Deps): Promise<void> {
  const { bounces } = deps.config.mail;
  if (bounces === null) return;
  await app.register(async (raw) => {
    raw.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    raw.route({
      method: 'POST',
      url: '/api/webhooks/bounces',
      bodyLimit: maxNoticeBytes,
      schema: { hide: true },
      onRequest: async ({ headers }) => {
        if (!bears(headers.authorization, bounces.token)) throw new AppError(401, 'bad_signature');
      },
      handler: async (request) => {
        if (!Buffer.isBuffer(request.body)) throw new AppError(400, 'bad_request');
        return recordBounce(deps, bounces, request.body);
      },
    });
  });
}
