import type { Readable } from 'node:stream';

export type StoredFile = Readonly<{ key: string; storedAt: Date }>;

/** Where files of organisations are stored. A key is made of words, digits, dots and dashes with slashes between. */
export type FileStore = Readonly<{
  /** Once it returns, the file is on the disk whole and stays there. */
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** The file, or the part of it from one byte to another, both included; null when there is no such file. */
  get: (key: string, part?: Readonly<{ start: number; end: number }>) => Promise<Readable | null>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Every file whose key begins so, in no order; a beginning ends with a slash, or is empty. */
  list: (beginning?: string) => AsyncIterable<StoredFile>;
}>;
