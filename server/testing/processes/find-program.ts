import { spawnSync } from 'node:child_process';

/** Where programs of the machine are, also those that not every user's shell searches for. */
export const programPath = `${process.env.PATH}:/usr/sbin`;

/** Whether the machine has a program. */
export function isThere(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH: programPath } }).status === 0;
}
