import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/** The least that can answer a registry search over HTTP: one statement, its rows as JSON. */
const { PORT = '4391', DATABASE_URL = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 4 });

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const text = url.searchParams.get('sql') ?? 'select 1';
  pool
    .query({ name: createHash('sha256').update(text).digest('hex').slice(0, 40), text, values: [url.searchParams.get('value')] })
    .then(({ rows }) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)))
    .catch((error: Error) => response.writeHead(500).end(error.message));
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
