import { join } from 'node:path';
import type { Logger } from 'pino';
import { deadlineOf } from '#server/platform/db/deadlines.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { openDrawer, type Drawer } from './drawer.ts';
import type { RenderJob } from './render-job.ts';
import { openLine, type Entry, type Urgency } from './render-line.ts';

export type Renderer = Readonly<{ render(job: RenderJob): Promise<Buffer>; close(): Promise<void> }>;

/** A drawing takes about a tenth of a second; whatever takes this long hangs. */
const usualHangAfterMillis = 20_000;

/** Five minutes. */
const usualIdleMillis = 300_000;

/** Documents with texts without end: comments of a whole questionnaire. */
const long: ReadonlySet<RenderJob['template']> = new Set(['report', 'comparison', 'monthly']);

type Waiting = Entry & Readonly<{ job: RenderJob; done: (drawn: Promise<Buffer>) => void }>;

/** Who waits for it is known of every call; what jobs draw waits behind that, and what comes once a month last. */
function urgencyOf({ template }: RenderJob): Urgency {
  if (deadlineOf().deadlineKind !== 'job') return 'person';
  return template === 'monthly' ? 'monthly' : 'job';
}

export type RendererOptions = Readonly<{
  /** Processes that draw at the same time at most; each is started when it is needed, and ends when it was not for `idleMillis`. */
  children?: number;
  /** How many documents of one urgency, long or not, wait for one of them at most; any more are refused with 503. */
  waitingAtMost?: number;
  childPath?: string;
  hangAfterMillis?: number;
  idleMillis?: number;
}>;

/**
 * Draws documents in processes of their own. Where there are several, the first one takes no long documents: they leave it to the others,
 * and it stays small.
 */
export function startRenderer(log: Logger, options: RendererOptions = {}): Renderer {
  const { children = 2, waitingAtMost = 40, hangAfterMillis = usualHangAfterMillis, idleMillis = usualIdleMillis } = options;
  const { childPath = join(import.meta.dirname, 'render-child.ts') } = options;
  const drawers: readonly Drawer[] = Array.from({ length: children }, () => openDrawer({ log, childPath, hangAfterMillis, idleMillis }));
  const forLong = children === 1 ? drawers : drawers.slice(1);
  const busy = new Set<Drawer>();
  const line = openLine<Waiting>(waitingAtMost);
  const accepted = new Set<Promise<unknown>>();
  let closed = false;

  const idleOf = (some: readonly Drawer[]): Drawer | undefined => some.find((drawer) => !busy.has(drawer));

  function begin(drawer: Drawer, { job, done }: Waiting): void {
    busy.add(drawer);
    const drawn = drawer.draw(job);
    done(drawn);
    const free = (): void => {
      busy.delete(drawer);
      dispatch();
    };
    drawn.then(free, free);
  }

  function dispatch(): void {
    for (let idle = idleOf(drawers); idle; idle = idleOf(drawers)) {
      const idleForLong = idleOf(forLong);
      const waiting = line.next({ beginLong: idleForLong !== undefined });
      if (!waiting) return;
      begin(waiting.isLong && idleForLong ? idleForLong : idle, waiting);
    }
  }

  return {
    async render(job) {
      if (closed) throw new Error('the renderer is closed');
      const drawn = new Promise<Buffer>((done) => {
        const entry = { job, urgency: urgencyOf(job), isLong: long.has(job.template), done };
        if (!line.add(entry)) throw new AppError(503, 'busy', { retryAfterSeconds: 5 });
        dispatch();
      });
      const settled = drawn.catch(() => {});
      accepted.add(settled);
      void settled.then(() => accepted.delete(settled));
      return drawn;
    },
    async close() {
      closed = true;
      await Promise.all(accepted);
      for (const drawer of drawers) drawer.end();
    },
  };
}
