export async function startLocalPostgres(_options: { dataDir: string; durable?: boolean }) {
  return { url: 'postgresql://postgres@localhost/postgres?host=/tmp/pgdev/sock', stop: async () => {} };
}
