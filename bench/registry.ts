import pg from 'pg';
import { startChild, stopChild } from '#scripts/children.ts';
import { call, medianMillis, print } from './measure.ts';
import type { Setting } from './setting.ts';

const turns = 60;
const barePort = 4391;
const limit = 25;
const words = ['Transport', 'Wodociągi', 'Elektrownia', 'Szpital', 'Apteka', 'Chmura', 'Młyn', 'Browar', 'Hurtownia', 'Drukarnia'];

/** Fills the registry up to `total` certificates in one statement. */
async function fill(client: pg.Client, from: number, total: number): Promise<void> {
  await client.query(
    `insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url,
       qr_code_url, verification_hash, credential, metadata, organization_name, organization_nip, search_text, priority_until, created_at)
     select gen_random_uuid(), gen_random_uuid(), number, case when n % 3 = 0 then 'ai_act' else 'nis2' end, 80, at, at + interval '1 year',
       '', '', repeat('a', 64), 'h.p.s', '{}', name, nip, lower(translate(name, 'łŁóę', 'lloe') || ' ' || number || ' ' || nip),
       case when n % 4 = 0 then now() + interval '100 days' end, at
     from (select n, 'ATESTO-NIS2-2026-' || translate(upper(lpad(to_hex(n), 6, '0')), '01', 'YZ') as number,
         ($3::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + (n / 10) % 10] || ' ' || md5(n::text) as name, lpad(n::text, 10, '0') as nip,
         date_trunc('milliseconds', now() - n * interval '27 seconds') as at
       from generate_series($1::int, $2::int) n) rows`,
    [from + 1, total, words],
  );
  await client.query('vacuum analyze certificates');
}

const columns = `id, type, certificate_number, issued_at, expires_at, compliance_score, organization_name, organization_nip, priority_until`;
const searches = [
  { name: 'by number', text: (n: number) => numberOf(n), where: 'certificate_number = $1', value: (n: number) => numberOf(n) },
  { name: 'by NIP', text: (n: number) => nipOf(n), where: 'organization_nip = $1', value: (n: number) => nipOf(n) },
  { name: 'by a rare word', text: (n: number) => rareOf(n), where: 'search_text like $1', value: (n: number) => `%${rareOf(n)}%` },
  {
    name: 'by a common word',
    text: (n: number) => words[n % 10] ?? '',
    where: 'search_text like $1',
    value: (n: number) => `%${(words[n % 10] ?? '').toLowerCase().replace('ą', 'a').replace('ł', 'l')}%`,
  },
] as const;

let rare: string[] = [];

function numberOf(n: number): string {
  const digits = n.toString(16).toUpperCase().padStart(6, '0').replaceAll('0', 'Y').replaceAll('1', 'Z');
  return `ATESTO-NIS2-2026-${digits}`;
}

function nipOf(n: number): string {
  return String(n).padStart(10, '0');
}

function rareOf(n: number): string {
  return rare[n % rare.length] ?? '';
}

/** Registry search over HTTP beside the same statement sent straight to PostgreSQL, at 100 000 and a million certificates. */
export async function benchRegistry({ port, databaseUrl }: Setting): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // When something fails the server is stopped while this connection is open; the failure itself is what counts.
  client.on('error', () => {});
  await client.connect();
  const bareServer = startChild('The bare server', 'bench/bare-server.ts', { PORT: String(barePort), DATABASE_URL: databaseUrl });
  await bareServer.ready;
  let held = 0;
  for (const total of [100_000, 1_000_000]) {
    await fill(client, held, total);
    held = total;
    const { rows } = await client.query<{ word: string }>(`select substr(md5(n::text), 1, 12) as word from generate_series(1, 97) n`);
    rare = rows.map((row) => row.word);
    for (const search of searches) {
      const pick = (turn: number): number => ((turn + 5) * 7919) % total;
      const http = await medianMillis(turns, (turn) =>
        call(port, 'GET', `/api/registry?search=${encodeURIComponent(search.text(pick(turn)))}`),
      );
      const text = `select ${columns} from certificates where revoked_at is null and ${search.where} order by issued_at desc, certificate_number desc limit ${limit}`;
      const bare = await medianMillis(turns, (turn) => client.query({ name: search.name, text, values: [search.value(pick(turn))] }));
      const address = (turn: number): string => `/?${new URLSearchParams({ sql: text, value: search.value(pick(turn)) }).toString()}`;
      const bareHttp = await medianMillis(turns, (turn) => call(barePort, 'GET', address(turn)));
      const name = `registry ${search.name}, ${total.toLocaleString('en')}`;
      print(name, `${http.toFixed(2)} ms`, `bare SQL ${bare.toFixed(2)} ms`, http / bare);
      print('', '', `bare HTTP server ${bareHttp.toFixed(2)} ms`, http / bareHttp);
    }
    const first = await medianMillis(turns, () => call(port, 'GET', '/api/registry'));
    print(`registry first page, ${total.toLocaleString('en')}`, `${first.toFixed(2)} ms`, '', null);
  }
  await stopChild(bareServer);
  await client.end();
}
