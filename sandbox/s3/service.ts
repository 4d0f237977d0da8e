import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf, type Credentials } from './signature.ts';

/** The one account of this store, and its one bucket. They open nothing elsewhere. */
const credentials: Credentials = {
  accessKeyId: 'sandbox-access-key',
  secretAccessKey: 'sandbox-secret-access-key',
  region: 'eu-central-1',
};
const bucket = 'atesto';
const bodyLimit = 64 * 1024 * 1024;
const longestPage = 1000;

type Place = Readonly<{ Params: Readonly<{ bucket: string; '*': string }>; Querystring: Readonly<Record<string, string>> }>;
type Request = FastifyRequest<Place>;

const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (mark) => markup[mark] ?? mark);
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return reply.code(status).type('application/xml').send(body);
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

type Listed = Readonly<{ key: string; bytes: number; at: Date }>;

/** The objects of the bucket whose keys begin so, in their order. */
async function objectsIn(folder: string, prefix: string): Promise<Listed[]> {
  const keys = (await readdir(folder)).map((name) => decodeURIComponent(name)).filter((key) => key.startsWith(prefix));
  return Promise.all(
    keys.toSorted().map(async (key) => {
      const { size, mtime } = await stat(join(folder, encodeURIComponent(key)));
      return { key, bytes: size, at: mtime };
    }),
  );
}

/** One page of a list (ListObjectsV2); the next one begins after the last key of this one. */
async function answerList(folder: string, query: Readonly<Record<string, string>>, reply: FastifyReply): Promise<FastifyReply> {
  const most = Math.min(Number(query['max-keys'] ?? longestPage), longestPage);
  const after = query['continuation-token'] ?? '';
  const rest = (await objectsIn(folder, query.prefix ?? '')).filter(({ key }) => key > after);
  const page = rest.slice(0, most);
  const isTruncated = rest.length > page.length;
  const contents = page.map(
    ({ key, bytes, at }) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes}</Size></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${escaped(page.at(-1)?.key ?? '')}</NextContinuationToken>` : '';
  return reply
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
}

async function answerObject(path: string, { method, headers }: Request, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return refuse(reply, 404, 'NoSuchKey');
  void reply.header('etag', etagOf(bytes)).header('accept-ranges', 'bytes').type('application/octet-stream');
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || method === 'HEAD') return reply.send(bytes);
  const end = to ? Math.min(Number(to), bytes.length - 1) : bytes.length - 1;
  if (Number(from) > end) return refuse(reply, 416, 'InvalidRange');
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${end}/${bytes.length}`)
    .send(bytes.subarray(Number(from), end + 1));
}

async function saveObject(path: string, { headers, body }: Request, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = bodyOf(body);
  const flag = headers['if-none-match'] === '*' ? 'wx' : 'w';
  const isStored = await writeFile(path, bytes, { flag }).then(
    () => true,
    () => false,
  );
  return isStored ? reply.header('etag', etagOf(bytes)).send() : refuse(reply, 412, 'PreconditionFailed');
}

function bodyOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

async function answer(folder: string, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { method, params, query } = request;
  if (params.bucket !== bucket) return refuse(reply, 404, 'NoSuchBucket');
  const key = params['*'];
  const path = join(folder, encodeURIComponent(key));
  if (method === 'GET' && key === '') return answerList(folder, query, reply);
  if (method === 'GET' || method === 'HEAD') return answerObject(path, request, reply);
  if (key === '') return refuse(reply, 405, 'MethodNotAllowed');
  if (method === 'PUT') return saveObject(path, request, reply);
  await rm(path, { force: true });
  return reply.code(204).send();
}

/**
 * A store that speaks the part of S3 that files need, at `/s3/BUCKET/KEY`, and believes no request whose signature it did not check:
 * the ready-made look-alikes take any.
 */
export async function addS3(app: FastifyInstance, dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 's3');
  await mkdir(folder, { recursive: true });
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    raw.route<Place>({
      method: ['GET', 'HEAD', 'PUT', 'DELETE'],
      url: '/s3/:bucket/*',
      bodyLimit,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const [path = '', sent = ''] = (request.raw.url ?? '').split('?');
        const { method, headers, body } = request;
        const fault = faultOf({ method, path, query: sent, headers, body: bodyOf(body) }, credentials, new Date());
        if (fault) return refuse(reply, fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault);
        return answer(folder, request, reply);
      },
    });
  });
}
