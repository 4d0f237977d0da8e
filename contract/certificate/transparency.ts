import { z } from 'zod';
import { typeVersions } from '#core/certificate/certification.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { instant } from '#contract/platform/fields.ts';

/** What entries of the log are about; what is not one of these is `other`. */
export const logKinds = ['issue', 'documents', 'revoke', 'status', 'keys', 'tool', 'head', 'other'] as const;

const credentialHash = z.string().regex(/^[0-9a-f]{64}$/);

export const downloadKeyList = download({
  method: 'GET',
  path: '/.well-known/atesto-keys',
  access: 'anyone',
  shared: true,
  summary: 'The list of keys in force, signed by the offline roots (C2SP signed-note)',
  examples: [{}],
  mediaType: 'text/plain; charset=utf-8',
});

export const downloadKeyListVersion = download({
  method: 'GET',
  path: '/keys/:version',
  access: 'anyone',
  shared: true,
  summary: 'A list of keys as it was published, for ever the same',
  params: z.object({ version: z.coerce.number<number>().int().min(1).max(1_000_000) }),
  mediaType: 'text/plain; charset=utf-8',
});

export const downloadIssuerMetadata = download({
  method: 'GET',
  path: '/.well-known/jwt-vc-issuer',
  access: 'anyone',
  shared: true,
  summary: 'The issuer of the credentials with its keys, for readers of SD-JWT VC',
  mediaType: 'application/json; charset=utf-8',
});

export const downloadTypeMetadata = download({
  method: 'GET',
  path: '/credentials/self-assessment/:version',
  access: 'anyone',
  shared: true,
  summary: 'What the claims of a certificate mean, by version of its type, for readers of SD-JWT VC',
  params: z.object({ version: z.enum(typeVersions) }),
  mediaType: 'application/json; charset=utf-8',
});

export const downloadStatusList = download({
  method: 'GET',
  path: '/status/:list',
  access: 'anyone',
  shared: true,
  summary: 'The signed list of certificates of a year that were taken back (Token Status List)',
  examples: [{ params: { list: '{list}' } }],
  params: z.object({ list: z.coerce.number<number>().int().min(2000).max(999_999) }),
  mediaType: 'application/statuslist+jwt',
});

export const downloadCheckpoint = download({
  method: 'GET',
  path: '/log/checkpoint',
  access: 'anyone',
  shared: true,
  examples: [{}],
  summary: 'The newest checkpoint of the log that enough witnesses saw (C2SP tlog-checkpoint), or the newest up to a size or an instant',
  query: z.object({
    size: z.coerce.number<number>().int().min(0).optional(),
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  mediaType: 'text/plain; charset=utf-8',
});

export const downloadDocumentsProof = download({
  method: 'GET',
  path: '/log/documents/:hash',
  access: 'anyone',
  shared: true,
  summary: 'The proof that the hashes of the documents of a certificate are in the log, by the SHA-256 of what its issuer signed',
  params: z.object({ hash: credentialHash }),
  mediaType: 'text/plain; charset=utf-8',
});

export const downloadLogProof = download({
  method: 'GET',
  path: '/log/proof/:hash',
  access: 'anyone',
  shared: true,
  examples: [{ params: { hash: '{hash}' } }],
  summary: 'The proof that a certificate is in the log (C2SP tlog-proof), by the SHA-256 of what its issuer signed',
  params: z.object({ hash: credentialHash }),
  mediaType: 'text/plain; charset=utf-8',
});

export const downloadVerifyTool = download({
  method: 'GET',
  path: '/verify.mjs',
  access: 'anyone',
  shared: true,
  summary:
    'The tool that checks a certificate without this service: its first line holds the roots, the rest is the same file for every service of a version',
  mediaType: 'text/javascript; charset=utf-8',
});

/** The log at a glance. Nothing here is proof: proof is what the checkpoint, the tiles and the list of keys say. */
export const logOverview = z.object({
  size: z.int(),
  /** When the checkpoint that is shown was made; null before the first entry. */
  signedAt: instant.nullable(),
  /** Whether nothing is signed or issued, because a witness saw more of the log than the service has, or another one. */
  stopped: z.boolean(),
  /** Outside witnesses that the list of keys names, and how many of them a certificate waits for. */
  named: z.array(z.string()),
  quorum: z.int(),
  /** Those who signed the checkpoint that is shown. */
  witnesses: z.array(z.object({ name: z.string(), signedAt: instant })),
  roots: z.array(z.object({ name: z.string(), fingerprint: z.string() })),
  /** SHA-256 of the offline tool as it is handed out. */
  toolHash: z.string(),
  /** The newest entries: their place from 1 on, and what they say. */
  latest: z.array(z.object({ place: z.int(), kind: z.enum(logKinds), entry: z.string(), signedAt: instant })),
});
export type LogOverview = z.output<typeof logOverview>;

export const readLog = endpoint({
  method: 'GET',
  path: '/api/log',
  access: 'anyone',
  shared: true,
  summary: 'The transparency log at a glance',
  output: logOverview,
});

export const transparencyDownloads = [
  downloadKeyList,
  downloadKeyListVersion,
  downloadIssuerMetadata,
  downloadTypeMetadata,
  downloadStatusList,
  downloadCheckpoint,
  downloadLogProof,
  downloadDocumentsProof,
  downloadVerifyTool,
] as const;
