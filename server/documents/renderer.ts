import { fork, type ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { endsWithUs } from '#server/children.ts';
import { confined } from '#server/confined.ts';
import { Refusal } from '#server/refusal.ts';

/** One document to draw. */
export type RenderJob = Readonly<{
  template:
    | 'report'
    | 'certificate'
    | 'comparison'
    | 'monthly'
    | 'invoice'
    | 'pro-forma'
    | 'terms'
    | 'withdrawal'
    | 'code-letter'
    | 'declaration';
  /** Becomes `/data/data.json` for the template; characters no font covers are replaced on the way. */
  data: unknown;
  /** Further files by name below `/data/`. */
  files: Readonly<Record<string, Buffer>>;
  /** A standard of PDF, or the first page as SVG. */
  standard: 'a-2a' | 'a-3a' | 'ua-1' | 'svg';
}>;

export type RenderAnswer = Readonly<{ id: number; pdf?: Uint8Array; error?: string }>;

export type Renderer = Readonly<{ render(job: RenderJob): Promise<Buffer>; close(): Promise<void> }>;

/** A drawing takes about a tenth of a second; whatever takes this long hangs. */
const usualHangAfterMillis = 20_000;
const attempts = 2;

/** The process died or had to be killed while drawing: worth another try, unlike an error in a template. */
class ChildLost extends Error {}

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/**
 * Draws documents one after another in a child process: a crash or a hang of the native compiler stays outside the server, whose
 * secrets it never had. A lost child is replaced and the job tried once more; then it is refused with 503.
 */
function startLane(log: Logger, childPath: string, hangAfterMillis: number): Renderer {
  let child: ChildProcess | null = null;
  let current: Waiting | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  let nextId = 1;

  function start(): ChildProcess {
    const started = endsWithUs(
      fork(childPath, [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {},
        execArgv: confined({ native: true, folders: [dirname(childPath)] }),
      }),
    );
    started.on('message', (answer: RenderAnswer) => {
      if (answer.pdf) current?.resolve(Buffer.from(answer.pdf));
      else current?.reject(new Error(`document not drawn: ${answer.error}`));
    });
    started.on('error', (error) => current?.reject(new ChildLost(error.message)));
    started.on('exit', (code, signal) => {
      if (child === started) child = null;
      current?.reject(new ChildLost(`renderer ended (${signal ?? code})`));
    });
    return started;
  }

  async function draw(job: RenderJob): Promise<Buffer> {
    const drawing = (child ??= start());
    const id = nextId++;
    const timer = setTimeout(() => drawing.kill('SIGKILL'), hangAfterMillis);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        current = { resolve, reject };
        drawing.send({ id, ...job }, (error) => error && reject(new ChildLost(error.message)));
      });
    } finally {
      current = null;
      clearTimeout(timer);
    }
  }

  async function drawPatiently(job: RenderJob): Promise<Buffer> {
    for (let attempt = 1; ; attempt += 1) {
      if (closed) throw new Error('the renderer is closed');
      try {
        return await draw(job);
      } catch (error) {
        if (!(error instanceof ChildLost)) throw error;
        log.error({ err: error, template: job.template, attempt }, 'renderer lost');
        if (attempt >= attempts) throw new Refusal(503, 'document_failed', { retryAfterSeconds: 5 });
      }
    }
  }

  return {
    render(job) {
      const drawn = last.then(() => drawPatiently(job));
      last = drawn.catch(() => {});
      return drawn;
    },
    async close() {
      await last;
      closed = true;
      child?.disconnect();
    },
  };
}

/** Documents with texts without end: comments of a whole questionnaire. */
const long: ReadonlySet<RenderJob['template']> = new Set(['report', 'comparison', 'monthly']);

/** Draws documents; long ones in a process of their own, so that a slow report does not hold up a certificate or an invoice. */
export function startRenderer(
  log: Logger,
  childPath = join(import.meta.dirname, 'render-child.ts'),
  hangAfterMillis = usualHangAfterMillis,
): Renderer {
  const [short, patient] = [startLane(log, childPath, hangAfterMillis), startLane(log, childPath, hangAfterMillis)];
  return {
    render: (job) => (long.has(job.template) ? patient : short).render(job),
    async close() {
      await Promise.all([short.close(), patient.close()]);
    },
  };
}
