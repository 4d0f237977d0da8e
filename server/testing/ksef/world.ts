import sql from 'sql-template-tag';
import { runKsef } from '#server/billing/invoices/ksef/sending/run.ts';
import type { Sale } from '#server/billing/invoices/service.ts';
import { modelKsef, type ModelKsef } from './ksef.ts';
import type { World } from '#server/testing/world.ts';

const minute = 60_000;

/** Lets invoices of a world go to a KSeF in memory; nothing goes there by itself. */
export function withKsef(world: World, admit?: Parameters<typeof modelKsef>[1]): ModelKsef {
  const { deps } = world;
  const files = { certificate: 'none', key: 'none', passphrase: null };
  deps.config = { ...deps.config, ksef: { ...deps.config.ksef, authentication: files } };
  const ksef = modelKsef(deps, admit);
  deps.ksef = ksef;
  return ksef;
}

/** Lets minutes pass, with a run in each of them, as the worker does. */
export async function passMinutes(world: World, count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    world.at(new Date(world.deps.now().getTime() + minute).toISOString());
    await runKsef(world.deps);
  }
}

export type StoredDocument = Readonly<{
  number: string;
  state: string;
  mode: string;
  version: number;
  ksefNumber: string | null;
  hash: string;
  xml: string;
  tries: number;
  confirmed: boolean;
  failureCode: number | null;
  correctsHash: string | null;
}>;

/** Documents of a sale, in the order of their issue. */
export function documentsOfSale({ deps }: World, { paymentId }: Pick<Sale, 'paymentId'>): Promise<StoredDocument[]> {
  return deps.db.rows(sql`
    select i.number, d.state, d.mode, d.version, i.ksef_number, d.hash, convert_from(d.xml, 'UTF8') as xml, d.tries, d.confirmation is not null as confirmed, d.failure_code, d.corrects_hash
    from ksef_documents d join invoices i on i.organization_id = d.organization_id and i.id = d.invoice_id
    where i.payment_id = ${paymentId} order by i.sequence, d.version`);
}

/** As at the start: nothing is stopped, nothing paused, and no task of another test is open. */
export async function forgetTrouble({ deps }: World): Promise<void> {
  await deps.db.rows(sql`
    update ksef_state set stopped_at = null, stopped_reason = null, paused_until = null, failing_since = null, confirmation_signer = null,
      compared_to = null, requested_at = null`);
  await deps.db.rows(sql`delete from ksef_outages`);
  await deps.db.rows(sql`delete from ksef_documents where state <> 'accepted'`);
  await deps.db.rows(sql`update desk_tasks set closed_at = now(), decision = 'noted' where closed_at is null`);
}

/** Open tasks about KSeF, as they were opened; the clock may stand still. */
export function ksefTasks({ deps }: World): Promise<{ id: string; kind: string; facts: Record<string, unknown> }[]> {
  return deps.db.rows(
    sql`select id, kind, facts from desk_tasks where closed_at is null and kind like 'ksef%' order by opened_at, xmin::text::bigint`,
  );
}
