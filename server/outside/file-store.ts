import type { Readable } from 'node:stream';

export type StoredFile = Readonly<{ key: string; storedAt: Date }>;

/** Where files of organisations are kept. A key is made of words, digits, dots and dashes with slashes between. */
export type FileStore = Readonly<{
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** Null when there is no such file. */
  get: (key: string) => Promise<Readable | null>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Every file, in no order. */
  list: () => AsyncIterable<StoredFile>;
}>;
