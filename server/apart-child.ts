/** The bytes that were sent, not copied. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** In a process of `apart.ts`: does the one piece of work that it is sent, and ends. `work` answers whatever it is given, and throws nothing. */
export function workOnce<Job, Answer extends object>(work: (job: Job) => Promise<Answer>): void {
  process.once('message', (job: Job) => {
    void work(job).then((answered) => process.connected && process.send?.(answered, () => process.disconnect()));
  });
  // Ctrl-C in a terminal reaches every process; this one ends with its work.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit(0));
}
