import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { invalid, refused } from '#sandbox/ksef/api/errors.ts';
import type { AddRoute, Result } from '#sandbox/ksef/api/route.ts';
import { newReference } from '#sandbox/ksef/documents/numbers.ts';
import { decryptWith, process, sha256 } from '#sandbox/ksef/documents/processing.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument, Session } from '#sandbox/ksef/state.ts';
import { requireOpen } from './online.ts';
import { encryption, formCode, hash, mostDocuments, newSession, sessionOf } from './session.ts';

const mostParts = 50;
/** Of a part before it is encrypted; the padding adds 16 bytes at most. */
const mostPartBytes = 100_000_000;

const opening = z.object({
  formCode,
  encryption,
  offlineMode: z.boolean().nullish(),
  batchFile: z.object({
    fileSize: z.int().min(1).max(5_000_000_000),
    fileHash: hash,
    compressionType: z.literal('Zip').nullish(),
    fileParts: z.array(z.object({ ordinalNumber: z.int().min(1), fileSize: z.int().min(1), fileHash: hash })).min(1),
  }),
});

type Batch = NonNullable<Session['batch']>;

function batchOf({ batchFile, offlineMode }: z.output<typeof opening>): Batch {
  const { fileParts, fileSize, fileHash } = batchFile;
  if (fileParts.length > mostParts) throw refused(21161, `Liczba części ${fileParts.length} przekracza ${mostParts}.`);
  const parts = fileParts
    .map(({ ordinalNumber, ...part }) => ({ ordinal: ordinalNumber, size: part.fileSize, hash: part.fileHash, uploaded: false }))
    .sort((a, b) => a.ordinal - b.ordinal);
  for (const [place, { ordinal, size }] of parts.entries()) {
    if (ordinal !== place + 1) throw invalid('batchFile.fileParts: ordinal numbers must be 1, 2, 3 …');
    if (size > mostPartBytes + 16) throw refused(21157, `Rozmiar części '${ordinal}' przekracza ${mostPartBytes}.`);
  }
  const uploadKey = randomBytes(24).toString('base64url');
  return { size: fileSize, hash: fileHash, offline: offlineMode ?? false, uploadKey, parts, processed: false };
}

function uploadsOf({ reference, batch }: Session, origin: string): object[] {
  return (batch?.parts ?? []).map(({ ordinal, hash: partHash }) => ({
    ordinalNumber: ordinal,
    method: 'PUT',
    url: `${origin}/ksef/uploads/${reference}/${ordinal}?sig=${batch?.uploadKey ?? ''}`,
    headers: { 'x-ms-blob-type': 'BlockBlob', 'x-ms-meta-hash': partHash },
  }));
}

type Upload = { Params: { session: string; ordinal: string }; Querystring: { sig?: string }; Body: Buffer };

/** Takes a part as it was declared: 201, 400 for other bytes, 401 for another key, 403 when the time is over. */
export function addUploads(app: FastifyInstance, opened: () => Promise<Ksef>): void {
  app.put<Upload>('/ksef/uploads/:session/:ordinal', async ({ params, query, body, headers }, reply) => {
    const ksef = await opened();
    const session = ksef.state.sessions.get(params.session);
    const batch = session?.batch;
    const [given, right] = [Buffer.from(query.sig ?? ''), Buffer.from(batch?.uploadKey ?? '')];
    if (!session || !batch || given.length !== right.length || !timingSafeEqual(given, right)) return reply.code(401).send();
    if (headers.authorization !== undefined) return reply.code(400).send('no token belongs here');
    if (session.closedAt !== null || ksef.now() > session.validUntil) return reply.code(403).send();
    const part = batch.parts.find((one) => one.ordinal === Number(params.ordinal));
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const isRight = part && headers['x-ms-blob-type'] === 'BlockBlob' && bytes.length === part.size && sha256(bytes) === part.hash;
    if (!isRight) return reply.code(400).send();
    ksef.state.put('blobs', `${session.reference}/${part.ordinal}`, bytes.toString('base64'));
    const parts = batch.parts.map((one) => (one.ordinal === part.ordinal ? { ...one, uploaded: true } : one));
    ksef.state.put('sessions', session.reference, { ...session, updatedAt: ksef.now(), batch: { ...batch, parts } });
    return reply.code(201).send();
  });
}

function fail(ksef: Ksef, session: Session, code: number, description: string): void {
  ksef.state.put('sessions', session.reference, { ...session, failure: { code, description, details: [] } });
}

/** The documents of a package, by the names of their files; the failure of the session when it cannot be read. */
function filesOf(ksef: Ksef, session: Session, batch: Batch): [name: string, bytes: Buffer][] | [code: number, description: string] {
  const parts: Buffer[] = [];
  for (const { ordinal } of batch.parts) {
    const encrypted = Buffer.from(ksef.state.blobs.get(`${session.reference}/${ordinal}`) ?? '', 'base64');
    const part = decryptWith(session, encrypted);
    if (!part) return [435, 'Błąd odszyfrowania zaszyfrowanych części archiwum'];
    parts.push(part);
  }
  const whole = Buffer.concat(parts);
  const found = createHash('sha256').update(whole).digest('base64');
  if (whole.length !== batch.size || found !== batch.hash) return [405, 'Błąd weryfikacji poprawności dostarczonych elementów paczki'];
  try {
    const entries = Object.entries(unzipSync(whole)).filter(([name]) => !name.endsWith('/'));
    return entries.length > mostDocuments
      ? [420, 'Przekroczony limit faktur w sesji']
      : entries.map(([name, bytes]): [string, Buffer] => [name, Buffer.from(bytes)]);
  } catch {
    return [430, 'Błąd dekompresji pierwotnego archiwum'];
  }
}

function documentOf(ksef: Ksef, session: Session, [fileName, bytes]: readonly [string, Buffer], place: number): SentDocument {
  return {
    reference: newReference('EE', ksef.now()),
    session: session.reference,
    contextNip: session.contextNip,
    ordinal: place + 1,
    hash: sha256(bytes),
    size: bytes.length,
    fileName,
    // Of a batch the moment of its opening counts.
    invoicingAt: session.at,
    offlineDeclared: session.batch?.offline ?? false,
    correctedHash: null,
    status: { code: 100, details: [] },
    facts: null,
    ksefNumber: null,
    acquiredAt: null,
    storedAt: null,
    mode: null,
    hold: 0,
  };
}

async function processBatch(ksef: Ksef, reference: string): Promise<void> {
  const session = ksef.state.sessions.get(reference);
  if (!session?.batch) return;
  const files = filesOf(ksef, session, session.batch);
  const [first] = files;
  if (typeof first === 'number') return fail(ksef, session, first, String(files[1]));
  const documents = (files as [string, Buffer][]).map((file, place) => ({ file, document: documentOf(ksef, session, file, place) }));
  for (const { document } of documents) ksef.state.put('documents', document.reference, document);
  await Promise.all(documents.map(({ document, file }) => process(ksef, document.reference, file[1])));
  const current = ksef.state.sessions.get(reference) ?? session;
  ksef.state.put('sessions', reference, { ...current, batch: { ...session.batch, processed: true } });
  for (const { ordinal } of session.batch.parts) ksef.state.remove('blobs', `${reference}/${ordinal}`);
}

/** Goes on with packages that were closed before the system stopped. What had been read of them is read anew. */
export function resumeBatches(ksef: Ksef): void {
  for (const { reference, batch, closedAt, failure } of ksef.state.sessions.values()) {
    if (!batch || batch.processed || closedAt === null || failure) continue;
    for (const document of ksef.state.documents.values()) {
      if (document.session === reference && document.ksefNumber === null) ksef.state.remove('documents', document.reference);
    }
    void processBatch(ksef, reference);
  }
}

function close(ksef: Ksef, session: Session): Result {
  if (ksef.now() > session.validUntil) throw refused(21208, 'Sesja anulowana, przekroczony czas wysyłki.');
  requireOpen(ksef, session, 'jej zamknięcie');
  const missing = session.batch?.parts.find((one) => !one.uploaded);
  if (missing) throw refused(21205, `Nie przesłano zadeklarowanej '${missing.ordinal}' części pliku.`);
  const now = ksef.now();
  ksef.state.put('sessions', session.reference, { ...session, closedAt: now, updatedAt: now });
  void processBatch(ksef, session.reference);
  return { status: 204 };
}

/** The batch: one package of many documents, cut into encrypted parts. */
export function addBatch(route: AddRoute): void {
  const writing = {
    method: 'POST',
    tokens: ['access'],
    permissions: ['InvoiceWrite', 'EnforcementOperations'],
    group: 'batchSession',
  } as const;
  route({
    ...writing,
    path: '/sessions/batch',
    body: opening,
    handle: async ({ ksef, who, body, origin }) => {
      const session = newSession(ksef, who, body.encryption, batchOf(body));
      return { status: 201, body: { referenceNumber: session.reference, partUploadRequests: uploadsOf(session, origin) } };
    },
  });
  route({
    ...writing,
    path: '/sessions/batch/:session/close',
    handle: async ({ ksef, who, params }) => close(ksef, sessionOf(ksef, who, params.session, 'Batch')),
  });
}
