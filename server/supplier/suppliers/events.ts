import sql from 'sql-template-tag';
import type { SupplierEventKind } from '#core/supplier/supplier-news.ts';
import type { Db } from '#server/platform/db/db.ts';

type Event = Readonly<{ nip: string; number: string; kind: SupplierEventKind; at: Date }>;

/** Stores what happened to a certificate, in the transaction in which it happens; only where somebody watches the company. */
export async function recordForWatchers(tx: Db, { nip, number, kind, at }: Event): Promise<void> {
  await tx.rows(sql`
    insert into supplier_events (nip, certificate_number, kind, happened_at)
    select ${nip}, ${number}, ${kind}, ${at}
    where exists (select 1 from supplier_watches w where w.nip = ${nip})
    on conflict do nothing`);
}
