import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { hex, sha256 } from '#proof/bytes.ts';
import { api, ApiError, sendFile } from '#client/platform/api/api.ts';

/** A file on its way, as the screen shows it. */
export type Sending = Readonly<{
  key: number;
  name: string;
  bytes: number;
  sent: number;
  state: 'preparing' | 'sending' | 'waiting' | 'checking' | 'failed';
  error: unknown;
  place: EvidencePlace | null;
  replaces: string | null;
}>;

type CallInput = Readonly<{ file: File; place: EvidencePlace | null; replaces?: string | undefined; done: () => void }>;
type Job = { input: CallInput; aborted: AbortController; uploadId: string | null; shown: Sending };

const firstPart = 256 * 1024;
/** A part that took less than this may be followed by a larger one. */
const quickMillis = 1500;
const waits = [1000, 2000, 5000, 10_000, 30_000] as const;

let jobs: readonly Job[] = [];
let shown: readonly Sending[] = [];
let nextKey = 1;
let last: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function guard(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function notify(): void {
  shown = jobs.map((job) => job.shown);
  const isBusy = shown.some(({ state }) => state !== 'failed');
  if (isBusy) addEventListener('beforeunload', guard);
  else removeEventListener('beforeunload', guard);
  for (const listener of listeners) listener();
}

function show(job: Job, change: Partial<Sending>): void {
  job.shown = { ...job.shown, ...change };
  notify();
}

function drop(job: Job): void {
  jobs = jobs.filter((one) => one !== job);
  notify();
}

/** Whether trying again may help: no connection, or a server that is busy. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || [429, 502, 503, 504].includes(error.status);
}

/** Until the connection is back, or some time has passed. */
function pause(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, millis);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

async function hashOf(file: File): Promise<string> {
  return hex(await sha256(new Uint8Array(await file.arrayBuffer())));
}

/** Sends what is missing, in parts that grow while they are quick; a part that fits nowhere states where to go on. */
async function sendRest(job: Job, upload: Readonly<{ id: string; received: number; partBytes: number }>): Promise<void> {
  const { file } = job.input;
  const { signal } = job.aborted;
  let size = firstPart;
  for (let at = upload.received; at < file.size;) {
    show(job, { state: 'sending', sent: at });
    const began = performance.now();
    try {
      const params = { id: upload.id, offset: at };
      const part = file.slice(at, at + size, 'application/octet-stream');
      at = (await sendFile('PUT /api/evidence/uploads/:id/:offset', part, { params }, signal)).received;
      if (performance.now() - began < quickMillis) size = Math.min(upload.partBytes, size * 2);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'upload_offset') throw error;
      at = Number(error.facts.received);
    }
  }
  show(job, { sent: file.size });
}

async function sendOnce(job: Job, sha256: string): Promise<void> {
  const { file, place, replaces } = job.input;
  const { signal } = job.aborted;
  const body = { name: file.name, bytes: file.size, sha256, ...(place ? { place } : {}), ...(replaces ? { replaces } : {}) };
  const upload = await api('POST /api/evidence/uploads', { body }, signal);
  job.uploadId = upload.id;
  await sendRest(job, upload);
  show(job, { state: 'checking' });
  await api('POST /api/evidence/uploads/:id/completion', { params: { id: upload.id } }, signal);
}

/** Sends a file, however often the connection is lost meanwhile. */
async function send(job: Job): Promise<void> {
  const sha256 = await hashOf(job.input.file);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await sendOnce(job, sha256);
      return;
    } catch (error) {
      if (job.aborted.signal.aborted || !mayPass(error)) throw error;
      show(job, { state: 'waiting' });
      await pause(waits[Math.min(attempt, waits.length - 1)] ?? 0, job.aborted.signal);
      if (job.aborted.signal.aborted) throw error;
    }
  }
}

async function work(job: Job): Promise<void> {
  if (job.aborted.signal.aborted) return;
  try {
    await send(job);
    drop(job);
    job.input.done();
  } catch (error) {
    if (!job.aborted.signal.aborted) show(job, { state: 'failed', error });
  }
}

function begin(job: Job): void {
  // One after another: the second is not quicker beside the first, and stops it when the line is thin.
  last = last.then(() => work(job));
}

export const uploads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
  /** Sends a file in the background, whatever screen is shown meanwhile. */
  send: (input: CallInput): void => {
    const { file, place, replaces = null } = input;
    const sending = {
      key: nextKey++,
      name: file.name,
      bytes: file.size,
      sent: 0,
      state: 'preparing',
      error: null,
      place,
      replaces,
    } as const;
    const job: Job = { input, aborted: new AbortController(), uploadId: null, shown: sending };
    jobs = [...jobs, job];
    notify();
    begin(job);
  },
  /** Gives a file up, or takes one that was refused off the screen. */
  cancel: (key: number): void => {
    const job = jobs.find((one) => one.shown.key === key);
    if (!job) return;
    const isOnItsWay = job.shown.state !== 'failed' && job.uploadId !== null;
    job.aborted.abort();
    drop(job);
    if (isOnItsWay) void api('DELETE /api/evidence/uploads/:id', { params: { id: job.uploadId ?? '' } }).catch(() => {});
  },
  retry: (key: number): void => {
    const job = jobs.find((one) => one.shown.key === key);
    if (!job || job.shown.state !== 'failed') return;
    show(job, { state: 'preparing', error: null });
    begin(job);
  },
};
