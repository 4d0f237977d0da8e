import { fork, type ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { endsWithUs } from '#server/platform/process/children.ts';
import { permissionFlags } from '#server/platform/process/permission-flags.ts';
import { memoryEnvironment, memoryFlags } from '#server/platform/process/memory-flags.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { RenderAnswer, RenderJob } from './render-job.ts';

const attempts = 2;

/** The process died or had to be killed while drawing: worth another try, unlike an error in a template. */
class ChildLost extends Error {}

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/** Draws one document at a time in a process of its own. */
export type Drawer = Readonly<{ draw: (job: RenderJob) => Promise<Buffer>; end: () => void }>;

type DrawerOptions = Readonly<{
  log: Logger;
  childPath: string;
  hangAfterMillis: number;
  /** After so long without work its process ends: it holds more memory than all else that is idle. */
  idleMillis: number;
}>;

/**
 * A child process that draws, started when it is first needed: a crash or a hang of the native compiler stays outside the server, whose
 * secrets it never had. A lost child is replaced and the job tried once more; then it is refused with 503.
 */
export function openDrawer({ log, childPath, hangAfterMillis, idleMillis }: DrawerOptions): Drawer {
  let child: ChildProcess | null = null;
  let current: Waiting | null = null;
  let nextId = 1;
  let leaving: NodeJS.Timeout | undefined;

  /** Nothing more is requested from it; the next job gets another one. */
  function discard(lost: ChildProcess, why: string): void {
    if (child !== lost) return;
    child = null;
    lost.kill('SIGKILL');
    current?.reject(new ChildLost(why));
  }

  function start(): ChildProcess {
    const started = endsWithUs(
      fork(childPath, [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...memoryEnvironment },
        execArgv: [...memoryFlags, ...permissionFlags({ native: true, folders: [dirname(childPath)] })],
      }),
    );
    started.on('message', (answer: RenderAnswer) => {
      if (answer.pdf) current?.resolve(Buffer.from(answer.pdf));
      else current?.reject(new Error(`document not drawn: ${answer.error}`));
    });
    started.on('error', (error) => discard(started, error.message));
    started.on('exit', (code, signal) => discard(started, `renderer ended (${signal ?? code})`));
    return started;
  }

  /** It goes by itself; the next job gets another one. */
  function end(): void {
    clearTimeout(leaving);
    const done = child;
    child = null;
    if (done?.connected) done.disconnect();
  }

  async function renderOnce(job: RenderJob): Promise<Buffer> {
    clearTimeout(leaving);
    const drawing = (child ??= start());
    const id = nextId++;
    const timer = setTimeout(() => drawing.kill('SIGKILL'), hangAfterMillis);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        current = { resolve, reject };
        drawing.send({ id, ...job }, (error) => error && discard(drawing, error.message));
      });
    } finally {
      current = null;
      clearTimeout(timer);
      leaving = setTimeout(end, idleMillis).unref();
    }
  }

  return {
    async draw(job) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await renderOnce(job);
        } catch (error) {
          if (!(error instanceof ChildLost)) throw error;
          log.error({ err: error, template: job.template, attempt }, 'renderer lost');
          if (attempt >= attempts) throw new AppError(503, 'document_failed', { retryAfterSeconds: 5 });
        }
      }
    },
    end,
  };
}
