import { createHash, randomBytes } from 'node:crypto';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { withKsefChecksum } from '#core/billing/ksef/number.ts';
import { KsefTrouble, type Ksef, type KsefCallGroup, type KsefDocumentStatus, type KsefMetadata } from '#server/adapters/ksef/ksef.ts';
import type { TestDeps } from '#server/testing/deps.ts';

/** What may go wrong with a call: nothing was done, it was done and the answer is lost, or it is refused. */
export type Trouble = 'before' | 'after' | 'limited' | 'session_over' | 'not_allowed' | 'refused' | 'not_understood';
type Call = keyof Ksef;

type StoredDocument = {
  session: string;
  reference: string;
  hash: string;
  p2: string;
  xml: string;
  offline: boolean;
  correctsHash: string | null;
  code: number;
  details: string[];
  ksefNumber: string | null;
  acquiredAt: Date | null;
  original: KsefDocumentStatus['original'];
};

/** KSeF as its port describes it, in memory: numbers are assigned once, and what a test requests goes wrong. The real client has the sandbox for that. */
export type ModelKsef = Ksef &
  Readonly<{
    held: readonly StoredDocument[];
    accepted: () => StoredDocument[];
    calls: Call[];
    /** The next calls of a kind go wrong so, one after another; null for one that goes well. */
    fail: (call: Call, ...troubles: readonly (Trouble | null)[]) => void;
    /** The next documents get these codes in the place of being accepted. */
    answer: (...codes: readonly number[]) => void;
    /** What waits (100, 150, or a code that nobody knows) is accepted. */
    finish: () => void;
    /** Nothing goes wrong any more. */
    mend: () => void;
    /** KSeF holds a document that nobody here sent; `xml` of ours where it is given. */
    store: (p2: string, xml?: string) => StoredDocument;
    /** What signs confirmations. */
    signer: { value: string; problem: 'signature_invalid' | null };
    announced: Awaited<ReturnType<Ksef['announcements']>>[number][];
  }>;

const hashOf = (xml: string | Buffer): string => createHash('sha256').update(xml).digest('base64');
const textOf = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const waiting: ReadonlySet<number> = new Set([100, 150, 777]);

const troubleOf: Readonly<Record<Exclude<Trouble, 'before' | 'after'>, () => KsefTrouble>> = {
  limited: () => new KsefTrouble('limited', 'too many', { status: 429, retryAfterSeconds: 90 }),
  session_over: () => new KsefTrouble('session_over', 'session is over', { code: 21180 }),
  not_allowed: () => new KsefTrouble('not_allowed', 'no permission', { status: 403 }),
  refused: () => new KsefTrouble('refused', 'wrong input', { code: 21405 }),
  not_understood: () => new KsefTrouble('not_understood', 'no sense in it'),
};

/** Which limit a call counts against. */
const groupOf: Readonly<Record<Call, KsefCallGroup>> = {
  openSession: 'open',
  send: 'send',
  sendBatch: 'batch',
  documentStatus: 'documentStatus',
  documentsOf: 'sessionDocuments',
  sessionStatus: 'sessionStatus',
  closeSession: 'close',
  confirmation: 'sessionStatus',
  metadata: 'metadata',
  announcements: 'other',
  permissions: 'other',
};

/** `admit` is asked before each call, as the client does. */
export function modelKsef(
  deps: Pick<TestDeps, 'now' | 'config'>,
  admit: (group: KsefCallGroup) => Promise<void> = async () => {},
): ModelKsef {
  const held: StoredDocument[] = [];
  const calls: Call[] = [];
  const troubles = new Map<Call, (Trouble | null)[]>();
  const codes: number[] = [];
  const open = new Set<string>();
  const signer: ModelKsef['signer'] = { value: 'ab'.repeat(32), problem: null };
  const announced: ModelKsef['announced'] = [];
  let sequence = 0;
  const nip = deps.config.company.nip;

  const accept = (one: StoredDocument): void => {
    sequence += 1;
    one.code = 200;
    one.ksefNumber = withKsefChecksum(
      `${nip}-${isoDay(deps.now()).replaceAll('-', '')}-${sequence.toString(16).toUpperCase().padStart(12, '0')}`,
    );
    one.acquiredAt = deps.now();
  };
  const judge = (one: StoredDocument): void => {
    const same = held.find((other) => other !== one && other.p2 === one.p2 && other.ksefNumber !== null);
    if (same) {
      one.code = 440;
      one.original = { sessionReference: same.session, ksefNumber: same.ksefNumber };
      return;
    }
    const code = codes.shift();
    if (code === undefined || code === 200) accept(one);
    else Object.assign(one, { code, details: [`code ${code}`] });
  };
  const add = (session: string, xml: string, more: Pick<StoredDocument, 'offline' | 'correctsHash'>): StoredDocument => {
    const [reference, p2, hash] = [`doc-${held.length + 1}`, `${textOf(xml, 'RodzajFaktury')} ${textOf(xml, 'P_2')}`, hashOf(xml)];
    const found = { ksefNumber: null, acquiredAt: null, original: null, code: 100, details: [] };
    const one: StoredDocument = { session, reference, p2, hash, xml, ...more, ...found };
    held.push(one);
    judge(one);
    return one;
  };
  const statusOf = ({ reference, hash, code, details, ksefNumber, acquiredAt, offline, original }: StoredDocument): KsefDocumentStatus => ({
    reference,
    hash,
    code,
    description: `status ${code}`,
    details,
    ksefNumber,
    acquiredAt,
    original,
    invoicingMode: acquiredAt === null ? null : offline ? 'Offline' : 'Online',
  });
  /** A call that may go wrong before or after it was done. */
  const doing = async <T>(call: Call, work: () => T): Promise<T> => {
    await admit(groupOf[call]);
    calls.push(call);
    const trouble = troubles.get(call)?.shift() ?? null;
    if (trouble === 'before') throw new KsefTrouble('unreachable', 'no answer');
    if (trouble !== null && trouble !== 'after') throw troubleOf[trouble]();
    const done = work();
    if (trouble === 'after') throw new KsefTrouble('unreachable', 'the answer was torn');
    return done;
  };
  const requireSession = (reference: string): void => {
    if (!open.has(reference)) throw troubleOf.session_over();
  };
  return {
    held,
    calls,
    signer,
    announced,
    accepted: () => held.filter(({ code }) => code === 200),
    fail: (call, ...more) => void troubles.set(call, [...(troubles.get(call) ?? []), ...more]),
    answer: (...more) => void codes.push(...more),
    finish: () => held.filter(({ code }) => waiting.has(code)).forEach(accept),
    mend: () => {
      troubles.clear();
      codes.length = 0;
    },
    store: (p2, xml = `<RodzajFaktury>VAT</RodzajFaktury><P_2>${p2}</P_2>${randomBytes(4).toString('hex')}`) =>
      add('elsewhere', xml, { offline: false, correctsHash: null }),
    openSession: () =>
      doing('openSession', () => {
        const reference = `session-${open.size + 1}-${randomBytes(4).toString('hex')}`;
        open.add(reference);
        const validUntil = new Date(deps.now().getTime() + 12 * 3_600_000);
        return { reference, validUntil, key: randomBytes(32), initializationVector: randomBytes(16), publicKeyId: 'key' };
      }),
    send: (session, { bytes, offline, correctsHash }) =>
      doing('send', () => {
        requireSession(session.reference);
        return { reference: add(session.reference, bytes.toString('utf8'), { offline, correctsHash }).reference };
      }),
    sendBatch: async ({ documents, offline }, opened) => {
      const session = `batch-${held.length + 1}-${randomBytes(4).toString('hex')}`;
      await doing('sendBatch', () => {});
      await opened(session);
      // Uploading and closing, of which the latter counts.
      await doing('closeSession', () => {
        for (const bytes of documents) add(session, bytes.toString('utf8'), { offline, correctsHash: null });
      });
    },
    documentStatus: (session, reference) =>
      doing('documentStatus', () => {
        const one = held.find((other) => other.session === session && other.reference === reference);
        if (!one) throw troubleOf.refused();
        return statusOf(one);
      }),
    documentsOf: (session) => doing('documentsOf', () => held.filter((one) => one.session === session).map(statusOf)),
    sessionStatus: (session) => doing('sessionStatus', () => ({ code: 100, description: '', isOpen: open.has(session) })),
    closeSession: (session) => doing('closeSession', () => void open.delete(session)),
    confirmation: ({ ksefNumber, hash }) =>
      doing('confirmation', () => {
        const one = held.find((other) => other.ksefNumber === ksefNumber);
        const problem = one?.hash === hash ? signer.problem : 'hash_differs';
        return { xml: Buffer.from(`<UPO><NumerKSeF>${ksefNumber}</NumerKSeF></UPO>`), problem, signer: signer.value };
      }),
    metadata: ({ from, to }) =>
      doing('metadata', () => ({
        documents: held.flatMap(({ ksefNumber, p2, hash, acquiredAt, xml }): KsefMetadata[] =>
          ksefNumber !== null && acquiredAt !== null && acquiredAt >= from && acquiredAt <= to
            ? [{ ksefNumber, invoiceNumber: p2.split(' ')[1] ?? '', hash, issueDay: textOf(xml, 'P_1'), acquiredAt }]
            : [],
        ),
        completeTo: to,
      })),
    announcements: () => doing('announcements', () => announced),
    permissions: () => doing('permissions', () => ['InvoiceWrite', 'InvoiceRead']),
  };
}
