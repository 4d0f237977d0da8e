import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import type { FileStore } from './file-store.ts';
import { openFolder } from './folder-store.ts';
import { openS3 } from './s3-store.ts';

/** The file store of the configuration: S3, or a folder where there is none. */
export function openFileStore({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): FileStore {
  return files.s3 ? openS3(files.s3) : openFolder(join(dataDir, 'files'));
}
