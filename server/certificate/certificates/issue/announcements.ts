import sql from 'sql-template-tag';
import { explanationDays, type AnnouncedReason } from '#core/certificate/certification.ts';
import { endOfTerm } from '#core/platform/calendar/deadlines.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { addFacts, openTask, resolveTask } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import * as repository from '#server/certificate/certificates/repository.ts';

/** That a certificate is to be revoked, as its organisation was notified. */
export type Announcement = Readonly<{
  id: string;
  certificateId: string;
  reason: AnnouncedReason;
  grounds: string;
  explainUntil: Date;
  explanation: string | null;
}>;

type OfCertificate = Readonly<{ organizationId: string; id: string }>;

const columns = sql`id, certificate_id, reason, grounds, explain_until, explanation`;

/** What was announced of an organisation's certificates and is not decided. */
export function openAnnouncements(db: Db, organizationId: string): Promise<Announcement[]> {
  return db.rows<Announcement>(sql`
    select ${columns} from revocation_notices where organization_id = ${organizationId} and decided_at is null order by announced_at, id`);
}

async function openFor(db: Db, { organizationId, id }: OfCertificate): Promise<Announcement | null> {
  return (await openAnnouncements(db, organizationId)).find(({ certificateId }) => certificateId === id) ?? null;
}

/**
 * Announces that a certificate is to be revoked and puts the decision before an operator; returns until when the organisation may
 * explain itself. Refuses with 404 what is not in force and with 409 what was announced already.
 */
export async function announce(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  about: OfCertificate & Readonly<{ reason: AnnouncedReason; grounds: string }>,
): Promise<{ number: string; until: Date }> {
  const { organizationId, id, reason, grounds } = about;
  const row = await repository.certificateById(tx, organizationId, id);
  if (!row || row.revokedAt !== null) throw notFound();
  const [announcedAt, noticeId] = [deps.now(), deps.newId()];
  const until = endOfTerm(announcedAt, explanationDays);
  const made = await tx.rows(sql`
    insert into revocation_notices (organization_id, id, certificate_id, reason, grounds, announced_at, explain_until)
    values (${organizationId}, ${noticeId}, ${id}, ${reason}, ${grounds}, ${announcedAt}, ${until})
    on conflict (organization_id, certificate_id) where decided_at is null do nothing returning id`);
  if (made.length === 0) throw new AppError(409, 'revocation_announced');
  const facts = {
    certificateId: id,
    certificateNumber: row.certificateNumber,
    organization: row.organizationName,
    reason,
    grounds,
    decideAt: until.toISOString(),
    explanation: null,
  };
  await openTask(deps, tx, { kind: 'revocation_announced', subject: noticeId, organizationId, facts });
  return { number: row.certificateNumber, until };
}

/** Stores what the organisation states to it, once and until its time is over; refuses with 404 where nothing was announced. */
export async function explain(deps: Pick<Deps, 'now'>, tx: Db, about: OfCertificate & Readonly<{ text: string }>): Promise<void> {
  if (!(await repository.certificateById(tx, about.organizationId, about.id))) throw notFound();
  const open = await openFor(tx, about);
  if (!open) throw new AppError(409, 'nothing_announced');
  if (deps.now() > open.explainUntil) throw new AppError(409, 'explanation_over');
  const rows = await tx.rows(sql`
    update revocation_notices set explanation = ${about.text}, explained_at = ${deps.now()}
    where organization_id = ${about.organizationId} and id = ${open.id} and decided_at is null and explanation is null returning id`);
  if (rows.length === 0) throw new AppError(409, 'explained_already');
  await addFacts(tx, 'revocation_announced', open.id, { explanation: about.text });
}

/** Ends an announcement; refuses with 409 a revocation before the organisation's time is over. */
export async function settle(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  { organizationId, noticeId, outcome }: Readonly<{ organizationId: string; noticeId: string; outcome: 'revoked' | 'kept' }>,
): Promise<Announcement> {
  const [open] = await tx.rows<Announcement>(sql`
    select ${columns} from revocation_notices
    where organization_id = ${organizationId} and id = ${noticeId} and decided_at is null for update`);
  if (!open) throw notFound();
  if (outcome === 'revoked' && deps.now() <= open.explainUntil) throw new AppError(409, 'explanation_running');
  await tx.rows(sql`
    update revocation_notices set decided_at = ${deps.now()}, outcome = ${outcome}
    where organization_id = ${organizationId} and id = ${noticeId}`);
  return open;
}

/** A certificate that is revoked for whatever other reason has nothing announced of it any more. */
export async function dropAnnouncement(deps: Pick<Deps, 'now'>, tx: Db, about: OfCertificate): Promise<void> {
  const rows = await tx.rows<{ id: string }>(sql`
    update revocation_notices set decided_at = ${deps.now()}, outcome = 'revoked'
    where organization_id = ${about.organizationId} and certificate_id = ${about.id} and decided_at is null returning id`);
  for (const { id } of rows) await resolveTask(deps, tx, 'revocation_announced', id);
}
