import { describe, expect, it } from 'vitest';
import type { NotificationContent } from '#core/assessment/incidents/notifications.ts';
import { createDraftSaver } from './draft-saver.ts';

const text = (value: string) => ({ text: value, unknown: false });
const base = { saved: null, filled: { entity: text('Młyn') } };

function opened() {
  const sent: NotificationContent[] = [];
  const planned: (() => void)[] = [];
  const world = { offline: false };
  const saver = createDraftSaver({
    send: async (content) => {
      if (world.offline) throw new TypeError('offline');
      sent.push(content);
    },
    isPassing: (error) => error instanceof TypeError,
    later: (run) => {
      planned.push(run);
      return () => void planned.splice(planned.indexOf(run), 1);
    },
  });
  return { saver, sent, planned, world };
}

describe('a draft', () => {
  it('goes with what was filled in the first time, and with what changed afterwards', async () => {
    const { saver, sent } = opened();
    saver.change({ service: text('Poczta') }, base);
    expect(await saver.flush(base)).toBe(true);
    saver.change({ area: text('Polska') }, base);
    await saver.flush(base);
    expect(sent).toEqual([{ entity: text('Młyn'), service: text('Poczta') }, { area: text('Polska') }]);
    expect(saver.current()).toMatchObject({ state: 'saved', changed: { service: text('Poczta'), area: text('Polska') } });
    await saver.flush(base);
    expect(sent).toHaveLength(2);
  });

  it('typed without a connection is stored and sent when there is one', async () => {
    const { saver, sent, planned, world } = opened();
    world.offline = true;
    saver.change({ service: text('Poczta') }, base);
    expect(await saver.flush(base)).toBe(false);
    expect([saver.current().state, saver.hasUnsaved(), planned.length]).toEqual(['unsaved', true, 1]);
    world.offline = false;
    await Promise.resolve(planned[0]?.());
    await saver.flush(base);
    expect(sent).toEqual([{ entity: text('Młyn'), service: text('Poczta') }]);
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('shows what others write once its own words are saved, and preserves what is not', async () => {
    const { saver } = opened();
    saver.change({ service: text('Poczta') }, base);
    saver.settle({ service: text('Poczta') });
    expect(saver.current().changed).toEqual({ service: text('Poczta') });
    await saver.flush(base);
    saver.settle({ service: text('Inna') });
    expect(saver.current().changed).toEqual({ service: text('Poczta') });
    saver.settle({ service: text('Poczta') });
    expect(saver.current().changed).toEqual({});
  });

  it('preserves what is typed while it is being sent', async () => {
    const { saver, sent } = opened();
    saver.change({ service: text('Poczta') }, base);
    const first = saver.flush(base);
    saver.change({ service: text('Poczta i pliki') }, base);
    await first;
    expect(saver.current().state).toBe('unsaved');
    await saver.flush(base);
    expect(sent.at(-1)).toEqual({ service: text('Poczta i pliki') });
  });
});
