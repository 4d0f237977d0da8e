import { describe, expect, it } from 'vitest';
import { semaphore } from './semaphore.ts';

describe('heavy work', () => {
  it('runs so much at once, in the order it came, and is refused when too much waits', async () => {
    const inSlot = semaphore({ atOnce: 2, waitingAtMost: 3 });
    const begun: number[] = [];
    const finish: (() => void)[] = [];
    const work = (id: number) =>
      inSlot(async () => {
        begun.push(id);
        await new Promise<void>((resolve) => void finish.push(resolve));
        return id;
      });
    const all = [0, 1, 2, 3, 4].map((id) => work(id));
    await expect(work(5)).rejects.toMatchObject({ status: 503, code: 'busy' });
    expect(begun).toEqual([0, 1]);
    finish[0]?.();
    await all[0];
    expect(begun).toEqual([0, 1, 2]);
    while (begun.length < 5 || finish.length < 5) {
      for (const end of finish) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const end of finish) end();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  });

  it('frees its place when it fails', async () => {
    const inSlot = semaphore({ atOnce: 1 });
    await expect(inSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inSlot(async () => 'done')).toBe('done');
  });
});
