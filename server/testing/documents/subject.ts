import { readConfig } from '#server/platform/config/config.ts';

/** Writes what stands in a field of a document; `most` is how long that may be, and `often` fields stand there at least twenty times. */
export type Write = (field: Readonly<{ most: number; often?: true }>) => string;

export const config = readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none' });
export const nip = '0123456789';
export const at = new Date('2026-11-21T09:00:00Z');
export const later = new Date('2027-11-21T09:00:00Z');
