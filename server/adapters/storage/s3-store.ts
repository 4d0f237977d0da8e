import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { S3Settings } from '#server/platform/config/file-settings.ts';
import type { FileStore, StoredFile } from './file-store.ts';

const timeoutMillis = 30_000;
const pageSize = 1000;

/** The store is where it was said to be; what it stores goes nowhere else (ASVS 15.3.2). */
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** Any store that speaks S3 with signatures of version 4, at `endpoint/bucket`. */
export function openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const bucketUrl = `${endpoint}/${bucket}`;
  const store = new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint: bucketUrl,
    region,
    requestAbortTimeout: timeoutMillis,
    fetch: fetchHere,
  });
  const list = async function* (beginning = ''): AsyncIterable<StoredFile> {
    let next: string | undefined;
    do {
      const page = await store.listObjectsPaged('/', beginning, pageSize, next);
      if (!page) throw new Error(`the file store has no bucket ${bucket}`);
      for (const { Key, LastModified } of page.objects ?? []) yield { key: Key, storedAt: new Date(LastModified) };
      next = page.nextContinuationToken;
    } while (next);
  };
  const partOf = async (key: string, { start, end }: { start: number; end: number }): Promise<Response | null> => {
    const answer = await store.getObjectRaw(key, false, start, end + 1).catch((error: unknown) => {
      if ((error as { status?: number }).status === 404) return null;
      throw error;
    });
    if (answer && answer.status !== 206) throw new Error(`the file store answered ${answer.status} to a range`);
    return answer;
  };
  return {
    put: async (key, bytes) => {
      await store.putObject(key, bytes, 'application/octet-stream');
    },
    get: async (key, part) => {
      const answer = part ? await partOf(key, part) : await store.getObjectResponse(key);
      return answer?.body ? Readable.fromWeb(answer.body) : null;
    },
    remove: async (key) => {
      await store.deleteObject(key);
    },
    list,
  };
}
