import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refused } from '#sandbox/ksef/api/errors.ts';
import type { Result } from '#sandbox/ksef/api/route.ts';
import { sha256 } from '#sandbox/ksef/documents/processing.ts';
import { confirmation } from '#sandbox/ksef/documents/upo.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument, Session } from '#sandbox/ksef/state.ts';
import { documentsOf } from './session.ts';

const linkMillis = 3 * 24 * 3_600_000;

function xmlResult(bytes: Buffer): Result {
  return { body: bytes, type: 'application/xml', headers: { 'x-ms-meta-hash': sha256(bytes) } };
}

/** The confirmation of one document, or what was set to come instead. */
export function documentUpo(ksef: Ksef, session: Session, document: SentDocument | undefined): Result {
  const forgery = ksef.faults.consumeForDocument('upo')?.how;
  if (!document?.ksefNumber || document.hold > 0 || forgery === 'missing') throw refused(21178);
  return xmlResult(confirmation(ksef, session, [document], document.reference, forgery));
}

/** The confirmation of all accepted documents of a session. */
export function sessionUpo(ksef: Ksef, session: Session): Result {
  const accepted = documentsOf(ksef, session).filter((one) => one.ksefNumber !== null);
  return xmlResult(confirmation(ksef, session, accepted, session.upoReference));
}

function signature(ksef: Ksef, text: string): string {
  return createHmac('sha256', ksef.settings().jwtSecret).update(text).digest('base64url');
}

/** A link that carries its own right and ends. `reference` is of a document or of a session's confirmation. */
export function downloadLink(ksef: Ksef, origin: string, session: string, reference: string): Readonly<{ url: string; expires: string }> {
  const until = ksef.now() + linkMillis;
  const path = `${session}/${reference}/${until}`;
  return { url: `${origin}/ksef/downloads/upo/${path}?sig=${signature(ksef, path)}`, expires: new Date(until).toISOString() };
}

type DownloadRequest = { Params: { session: string; reference: string; until: string }; Querystring: { sig?: string } };

/** Links to confirmations: without a token, without limits, for a time. */
export function addDownloads(app: FastifyInstance, opened: () => Promise<Ksef>): void {
  app.get<DownloadRequest>('/ksef/downloads/upo/:session/:reference/:until', async ({ params, query }, reply) => {
    const ksef = await opened();
    const { session: name, reference, until } = params;
    const [given, right] = [Buffer.from(query.sig ?? ''), Buffer.from(signature(ksef, `${name}/${reference}/${until}`))];
    const isRight = given.length === right.length && timingSafeEqual(given, right) && ksef.now() < Number(until);
    const session = ksef.state.sessions.get(name);
    if (!isRight || !session) return reply.code(403).send();
    try {
      const { body, headers = {} } =
        reference === session.upoReference ? sessionUpo(ksef, session) : documentUpo(ksef, session, ksef.state.documents.get(reference));
      return await reply.headers(headers).type('application/xml').send(body);
    } catch {
      return reply.code(404).send();
    }
  });
}
