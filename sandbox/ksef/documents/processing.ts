import { createDecipheriv, createHash } from 'node:crypto';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Facts, InvoiceStatus, SentDocument, Session } from '#sandbox/ksef/state.ts';
import { factsOf, wrongNip } from './facts.ts';
import { fileFault, mostBytes } from './file-rules.ts';
import { newKsefNumber, warsawDay } from './numbers.ts';
import { strayDocument } from './stray.ts';
import { checkInvoice } from './schema.ts';

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}

/** AES-256-CBC with the session's key; null when it cannot be read. */
export function decryptWith({ key, iv }: Pick<Session, 'key' | 'iv'>, bytes: Buffer): Buffer | null {
  if (key === null) return null;
  try {
    const cipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
    return Buffer.concat([cipher.update(bytes), cipher.final()]);
  } catch {
    return null;
  }
}

export function update(ksef: Ksef, reference: string, change: Partial<SentDocument>): void {
  const document = ksef.state.documents.get(reference);
  if (document) ksef.state.put('documents', reference, { ...document, ...change });
}

const fault = (code: number, ...details: readonly string[]): InvoiceStatus => ({ code, details });

/** What the bytes themselves are refused for. */
async function bytesFault(document: SentDocument, bytes: Buffer): Promise<InvoiceStatus | null> {
  if (bytes.length !== document.size || sha256(bytes) !== document.hash)
    return fault(430, 'Skrót lub rozmiar faktury nie zgadza się z zadeklarowanym.');
  if (bytes.length > mostBytes.withAttachment) return fault(430, 'Przekroczono dozwolony rozmiar pliku.');
  const problem = fileFault(bytes);
  if (problem) return fault(450, problem);
  const faults = await checkInvoice(bytes);
  if (faults.length > 0) return fault(450, ...faults.slice(0, 10));
  const nip = wrongNip(bytes);
  return nip === undefined ? null : fault(450, `Nieprawidłowa suma kontrolna NIP ${nip}.`);
}

/** What the content is refused for. */
function contentFault(document: SentDocument, facts: Facts, isBatch: boolean): InvoiceStatus | null {
  if (facts.hasAttachment && !isBatch && document.correctedHash === null)
    return fault(415, 'Faktura z załącznikiem wymaga sesji wsadowej.');
  if (!facts.hasAttachment && document.size > mostBytes.plain) return fault(430, 'Przekroczono dozwolony rozmiar pliku.');
  if (facts.sellerNip !== document.contextNip) return fault(410, 'NIP sprzedawcy nie zgadza się z kontekstem uwierzytelnienia.');
  if (facts.issuedOn > warsawDay(document.invoicingAt)) return fault(450, 'Data wystawienia (P_1) jest późniejsza niż data przyjęcia.');
  return null;
}

/** The accepted document with the same seller, kind and number: there can be one only. */
function originalOf(ksef: Ksef, { sellerNip, kind, number }: Facts): SentDocument | undefined {
  const isSame = ({ facts, ksefNumber }: SentDocument): boolean =>
    ksefNumber !== null && facts?.number === number && facts.kind === kind && facts.sellerNip === sellerNip;
  return [...ksef.state.documents.values()].find(isSame);
}

/** Gives the number. What was issued before the day of its coming counts as offline, whatever was declared. */
export function accept(ksef: Ksef, document: SentDocument, facts: Facts, acquiredAt = ksef.now()): SentDocument {
  const isOffline = document.offlineDeclared || facts.issuedOn < warsawDay(document.invoicingAt);
  const accepted: SentDocument = {
    ...document,
    facts,
    status: fault(200),
    ksefNumber: newKsefNumber(facts.sellerNip, document.invoicingAt),
    acquiredAt,
    storedAt: acquiredAt + ksef.settings().storageDelayMillis,
    mode: isOffline ? 'Offline' : 'Online',
  };
  ksef.state.put('documents', document.reference, accepted);
  return accepted;
}

function duplicate(original: SentDocument, session: string): InvoiceStatus {
  const extensions = { originalSessionReferenceNumber: session, originalKsefNumber: original.ksefNumber ?? '' };
  return {
    code: 440,
    details: [`Duplikat faktury. Faktura o numerze KSeF: ${original.ksefNumber ?? ''} została już przesłana.`],
    extensions,
  };
}

/** The end of the work, in one go: so no two documents can take the same number. */
function decide(ksef: Ksef, document: SentDocument, facts: Facts, bytes: Buffer): void {
  const forced = ksef.faults.consumeForDocument('duplicate');
  // The same bytes were accepted before and the answer was lost; or other bytes with the same number (`foreign`).
  const shadowBytes = forced?.of === 'foreign' ? Buffer.concat([bytes, Buffer.from('\n<!-- another document -->')]) : bytes;
  const shadow = forced && accept(ksef, strayDocument(ksef, document.contextNip, shadowBytes), facts);
  const original = shadow ?? originalOf(ksef, facts);
  const isDoubleCorrection = document.correctedHash !== null && correctionOf(ksef, document.correctedHash) !== undefined;
  if (isDoubleCorrection) return update(ksef, document.reference, { facts, status: fault(450, 'Faktura posiada już korektę techniczną.') });
  if (!original) {
    accept(ksef, document, facts);
    return;
  }
  const session = forced?.of === 'wrong-session' ? `${original.session.slice(0, -2)}00` : original.session;
  update(ksef, document.reference, { facts, status: duplicate(original, session) });
}

/** The accepted technical correction of a document with some hash. */
export function correctionOf(ksef: Ksef, hash: string): SentDocument | undefined {
  return [...ksef.state.documents.values()].find((one) => one.ksefNumber !== null && one.correctedHash === hash);
}

/** Whether it was ended from outside meanwhile, such as with its session. */
function isOver(ksef: Ksef, reference: string): boolean {
  const code = ksef.state.documents.get(reference)?.status.code;
  return code === undefined || (code !== 100 && code !== 150);
}

/** Checks a document that was received, and accepts it or states why not. `plain` are its bytes; null when they could not be decrypted. */
export async function process(ksef: Ksef, reference: string, plain: Buffer | null): Promise<void> {
  try {
    await examine(ksef, reference, plain);
  } catch (error) {
    const words = 'Przetwarzanie zostało przerwane z przyczyn wewnętrznych systemu. Spróbuj ponownie';
    update(ksef, reference, { status: fault(550, words, String(error)) });
  }
}

async function examine(ksef: Ksef, reference: string, plain: Buffer | null): Promise<void> {
  update(ksef, reference, { status: fault(150) });
  const document = ksef.state.documents.get(reference);
  if (!document) return;
  const hold = ksef.faults.consumeForDocument('hold')?.polls ?? 0;
  const forced = ksef.faults.consumeForDocument('status');
  if (hold > 0) update(ksef, reference, { hold });
  const end = (status: InvoiceStatus, facts: Facts | null = null): void => {
    if (!isOver(ksef, reference)) update(ksef, reference, { status, facts });
  };
  if (forced) return end(fault(forced.code, ...(forced.details ? [forced.details] : [])), plain && factsOf(plain));
  if (!plain) return end(fault(435));
  const bytesRefused = await bytesFault(document, plain);
  if (bytesRefused) return end(bytesRefused, fileFault(plain) ? null : factsOf(plain));
  const facts = factsOf(plain);
  if (!facts) return end(fault(450, 'Dokument nie jest fakturą.'));
  const isBatch = ksef.state.sessions.get(document.session)?.type === 'Batch';
  const refused = contentFault(document, facts, isBatch);
  if (refused) return end(refused, facts);
  const current = ksef.state.documents.get(reference);
  if (!current || isOver(ksef, reference)) return;
  ksef.state.put('files', document.hash, plain.toString('base64'));
  decide(ksef, current, facts, plain);
}
