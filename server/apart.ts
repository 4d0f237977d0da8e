import { fork } from 'node:child_process';
import { endsWithUs } from './children.ts';
import { confined } from './confined.ts';

export type Bounds = Readonly<{
  heapMegabytes: number;
  millis: number;
  /** For work that needs parts which are not JavaScript. */
  native?: boolean;
}>;

/**
 * One piece of work on what a stranger sent, in a process of its own that holds no secret, reads nothing but the program and writes
 * nothing. A crash, a hang or a lack of memory ends that process and nothing else: null then. The program is one of `apart-child.ts`.
 */
export function workApart<Answer>(program: string, job: object, { heapMegabytes, millis, native = false }: Bounds): Promise<Answer | null> {
  return new Promise((resolve) => {
    const child = endsWithUs(
      fork(program, [], {
        serialization: 'advanced',
        execArgv: [`--max-old-space-size=${heapMegabytes}`, ...confined({ native })],
        env: {},
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
    );
    const timer = setTimeout(() => child.kill('SIGKILL'), millis);
    child.on('message', (answer) => resolve(answer as Answer));
    child.on('error', () => resolve(null));
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
    child.send(job, (error) => error && resolve(null));
  });
}
