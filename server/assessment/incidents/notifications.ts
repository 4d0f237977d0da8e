import { createHash } from 'node:crypto';
import type { IncidentView, NotificationView } from '#contract/assessment/duties/incident-fields.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { contentsOf, type NotificationContent } from '#core/assessment/incidents/notifications.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { logHead } from './heads.ts';
import * as repository from './repository.ts';
import { change, requirePast } from './service.ts';
import { clocksOf, notificationView } from './view.ts';

type Caller = Principal<'reader'>;

function rowsOf(tx: Db, row: repository.IncidentRow): Promise<readonly repository.NotificationRow[]> {
  return repository.notificationsOf(tx, row.organizationId, row.id);
}

/** Refuses a notification that the incident does not require; one that was written already stays, whatever is known since. */
async function requireClock(deps: Deps, tx: Db, row: repository.IncidentRow, clock: ClockId): Promise<void> {
  const rows = await rowsOf(tx, row);
  const isKnown = rows.some((one) => one.clock === clock) || clocksOf(row, rows, deps.now()).some(({ id }) => id === clock);
  if (!isKnown) throw notFound();
}

/** Saves a draft; fields of other notifications are left out. */
export async function saveNotification(
  deps: Deps,
  caller: Caller,
  { id, clock }: Readonly<{ id: string; clock: ClockId }>,
  content: NotificationContent,
): Promise<NotificationView> {
  const known = Object.fromEntries(contentsOf[clock].flatMap((field) => (content[field] ? [[field, content[field]]] : [])));
  await change(deps, caller, id, async ({ tx, row }) => {
    await requireClock(deps, tx, row, clock);
    const place = { organizationId: row.organizationId, id, clock, userId: caller.account.userId, at: deps.now() };
    if (!(await repository.saveDraft(tx, place, known))) throw new AppError(409, 'incident_sent');
  });
  const saved = await repository.notificationsOf(deps.db, caller.account.organization.id, id);
  const found = saved.find((one) => one.clock === clock);
  if (!found) throw notFound();
  return notificationView(found, []);
}

/** Records that a notification was sent; the log retains the hash of what it said. Refuses one that is marked already. */
export function markSent(
  deps: Deps,
  caller: Caller,
  { id, clock }: Readonly<{ id: string; clock: ClockId }>,
  { sentAt, receipt }: Readonly<{ sentAt: string; receipt: string }>,
): Promise<IncidentView> {
  requirePast(deps, { sentAt });
  return change(deps, caller, id, async ({ tx, row, log }) => {
    await requireClock(deps, tx, row, clock);
    if (sentAt < row.facts.detected) throw new AppError(400, 'invalid_input', { fields: { sentAt: 'invalid' } });
    const place = { organizationId: row.organizationId, id, clock, userId: caller.account.userId, at: deps.now() };
    const draft = (await rowsOf(tx, row)).find((one) => one.clock === clock);
    if (draft?.sentAt) throw new AppError(409, 'incident_sent');
    if (!draft) await repository.saveDraft(tx, place, {});
    await repository.recordSent(tx, place, { at: new Date(sentAt), receipt });
    const sha256 = createHash('sha256')
      .update(JSON.stringify(draft?.content ?? {}))
      .digest('hex');
    await log('notification_sent', JSON.stringify({ clock, sentAt, receipt, sha256 }));
    await logHead(deps, tx, { organizationId: row.organizationId, incidentId: id });
  });
}
