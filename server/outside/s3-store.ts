import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { S3Settings } from '#server/file-settings.ts';
import type { FileStore, StoredFile } from './file-store.ts';

const timeoutMillis = 30_000;
const pageSize = 1000;

/** Any store that speaks S3 with signatures of version 4, at `endpoint/bucket`. */
export function openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const bucketUrl = `${endpoint}/${bucket}`;
  const store = new S3mini({ accessKeyId, secretAccessKey, endpoint: bucketUrl, region, requestAbortTimeout: timeoutMillis });
  const list = async function* (): AsyncIterable<StoredFile> {
    let next: string | undefined;
    do {
      const page = await store.listObjectsPaged('/', '', pageSize, next);
      if (!page) throw new Error(`the file store has no bucket ${bucket}`);
      for (const { Key, LastModified } of page.objects ?? []) yield { key: Key, storedAt: new Date(LastModified) };
      next = page.nextContinuationToken;
    } while (next);
  };
  return {
    put: async (key, bytes) => {
      await store.putObject(key, bytes, 'application/octet-stream');
    },
    get: async (key) => {
      const answer = await store.getObjectResponse(key);
      return answer?.body ? Readable.fromWeb(answer.body) : null;
    },
    remove: async (key) => {
      await store.deleteObject(key);
    },
    list,
  };
}
