import sql from 'sql-template-tag';
import type { OwnActionState } from '#core/assessment/report/action-plan.ts';
import type { Repetition } from '#core/assessment/report/repetition.ts';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

export type OwnActionRow = Readonly<{
  id: string;
  text: string;
  state: OwnActionState;
  ownerUserId: string | null;
  ownerName: string | null;
  /** Calendar day, ISO. */
  dueOn: string | null;
  /** Every how many months it is done again; null once is enough. */
  repeatMonths: Repetition | null;
  /** The day from which its days are counted. */
  repeatFrom: string | null;
  /** When it was done last, and by whom; null where that person is gone. */
  lastDoneOn: string | null;
  lastDoneBy: string | null;
  version: number;
  updatedAt: Date;
}>;

const columns = sql`id, text, state, owner_user_id, owner_name, due_on::text, repeat_months, repeat_from::text, last_done_on::text,
  ${personName(sql`last_done_by`)} as last_done_by, version, updated_at`;

/** The earliest day first; what has none comes after that, and what is done last. */
export function ownActionsOf(db: Db, organizationId: string): Promise<OwnActionRow[]> {
  return db.rows<OwnActionRow>(sql`
    select ${columns} from own_actions where organization_id = ${organizationId}
    order by state = 'done', own_actions.due_on nulls last, added_at, id`);
}

export async function ownActionById(db: Db, organizationId: string, id: string): Promise<OwnActionRow | null> {
  const [row] = await db.rows<OwnActionRow>(sql`
    select ${columns} from own_actions where organization_id = ${organizationId} and id = ${id}`);
  return row ?? null;
}

type By = Readonly<{ organizationId: string; userId: string; at: Date }>;
export type OwnActionValues = Omit<OwnActionRow, 'id' | 'version' | 'updatedAt' | 'lastDoneOn' | 'lastDoneBy'>;

export async function insertOwnAction(db: Db, { organizationId, userId, at }: By, id: string, one: OwnActionValues): Promise<void> {
  await db.rows(sql`
    insert into own_actions (organization_id, id, text, state, owner_user_id, owner_name, due_on, repeat_months, repeat_from,
      added_at, updated_by, updated_at)
    values (${organizationId}, ${id}, ${one.text}, ${one.state}, ${one.ownerUserId}, ${one.ownerName}, ${one.dueOn}::date, ${one.repeatMonths},
      ${one.repeatFrom}::date, ${at}, ${userId}, ${at})`);
}

/** Writes an action; its version rises by one. */
export async function updateOwnAction(db: Db, { organizationId, userId, at }: By, id: string, one: OwnActionValues): Promise<void> {
  await db.rows(sql`
    update own_actions set text = ${one.text}, state = ${one.state}, owner_user_id = ${one.ownerUserId}, owner_name = ${one.ownerName},
      due_on = ${one.dueOn}::date, repeat_months = ${one.repeatMonths}, repeat_from = ${one.repeatFrom}::date, version = version + 1, updated_by = ${userId}, updated_at = ${at}
    where organization_id = ${organizationId} and id = ${id}`);
}

/** Remembers when a repeated action was done, and by whom. */
export async function saveDone(db: Db, { organizationId, userId }: By, id: string, on: string): Promise<void> {
  await db.rows(sql`
    update own_actions set last_done_on = ${on}::date, last_done_by = ${userId} where organization_id = ${organizationId} and id = ${id}`);
}

export async function removeOwnAction(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`delete from own_actions where organization_id = ${organizationId} and id = ${id}`);
}
