import { hasCryptography, hex, NotProven, sha256, utf8, type Bytes } from '#proof/bytes.ts';
import { isRecentAuthentication, noteKeysOf, openManifest, type KeyManifest, type Roots } from '#proof/log/key-manifest.ts';
import { credentialHash, issueLeaf } from '#proof/log/leaves.ts';
import { readLogProof, verifyLogProof, type LogTrust } from '#proof/log/log.ts';
import { placeOfDocuments } from './documents.ts';
import { readKey } from '#proof/log/note.ts';
import { readDocument, type DocumentParts } from '#proof/document/pdf.ts';
import { readReportStatement, type ReportStatement } from '#proof/document/report.ts';
import { checkSeal, type Seal } from '#proof/document/seal.ts';
import { examine, type Findings, type Verdict } from './verdict.ts';

/** When the issuer made a report that it stored (ISO 8601); null when it stored none of these bytes. */
export type ReportRecord = Readonly<{ madeAt: string | null }>;

/** Where the checks get what they need; null is what could not be had. */
export type Sources = Readonly<{
  /** The host of the issuer, and the public keys of its roots. */
  origin: string;
  roots: readonly string[];
  rootThreshold: number;
  keyList: () => Promise<string | null>;
  logProof: (hash: string) => Promise<string | null>;
  /** The proof of the log about the documents of a certificate. */
  documentsProof: (hash: string) => Promise<string | null>;
  statusToken: (list: number) => Promise<string | null>;
  /** What the issuer recorded of a report, by the SHA-256 of the file; nothing but its own word. */
  reportRecord: (sha256: string) => Promise<ReportRecord | null>;
  /** Stores the highest version of the list of keys seen here, so that an older one is not believed again. */
  seen: Readonly<{ get: () => number; set: (version: number) => void }>;
}>;

/** What was found about an entry of the registry, by which list of keys, and what it means. */
export type EntryFindings = Findings & Readonly<{ overall: Verdict; keys: KeyManifest | null }>;

async function opened(note: string, origin: string, roots: Roots): Promise<KeyManifest | null> {
  // A list that the roots did not sign is no list.
  return openManifest(note, origin, roots).catch(() => null);
}

/** The newest of the lists that enough roots signed, unless a newer one was seen here. */
export async function keysOf(
  { origin, roots, rootThreshold, seen }: Pick<Sources, 'origin' | 'roots' | 'rootThreshold' | 'seen'>,
  notes: readonly (string | null)[],
  now: Date,
): Promise<KeyManifest | null> {
  try {
    const pinned = { threshold: rootThreshold, keys: await Promise.all(roots.map(readKey)) };
    const lists = await Promise.all(notes.map(async (note) => (note === null ? null : opened(note, origin, pinned))));
    const [newest] = lists.flatMap((list) => list ?? []).toSorted((a, b) => b.version - a.version);
    if (!newest || newest.version < seen.get()) return null;
    if (isRecentAuthentication(newest, now)) seen.set(newest.version);
    return newest;
  } catch {
    // Roots that cannot be read vouch for nothing.
    return null;
  }
}

/** More than any size of a log. */
const witnessedWeight = 2 ** 52;

/** How much a proof shows: 0 when it does not hold, else more with enough witnesses, and with the size of the log that it speaks of. */
async function weightOf(proof: string, leaf: Bytes, { trust, quorum }: { trust: LogTrust; quorum: number }): Promise<number> {
  try {
    const { checkpoint, witnesses } = await verifyLogProof(readLogProof(proof), leaf, trust);
    return checkpoint.size + (witnesses.length >= quorum ? witnessedWeight : 0);
  } catch {
    return 0;
  }
}

/** The proof that shows most: a witnessed one before one that is not, then the fresher one; the first when none of them holds. */
async function bestProof(
  credential: string,
  { origin }: Sources,
  manifest: KeyManifest | null,
  proofs: readonly (string | null)[],
): Promise<string | null> {
  const given = proofs.filter((proof) => proof !== null);
  if (!manifest || given.length < 2) return given[0] ?? null;
  const leaf = utf8(issueLeaf(await credentialHash(credential)));
  const trust = { origin: `${origin}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
  const weights = await Promise.all(given.map((proof) => weightOf(proof, leaf, { trust, quorum: manifest.quorum })));
  return given[weights.indexOf(Math.max(...weights))] ?? null;
}

/** The number in the address of a list of revocations, such as 2027 or 202702; null when the address is not one of the issuer's. */
function listOf(uri: string, issuer: string): number | null {
  const match = /^\/status\/(\d{4}|\d{6})$/.exec(uri.startsWith(issuer) ? uri.slice(issuer.length) : '');
  return match ? Number(match[1]) : null;
}

/** What the registry reports of a certificate, against which its credential is held. */
export type Registered = Readonly<{
  certificateNumber: string;
  verificationHash: string;
  status: string;
  credential: string | null;
  documentHashes: readonly string[];
}>;

/** A bad word of the registry is enough; a good one is not. */
async function overallOf(
  entry: Pick<Registered, 'certificateNumber' | 'verificationHash' | 'status'>,
  credential: string | null,
  found: Findings,
): Promise<Verdict> {
  if (credential !== null && hasCryptography()) {
    if (found.verdict === 'not_genuine') return 'not_genuine';
    const isOther = found.claims !== null && found.claims.number !== entry.certificateNumber;
    if (isOther || (await credentialHash(credential)) !== entry.verificationHash) return 'not_genuine';
  }
  return entry.status === 'revoked' ? 'revoked' : credential === null ? 'unchecked' : found.verdict;
}

/** Parts that came with a document: for what cannot be had from the issuer, or is older there. */
type Brought = Readonly<{ logProof: string | null; keyList: string | null }>;

async function check(credential: string, sources: Sources, now: Date, brought: Brought): Promise<Findings & { keys: KeyManifest | null }> {
  const [published, fetched] = await Promise.all([
    sources.keyList(),
    credential === '' || !hasCryptography() ? null : credentialHash(credential).then(sources.logProof),
  ]);
  const manifest = await keysOf(sources, [published, brought.keyList], now);
  const logProof = await bestProof(credential, sources, manifest, [fetched, brought.logProof]);
  const evidence = { credential, manifest, origin: sources.origin, logProof, now };
  const first = await examine({ ...evidence, statusToken: null });
  const list = manifest && first.claims?.status ? listOf(first.claims.status.uri, manifest.issuer) : null;
  const statusToken = list === null ? null : await sources.statusToken(list);
  return { ...(statusToken === null ? first : await examine({ ...evidence, statusToken })), keys: manifest };
}

/** Checks an entry of the registry in this browser, with what the issuer and its log publish. */
export async function verifyEntry(
  entry: Pick<Registered, 'certificateNumber' | 'verificationHash' | 'status' | 'credential'>,
  sources: Sources,
  now: Date,
): Promise<EntryFindings> {
  const found = await check(entry.credential ?? '', sources, now, { logProof: null, keyList: null });
  return { ...found, overall: await overallOf(entry, entry.credential, found) };
}

/** What was found about a file: a certificate, a report, or one that is neither and perhaps names a number. */
export type FileFindings<Entry extends Registered = Registered> =
  | Readonly<{ kind: 'foreign'; why: string; number: string | null }>
  | Readonly<{
      kind: 'report';
      seal: Seal;
      /** What the report says about itself; only of one whose seal is intact. */
      statement: ReportStatement | null;
      /** What the issuer recorded of a file without a seal; null when it was not asked or did not answer. */
      record: ReportRecord | null;
      number: string | null;
    }>
  | Readonly<{
      kind: 'certificate';
      found: EntryFindings;
      /** Of the credential inside. */
      hash: string;
      /** Null when the registry could not be queried or does not know the number. */
      entry: Entry | null;
      /** Whether its hash is one of those in the log's leaf of the issued files; null when no such leaf was proven. */
      isIssued: boolean | null;
      seal: Seal;
    }>;

/** Looks up a number; null when it cannot be had. */
type Registry<Entry> = (number: string) => Promise<Entry | null>;

async function verifyReport(bytes: Bytes, parts: DocumentParts, sources: Sources, now: Date): Promise<FileFindings<never>> {
  const seal = await checkSeal(bytes, await keysOf(sources, [await sources.keyList(), parts.keyList], now));
  const statement = seal.outcome === 'intact' && parts.report !== null ? readReportStatement(parts.report) : null;
  const record = seal.outcome === 'none' ? await sources.reportRecord(hex(await sha256(bytes))) : null;
  return { kind: 'report', seal, statement, record, number: parts.number };
}

/** Whether a file bears no seal although the issuer sealed files when its certificate was issued: then it is none of those issued. */
function lacksSeal({ outcome }: Seal, { keys, claims }: Pick<EntryFindings, 'keys' | 'claims'>): boolean {
  if (outcome !== 'none') return outcome === 'copy';
  const sealing = (keys?.keys ?? []).filter(({ use }) => use === 'seal').map(({ from }) => Date.parse(from));
  return claims !== null && claims.issuedAt.getTime() >= Math.min(...sealing);
}

type Own = Readonly<{ bytes: Bytes; credential: string; parts: DocumentParts }>;

async function verifyCertificate<Entry extends Registered>(
  { bytes, credential, parts }: Own,
  sources: Sources,
  registry: Registry<Entry>,
  now: Date,
): Promise<FileFindings<Entry>> {
  const found = await check(credential, sources, now, parts);
  const entry = found.claims ? await registry(found.claims.number) : null;
  const hash = hasCryptography() ? await credentialHash(credential) : '';
  const documentHashes = entry?.documentHashes ?? [];
  const proof = documentHashes.length === 0 ? null : await sources.documentsProof(hash);
  const place = await placeOfDocuments({ hash, documentHashes, proof }, found.keys, sources.origin);
  const overall = entry ? await overallOf(entry, credential, found) : found.verdict;
  const seal = await checkSeal(bytes, found.keys, place);
  // Hashes that the log does not prove are the registry's word alone: anybody who can write a row, or stands between, can add one.
  const isIssued = place === null ? null : documentHashes.includes(hex(await sha256(bytes))) && !lacksSeal(seal, found);
  return { kind: 'certificate', found: { ...found, overall }, hash, entry, isIssued, seal };
}

/** Checks a file in this browser; the file goes nowhere, the registry gets the number that its credential names. */
export async function verifyFile<Entry extends Registered>(
  bytes: Bytes,
  sources: Sources,
  registry: Registry<Entry>,
  now: Date,
): Promise<FileFindings<Entry>> {
  try {
    const parts = await readDocument(bytes);
    const { credential, number } = parts;
    if (credential !== null) return await verifyCertificate({ bytes, credential, parts }, sources, registry, now);
    if (parts.report !== null || parts.isEarlyReport) return await verifyReport(bytes, parts, sources, now);
    return { kind: 'foreign', why: 'no_credential', number };
  } catch (error) {
    if (error instanceof NotProven) return { kind: 'foreign', why: error.code, number: null };
    throw error;
  }
}
