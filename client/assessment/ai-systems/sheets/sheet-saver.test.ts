import { describe, expect, it } from 'vitest';
import { createSheetSaver, type SheetBase } from './sheet-saver.ts';

class Stale extends Error {}

/** A server with one sheet, and a saver that reads it. */
function opened() {
  const server = { saved: { version: 1, content: { risks: 'A', period: 'Rok' } } as SheetBase, offline: false };
  const planned: (() => void)[] = [];
  const saver = createSheetSaver(server.saved, {
    send: async ({ version, content }) => {
      if (server.offline) throw new TypeError('offline');
      if (version !== server.saved.version) throw new Stale();
      server.saved = { version: version + 1, content: { ...server.saved.content, ...content } };
      return server.saved;
    },
    read: async () => server.saved,
    kindOf: (error) => (error instanceof Stale ? 'stale' : error instanceof TypeError ? 'passing' : 'refused'),
    later: (run) => {
      planned.push(run);
      return () => void planned.splice(planned.indexOf(run), 1);
    },
  });
  const others = (content: Record<string, string>) => {
    server.saved = { version: server.saved.version + 1, content: { ...server.saved.content, ...content } };
  };
  return { saver, server, planned, others };
}

describe('the draft of a sheet', () => {
  it('goes together with what others saved in other fields', async () => {
    const { saver, server, others } = opened();
    saver.change('risks', 'B');
    others({ period: 'Dwa lata' });
    expect(await saver.flush()).toBe(true);
    expect(server.saved.content).toEqual({ risks: 'B', period: 'Dwa lata' });
    expect(saver.current()).toMatchObject({ state: 'saved', base: { version: 3 } });
  });

  it('saves nothing over what others saved in the same field until one text is chosen', async () => {
    const { saver, server, planned, others } = opened();
    saver.change('risks', 'B');
    others({ risks: 'C' });
    expect(await saver.flush()).toBe(false);
    expect(saver.current()).toMatchObject({ state: 'conflict', typed: { risks: 'B' }, theirs: { risks: 'C' } });
    expect(server.saved.content.risks).toBe('C');
    saver.change('risks', 'B i C');
    expect(await saver.flush()).toBe(false);
    saver.retainOwn('risks');
    planned.splice(0).at(-1)?.();
    expect(await saver.flush()).toBe(true);
    expect(server.saved.content.risks).toBe('B i C');
  });

  it('takes the text of others, and what was typed elsewhere is still saved', async () => {
    const { saver, server, others } = opened();
    saver.change('risks', 'B');
    saver.change('period', 'Pół roku');
    others({ risks: 'C' });
    expect(await saver.flush()).toBe(false);
    saver.acceptTheirs('risks');
    expect(await saver.flush()).toBe(true);
    expect(server.saved.content).toEqual({ risks: 'C', period: 'Pół roku' });
  });

  it('typed without a connection is sent when there is one', async () => {
    const { saver, server, planned } = opened();
    server.offline = true;
    saver.change('risks', 'B');
    expect(await saver.flush()).toBe(false);
    expect([saver.current().state, saver.hasUnsaved()]).toEqual(['unsaved', true]);
    server.offline = false;
    planned.splice(0).at(-1)?.();
    expect(await saver.flush()).toBe(true);
    expect(server.saved.content.risks).toBe('B');
  });

  it('shows what others saved later in a field that was typed and saved here', async () => {
    const { saver, server, others } = opened();
    saver.change('risks', 'B ');
    await saver.flush();
    others({ risks: 'C' });
    saver.adopt(server.saved);
    expect(saver.current()).toMatchObject({ typed: {}, base: { content: { risks: 'C' } }, state: 'saved' });
  });
});
