import type { FastifyInstance } from 'fastify';
import { addAuthentication } from './access/authentication.ts';
import { addKeys } from './access/keys.ts';
import { routes } from './api/route.ts';
import { addControl } from './control/control.ts';
import { openKsef, type Ksef } from './ksef.ts';
import { addCertificates } from './enrollments.ts';
import { addQrPages } from './pages/qr.ts';
import { addLighthouse } from './pages/lighthouse.ts';
import { addQueries } from './queries.ts';
import { addBatch, addUploads, resumeBatches } from './sessions/batch.ts';
import { addDownloads } from './sessions/downloads.ts';
import { addOnlineSession, resumeSent } from './sessions/online.ts';
import { addStatus } from './sessions/status.ts';

/** A part of a batch may be as long. */
const longestBody = 110_000_000;

/**
 * A look-alike of the national e-invoicing system, KSeF 2.0: `/ksef/v2` is its API, `/ksef/qr` what QR codes lead to,
 * `/ksef/latarnia` its lighthouse, `/ksef/control` what makes it misbehave. It is opened at the first request: its keys take a moment. Returns what closes it.
 */
export async function addKsef(app: FastifyInstance, folder: string): Promise<() => void> {
  let opening: Promise<Ksef> | undefined;
  const open = async (): Promise<Ksef> => {
    const ksef = await openKsef(folder);
    resumeSent(ksef);
    resumeBatches(ksef);
    return ksef;
  };
  const opened = (): Promise<Ksef> => (opening ??= open());
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBody }, (_, body, done) => done(null, body));
    const route = routes(api, opened);
    addAuthentication(route);
    addKeys(route);
    addOnlineSession(route);
    addBatch(route);
    addStatus(route);
    addQueries(route);
    addCertificates(route);
    addDownloads(api, opened);
    addUploads(api, opened);
  });
  await app.register(async (pages) => {
    const urlEncoded = 'application/x-www-form-urlencoded';
    pages.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addControl(pages, opened);
    addQrPages(pages, opened);
    addLighthouse(pages, opened);
  });
  return () => {
    void opening?.then((ksef) => ksef.faults.close());
  };
}
