// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCredential } from '#proof/credential/credential.ts';
import { readJws } from '#proof/credential/jws.ts';
import { isTakenBack, readStatusList } from '#proof/credential/status-list.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { changingLogs } from '#server/testing/logs/changing-logs.ts';
import { openWorld } from '#server/testing/world.ts';
import { runTransparency } from './job.ts';

const world = openWorld();
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };
const hour = 3_600_000;

type Made = Readonly<{ id: string; certificateNumber: string; verificationHash: string; credential: string; organizationId: string }>;

async function issued(): Promise<Made> {
  const org = await anOrganization(world.deps);
  const { id } = await aCertificate(world.deps, org);
  const [row] = await world.deps.db.rows<Made>(sql`
    select id, certificate_number, verification_hash, credential, organization_id from certificates where id = ${id}`);
  return row!;
}

async function revoked(): Promise<Made> {
  const made = await issued();
  await revokeCertificate(world.deps, { organizationId: made.organizationId, id: made.id, reason: 'terms_breach', userId: null, origin });
  await runTransparency(world.deps);
  return made;
}

/** What the signed list that is served now states of a certificate. */
async function isOnList({ credential }: Made): Promise<boolean> {
  const { status } = (await readCredential(credential)).claims;
  const answer = await world.call('GET', new URL(status!.uri).pathname);
  return isTakenBack(await readStatusList(readJws(answer.body)), status!.index);
}

async function laterByAnHour(): Promise<void> {
  world.at(new Date(world.deps.now().getTime() + hour).toISOString());
  await runTransparency(world.deps);
}

async function tasks(): Promise<{ subject: string; facts: Record<string, unknown> }[]> {
  return world.deps.db.rows(sql`
    select subject, facts from desk_tasks where kind = 'log_contradiction' and closed_at is null order by opened_at, subject`);
}

/** The edit of two rows by which a revocation was once undone. */
async function undone({ id }: Made): Promise<void> {
  const { db } = world.deps;
  await db.rows(sql`
    update status_places p set taken_back = false from certificates c
    where c.id = ${id} and p.list = c.status_list and p.place = c.status_place`);
  await db.rows(sql`update certificates set status = 'active', revoked_at = null, revocation_reason = null where id = ${id}`);
}

beforeAll(() => world.at('2026-11-21T09:00:00.000Z'));

describe('a list of revocations', () => {
  it('is computed from the log: rows that were reset change nothing, and an operator is notified', async () => {
    const made = await revoked();
    expect(await isOnList(made)).toBe(true);
    expect(await tasks()).toEqual([]);
    await undone(made);
    await laterByAnHour();
    expect(await isOnList(made)).toBe(true);
    expect((await tasks()).map(({ facts }) => facts.certificateNumber)).toContain(made.certificateNumber);
  });

  it('is the same from the first entry on, when the signed lists themselves were deleted', async () => {
    const made = await revoked();
    await undone(made);
    await world.deps.db.rows(sql`delete from status_lists`);
    await laterByAnHour();
    expect(await isOnList(made)).toBe(true);
  });

  it('names the state of the log that it was computed from', async () => {
    const { credential } = await revoked();
    const { status } = (await readCredential(credential)).claims;
    const { log } = await readStatusList(readJws((await world.call('GET', new URL(status!.uri).pathname)).body));
    const [checkpoint] = await world.deps.db.rows<{ note: string }>(sql`select note from log_checkpoints where size = ${log!.size}`);
    expect(checkpoint!.note).toContain(`\n${log!.size}\n${Buffer.from(log!.root).toString('base64')}\n`);
  });

  it('does not state what only a row states, and an operator is notified', async () => {
    const made = await issued();
    await laterByAnHour();
    await world.deps.db.rows(sql`update certificates set status = 'revoked', revoked_at = ${world.deps.now()},
      revocation_reason = 'terms_breach' where id = ${made.id}`);
    await laterByAnHour();
    expect(await isOnList(made)).toBe(false);
    expect((await tasks()).map(({ facts }) => facts.certificateNumber)).toContain(made.certificateNumber);
  });

  it('is read from the signed credential where an entry of the log does not name the place', async () => {
    const made = await issued();
    const { db } = world.deps;
    await changingLogs(db, (tx) =>
      tx.rows(sql`insert into log_pending (leaf, created_at) values (${`revoke ${made.verificationHash} 1795219200 finding`}, now())`),
    );
    await laterByAnHour();
    expect(await isOnList(made)).toBe(true);
  });

  it.each<[string, (made: Made) => Promise<unknown>]>([
    [
      'an entry of the log was deleted',
      ({ verificationHash }) =>
        changingLogs(world.deps.db, (tx) =>
          tx.rows(sql`
      delete from log_leaves where starts_with(leaf, ${`revoke ${verificationHash}`})`),
        ),
    ],
    [
      'an entry of the log was changed',
      ({ verificationHash }) =>
        changingLogs(world.deps.db, (tx) =>
          tx.rows(sql`
      update log_leaves set leaf = ${`issue ${'0'.repeat(64)}`} where starts_with(leaf, ${`revoke ${verificationHash}`})`),
        ),
    ],
  ])('is not signed while %s', async (_, edit) => {
    const made = await revoked();
    await undone(made);
    await world.deps.db.rows(sql`delete from status_lists`);
    const [before] = await world.deps.db.rows<{ leaf: string; index: number }>(sql`
      select leaf, index from log_leaves where starts_with(leaf, ${`revoke ${made.verificationHash}`})`);
    await edit(made);
    await laterByAnHour();
    const { status } = (await readCredential(made.credential)).claims;
    expect((await world.call('GET', new URL(status!.uri).pathname)).statusCode).toBe(404);
    expect((await tasks()).some(({ facts }) => String(facts.what).startsWith('log'))).toBe(true);
    await changingLogs(world.deps.db, (tx) =>
      tx.rows(sql`
      insert into log_leaves (index, leaf) values (${before!.index}, ${before!.leaf}) on conflict (index) do update set leaf = excluded.leaf`),
    );
    await laterByAnHour();
    expect(await isOnList(made)).toBe(true);
  });
});
