// @module-tag long
import { readFile } from 'node:fs/promises';
import { createPrivateKey } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { expect, it } from 'vitest';
import type { Ksef } from '#server/adapters/ksef/ksef.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef, paid, documents } = failureWorld('2027-01-09T09:00:00Z');

/** Everything in every table, as text. */
async function everythingStored(): Promise<string> {
  const { db } = world.deps;
  const tables = await db.rows<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await db.rows<{ text: string }>(sql`select t::text as text from ${raw(name)} t`);
    parts.push(...rows.map(({ text }) => text));
  }
  return parts.join('\n');
}

it('no key, token or passphrase is logged or stored, whatever goes wrong', async () => {
  const secrets = new Set<string>();
  const recording: typeof fetch = async (input, init) => {
    const bearer = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
    if (bearer) secrets.add(bearer);
    const response = await fetch(input, init);
    for (const [token] of (await response.clone().text()).matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)) secrets.add(token);
    return response;
  };
  const client = ksef.restart({ fetch: recording });
  const sessionKeys: Buffer[] = [];
  const openSession = async (): ReturnType<Ksef['openSession']> => {
    const session = await client.openSession();
    sessionKeys.push(Buffer.from(session.key));
    return session;
  };
  world.deps.ksef = new Proxy(client, { get: (target, name: keyof Ksef) => (name === 'openSession' ? openSession : target[name]) });

  const sale = await paid();
  await ksef.command('tear', { path: '/invoices', method: 'POST', done: 'before' });
  await ksef.pass(2);
  for (const [command, fields] of [
    ['unauthorized', { requests: 1, path: '/sessions' }],
    ['tokens', { which: 'all' }],
    ['error', { status: 500, path: '/auth/' }],
    ['limited', { path: '/sessions/online', seconds: 1 }],
    ['status', { code: 450, details: 'x' }],
    ['rotate', { how: 'emergency' }],
    ['tear', { path: '/auth/xades-signature' }],
  ] as const) {
    await paid();
    await ksef.command(command, fields);
    await ksef.pass(2);
  }
  await ksef.command('block', { on: 'true' });
  await ksef.command('tokens', { which: 'all' });
  await paid();
  await ksef.pass(1);
  expect(await documents(sale)).toMatchObject([{ state: 'accepted', confirmed: true }]);

  const { authentication, offline } = world.deps.config.ksef;
  for (const files of [authentication, offline]) {
    const pem = await readFile(files!.key, 'utf8');
    const key = createPrivateKey({ key: pem, passphrase: files!.passphrase! });
    secrets.add(key.export({ format: 'jwk' }).d!);
    secrets.add(pem.split('\n')[1]!);
    secrets.add(files!.passphrase!);
  }
  for (const key of sessionKeys) for (const form of ['base64', 'base64url', 'hex'] as const) secrets.add(key.toString(form));
  expect(sessionKeys.length).toBeGreaterThan(3);
  expect(secrets.size).toBeGreaterThan(20);
  const written = { 'the log': world.lines.join('\n'), 'the database': await everythingStored() };
  expect(written['the log']).toContain('KSeF');
  expect(written['the database']).toContain('ksef');
  for (const [where, text] of Object.entries(written)) {
    const found = [...secrets].filter((secret) => text.includes(secret));
    expect(
      found.map((secret) => secret.slice(0, 6)),
      where,
    ).toEqual([]);
    expect(text, where).not.toMatch(/eyJ[\w-]{20,}\.[\w-]+\.|PRIVATE KEY/);
  }
}, 60_000);
