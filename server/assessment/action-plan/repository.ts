import sql from 'sql-template-tag';
import type { ActionState } from '#core/assessment/report/action-plan.ts';
import type { Db } from '#server/platform/db/db.ts';
import { personName } from '#server/account/public.ts';

/** What can be changed of an item. */
export type Values = Readonly<{
  state: ActionState;
  reason: string | null;
  ownerUserId: string | null;
  ownerName: string | null;
  /** Calendar day, ISO. */
  dueOn: string | null;
  notes: string;
}>;

export type ItemRow = Values & Readonly<{ questionId: string; stateAt: Date; version: number; updatedAt: Date; updatedBy: string | null }>;

/** Everything that is stored about the gaps of an organisation, earlier ones too. */
export function itemsOf(db: Db, organizationId: string): Promise<ItemRow[]> {
  return db.rows<ItemRow>(sql`
    select question_id, state, state_at, reason, owner_user_id, owner_name, due_on::text, notes, version, updated_at,
      ${personName(sql`updated_by`)} as updated_by
    from action_items where organization_id = ${organizationId}`);
}

export type Written = Values & Readonly<{ organizationId: string; questionId: string; stateAt: Date; by: string | null; at: Date }>;

/** Writes an item; its version rises by one. */
export async function writeItem(db: Db, item: Written): Promise<void> {
  await db.rows(sql`
    insert into action_items (organization_id, question_id, state, state_at, reason, owner_user_id, owner_name, due_on, notes, updated_by,
      updated_at)
    values (${item.organizationId}, ${item.questionId}, ${item.state}, ${item.stateAt}, ${item.reason}, ${item.ownerUserId},
      ${item.ownerName}, ${item.dueOn}::date, ${item.notes}, ${item.by}, ${item.at})
    on conflict (organization_id, question_id) do update set state = excluded.state, state_at = excluded.state_at,
      reason = excluded.reason, owner_user_id = excluded.owner_user_id, owner_name = excluded.owner_name, due_on = excluded.due_on,
      notes = excluded.notes, version = action_items.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at`);
}
