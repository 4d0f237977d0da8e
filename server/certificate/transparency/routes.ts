import type { FastifyInstance, FastifyReply } from 'fastify';
import * as endpoints from '#contract/certificate/transparency.ts';
import { issueLeaf } from '#proof/log/leaves.ts';
import { readTilePath, writeEntries } from '#proof/log/tiles.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { share } from '#server/platform/http/sharing.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { issuerMetadata, typeMetadata } from './keys/metadata.ts';
import { publishedKeyList } from './keys/key-lists.ts';
import { earlierCheckpoint, leavesFrom, proofOf, shownCheckpoint, tileHashes } from './log.ts';
import { readLogOverview } from './overview.ts';
import { currentStatusToken } from './status.ts';
import { verifyTool } from './tool.ts';

const forEver = 'public, max-age=31536000, immutable';

type Headers = Readonly<{ header: (name: string, value: string) => void }>;

/** Anybody may keep it for so many seconds. */
function cacheFor({ header }: Headers, seconds: number | null): void {
  header('cache-control', seconds === null ? forEver : `public, max-age=${seconds}`);
}

async function found<T>(value: Promise<T | null>): Promise<T> {
  const one = await value;
  if (one === null) throw notFound();
  return one;
}

function addKeys(app: FastifyInstance, deps: Deps): void {
  serveFile(app, deps, endpoints.downloadKeyList, async (caller) => {
    cacheFor(caller, 300);
    return { bytes: deps.keyring.keyList };
  });
  serveFile(app, deps, endpoints.downloadKeyListVersion, async (caller, { params }) => {
    const bytes = await found(publishedKeyList(deps.db, params.version));
    cacheFor(caller, null);
    return { bytes };
  });
  serveFile(app, deps, endpoints.downloadIssuerMetadata, async (caller) => {
    cacheFor(caller, 300);
    return { bytes: issuerMetadata(deps.keyring) };
  });
  serveFile(app, deps, endpoints.downloadTypeMetadata, async (caller, { params }) => {
    cacheFor(caller, 86_400);
    return { bytes: typeMetadata(deps.keyring.issuer, params.version) };
  });
}

/** Tiles that are full never change; those that grow are named by their width, which never changes either. */
function addTiles(app: FastifyInstance, deps: Deps): void {
  const send = (reply: FastifyReply, bytes: Uint8Array): FastifyReply => {
    share(reply);
    cacheFor({ header: (name, value) => void reply.header(name, value) }, null);
    return reply.type('application/octet-stream').send(Buffer.from(bytes));
  };
  app.get<{ Params: { '*': string } }>('/log/tile/entries/*', { schema: { hide: true } }, async (request, reply) => {
    const tile = readTilePath(request.params['*']);
    const leaves = tile ? await leavesFrom(deps.db, tile.index * 256, tile.width) : [];
    if (!tile || leaves.length < tile.width) throw notFound();
    return send(reply, writeEntries(leaves));
  });
  app.get<{ Params: { level: string; '*': string } }>('/log/tile/:level/*', { schema: { hide: true } }, async (request, reply) => {
    const tile = readTilePath(request.params['*']);
    const level = /^\d$/.test(request.params.level) ? Number(request.params.level) : null;
    if (!tile || level === null) throw notFound();
    const hashes = await tileHashes(deps.db, { ...tile, level });
    if (hashes.length < tile.width) throw notFound();
    return send(reply, Buffer.concat(hashes));
  });
}

/** What third parties check certificates with (docs/product.md, “Proof”). */
export function addTransparency(app: FastifyInstance, deps: Deps): void {
  addKeys(app, deps);
  serveFile(app, deps, endpoints.downloadStatusList, async (caller, { params }) => {
    const bytes = await found(currentStatusToken(deps, params.list));
    cacheFor(caller, 300);
    return { bytes };
  });
  serveFile(app, deps, endpoints.downloadCheckpoint, async (caller, { query: { size, at } }) => {
    const isNewest = size === undefined && at === undefined;
    const { note } = await found(
      isNewest ? shownCheckpoint(deps) : earlierCheckpoint(deps.db, { size, at: at === undefined ? at : new Date(at) }),
    );
    cacheFor(caller, 5);
    return { bytes: note };
  });
  serveFile(app, deps, endpoints.downloadLogProof, async (caller, { params }) => {
    const { proof } = await found(proofOf(deps, issueLeaf(params.hash)));
    cacheFor(caller, 60);
    return { bytes: proof };
  });
  serveFile(app, deps, endpoints.downloadVerifyTool, async (caller) => {
    const bytes = await verifyTool(deps);
    cacheFor(caller, 300);
    return { bytes };
  });
  serve(app, deps, endpoints.readLog, () => readLogOverview(deps));
  addTiles(app, deps);
}
