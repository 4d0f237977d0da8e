import sql from 'sql-template-tag';
import type { Database } from '#server/platform/db/db.ts';

type Where = Readonly<{ organizationId: string; otherId: string; userIds: readonly string[] }>;

/** Writes a mark into everything that nobody outside an organisation may see. */
export async function plantMarks(db: Database, mark: string, { organizationId: id, otherId, userIds }: Where): Promise<void> {
  await db.rows(sql`update users set last_name = ${mark}, email = ${mark} || '-' || email where id = any(${userIds}::uuid[])`);
  await db.rows(sql`
    update organizations set contact_email = ${mark} || '@example.com', contact_phone = ${mark}, industry = ${mark}, legal_form = ${mark},
      consultant = jsonb_build_object('name', ${mark}::text, 'email', ${mark} || '@example.com', 'phone', '1')
    where id in (${id}, ${otherId})`);
  await db.rows(sql`update answers set comment = ${mark} where organization_id = ${id}`);
  await db.rows(sql`update discussion_messages set text = ${mark} where organization_id = ${id} and removed_at is null`);
  await db.rows(sql`update guest_invitations set note = ${mark}, email = ${mark} || '-' || email where organization_id = ${id}`);
  await db.rows(sql`update staff_readings set name = ${mark}, email = ${mark} || '-' || email where organization_id = ${id}`);
  await db.rows(sql`update evidence set name = ${mark} || '-' || name where organization_id = ${id}`);
  await db.rows(sql`update share_links set label = ${mark} where organization_id = ${id}`);
  await db.rows(sql`update webhooks set url = 'https://example.com/' || ${mark} where organization_id = ${id}`);
  await db.rows(sql`update api_keys set name = ${mark} where organization_id = ${id}`);
  await db.rows(sql`update supplier_watches set label = ${mark}, note = ${mark} where organization_id = ${id}`);
  await db.rows(sql`update action_items set notes = ${mark} where organization_id = ${id}`);
  await db.rows(sql`update invitations set email = ${mark} || '-' || email where organization_id = ${id} and email like 'asked-%'`);
  await db.rows(sql`
    update payments set buyer = buyer || jsonb_build_object('name', ${mark}::text, 'address', ${mark}::text) where organization_id in (${id}, ${otherId})`);
}

const markPattern = /knrk[0-9a-z]+x[0-9a-z]+/gi;

/** The marks in a text, each once. */
export function marksIn(text: string): string[] {
  return text.includes('nrk') || text.includes('NRK')
    ? [...new Set((text.match(markPattern) ?? []).map((mark) => mark.toLowerCase()))]
    : [];
}
