import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transport } from '#client/platform/api/address.ts';
import { uploads, type Sending } from './uploads.ts';

/** A server that stores what arrives, and a connection that the test breaks. */
function aServer() {
  const server = {
    received: Buffer.alloc(0),
    completed: 0,
    deleted: 0,
    down: false,
    refuse: null as string | null,
    offsets: [] as number[],
  };
  const json = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
  const progress = () => ({ id: 'u1', received: server.received.length, bytes: 3_000_000, partBytes: 4_000_000 });
  const upload = async (address: string, body: Blob): Promise<Response> => {
    const offset = Number(address.split('/').at(-1));
    server.offsets.push(offset);
    if (offset !== server.received.length) return json(409, { code: 'upload_offset', message: '', received: server.received.length });
    server.received = Buffer.concat([server.received, Buffer.from(await body.arrayBuffer())]);
    return json(200, progress());
  };
  transport.fetch = async (address, { method, body }) => {
    if (server.down) throw new TypeError('Failed to fetch');
    if (method === 'PUT') return upload(address, body as Blob);
    if (method === 'DELETE') server.deleted += 1;
    if (address.endsWith('/completion')) {
      if (server.refuse) return json(415, { code: server.refuse, message: 'Nie przyjmujemy.' });
      server.completed += 1;
    }
    return json(200, progress());
  };
  return server;
}

const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => at % 251));
const file = () => new File([bytes], 'polityka.pdf', { type: 'application/pdf' });
const states = (): Sending['state'][] => uploads.current().map(({ state }) => state);
const real = transport.fetch;

function send(): ReturnType<typeof vi.fn> {
  const done = vi.fn();
  uploads.send({ file: file(), place: null, done });
  return done;
}

beforeEach(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  for (const { key } of uploads.current()) uploads.cancel(key);
  transport.fetch = real;
  vi.unstubAllGlobals();
});

describe('a file on its way', () => {
  it('arrives whole, in parts that grow', async () => {
    const server = aServer();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const done = send();
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), 5000);
    clock.mockRestore();
    expect(createHash('sha256').update(server.received).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(server.offsets).toEqual([0, 262_144, 786_432, 1_835_008]);
    expect([server.completed, uploads.current()]).toEqual([1, []]);
  });

  it('waits while there is no connection, and goes on where it stopped', async () => {
    const server = aServer();
    const stop = uploads.subscribe(() => {
      if (uploads.current()[0]?.sent === 262_144) server.down = true;
    });
    const done = send();
    await vi.waitFor(() => expect(states()).toEqual(['waiting']), 5000);
    stop();
    server.down = false;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), 5000);
    expect(server.received.equals(bytes)).toBe(true);
    expect(server.offsets.filter((offset) => offset === 0)).toEqual([0]);
  });

  it('goes on from what the server has when the answer to a part was lost', async () => {
    const server = aServer();
    server.received = bytes.subarray(0, 1000);
    const lost = transport.fetch;
    transport.fetch = async (address, init) => {
      const answer = await lost(address, init);
      return address.endsWith('/uploads') ? new Response(JSON.stringify({ ...(await answer.json()), received: 0 })) : answer;
    };
    const done = send();
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), 5000);
    expect([server.offsets.slice(0, 2), server.received.equals(bytes)]).toEqual([[0, 1000], true]);
  });

  it('that is refused states why, is not tried again by itself, and can be taken away', async () => {
    const server = aServer();
    server.refuse = 'evidence_type';
    const done = send();
    await vi.waitFor(() => expect(states()).toEqual(['failed']), 5000);
    expect(uploads.current()[0]?.error).toMatchObject({ status: 415, text: 'Nie przyjmujemy.' });
    uploads.cancel(uploads.current()[0]?.key ?? 0);
    expect([uploads.current(), server.deleted, done.mock.calls.length]).toEqual([[], 0, 0]);
  });

  it('is given up on the server too', async () => {
    const server = aServer();
    const stop = uploads.subscribe(() => {
      if (uploads.current()[0]?.sent === 262_144) server.down = true;
    });
    send();
    await vi.waitFor(() => expect(states()).toEqual(['waiting']), 5000);
    stop();
    server.down = false;
    uploads.cancel(uploads.current()[0]?.key ?? 0);
    await vi.waitFor(() => expect(server.deleted).toBe(1), 5000);
    expect(uploads.current()).toEqual([]);
  });

  it('prevents the page from being closed without a question, and one that was refused does not', async () => {
    const server = aServer();
    server.down = true;
    const isLeavingPrevented = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    send();
    await vi.waitFor(() => expect(states()).toEqual(['waiting']), 5000);
    expect(isLeavingPrevented()).toBe(true);
    server.down = false;
    server.refuse = 'evidence_type';
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(states()).toEqual(['failed']), 5000);
    expect(isLeavingPrevented()).toBe(false);
  });
});
