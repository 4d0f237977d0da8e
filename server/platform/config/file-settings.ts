import { z } from 'zod';

/** A store of files that speaks S3. */
export type S3Settings = Readonly<{ endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }>;

export type FileConfig = Readonly<{
  /** Where files are stored; null for a folder in the data folder. */
  s3: S3Settings | null;
  /** Address of a clamd, `host:port` or the path of its socket; null where files are not scanned. */
  clamd: string | null;
}>;

/** Settings of the data folder, the file store and the virus scanner. */
export const fileSettings = {
  DATA_DIR: z.string().min(1),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CLAMD: z
    .string()
    .regex(/^(\/.+|[^/\s]+:\d{1,5})$/, 'must be host:port or the path of a socket')
    .optional(),
};

type Given = Readonly<
  Partial<Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string | undefined>> & {
    S3_REGION: string;
    CLAMD?: string | undefined;
  }
>;

/** A store of files is named whole or not at all. */
export function isWholeStore({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Given): boolean {
  const given = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter((one) => one !== undefined);
  return given.length === 0 || given.length === 4;
}

/** What is reported of a store that is named in part, together with everything else that is wrong. */
export const halfStore = {
  path: ['S3_ENDPOINT'],
  message: 'goes together with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  when: () => true,
};

export function filesOf(value: Given): FileConfig {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  const isNamed = endpoint && bucket && accessKeyId && secretAccessKey;
  return { s3: isNamed ? { endpoint, bucket, region, accessKeyId, secretAccessKey } : null, clamd: value.CLAMD ?? null };
}
