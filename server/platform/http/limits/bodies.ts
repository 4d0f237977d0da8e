import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a body may stand still, in milliseconds, and how slow it may be altogether after that time, in bytes per second. */
const usualStallMillis = 20_000;
const leastPerSecond = 16_000;

/**
 * Closes the connection of a call whose body stops halfway, or trickles, so that nobody holds a connection for nothing. The largest body,
 * a part of a file, may still take minutes on a slow line.
 */
export function addBodyWatch(app: FastifyInstance, stallMillis = usualStallMillis): void {
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    // A call that did not come over a line has no body that could stop.
    if (hasBody && !raw.complete && raw.socket instanceof Socket) watch();
    done();

    function watch(): void {
      const { socket } = raw;
      const begun = performance.now();
      const first = socket.bytesRead;
      let [seen, seenAt] = [first, begun];
      const timer = setInterval(() => {
        const now = performance.now();
        if (raw.complete || raw.destroyed || socket.destroyed) return clearInterval(timer);
        if (socket.bytesRead > seen) [seen, seenAt] = [socket.bytesRead, now];
        const isSlow = now - begun > stallMillis && seen - first < (leastPerSecond * (now - begun)) / 1000;
        if (now - seenAt > stallMillis || isSlow) raw.destroy();
      }, stallMillis / 10);
      timer.unref();
    }
  });
}
